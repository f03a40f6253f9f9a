import type { Seat } from '../core/game.ts'
import { lifeKeeper, lifeOf, standing, type Circle, type Step } from './state.ts'
import { eliminate, type Fall } from './elimination.ts'
import type { FormatNews } from './events.ts'

/** So much more life for a seat, or less. */
export interface LifeChange {
  readonly seat: Seat
  readonly amount: number
}

/**
 * Changes life totals, each seat's by its own amount; of a shared total each named seat's change counts. Nobody goes
 * out by this: the state check comes after (RULES CLA-6), so who loses 3 and gains 3 at 3 life lives.
 */
export function changeLife(circle: Circle, changes: readonly LifeChange[]): Step {
  const life = { ...circle.life }
  const news: FormatNews[] = []
  for (const { seat, amount } of changes) {
    const keeper = lifeKeeper(circle, seat)
    const total = (life[keeper] ?? 0) + amount
    life[keeper] = total
    news.push({ type: 'life', seat, amount, life: total, team: circle.rules.sharedLife })
  }
  return { circle: { ...circle, life }, news }
}

/** The game ends in a draw for everybody still in (RULES FMT-16, CLA-10). */
export function drawForAll(circle: Circle, why: 'library-empty' | 'endless'): Step {
  const over = { type: 'over', winners: [], draw: true, why } as const
  return { circle: { ...circle, turns: [], ended: { winners: [], draw: true, turns: circle.turns } }, news: [over] }
}

/**
 * The state check of players (RULES CLA-6): players at 0 or less life, and those the caller has found lost for
 * another reason (`found`: an empty library, poison), go out at the same moment. Of one deck an empty library is a
 * draw for all (RULES FMT-16). `by`: who dealt the damage, where one did. The caller settles turns after.
 */
export function checkState(circle: Circle, found: readonly Fall[] = [], by?: Seat): Step {
  if (circle.ended !== undefined) return { circle, news: [] }
  if (circle.rules.oneDeck && found.some(fall => fall.why === 'library')) {
    return drawForAll(circle, 'library-empty')
  }
  const lifeless = standing(circle)
    .filter(seat => lifeOf(circle, seat) <= 0)
    .map((seat): Fall => ({ seat, why: 'life', ...(by === undefined ? {} : { by }) }))
  const falls = [...found, ...lifeless]
  return falls.length === 0 ? { circle, news: [] } : eliminate(circle, falls)
}
