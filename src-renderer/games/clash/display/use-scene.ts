import { onScopeDispose, shallowRef } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { useNewEvents } from '../../../table/use-new-events.ts'
import type { AttackView, ClashView, PermanentView, StackView } from '../../../../src-engine/clash/view/types.ts'
import type { ClashEvent } from '../../../../src-engine/clash/state/events.ts'
import type { ClashProps } from '../props.ts'
import { threadsOf } from '../threads.ts'

type States = { readonly [thing: string]: PermanentView }
/** What just happened, as it stood when it did: a room looks up more slowly than bots let things resolve. */
export type Scene = {
  /** In which turn, and whose it was. */
  readonly turn: number
  readonly active: Seat
  readonly states: States
} & (
  | { readonly kind: 'stack'; readonly item: StackView }
  | { readonly kind: 'fight'; readonly by: Seat; readonly fights: readonly AttackView[] }
)

/** So long a scene stays if nothing else happens, and so long at least if it does, in milliseconds. */
const sceneMs = 3600
const leastSceneMs = 1500

/** The last spell, ability or attack, kept in sight for a moment; what comes too soon after it waits, the newest of it. */
export function useScene(props: ClashProps) {
  const scene = shallowRef<Scene>()
  let since = -Infinity
  let next: Scene | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  onScopeDispose(() => clearTimeout(timer))

  function show(one: Scene | undefined): void {
    scene.value = one
    next = undefined
    since = performance.now()
    clearTimeout(timer)
    if (one !== undefined) timer = setTimeout(() => show(next), sceneMs)
  }
  useNewEvents(props, events => {
    const made = events.flatMap(event => sceneOf(event, props.view)).at(-1)
    if (made === undefined) return
    const left = leastSceneMs - (performance.now() - since)
    if (scene.value === undefined || left <= 0) return show(made)
    next = made
    clearTimeout(timer)
    timer = setTimeout(() => show(next), left)
  })
  return scene
}

function sceneOf(event: ClashEvent, view: ClashView): readonly Scene[] {
  if (event.type !== 'attack' && event.type !== 'cast' && event.type !== 'ability' && event.type !== 'trigger')
    return []
  const { turn, seat } = event
  const active = threadsOf(view).find(thread => thread.turn === turn)?.active ?? seat
  const about = { turn, active, states: view.permanents }
  if (event.type !== 'attack') {
    const { card, targets } = event
    const kind = event.type === 'cast' ? 'spell' : event.type
    return [{ ...about, kind: 'stack', item: { card, by: seat, targets, kind } }]
  }
  const attackers = Object.entries(event.attackers)
  const fights = attackers.map(([attacker, whom]) => ({ attacker, whom, blockers: [], blocked: false }))
  return fights.length === 0 ? [] : [{ ...about, kind: 'fight', by: seat, fights }]
}
