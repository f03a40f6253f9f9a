import { beforeAll, expect, it } from 'vitest'
import { clash } from '../../src-engine/clash/game.ts'
import type { ClashAction } from '../../src-engine/clash/actions.ts'
import { readyDecks } from '../../src-engine/clash/decks/lists.ts'
import { anyGame, type Seat } from '../../src-engine/core/game.ts'
import { botAction, counted, play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { carriedOut } from '../support/clash-presses.ts'
import { runs } from '../support/runs.ts'

beforeAll(() => loadLanguage('en'))

const game = anyGame(clash)
const seats: readonly Seat[] = ['Ann', 'Ben']

/** Without what only says which of equal things, and in which of several turns. */
function meant({ ids: _ids, in: _in, ...action }: ClashAction & { ids?: unknown; in?: unknown }): unknown {
  // One's main phase is left by its own buttons, which say where to; who attacks or blocks with nobody passes.
  const pairs = action.do === 'attack' ? action.attackers : action.do === 'block' ? action.blockers : undefined
  const isPass = action.do === 'pass-to' || (pairs !== undefined && Object.keys(pairs).length === 0)
  return isPass ? { do: 'pass' } : action
}

/** A duel of bots; what `pressing` does goes over the screens, press by press. Gives who won, and what was not done. */
function duel(seed: number, decks: readonly [string, string], pressing: readonly Seat[]) {
  const options = { format: 'free-for-all', stops: 'default', decks: { Ann: decks[0], Ben: decks[1] } }
  const started = start(game, { seats, options, seed })
  if (!started.ok) throw new Error(started.code)
  let match: Match = started.match
  const kinds = new Set<string>()
  const undone: string[] = []
  for (let acts = 0; acts < 3000; acts++) {
    const outcome = game.outcome(match.state)
    if (outcome !== undefined) return { winners: outcome.draw ? [] : outcome.winners, kinds, undone }
    const seat = toAct(match)[0]!
    let action = botAction(match, seat, 'normal', counted(1)) as unknown as ClashAction
    // Where a seat is asked at all is set in a sheet of switches (clash-at-the-table.test.ts).
    if (pressing.includes(seat) && action.do !== 'stops') {
      const sent = carriedOut(match, seat, action)
      if (sent === undefined || JSON.stringify(meant(sent)) !== JSON.stringify(meant(action)))
        undone.push(`${JSON.stringify(action)} became ${JSON.stringify(sent)}`)
      action = sent ?? action
      kinds.add(action.do)
    }
    const played = play(match, seat, action as never)
    if (!played.ok) throw new Error(`${seat} was refused ${JSON.stringify(action)}: ${played.refused}`)
    match = played.match
  }
  throw new Error('never over')
}

it('Clash: whoever presses buttons and keys one by one does all that a bot does at the socket, and wins what it wins', () => {
  const kinds = new Set<string>()
  for (let seed = 0; seed < runs(6).numRuns; seed++) {
    const decks = [
      readyDecks[seed % readyDecks.length]!.id,
      readyDecks[(seed * 3 + 1) % readyDecks.length]!.id,
    ] as const
    const atTheSocket = duel(seed, decks, [])
    const byPresses = duel(seed, decks, ['Ann'])
    expect(byPresses.undone, `seed ${seed}`).toEqual([])
    expect(byPresses.winners, `seed ${seed}`).toEqual(atTheSocket.winners)
    for (const kind of byPresses.kinds) kinds.add(kind)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['keep', 'land', 'cast', 'activate', 'attack', 'block', 'discard']))
})
