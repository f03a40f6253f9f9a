import { beforeAll, expect, it, vi } from 'vitest'
import { games, play, start, type Json, type JsonObject, type Match } from '../../src-engine/index.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { ballotWays, seatMarks } from '../../src-renderer/games/clash/ballots.ts'
import { cardText } from '../../src-renderer/games/clash/cards/text.ts'
import { caption } from '../../src-renderer/games/clash/story.ts'
import { reading } from '../../src-renderer/games/clash/reading.ts'
import { card } from '../../src-engine/clash/book.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(async () => {
  await loadLanguage('en')
  // What stands on cards is loaded when it is first asked for.
  await vi.waitUntil(() => cardText(card('Fire Bolt')) !== '')
})

const players = ['Ann', 'Ben', 'Cal']
const names = namesOf({})

function given(more: JsonObject): Match {
  const library = Object.fromEntries(players.map(seat => [seat, ['Plains', 'Plains']]))
  const options = { format: 'free-for-all' }
  const begun = start(games['clash']!, {
    seats: players,
    options,
    given: { turn: 'Ann', library, ...more },
    seed: 7,
  })
  if (!begun.ok) throw new Error(begun.code)
  return begun.match
}

function done(
  match: Match,
  ...actions: readonly (readonly [string, JsonObject])[]
): readonly [Match, readonly string[]] {
  let now = match
  const said: string[] = []
  for (const [seat, action] of actions) {
    const played = play(now, seat, action as Json)
    if (!played.ok) throw new Error(`${seat} ${played.refused}`)
    said.push(...played.events.map(({ event }) => caption(event as never, names)).filter(Boolean))
    now = played.match
  }
  return [now, said]
}

const seen = (match: Match, viewer: string): ClashView =>
  viewFor(match.game, match.state, viewer) as unknown as ClashView
const pass = { do: 'pass' }
const passes = ['Ann', 'Ben', 'Cal'].map(seat => [seat, pass] as const)

it('Clash: seats show crown, bounties and votes, to the table, to each player, and to the ear', () => {
  const match = given({
    crown: 'Ben',
    bounties: { Cal: 2 },
    battlefield: { Ann: ['Plains', 'Plains'] },
    hand: { Ann: ['Show of Hands'] },
  })
  const [voting, said] = done(match, ['Ann', { do: 'cast', card: 'Show of Hands' }], ...passes, [
    'Ann',
    { do: 'choose', pick: '1' },
  ])
  const marks = (viewer: string): readonly string[] =>
    ['Ann', 'Ben', 'Cal'].map(seat =>
      seatMarks(seen(voting, viewer), viewer, seat, names)
        .map(mark => `${mark.sign} ${mark.text}`.trim())
        .join(),
    )
  expect(marks('table')).toEqual(['vote 1', 'crown', 'bounty 2'])
  expect(marks('Cal')).toEqual(marks('table'))
  expect(said.at(-1)).toBe('Ann votes for: make 2 Recruit tokens.')
  const read = reading.table({ view: seen(voting, 'Cal'), viewer: 'Cal', names, offers: [] } as never)
  expect(read).toContain('Ben: holds the crown.')
  expect(read).toContain('Cal: 2 bounties on them.')
})

it('Clash: a vote shows its ways with who voted for which, an offer what taking and refusing do', () => {
  const hand = { Ann: ['Show of Hands', 'Olive Branch'] }
  const match = given({ battlefield: { Ann: ['Plains', 'Plains', 'Plains'] }, hand })
  const [voting] = done(match, ['Ann', { do: 'cast', card: 'Show of Hands' }], ...passes, [
    'Ann',
    { do: 'choose', pick: '2' },
  ])
  expect(ballotWays(seen(voting, 'Ben').pending!)).toEqual([
    { at: 0, text: '1 · Make 2 Recruit tokens', voters: [] },
    { at: 1, text: '2 · Each player gains 4 life', voters: ['Ann'] },
  ])
  const [offered] = done(match, ['Ann', { do: 'cast', card: 'Olive Branch', targets: ['Ben'] }], ...passes)
  expect(ballotWays(seen(offered, 'Ben').pending!).map(way => [way.at, way.text])).toEqual([
    [0, 'Take it: A truce through both your next turns'],
    [undefined, 'Refuse it: Make 2 Recruit tokens'],
  ])
  const [kept, said] = done(offered, ['Ben', { do: 'choose', pick: 'take' }])
  expect(said).toContain('Ben takes what Olive Branch offers.')
  expect(said).toContain('Ann and Ben don’t attack each other through their next turns.')
  // Who looks on sees every truce; a player those they are in.
  const truces = (viewer: string, seat: string): number => seatMarks(seen(kept, viewer), viewer, seat, names).length
  expect([truces('table', 'Ann'), truces('Ben', 'Ann'), truces('Cal', 'Ann')]).toEqual([1, 1, 0])
})
