import { pathToFileURL } from 'node:url'
import { brawl } from '../../src-engine/brawl/game.ts'
import { anyGame } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import type { Row } from './row.ts'

const game = anyGame(brawl)
const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']

type Said = readonly [string, JsonObject]

/** A whole game of bots, kept as its first state and what was said, so that playing it again measures the rules alone. */
function recorded(players: number, table: string): { readonly first: Match; readonly said: readonly Said[] } {
  const started = start(game, { seats: seats.slice(0, players), options: { table }, seed: players })
  if (!started.ok) throw new Error(started.code)
  let match = started.match
  const said: Said[] = []
  for (let count = 0; game.outcome(match.state) === undefined; count++) {
    const acting = toAct(match)
    const seat = acting[count % acting.length]!
    const action = botAction(match, seat, 'normal', counted(0)) as unknown as JsonObject
    const played = play(match, seat, action)
    if (!played.ok) throw new Error(`${seat}: ${played.refused}`)
    said.push([seat, action])
    match = played.match
  }
  return { first: started.match, said }
}

/** Actions a second over at least `least` milliseconds; with `views`, everybody's view is made after each. */
function speed(players: number, table: string, least: number, views: boolean): number {
  const { first, said } = recorded(players, table)
  let done = 0
  const began = performance.now()
  while (performance.now() - began < least) {
    let match = first
    for (const [seat, action] of said) {
      const played = play(match, seat, action)
      if (played.ok) match = played.match
      if (views) game.open(match.state)
      done++
    }
  }
  return Math.round((done / (performance.now() - began)) * 1000)
}

/** The engine's figures: actions a second in a duel and in a circle of twelve, and how big the circle's view is. */
export function rows(): readonly Row[] {
  speed(2, 'duel', 300, false)
  const { first, said } = recorded(12, 'round-robin')
  const middle = said.slice(0, 400).reduce((match, [seat, action]) => {
    const played = play(match, seat, action)
    return played.ok ? played.match : match
  }, first)
  return [
    { what: 'brawl: actions of a duel', value: speed(2, 'duel', 700, false), unit: '/s' },
    { what: 'brawl: actions of twelve in a circle', value: speed(12, 'round-robin', 700, false), unit: '/s' },
    { what: 'brawl: actions of twelve, each with a view', value: speed(12, 'round-robin', 700, true), unit: '/s' },
    {
      what: 'brawl: view of twelve in mid-game',
      value: Math.round(JSON.stringify(game.open(middle.state)).length / 102.4) / 10,
      unit: 'KB',
    },
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, value, unit } of rows()) console.log(`${what}: ${value} ${unit}`)
}
