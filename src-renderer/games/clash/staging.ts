import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashEvent } from '../../../src-engine/clash/state/events.ts'
import type { AttackView, ClashView, PermanentView, StackView } from '../../../src-engine/clash/view/types.ts'
import { outScenes, type OutShown } from '../../table/stage/out-scene.ts'
import type { Scene, Staging } from '../../table/stage/scene.ts'
import { threadsOf } from './threads.ts'

/** A spell, ability or attack as it stood when it was made: a room looks up more slowly than bots let things resolve. */
export type ActionShown = {
  /** In which turn, and whose it was. */
  readonly turn: number
  readonly active: Seat
  readonly states: { readonly [thing: string]: PermanentView }
} & (
  | { readonly at: 'stack'; readonly item: StackView }
  | { readonly at: 'fight'; readonly by: Seat; readonly fights: readonly AttackView[] }
)
export type ClashShown = ActionShown | OutShown

/** Milliseconds it is shown if nothing else happens, and at least if something does. */
const actionMs = 3600
const leastActionMs = 1500

/** What is shown by itself in Clash: to the room each spell and attack for a moment, to everybody who goes out. */
export const staging: Staging<ClashView, ClashEvent> = {
  scenes(arrived) {
    const { after, events, viewer } = arrived
    const actions = viewer === 'table' ? events.flatMap(event => actionScene(event, after)) : []
    const last = actions.at(-1)
    const out = outScenes(arrived)
    // Of several that come at once the newest is shown.
    return out.length === 0 && last !== undefined ? [last] : out
  },
  // Whoever has to answer sees what it is about.
  own: (staged, latest, seat) => (latest.toAct.includes(seat) ? latest : staged),
}

function actionScene(event: ClashEvent, view: ClashView): readonly Scene<ClashView, ClashEvent, ActionShown>[] {
  const shown = actionShown(event, view)
  return shown === undefined ? [] : [{ shown, view, tells: [event], ms: actionMs, leastMs: leastActionMs }]
}

function actionShown(event: ClashEvent, view: ClashView): ActionShown | undefined {
  if (event.type !== 'attack' && event.type !== 'cast' && event.type !== 'ability' && event.type !== 'trigger')
    return undefined
  const { turn, seat } = event
  const active = threadsOf(view).find(thread => thread.turn === turn)?.active ?? seat
  const about = { turn, active, states: view.permanents }
  if (event.type !== 'attack') {
    const { card, targets } = event
    const kind = event.type === 'cast' ? 'spell' : event.type
    return { ...about, at: 'stack', item: { card, by: seat, targets, kind } }
  }
  const attackers = Object.entries(event.attackers)
  const fights = attackers.map(([attacker, whom]) => ({ attacker, whom, blockers: [], blocked: false }))
  return fights.length === 0 ? undefined : { ...about, at: 'fight', by: seat, fights }
}
