import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { prose as plugin, sectionsOf } from '../../resources/launch/prose.ts'
import { screens } from '../../src-renderer/games/register.ts'
import { languages, type Language } from '../../src-renderer/words/languages.ts'
import { prose } from '../support/all-messages.ts'

const all = Object.keys(languages) as Language[]
const html = (text: string): string => sectionsOf(text).join('')
/** What is the same in every language: parts and figures in their order, and every number that is written in digits. */
const bones = (text: string): readonly string[] => [
  ...html(text).match(/<!--.*?-->|<\/?\w+|(?<=\s)[\w-]+="|(?<![\w{])\d+/g)!,
]

test.each(all)('in %s every game with rules has its page, and there is no other', language => {
  const told = Object.keys(screens).filter(game => screens[game]!.rules !== undefined)
  const pages = Object.entries(prose(language))
  const parts = pages.flatMap(([, text]) => [...text.matchAll(/@include: \.\/(.+)\.md/g)].map(([, name]) => name!))
  expect(pages.map(([name]) => name).toSorted()).toEqual([...new Set([...told, ...parts])].toSorted())
})

test.each(all)(
  'the pages in %s say part by part what the English ones say, with the same figures and numbers',
  language => {
    const english = prose('en')
    for (const [name, text] of Object.entries(prose(language)))
      expect([name, ...bones(text)]).toEqual([name, ...bones(english[name]!)])
  },
)

test('what a page shows is drawn by its game, and all of it is shown', async () => {
  const pages = prose('en')
  const tagsOf = (text: string): string[] => [
    ...[...text.matchAll(/<([A-Z]\w+)/g)].map(([, tag]) => tag!),
    ...[...text.matchAll(/@include: \.\/(.+)\.md/g)].flatMap(([, name]) => tagsOf(pages[name!]!)),
  ]
  const drawn = new Map<object, Set<string>>()
  for (const [game, { rules }] of Object.entries(screens)) {
    const figures = (await rules?.(() => undefined)) ?? {}
    const shown = tagsOf(pages[game] ?? '')
    expect([game, shown.filter(tag => !(tag in figures))]).toEqual([game, []])
    for (const tag of shown) drawn.set(figures, (drawn.get(figures) ?? new Set()).add(tag))
  }
  for (const [figures, shown] of drawn) expect([...shown].toSorted()).toEqual(Object.keys(figures).toSorted())
})

it('a page becomes sections, figures with their words, and the page it includes', () => {
  expect(html('## One\nThis **weighs**.\n\n<Two why="x">\nOf it.\n</Two>\n')).toBe(
    '<section><h2>One</h2>\n<p>This <strong>weighs</strong>.</p>\n<Two why="x">\nOf it.\n</Two>\n</section>',
  )
  const { handler } = plugin().transform as unknown as {
    handler(this: object, page: string, id: string): { readonly code: string }
  }
  const folder = join(import.meta.dirname, '../../src-renderer/words/en/rules')
  const files: string[] = []
  const { code } = handler.call(
    { addWatchFile: (file: string) => files.push(file) },
    '<!--@include: ./parts/tricks.md-->',
    join(folder, 'toy.md'),
  )
  expect(files).toEqual([join(folder, 'parts/tricks.md')])
  expect(code).toContain(/^## (.*)$/m.exec(readFileSync(join(folder, 'parts/tricks.md'), 'utf8'))![1])
})

test('Whist: the rules pages tell the other names of the game, and the story of the tavern', () => {
  const { 'knock-out-whist': names, 'all-out-brawl': story } = prose('en')
  for (const name of ['Trumps', 'Rat', 'Diminishing Whist']) expect(names).toContain(`**${name}**`)
  expect(story).toContain('The first rule of the tavern')
})
