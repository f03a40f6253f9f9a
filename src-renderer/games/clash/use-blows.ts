import { computed, watch } from 'vue'
import type { PermanentView } from '../../../src-engine/clash/view/types.ts'
import { newEvents } from '../../table/story/use-new-events.ts'
import { useTemporaryList } from '../../table/story/use-temporary-list.ts'
import type { ClashProps } from './props.ts'

interface Blow {
  readonly thing: string
  readonly amount: number
  /** As it stood, if it fell by it. */
  readonly fallen?: PermanentView | undefined
}

const shownForMs = 1800

/**
 * Damage that was just dealt, seen where it fell: the number at each creature, by name, and what died of it, which is
 * drawn for a moment longer. It holds nothing back: what one may do is as it is now.
 */
export function useBlows(props: Pick<ClashProps, 'view' | 'events'>) {
  const { list, show } = useTemporaryList<Blow>(shownForMs)
  const fresh = newEvents(() => props.events)
  watch(
    () => [props.view, props.events] as const,
    ([view], [before]) => {
      const dealt = new Map<string, number>()
      for (const { event } of fresh())
        if (event.type === 'damaged' && event.to in before.permanents)
          dealt.set(event.to, (dealt.get(event.to) ?? 0) + event.amount)
      for (const [thing, amount] of dealt) {
        const fallen = thing in view.permanents ? undefined : before.permanents[thing]
        show({ thing, amount, fallen }, other => other.thing === thing)
      }
    },
  )
  const blows = computed<ReadonlyMap<string, number>>(() => new Map(list.value.map(one => [one.thing, one.amount])))
  /** What has just fallen, as it stood. */
  const fallen = computed<ReadonlyMap<string, PermanentView>>(() => {
    const isGone = ({ thing }: Blow): boolean => !(thing in props.view.permanents)
    return new Map(
      list.value.filter(isGone).flatMap(one => (one.fallen === undefined ? [] : [[one.thing, one.fallen] as const])),
    )
  })
  /** The view with it where it stood. */
  const shownView = computed(() => {
    if (fallen.value.size === 0) return props.view
    return { ...props.view, permanents: { ...props.view.permanents, ...Object.fromEntries(fallen.value) } }
  })
  return { blows, fallen, shownView }
}
