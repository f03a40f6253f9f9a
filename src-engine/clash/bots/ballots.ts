import type { Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { cardNamed, effectOf } from '../book.ts'
import type { Effect } from '../cards/card.ts'
import type { Situation } from './situation.ts'
import { takesIt } from '../effects/handlers/handler.ts'
import { valueOf } from './value.ts'

/** How a bot votes, and whether it takes what it is offered (RULES CLA-14, 15). */

/** What some effects of the card that asks would bring; `player`: whom they are about. */
function worth(situation: Situation, effects: readonly Effect[], player?: Seat): number {
  const { by, targets } = situation.question
  return valueOf({ effects }, targets, situation, { you: by, ...(player === undefined ? {} : { player }) })
}

/** The best answer to a vote or an offer; nothing where the question is another. */
export function ballotFor(situation: Situation, from: readonly Json[]): Json | undefined {
  const { kind, card: name } = situation.question
  const card = cardNamed(name)
  const best = (value: (way: Json) => number): Json =>
    from.reduce((found, way) => (value(way) > value(found) ? way : found), from[0] ?? [])
  if (kind === 'vote') {
    const ways = effectOf(card, 'vote')?.ways
    return ways === undefined ? undefined : best(way => worth(situation, ways[Number(way) - 1] ?? []))
  }
  if (kind === 'elect') {
    const effects = effectOf(card, 'elect')?.effects
    return effects === undefined ? undefined : best(way => worth(situation, effects, String(way)))
  }
  if (kind !== 'gift' && kind !== 'deal') return undefined
  const { taken = [], refused = [] } = effectOf(card, 'offer') ?? {}
  return best(way => worth(situation, way === takesIt ? taken : refused, situation.seat))
}
