import type { Seat, Viewer } from '../../../src-engine/core/game.ts'
import type { ClashView, ThreadView } from '../../../src-engine/clash/view/types.ts'

/** Every turn that is being taken, by whose it is. */
export function threadsOf(view: ClashView): readonly ThreadView[] {
  if (view.threads !== undefined) return Object.values(view.threads)
  const { active, phase } = view
  if (active === undefined || phase === undefined || isBetweenTurns(phase)) return []
  return [{ stack: [], turn: 0, landPlayed: false, ...view, active, phase }]
}

type Between = 'drafting' | 'building' | 'opening' | 'over'
/** Before the first turn, or after the last. */
function isBetweenTurns(phase: NonNullable<ClashView['phase']>): phase is Between {
  return phase === 'drafting' || phase === 'building' || phase === 'opening' || phase === 'over'
}

/** Of several turns the one somebody looks at: where they must act, their own, one that reaches them, any. */
export function threadFor(view: ClashView, viewer: Viewer): ThreadView | undefined {
  const all = threadsOf(view)
  return (
    all.find(thread => thread.toAct.includes(viewer)) ??
    all.find(thread => thread.active === viewer) ??
    all.find(thread => view.sphere[thread.active]?.includes(viewer)) ??
    all[0]
  )
}

/** For whom else one is asked to block now: with creatures that stand on that player's battlefield (RULES FMT-3, CLA-2). */
export function blocksFor(thread: ThreadView | undefined, viewer: Viewer): Seat | undefined {
  if (thread?.blocking === undefined || !thread.toAct.includes(viewer)) return undefined
  return thread.blocking === viewer ? undefined : thread.blocking
}

/** The seats from a viewer's left neighbour on, all the way round; in table order where nobody looks from a seat. */
export function around(view: ClashView, viewer: Viewer): readonly Seat[] {
  const order = view.seatOrder
  const at = order.indexOf(viewer)
  return at < 0 ? order : [...order.slice(at + 1), ...order.slice(0, at)]
}

/** Whether this is the main phase of one's own turn with nothing on the stack. */
export function isSorceryTime(thread: ThreadView | undefined, seat: Seat): boolean {
  return (
    thread !== undefined &&
    thread.active === seat &&
    (thread.phase === 'main' || thread.phase === 'main-2') &&
    thread.stack.length === 0
  )
}

/** Whether somebody has a creature that could attack in this turn, if there is anybody it may attack. */
export function canAttack(view: ClashView, seat: Seat): boolean {
  return Object.values(view.permanents).some(
    ({ controller, power, tapped, fresh, keywords }) =>
      controller === seat &&
      power !== undefined &&
      !tapped &&
      (!fresh || keywords.includes('haste')) &&
      !keywords.includes('defender') &&
      !keywords.includes('cannot-attack'),
  )
}
