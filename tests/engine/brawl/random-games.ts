import { brawl } from '../../../src-engine/brawl/game.ts'
import type { State } from '../../../src-engine/brawl/state.ts'
import { chanceFrom, seedFrom } from '../../../src-engine/core/chance.ts'
import { anyGame } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { play, start, toAct, type Match } from '../../../src-engine/core/match.ts'
import { fillings } from '../../../src-engine/core/offers.ts'

export const game = anyGame(brawl)
export const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve']
/** One of each kind of table, with everything that can be switched on. */
export const kinds: readonly { readonly players: number; readonly options: JsonObject }[] = [
  { players: 2, options: { extras: true } },
  { players: 2, options: { mode: 'training' } },
  { players: 2, options: { referee: 'honour', extras: true } },
  { players: 5, options: { table: 'round-robin' } },
  { players: 3, options: { table: 'round-robin', mode: 'training', referee: 'honour' } },
  { players: 4, options: { table: 'tag-team', extras: true } },
  { players: 5, options: { table: 'tag-team', mode: 'training' } },
]

export interface Step {
  readonly before: Match
  readonly after: Match
  readonly by: string
  readonly action: Json
}

/** Plays at random among everything offered (and with an honour referee, among much that is not), telling each step. */
export function wander(kind: (typeof kinds)[number], seed: number, most: number, onStep: (step: Step) => void): Match {
  const started = start(game, { seats: seats.slice(0, kind.players), options: kind.options, seed })
  if (!started.ok) throw new Error(started.code)
  let match = started.match
  const chance = chanceFrom({ seed: seedFrom(seed + 77), drawn: {} })
  for (let count = 0; count < most && game.outcome(match.state) === undefined; count++) {
    const acting = toAct(match)
    const by = acting[chance.below('who', acting.length)]!
    const state = match.state as State
    const open = fillings(game.offers(state, by)).filter(
      ({ do: way }) => way !== 'concede' && (way !== 'done' || chance.below('done', 40) === 0),
    )
    const plays = open.filter(action => action.do === 'play')
    // Nobody has anything left to do, and this seat has not said so yet.
    if (open.length === 0) open.push({ do: 'done' })
    const honest = kind.options['referee'] !== 'honour' || chance.below('honest', 4) > 0
    const some = plays.length > 0 && chance.below('play', 3) > 0 ? plays : open
    const action = (honest ? some[chance.below('what', some.length)] : anything(state, chance)) as unknown as Json
    if (action === undefined) continue
    const played = play(match, by, action)
    if (!played.ok) {
      if (honest) throw new Error(`${by} was offered ${JSON.stringify(action)} and refused: ${played.refused}`)
      continue
    }
    onStep({ before: match, after: played.match, by, action })
    match = played.match
  }
  return match
}

function anything(state: State, chance: { below(what: string, n: number): number }): Json {
  const zone = state.zones[chance.below('zone', state.zones.length)]!
  const side = chance.below('side', 3)
  const base = chance.below('base', 4)
  const kind = chance.below('kind', 6)
  if (kind === 0) return { do: 'take-back' }
  if (kind === 1) return { do: 'foul', base, zone: zone.name }
  if (kind === 2) return { do: 'play', edge: 'left', zone: zone.name }
  const of = side === 2 ? {} : { side: state.seats[zone.between[side]!]! }
  return { do: 'play', base, zone: zone.name, ...of }
}
