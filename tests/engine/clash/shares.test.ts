import { expect, it } from 'vitest'
import { games, start, toAct, botAction, counted, play, type Json, type Level } from '../../../src-engine/index.ts'
import { names } from '../../support/drawn-games.ts'

/** Nobody is ganged up on for where they sit: in even company each seat is attacked about as often as any other. */

it.each([
  ['normal', 4],
  ['normal', 6],
  ['hard', 4],
] as const)('Clash: %s bots who are all alike, %i of them, do not all attack the same seat', (level, seats) => {
  const who = names.slice(0, seats)
  const attacked = who.map(seat => firstAttacked(who, seat, level))
  const most = Math.max(...who.map(seat => attacked.filter(one => one === seat).length))
  expect(attacked.every(one => one !== undefined)).toBe(true)
  expect(most).toBeLessThanOrEqual(2)
})

/** Whom a seat attacks where everybody has the same creatures and the same life. */
function firstAttacked(who: readonly string[], active: string, level: Level): string | undefined {
  const each = (cards: readonly string[]) => Object.fromEntries(who.map(seat => [seat, cards]))
  const made = start(games['clash']!, {
    seats: who,
    options: { format: 'free-for-all' },
    given: {
      turn: who[0]!,
      active,
      phase: 'attack',
      stops: 'default',
      battlefield: each(['Cellar Eel']),
      library: each(['Plains', 'Plains']),
    },
    seed: 3,
  })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  for (let n = 0; n < 6; n++) {
    const seat = toAct(match)[0]!
    const action = botAction(match, seat, level, counted(6)) as unknown as Json & { do: string; attackers?: object }
    if (action.do === 'attack') return Object.values(action.attackers ?? {})[0]
    const done = play(match, seat, action)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  return undefined
}
