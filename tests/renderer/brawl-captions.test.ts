import { describe, expect, it } from 'vitest'
import { cards } from '../../src-engine/brawl/cards.ts'
import { characters } from '../../src-engine/brawl/character.ts'
import type { BrawlEvent } from '../../src-engine/brawl/events.ts'
import { caption as captions } from '../../src-renderer/games/brawl/story.ts'
import { cardName, cardText } from '../../src-renderer/games/brawl/cards/card-text.ts'
import { judgeWords } from '../../src-renderer/games/brawl/judge-words.ts'
import { characterLine } from '../../src-renderer/games/brawl/people/character-line.ts'
import { refusalText } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { game, kinds, wander } from '../engine/brawl/random-games.ts'
import { play, visibleEvents } from '../../src-engine/core/match.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

await loadLanguage('en')
const names = namesOf({ Ann: 'Ann Ó Brien', Ben: 'Ben' })
const place = { zone: 'Ann|Ben', base: 0, id: 1, owner: 'Ann' } as const

describe('Brawl: captions', () => {
  it.each<[BrawlEvent, string]>([
    [
      { type: 'freeze', by: 'Ben', leader: 'Ann', ...place },
      'Ben freezes Ann Ó Brien’s Base (number 1): it is Ann Ó Brien’s.',
    ],
    [
      { type: 'reverse', by: 'Ben', reversed: true, ...place },
      'Ben reverses Ann Ó Brien’s Base (number 1): fewest Hits win it.',
    ],
    [
      { type: 'play', by: 'Ben', card: 'block-red', of: 'Ann', hits: 2, ...place },
      'Ben blocks Ann Ó Brien’s side at number 1.',
    ],
    [{ type: 'play', by: 'Ben', card: 'hit-red', of: 'Ben', hits: 2, ...place }, ''],
    [{ type: 'base-won', forfeit: false, reversed: false, ...place }, 'Base 1 counts for nobody.'],
    [{ type: 'tied', seats: ['Ann', 'Ben'], bases: 1 }, 'Ann Ó Brien and Ben are level with one Base each.'],
    [
      { type: 'over', winners: [], draw: true, bases: { Ann: 1, Ben: 1 }, why: 'frozen' },
      'Every Base is frozen: a draw.',
    ],
  ])('%j', (event, words) => {
    expect(captions(event, names)).toBe(words)
  })

  it('tell every event of random games without a gap, and the end of each', () => {
    const types = new Set<string>()
    for (const [at, kind] of kinds.entries()) {
      const last = wander(kind, at + 3, 2000, ({ before, by, action }) => {
        const played = play(before, by, action)
        if (!played.ok) throw new Error(played.refused)
        for (const event of visibleEvents(played.events, 'table')) {
          types.add(event.type)
          expect(captions(event as BrawlEvent, names)).not.toMatch(/undefined|\[object/)
        }
      })
      expect(game.outcome(last.state)).toBeDefined()
    }
    expect([...types]).toEqual(
      expect.arrayContaining(['draw', 'take', 'discard', 'play', 'base', 'clear', 'freeze', 'tag', 'base-won', 'over']),
    )
  })
})

it('Brawl: what the judge found is said with the card, the place, the time and how it ended', () => {
  const misplay = { at: 1, sure: true, played: {}, line: [] }
  const duel = { card: 'hit-red', waitedMs: 12_350, zone: [] }
  const said = (better: object, code: string, params: object): string =>
    judgeWords.misplay({ ...misplay, better, lost: { code, params } } as never, names)
  expect(said({ do: 'play', base: 1, side: 'Ann' }, 'made', duel)).toBe(
    'Ann Ó Brien’s side of Base 2: **red Hit** lay open for 12.4 s until it was played.',
  )
  expect(said({ do: 'play', edge: 'left' }, 'gone', { ...duel, card: 'base', zone: ['Ann', 'Ben'] })).toBe(
    'Ann Ó Brien against Ben: The left end of the row: **Base** lay open for 12.4 s until it was of no more use there.',
  )
  const chapter = { name: 'round 1', choices: 3, asGood: 2, notKnown: 0, misplays: [] }
  expect(judgeWords.total!([{ ...chapter, waitsMs: [900, 12_000, 1500] }])).toBe(
    '3 useful plays came open: half of them lay for no more than 1.5 s, the longest for 12.0 s.',
  )
})

it('Brawl: every card and every student has words of its own', () => {
  for (const words of [cards.map(cardName), cards.map(cardText), characters.map(({ id }) => characterLine(id))]) {
    expect(new Set(words).size).toBe(words.length)
    for (const one of words) expect(one).toMatch(/^[A-Za-z].{2,}/)
  }
})

it('Brawl: a table that can’t be set up says why by its kind and its house rule', () => {
  const few = { code: 'too-few-players', params: { kind: 'round-robin', least: 3, most: 12, n: 2 } }
  expect(refusalText(few, 'brawl')).toBe('A round robin needs at least 3 players.')
  const wrong = { code: 'in-no-team', params: { option: 'teams', seat: 'Ann' } }
  expect(refusalText(wrong, 'brawl')).toBe('Teams: Ann is in no team.')
})
