import { computed, ref } from 'vue'
import { useNewEvents } from '../../../table/use-new-events.ts'
import type { ClashEvent, ClashProps, ThreadView } from '../seen.ts'
import { threadsOf } from '../threads.ts'

const stirring = new Set<ClashEvent['type']>(['cast', 'ability', 'trigger', 'attack', 'block', 'resolved'])
/** So long the room looks at one turn before it is shown another, in milliseconds. */
const rest = 2500

/** Of several turns at once the one where something happens; it stays in sight for a moment. */
export function useFocus(props: ClashProps) {
  const turn = ref<number>()
  let since = 0
  useNewEvents(props, events => {
    const last = events.findLast(event => stirring.has(event.type) && typeof event['turn'] === 'number')
    if (last === undefined || (Date.now() - since < rest && all.value.some(one => one.turn === turn.value))) return
    turn.value = last['turn'] as number
    since = Date.now()
  })
  const all = computed(() => threadsOf(props.view))
  const thread = computed<ThreadView | undefined>(
    () => all.value.find(one => one.turn === turn.value) ?? all.value.find(one => one.stack.length > 0) ?? all.value[0],
  )
  return { all, thread }
}
