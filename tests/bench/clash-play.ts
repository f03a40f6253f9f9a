import { clash } from '../../src-engine/clash/game.ts'
import type { ClashState } from '../../src-engine/clash/state.ts'
import { entryOf, type JsonObject } from '../../src-engine/core/json.ts'
import { anyGame, type GameEvent, type Level, type Seat } from '../../src-engine/core/game.ts'
import { botAction, counted, play, start, toAct } from '../../src-engine/core/match.ts'

const game = anyGame(clash)

export interface Played {
  /** Empty: nobody won. */
  readonly winners: readonly Seat[]
  /** Turns begun by who had most of them. */
  readonly turns: number
  readonly actions: number
  readonly state: ClashState
  /** The cards each seat has held in hand once hands were kept. */
  readonly held: { readonly [seat: Seat]: ReadonlySet<string> }
}

/** One game of bots, each at its level, to the end; `heard` is told every event. `rounds`: play-outs a decision, or so many for each seat; `most`: plays. */
export function duel(
  seats: readonly Seat[],
  options: JsonObject,
  seed: number,
  levels: readonly Level[] = seats.map(() => 'normal'),
  heard: (event: GameEvent) => void = () => undefined,
  rounds: number | readonly number[] = 1,
  most = 20_000,
): Played {
  const started = start(game, { seats, options: { format: 'free-for-all', stops: 'default', ...options }, seed })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const held = Object.fromEntries(seats.map(seat => [seat, new Set<string>()]))
  for (let actions = 0; actions < most; actions++) {
    const outcome = game.outcome(match.state)
    if (outcome !== undefined) {
      const state = match.state as ClashState
      const { format } = state
      const turns = Math.max(...seats.map(seat => entryOf(format.turnsBegun, seat) ?? 0))
      return { winners: outcome.draw ? [] : outcome.winners, turns, actions, state, held }
    }
    const { opening, players } = match.state as ClashState
    if (opening === undefined)
      for (const seat of seats) for (const name of players[seat]!.hand.cards.open()) held[seat]!.add(name)
    const seat = toAct(match)[0]!
    const at = seats.indexOf(seat)
    const action = botAction(match, seat, levels[at]!, counted(typeof rounds === 'number' ? rounds : rounds[at]!))
    const played = play(match, seat, action as never)
    if (!played.ok) throw new Error(`${seat} was refused ${JSON.stringify(action)}: ${played.refused}`)
    for (const { event } of played.events) heard(event)
    match = played.match
  }
  throw new Error(`a game of bots did not end in ${most} plays`)
}
