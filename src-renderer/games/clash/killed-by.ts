import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'

/** Whom these attackers kill if nothing more is done: unblocked power against life, a team's together where it is shared. */
export function killedBy(
  view: Pick<ClashView, 'life' | 'seats' | 'format' | 'permanents'>,
  fights: readonly { readonly attacker: string; readonly whom: Seat; readonly blocked: boolean }[],
): readonly Seat[] {
  const shared = view.format.id === 'two-headed-giant'
  const sideOf = (seat: Seat): string => (shared ? `team ${view.seats[seat]?.team}` : seat)
  const through = new Map<string, number>()
  for (const { attacker, whom, blocked } of fights) {
    const { power = 0, keywords = [] } = view.permanents[attacker] ?? {}
    const dealt = keywords.includes('double-strike') ? 2 * power : power
    if (!blocked) through.set(sideOf(whom), (through.get(sideOf(whom)) ?? 0) + Math.max(0, dealt))
  }
  const attacked = [...new Set(fights.map(fight => fight.whom))]
  return attacked.filter(seat => (through.get(sideOf(seat)) ?? 0) >= (view.life[seat] ?? Infinity))
}
