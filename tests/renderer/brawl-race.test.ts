import { beforeAll, describe, expect, it } from 'vitest'
import { reactionMs } from '../../src-engine/brawl/numbers.ts'
import { tooLateText } from '../../src-renderer/games/brawl/actions/too-late-text.ts'
import { leftHand, rightHand, spotsByKey } from '../../src-renderer/games/brawl/actions/keys.ts'
import { glanceMs, RowHistory } from '../../src-renderer/games/brawl/actions/row-history.ts'
import { lastSeconds, waitMs } from '../../src-renderer/games/brawl/last-seconds.ts'
import { screens } from '../../src-renderer/games/brawl/screens.ts'
import type { BaseView } from '../../src-engine/brawl/view.ts'
import type { BrawlEvent } from '../../src-engine/brawl/events.ts'
import type { Row } from '../../src-renderer/games/brawl/board/rows.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

const row = (...ids: readonly number[]): Row => ({
  name: '',
  seats: ['Ann', 'Ben'],
  closed: false,
  bases: ids.map(id => ({ id }) as BaseView),
})

describe('Brawl: keys follow what the eye saw', () => {
  it('for a quarter of a second after a Base pushes in from the left they mean the old row', () => {
    const seen = new RowHistory()
    seen.show([row(1, 2)], 0)
    seen.show([row(3, 1, 2)], 1000)
    const keys = { seat: 'Ann', hand: leftHand, row: '' }
    const first = (now: number) =>
      spotsByKey(keys, row(3, 1, 2), 'Ben', 'Ann', false, seen.seen('', now)).get(leftHand.near[0]!)?.id
    expect([1000 + glanceMs - 1, 1000 + glanceMs].map(first)).toEqual([1, 3])
  })
  it('two shifts in a row are not confused', () => {
    const seen = new RowHistory()
    for (const [at, ids] of [
      [0, [1, 2]],
      [500, [3, 1, 2]],
      [600, [1, 2]],
      [700, [4, 1, 2]],
    ] as const)
      seen.show([row(...ids)], at)
    expect([740, 760, 860, 960].map(now => seen.seen('', now))).toEqual([
      [1, 2],
      [3, 1, 2],
      [1, 2],
      [4, 1, 2],
    ])
  })
  it('one’s own Base keeps its spot when it gets its number', () => {
    const seen = new RowHistory()
    seen.show([row(1, 2)], 0)
    seen.show([row(-1, 1, 2)], 100)
    seen.show([row(9, 1, 2)], 140)
    expect(seen.seen('', 100 + glanceMs)).toEqual([9, 1, 2])
  })
  it('no key means two things', () => {
    for (const hand of [leftHand, rightHand]) {
      const codes = Object.values(hand).flat().slice(1)
      expect(new Set(codes).size).toBe(codes.length)
    }
  })
})

describe('Brawl: who loses a race reads to whom', () => {
  const names = namesOf({ Ann: 'Ann', Ben: 'Ben' })
  const numbered = (...events: readonly BrawlEvent[]) => events.map((event, at) => ({ n: at + 1, event }))
  const at = { zone: 'Ann|Ben', base: 0, id: 4, owner: 'Ann' }
  const hit: BrawlEvent = { type: 'play', by: 'Ben', card: 'hit-red', of: 'Ann', hits: 1, ...at }
  const spot = { row: '', id: 4, side: 'Ann' }
  it('with what, and by how much', () => {
    expect(tooLateText({ events: numbered(hit), names }, 'Ann', spot, 12)).toBe(
      'Too late: Ben’s red Hit was first (12 ms).',
    )
  })
  it('without a time where the last play the host took was another one', () => {
    const draw: BrawlEvent = { type: 'draw', by: 'Ann', card: 'press', left: 3 }
    expect(tooLateText({ events: numbered(hit, draw), names }, 'Ann', spot, 12)).toBe(
      'Too late: Ben’s red Hit was first.',
    )
  })
  it('of a Base that was swept away as well, and of an end of the row', () => {
    const clear: BrawlEvent = { type: 'clear', by: 'Ben', cards: [], ...at }
    expect(tooLateText({ events: numbered(clear), names }, 'Ann', spot, 3)).toContain('Ben’s Clear')
    const base: BrawlEvent = { type: 'base', by: 'Ben', edge: 'left', ...at }
    expect(tooLateText({ events: numbered(base), names }, 'Ann', { row: '', edge: 'right' }, 3)).toContain('Ben’s Base')
  })
  it('nothing where nobody else has put a card', () => {
    expect(tooLateText({ events: numbered({ ...hit, by: 'Ann' }), names }, 'Ann', spot, 3)).toBeUndefined()
    expect(tooLateText({ events: numbered({ ...hit, id: 5 }), names }, 'Ann', spot, 3)).toBeUndefined()
  })
})

it('Brawl: what is said of the bots tells how fast they are', () => {
  expect(reactionMs.normal / reactionMs.hard).toBeLessThan(2)
  expect(screens.levelText?.('normal')).toContain('1.5 s')
  expect(screens.levelText?.('hard')).toContain('1 s')
  expect(screens.levelText?.('master')).toContain('0.8 s')
})

it('Brawl remembers the last five seconds of play alone, and cuts a wait short', () => {
  let kept: readonly { readonly at: number }[] = []
  for (let at = 0; at < 30; at++) kept = lastSeconds(kept, { at: at * 1000 })
  // Nine waits of at most six tenths make up five seconds.
  expect(kept.map(({ at }) => at / 1000)).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29])
  expect(waitMs(kept, 0)).toBe(600)
})
