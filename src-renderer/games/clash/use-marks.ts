import { computed } from 'vue'
import type { ClashProps, ThreadView } from './seen.ts'
import type { Aimed } from './use-arrows.ts'
import type { Choosing } from './use-selection.ts'
import { cardOf } from './names.ts'

/** What is marked on the table: what is chosen, a word at each fighter, and the arrows. */
export function useMarks(props: ClashProps, thread: () => ThreadView | undefined, choosing: Choosing) {
  const name = (seat: string): string => props.names[seat] ?? seat
  const chosen = computed(() => {
    const { up, pairs, armed, chosenNames } = choosing
    const thing = up.value && 'thing' in up.value ? [up.value.thing] : []
    return new Set([
      ...choosing.order.value,
      ...chosenNames.value,
      ...Object.keys(pairs.value),
      ...armed.value,
      ...thing,
    ])
  })
  const tags = computed(() => {
    const all: { [thing: string]: string } = {}
    const to = (what: string): string => (props.names[what] === undefined ? cardOf(what) : name(what))
    for (const { attacker, whom, blockers } of thread()?.combat ?? []) {
      all[attacker] = `⚔ ${name(whom)}`
      for (const blocker of blockers) all[blocker] = `⛨ ${cardOf(attacker)}`
    }
    for (const [thing, whom] of Object.entries(choosing.pairs.value)) all[thing] = `→ ${to(whom)}`
    for (const [at, thing] of choosing.order.value.entries()) all[thing] = `${at + 1}.`
    return all
  })
  const aimed = computed<readonly Aimed[]>(() => {
    const now = thread()
    const top = now?.stack[0]
    return [
      ...(now?.combat ?? []).flatMap(({ attacker, whom, blockers }): readonly Aimed[] => [
        ...(blockers.length === 0 ? [{ from: attacker, to: whom, kind: 'attack' } as const] : []),
        ...blockers.map(blocker => ({ from: blocker, to: attacker, kind: 'block' }) as const),
      ]),
      ...Object.entries(choosing.pairs.value).map(
        ([from, to]) => ({ from, to, kind: choosing.pairing.value === 'block' ? 'block' : 'attack' }) as const,
      ),
      ...(top?.targets ?? []).map(target => ({ from: 'stack', to: target, kind: 'aim' }) as const),
    ]
  })
  return { chosen, tags, aimed }
}
