import { beforeAll, describe, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { brawl } from '../../src-engine/brawl/game.ts'
import { anyGame } from '../../src-engine/core/game.ts'
import { play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import type { SeatState, TableState } from '../../src-engine/protocol/to-client.ts'
import { sharedKeys, tools, type Keys } from '../../src-renderer/games/brawl/actions/keys.ts'
import { useOwnActions } from '../../src-renderer/games/brawl/actions/use-own-actions.ts'
import TableTools from '../../src-renderer/games/brawl/hand/TableTools.vue'
import { rowsOf } from '../../src-renderer/games/brawl/board/rows.ts'
import type { BrawlProps } from '../../src-renderer/games/brawl/props.ts'
import type { BrawlView } from '../../src-engine/brawl/view.ts'
import { awaitedReady } from '../../src-renderer/games/brawl/status-text.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

const game = anyGame(brawl)
function table(seats: readonly string[], options: { readonly [key: string]: string } = {}): Match {
  const started = start(game, { seats, options, seed: 7 })
  if (!started.ok) throw new Error(started.code)
  return seats.reduce((match, seat) => after(match, seat, 'knock'), started.match)
}
function after(match: Match, seat: string, what: string): Match {
  const next = play(match, seat, { do: what })
  if (!next.ok) throw new Error(next.refused)
  return next.match
}
const viewOf = (match: Match): BrawlView => game.open(match.state) as unknown as BrawlView

describe('Brawl: what one can do beside the cards', () => {
  /** The tools as `seat` has them on the screen. */
  const shown = (match: Match, seat: string): Promise<string> => {
    const view = viewOf(match)
    const props = {
      table: { phase: 'playing', paused: false, places: [] },
      view,
      offersOf: (one: string) => game.offers(match.state, one),
      yours: [seat],
      names: namesOf({}),
      events: [],
      act: () => Promise.resolve(undefined),
    } as unknown as BrawlProps
    return renderToString(
      createSSRApp({
        setup() {
          const own = useOwnActions(props)
          return () => h(TableTools, { own, seat, view, atHost: false, calling: false, caps: () => [] })
        },
      }),
    )
  }

  it('in a tournament one may say that one is done (RULES BRL-14)', async () => {
    const match = table(['Ann', 'Ben'])
    for (const seat of ['Ann', 'Ben']) expect(await shown(match, seat)).toContain('data-testid="done"')
  })

  it('in training no turn offers it, neither before a card is drawn nor after (RULES BRL-3)', async () => {
    let match = table(['Ann', 'Ben'], { mode: 'training' })
    for (let turn = 0; turn < 6; turn++) {
      const [seat = ''] = toAct(match)
      for (const what of ['draw', 'discard']) {
        for (const one of ['Ann', 'Ben']) {
          const html = await shown(match, one)
          expect(html).toContain('brawl-tools')
          expect(html).not.toContain('data-testid="done"')
        }
        match = after(match, seat, what)
      }
    }
  })
})

describe('Brawl: the keys of the upper row', () => {
  const codes = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit7', 'Digit8', 'Digit9', 'Digit0']
  const said = (keys: readonly Keys[]): string[] =>
    codes.map(code =>
      keys.flatMap(({ seat, hand }) => tools.flatMap(tool => (hand[tool] === code ? `${seat} ${tool}` : []))).join(),
    )

  it('tag, say done, call a foul and stop, for each of two from their own side inwards', () => {
    const view = viewOf(table(['Ann', 'Ben']))
    expect(said(sharedKeys(view, rowsOf(view), ['Ann', 'Ben']))).toEqual([
      'Ann tag',
      'Ann done',
      'Ann foul',
      'Ann stop',
      'Ben stop',
      'Ben foul',
      'Ben done',
      'Ben tag',
    ])
  })
  it('one person has both sides; three at one machine have fingers only', () => {
    const duel = viewOf(table(['Ann', 'Ben']))
    expect(new Set(said(sharedKeys(duel, rowsOf(duel), ['Ben'])))).toEqual(
      new Set(['Ben tag', 'Ben done', 'Ben foul', 'Ben stop']),
    )
    const circle = viewOf(table(['Ann', 'Ben', 'Cal'], { table: 'round-robin' }))
    expect(said(sharedKeys(circle, rowsOf(circle), ['Ann', 'Ben', 'Cal'])).join('')).toBe('')
  })
  it('are no keys of the cards', () => {
    const view = viewOf(table(['Ann', 'Ben']))
    for (const { hand } of sharedKeys(view, rowsOf(view), ['Ann', 'Ben']))
      for (const code of [...hand.far, ...hand.base, ...hand.near, hand.draw, hand.discard, hand.take])
        expect(tools.map(tool => hand[tool])).not.toContain(code)
  })
})

describe('Brawl: while the game stands still', () => {
  const placeOf = (seat: string, person: string, here = true) =>
    ({ seat, name: seat, kind: 'person', person, here }) as unknown as SeatState
  const stopped = (places: readonly SeatState[], ready: readonly string[] = []): TableState =>
    ({ places, ready, paused: true }) as unknown as TableState

  it('whoever is here and has not said that they are ready is named, each person once', () => {
    const bot = { seat: 'Bo', name: 'Bo', kind: 'bot', here: true } as unknown as SeatState
    const places = [placeOf('Ann', 'a'), placeOf('Ann 2', 'a'), placeOf('Ben', 'b'), placeOf('Cal', 'c', false), bot]
    expect(awaitedReady(stopped(places))).toEqual(['Ann', 'Ben'])
    expect(awaitedReady(stopped(places, ['a']))).toEqual(['Ben'])
    expect(awaitedReady(stopped(places, ['a', 'b']))).toEqual([])
  })
  it('nobody is, where one is alone', () => {
    expect(awaitedReady(stopped([placeOf('Ann', 'a'), placeOf('Ben', 'b', false)]))).toEqual([])
  })
})
