import { computed } from 'vue'
import type { ClashProps } from './props.ts'
import type { ThreadView } from '../../../src-engine/clash/view/types.ts'
import type { Aimed } from './use-arrows.ts'
import type { Selection } from './use-selection.ts'
import { cardNameOf } from './names.ts'

/** A word at a thing: whom it attacks, what it blocks, where it is sent, or its place in an order. */
export interface Tag {
  readonly sign?: 'attack' | 'block'
  readonly text: string
}

/** What is marked on the table: what is chosen, a word at each fighter, and the arrows. */
export function useMarks(props: ClashProps, thread: () => ThreadView | undefined, selection: Selection) {
  const chosen = computed(() => {
    const { up, pairs, armed, chosenNames } = selection
    const thing = up.value && 'thing' in up.value ? [up.value.thing] : []
    return new Set([
      ...selection.order.value,
      ...chosenNames.value,
      ...Object.keys(pairs.value),
      ...armed.value,
      ...thing,
    ])
  })
  const tags = computed(() => {
    const all: { [thing: string]: Tag } = {}
    const isDuel = props.view.seatOrder.length === 2
    const to = (what: string): string => props.names(cardNameOf(what))
    for (const { attacker, whom, blockers } of thread()?.combat ?? []) {
      all[attacker] = { sign: 'attack', text: isDuel ? '' : props.names(whom) }
      for (const blocker of blockers) all[blocker] = { sign: 'block', text: cardNameOf(attacker) }
    }
    const attacks = selection.pairing.value === 'attack'
    for (const [thing, whom] of Object.entries(selection.pairs.value))
      all[thing] = attacks && isDuel ? { sign: 'attack', text: '' } : { text: `→ ${to(whom)}` }
    for (const [at, thing] of selection.order.value.entries()) all[thing] = { text: `${at + 1}.` }
    return all
  })
  const aimed = computed<readonly Aimed[]>(() => {
    const now = thread()
    const top = now?.stack[0]
    const isBlock = selection.pairing.value === 'block'
    const all: readonly Aimed[] = [
      ...(now?.combat ?? []).flatMap(({ attacker, whom, blockers }): readonly Aimed[] => [
        ...(blockers.length === 0 ? [{ from: attacker, to: whom, kind: 'attack' } as const] : []),
        ...blockers.map(blocker => ({ from: blocker, to: attacker, kind: 'block' }) as const),
      ]),
      ...Object.entries(selection.pairs.value).map(
        ([from, to]) => ({ from, to, kind: isBlock ? 'block' : 'attack' }) as const,
      ),
      ...(top?.targets ?? []).map(target => ({ from: 'stack', to: target, kind: 'aim' }) as const),
    ]
    // In a duel the sign at the attacker says whom: arrows would only cover the others.
    return props.view.seatOrder.length === 2 ? all.filter(one => one.kind !== 'attack') : all
  })
  return { chosen, tags, aimed }
}
