import { pack, suits } from '../cards/french.ts'
import type { Changes } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { phase } from './board.ts'
import type { State } from './state.ts'

/**
 * What a card shows that is played within a trick, which is most of a game (`Game.changes`); nothing where more happened: then
 * the views are compared. Reads no hand.
 */
export function changes(before: State, after: State): Changes | undefined {
  const [was, is] = [before.board, after.board]
  const { names } = after
  const isOneCard =
    was.phase === phase.play &&
    is.phase === phase.play &&
    is.plays === was.plays + 1 &&
    is.tapped === was.tapped &&
    // Nobody has conceded meanwhile.
    is.status.every((status, seat) => status === was.status[seat]) &&
    after.tricks === before.tricks &&
    after.results === before.results
  if (!isOneCard) return undefined
  const seat = is.by[was.plays]!
  const [by, next] = [names[seat]!, names[is.turn]!]
  const card = is.card[was.plays]!
  const plays = [{ by, card: pack[card]! }]
  const isLead = was.plays === 0
  const leader = is.leader === was.leader ? {} : { leader: names[is.leader]! }
  const open: JsonObject = {
    s: { toAct: [next], ...leader },
    o: {
      trick: isLead ? { s: { led: suits[(card / 13) | 0]!, plays } } : { a: { plays } },
      seats: { o: { [by]: { s: { handSize: is.held[seat]! } } } },
    },
  }
  return { open, own: [by, next] }
}
