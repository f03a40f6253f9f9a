import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { AttackView, ClashView, PermanentView, StackView } from '../../../src-engine/clash/view/types.ts'
import { outScenes, type OutShown } from '../../table/stage/out-scene.ts'
import type { Arrived, Scene, Staging } from '../../table/stage/scene.ts'
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
  | { readonly at: 'blows'; readonly by: Seat; readonly fights: readonly AttackView[]; readonly blows: BlowsShown }
)
/** Combat damage just dealt, by who took it, and what died of it. */
export interface BlowsShown {
  readonly dealt: { readonly [name: string]: number }
  readonly fallen: readonly string[]
}
export type ClashShown = ActionShown | OutShown

/** Milliseconds it is shown if nothing else happens, and at least if something does. */
const actionMs = 3600
const leastActionMs = 1500

/** What is shown by itself in Clash: to the room each spell, attack and exchange of blows for a moment, to everybody who goes out. */
export const staging: Staging<ClashView, ClashEvent> = {
  scenes(arrived) {
    const { after, viewer } = arrived
    const blows = viewer === 'table' ? blowScenes(arrived) : []
    const shown = new Set(blows.flatMap(scene => scene.tells))
    const events = arrived.events.filter(event => !shown.has(event))
    const actions = viewer === 'table' ? events.flatMap(event => actionScene(event, after)) : []
    const last = actions.at(-1)
    const out = outScenes({ ...arrived, events })
    // Of several that come at once the newest is shown.
    return [...blows, ...(out.length === 0 && last !== undefined ? [last] : out)]
  },
  isShownAgain: ({ shown }) => (shown as ClashShown).at === 'blows',
  // Whoever has to answer sees what it is about.
  own: (staged, latest, seat) => (latest.toAct.includes(seat) ? latest : staged),
}

/** Combat damage, with the fighters as they stood. Life is already what it left. */
function blowScenes({
  before,
  after,
  events,
}: Arrived<ClashView, ClashEvent>): readonly Scene<ClashView, ClashEvent, ActionShown>[] {
  const isBlow = (event: ClashEvent): boolean => event.type === 'damaged' && event.combat
  const last = events.findLastIndex(isBlow)
  if (last < 0) return []
  const dealt: { [name: string]: number } = {}
  for (const event of events)
    if (event.type === 'damaged' && event.combat) dealt[event.to] = (dealt[event.to] ?? 0) + event.amount
  // Of several turns at once the one in which somebody fights who was hit or hit.
  const hit = new Set(events.flatMap(event => (event.type === 'damaged' && event.combat ? event.by : [])))
  const fits = ({ attacker, blockers }: AttackView): boolean => [attacker, ...blockers].some(name => hit.has(name))
  const thread = threadsOf(before).find(one => one.combat?.some(fits))
  if (thread === undefined) return []
  const fallen = Object.keys(dealt).filter(name => name in before.permanents && !(name in after.permanents))
  const { turn, active, combat: fights = [] } = thread
  const shown = { turn, active, states: before.permanents, at: 'blows', by: active, fights } as const
  const view = { ...before, life: after.life }
  const tells = events.slice(0, last + 1)
  return [{ shown: { ...shown, blows: { dealt, fallen } }, view, tells, ms: 2600, leastMs: 1300 }]
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
