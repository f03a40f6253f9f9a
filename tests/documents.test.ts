import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { games } from '../src-engine/index.ts'
import { refusalCodesOf } from './support/refusal-codes.ts'

// What the code cites is in the tree, and what the documents list is what the code knows.
const root = resolve(import.meta.dirname, '..')
const rooms = ['resources/launch', 'src-engine', 'src-main', 'src-renderer', 'tests']

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    if (name === 'node_modules') return []
    if (statSync(path).isDirectory()) return files(path, ending)
    return ending.test(name) ? [relative(root, path)] : []
  })
}
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const headings = (text: string): string[] => [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, title]) => title!)

const documents = ['README.md', ...rooms.flatMap(room => files(join(root, room), /\.md$/))]
const ruleBooks = documents.filter(file => file.endsWith('/RULES.md'))
const rules = new Set(ruleBooks.flatMap(file => headings(read(file)).filter(title => /^[A-Z]+-\d+$/.test(title))))
const families = new Set([...rules].map(rule => rule.split('-')[0]!))
const sections: { readonly [name: string]: readonly string[] } = {
  DESIGN: headings(read('src-engine/DESIGN.md')),
  SCENARIOS: headings(read('tests/scenarios/SCENARIOS.md')),
}

/** Whole numbers of the rules named from here on: `FMT-6`, `FMT-6, 7`, `FMT-6…16`, `BRL-5 … BRL-10, BRL-15`. */
function ruleNumbers(text: string): string[] {
  const tag = `(?:${[...families].join('|')})-\\d+`
  const more = `(?:(?:, | and | … |…|–)(?:${tag}|\\d+(?![\\w.%:])))*`
  return [...text.matchAll(new RegExp(`\\b${tag}${more}`, 'g'))].flatMap(([cited]) => {
    const [family] = cited.split('-')
    const numbers = [...cited.matchAll(/\d+/g)].map(([number]) => Number(number))
    const ranges = [...cited.matchAll(/(\d+) ?[…–] ?(?:[A-Z]+-)?(\d+)/g)].flatMap(([, from, to]) =>
      Array.from({ length: Math.max(0, Number(to) - Number(from) - 1) }, (_, i) => Number(from) + 1 + i),
    )
    const own = [...cited.matchAll(/([A-Z]+)-(\d+)/g)].map(([, name, number]) => `${name}-${number}`)
    const loose = [...numbers, ...ranges].map(number => `${family}-${number}`)
    // In `AOB-6, KOW-3` each number has its own family; in `FMT-6, 7` the first one goes on.
    return new Set(own.map(one => one.split('-')[0])).size > 1 ? own : [...own, ...loose]
  })
}

/** What a line cites that is nowhere: a rule without a number of its own, a section without a heading. */
function missing(line: string): string[] {
  const noRule = ruleNumbers(line).filter(rule => !rules.has(rule))
  const noBook = [...line.matchAll(/\bRULES[,:]? ([A-Z]\w*)/g)].map(([, name]) => name!.split('-')[0]!)
  const noSection = [...line.matchAll(/\b(DESIGN|SCENARIOS)(?:\.md)?(?:[,:] (.*))?/g)].flatMap(([, name, rest]) => {
    if (rest === undefined || name === undefined) return []
    return sections[name]!.some(title => new RegExp(`^${title}(?![\\w ]*\\w)`).test(rest)) ? [] : [`${name}, ${rest}`]
  })
  return [...noRule, ...noBook.filter(name => !families.has(name)), ...noSection]
}

/** Here are citations wrong on purpose, and those of a game that is only an example. */
const elsewhere = ['tests/documents.test.ts', 'src-engine/ADD-A-GAME.md']
const citing = rooms.flatMap(room => files(join(root, room), /\.(ts|vue|json|css|md)$/))

it('every rule, design section and scenario section that is cited is there', () => {
  const astray = citing
    .filter(file => !elsewhere.includes(file))
    .flatMap(file => [file, ...read(file).split('\n')].flatMap(line => missing(line).map(what => `${file}: ${what}`)))
  expect(astray).toEqual([])
})

it('a citation that leads nowhere is found', () => {
  for (const wrong of [
    '// as the whist core does (RULES BRL-99)',
    '(RULES FMT-6, 77)',
    '(RULES FMT-18…21)',
    '(RULES XYZ)',
    '(DESIGN, The kitchen)',
    '(SCENARIOS.md, The filed)',
    '(SCENARIOS, do)',
  ])
    expect([wrong, missing(wrong)]).not.toEqual([wrong, []])
  for (const right of [
    '(RULES FMT-4, 8, 11)',
    '(RULES BRL-5 … BRL-10, BRL-15)',
    '(DESIGN, A game)',
    'AOB-6, KOW-3, KW-4',
  ])
    expect(missing(right)).toEqual([])
})

it('every rule of a game that can be played is shown by a scenario or a test that names it', () => {
  // Clash is young: what its rules say is not all shown yet.
  const played = ruleBooks.filter(file => !file.includes('/clash/'))
  const shown = new Set(
    files(join(root, 'tests'), /\.(ts|json)$/).flatMap(file => [file, read(file)].flatMap(text => ruleNumbers(text))),
  )
  const silent = played.flatMap(file => headings(read(file)).filter(title => rules.has(title) && !shown.has(title)))
  expect(silent).toEqual([])
})

/** Files that a page has its reader make. */
const toBeMade = ['card-Copper-Cockerel.json', 'KW-1-first-hand-of-three.json']

it('files and folders that documents name are there', () => {
  const gone = documents.flatMap(file =>
    [...read(file).matchAll(/`((?:src-\w+|tests|resources|\.github)\/[^`\s]*)`/g)]
      .map(([, path]) => path!)
      .filter(path => !/[<…*]/.test(path) && !toBeMade.some(made => path.endsWith(made)))
      .filter(path => !existsSync(join(root, path)))
      .map(path => `${file}: ${path}`),
  )
  expect(gone).toEqual([])
})

it('links between documents lead somewhere', () => {
  const broken = documents.flatMap(file =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, to]) => to!)
      .filter(to => !existsSync(resolve(root, dirname(file), to)))
      .map(to => `${file}: ${to}`),
  )
  expect(broken).toEqual([])
})

interface Word {
  readonly shape: { readonly do: { readonly value: string } }
}
/** The chapter with the game's name, or one about several games that names it at its beginning. */
function chapterOf(id: string): string {
  const chapters = read('tests/scenarios/SCENARIOS.md').split(/^## /m)
  const found = chapters.find(
    chapter => chapter.toLowerCase().startsWith(`${id}\n`) || chapter.split('\n\n')[1]?.includes(`\`${id}\``) === true,
  )
  return found ?? ''
}

it.each(Object.values(games).map(game => game.id))(
  'the scenario page names every house rule, word and refusal of %s',
  id => {
    const game = games[id]!
    const named = new Set([...chapterOf(id).matchAll(/`([^`]+)`/g)].map(([, word]) => word))
    const schema = game.actions.schema as unknown as Word & { readonly options?: readonly Word[] }
    const words = schema.options ?? [schema]
    const wanted = [
      ...game.options.map(({ key }) => key),
      ...words.map(({ shape }) => shape.do.value),
      ...(refusalCodesOf(id) ?? []),
    ]
    expect(wanted.filter(word => !named.has(word))).toEqual([])
  },
)
