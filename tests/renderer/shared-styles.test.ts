import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type AtRule } from 'postcss'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src-renderer')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })

/** What a game's cards and people look like is drawn with a palette of its own, as the courts of the deck are in `design`. */
const isDrawing = (path: string): boolean => /^games\/[\w-]+\/(?:cards|people)\/[\w-]+\.ts$/.test(path)
const rawColour = /(?<![\w.&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w(-])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i

test('colours have names: outside design and drawings none is written down', () => {
  const screens = files.filter(path => /\.(vue|css|ts)$/.test(path) && !path.startsWith('design/'))
  const raw = screens.filter(path => rawColour.test(read(path).replace(/<template #\w+/g, '')))
  expect(screens.length).toBeGreaterThan(100)
  expect(raw.filter(isDrawing).length).toBeGreaterThan(2)
  expect(raw.filter(path => !isDrawing(path))).toEqual([])
})

test('every colour, size and duration that is asked for by name is set somewhere', () => {
  const texts = files.filter(path => /\.(vue|css|ts)$/.test(path)).map(path => [path, read(path)] as const)
  const set = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['`"]?\s*[:\]]/g)].map(([, name]) => name)),
  )
  const inScript = texts.flatMap(([, text]) => [...text.matchAll(/['`](--[\w-]+)['`]/g)].map(([, name]) => name))
  // A component that puts its names together in its script knows them itself.
  const plain = texts.filter(([, text]) => !text.includes('`--${'))
  const unset = plain.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]*\w)\)/g)]
      .filter(([, name]) => !set.has(name) && !inScript.includes(name))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(unset).toEqual([])
})

// `100vh` is the window with a browser's bars away: while they are there a dialog as high as that hides its buttons below.
test('the height of the window is known by one name, and dialogs hold in what is left of it beside bars', () => {
  const styled = files.filter(path => /\.(vue|css)$/.test(path) && path !== 'design/tokens.css')
  expect(styled.filter(path => /\d[dsl]vh\b/.test(read(path)))).toEqual([])
  const inDialogs = styled.filter(path => /^(?:design\/parts|table\/chat)\/|Sheet\.vue$/.test(path))
  expect(inDialogs.filter(path => /\dvh\b/.test(read(path)))).toEqual([])
})

// One kind of style block, plain: parts of `design` carry names of their own (`k-`), and so does every room.
test('a style is a plain block or a sheet the script imports, and each of its rules names something of its own room', () => {
  const room = (path: string): string => path.split('/').slice(0, 2).join('/')
  const users = new Map<string, Set<string>>()
  for (const path of files.filter(path => /\.(vue|ts)$/.test(path))) {
    const text = read(path).replace(/<style>[^]*?<\/style>/g, '')
    const said = [
      ...[...text.matchAll(/[^:]\b(?:[\w-]+-)?class="([^"]*)"/g)].map(([, names]) => names!),
      ...[...text.matchAll(/:class="([^"]*)"/g)].flatMap(([, code]) => code!.match(/'[^']*'|`[^`]*`|\w+(?=:)/g) ?? []),
      ...[...text.matchAll(/class(?:Name|List\.\w+)?\s*[=:(]+\s*(['`][^'`]*)/g)].map(([, names]) => names!),
    ]
    for (const name of said.join(' ').match(/[a-z][\w-]*/gi) ?? [])
      users.set(name, (users.get(name) ?? new Set<string>()).add(room(path)))
  }
  const strange = files
    .filter(path => /\.(vue|css)$/.test(path) && !/^(?:design|old-tv)\//.test(path))
    .flatMap(path => {
      const text = read(path)
      const css = path.endsWith('.css')
        ? text
        : [...text.matchAll(/^<style>$([^]*?)^<\/style>$/gm)].map(([, one]) => one).join('')
      const rules: string[] = []
      parse(css).walkRules(rule => {
        const { parent } = rule
        if (parent?.type !== 'atrule' || (parent as AtRule).name !== 'keyframes') rules.push(...rule.selectors)
      })
      const isOwn = (name: string): boolean => [...(users.get(name) ?? [])].every(one => one === room(path))
      const names = (rule: string): string[] => rule.match(/(?<=\.)(?!is-|has-)[a-z][\w-]*/gi) ?? []
      return rules.filter(rule => !names(rule).some(isOwn)).map(rule => `${path}: ${rule}`)
    })
  const attributes = files.filter(path => path.endsWith('.vue') && /^<style .+>/m.test(read(path)))
  expect(users.size).toBeGreaterThan(500)
  expect(attributes).toEqual([])
  expect(strange).toEqual([])
})

// A second class for it was one component's own, and where another said its name the words stood on the screen. What a
// canvas or a state leaves to the ears is another matter.
test('what only ears hear has one class everywhere', () => {
  const hiding = files
    .filter(path => /\.(vue|css)$/.test(path))
    .filter(path => /^\.[\w-]+ \{(?:\n [^}]*)?\n  clip-path: inset\(50%\)/m.test(read(path)))
  expect(hiding).toEqual(['design/base.css'])
})

// A bracket on paper is laid out by the pieces of its names, before they are drawn.
test('somebody’s name is broken into lines in one way: outside `KName` and a bracket on paper nothing does it', () => {
  const breaking = files.filter(path => /\.(vue|ts)$/.test(path) && read(path).includes('breakable('))
  expect(breaking.toSorted()).toEqual([
    'design/parts/KName.vue',
    'design/parts/breakable.ts',
    'table/night/BracketPaper.vue',
  ])
})
