import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src-renderer')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })

/**
 * The Vue plugin keeps one entry a file for `<style src>`, the last component's; where two components name the same file
 * as their first and as their second block, the build fails now and then. Such a file is imported in the script instead.
 */
test('a style file that several components share is the same block in each', () => {
  const blocksOf = new Map<string, Map<number, string>>()
  for (const path of files) {
    if (!path.endsWith('.vue')) continue
    const blocks = [...read(path).matchAll(/^<style(?: scoped)?(?: src="([^"]+)")?/gm)]
    blocks.forEach(([, src], index) => {
      if (src === undefined) return
      const file = relative(root, resolve(root, path, '..', src))
      blocksOf.set(file, (blocksOf.get(file) ?? new Map<number, string>()).set(index, path))
    })
  }
  const unlike = [...blocksOf]
    .filter(([, at]) => at.size > 1)
    .map(([file, at]) => `${file}: ${[...at.values()].join(', ')}`)
  expect(blocksOf.size).toBeGreaterThan(5)
  expect(unlike).toEqual([])
})

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

// Parts of `design` carry names of their own (`k-`).
test('a component of the shared rooms styles only itself', () => {
  const reaching = files.filter(
    path => /^(?:App|table\/|pages\/|games\/plain\/).*\.vue$/.test(path) && /^<style(?! scoped)/m.test(read(path)),
  )
  expect(reaching).toEqual([])
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
