import { computed, watch } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import { useTemporaryList } from '../../table/story/use-temporary-list.ts'

/** What has just happened to somebody's life. */
export interface LifeChange {
  readonly seat: Seat
  readonly amount: number
  /** Nothing is left of it. */
  readonly lethal: boolean
}

const shownForMs = 2200

/** The life everybody lost or gained a moment ago, by seat: it stands beside their total until it has been read. */
export function useLifeChanges(view: () => ClashView) {
  const { list, show } = useTemporaryList<LifeChange>(shownForMs)
  watch(view, (now, before) => {
    // A new game begins with its own totals.
    if (now.turnsEnded < before.turnsEnded) return
    for (const seat of now.seatOrder) {
      const [life, was] = [now.life[seat], before.life[seat]]
      if (life === undefined || was === undefined || life === was) continue
      show({ seat, amount: life - was, lethal: life <= 0 }, other => other.seat === seat)
    }
  })
  return computed(() => new Map(list.value.map(one => [one.seat, one])))
}

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
