import type { Effect } from '../../src-engine/clash/cards/card.ts'

/** Words of cards that are about where people sit, who is beside whom, and who has fallen. */
export const seatWords =
  /neighbour|team-mate|abroad|fallen|falls|moves|on their left|each (other )?player|another player|a player’s/

/** An effect, and those that a vote, an offer or a delay holds. */
export function withNested(effect: Effect): readonly Effect[] {
  const held = (): readonly Effect[] => {
    switch (effect.do) {
      case 'vote':
        return effect.ways.flat()
      case 'offer':
        return [...effect.taken, ...(effect.refused ?? [])]
      case 'elect':
      case 'later':
        return effect.effects
      default:
        return []
    }
  }
  return [effect, ...held()]
}
