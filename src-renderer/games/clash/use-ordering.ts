import { computed, shallowRef, watch } from 'vue'
import type { Offer } from '../../../src-engine/core/game.ts'
import type { Act } from '../../table/contract.ts'

/**
 * In which order several blockers of one's attacker are dealt damage (RULES CLA-2): tapped one after the other, the last
 * stands where nothing is left to choose. `moment` changes with the step of the turn; `send` sends it.
 */
export function useOrdering(offers: () => readonly Offer[], moment: () => string, send: (act: Act) => unknown) {
  const order = shallowRef<readonly string[]>([])
  /** Attackers of whose blockers it is said. */
  const said = shallowRef<ReadonlySet<string>>(new Set())
  watch(moment, () => (said.value = new Set()))

  const ordering = computed(() => {
    const told = offers().flatMap(({ do: what, blanks: { attacker, blockers } }) =>
      what === 'order' && attacker?.pick === 'one' && blockers?.pick === 'some'
        ? [{ attacker: String(attacker.from[0]), blockers: blockers.from.map(String) }]
        : [],
    )
    return told.find(one => !said.value.has(one.attacker))
  })
  function nextInOrder(name: string): void {
    const now = ordering.value
    if (now === undefined) return
    const next = order.value.includes(name) ? order.value.filter(one => one !== name) : [...order.value, name]
    order.value = next
    if (next.length < now.blockers.length - 1) return
    const last = now.blockers.filter(one => !next.includes(one))
    said.value = new Set([...said.value, now.attacker])
    void send({ do: 'order', attacker: now.attacker, blockers: [...next, ...last] })
  }
  return { order, ordering, nextInOrder }
}
