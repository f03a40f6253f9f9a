import { onBeforeUnmount, shallowRef, watch } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import { useHost } from '../../connection/host.ts'

interface Pointed {
  readonly seat: Seat
  readonly row: string
  readonly id: number
}
const shownFor = 2600

/** Bases that somebody points at, for a moment; and pointing oneself. The host passes it on to the others. */
export function usePointing(table: () => string) {
  const host = useHost()
  const pointed = shallowRef<readonly Pointed[]>([])
  const timers = new Set<ReturnType<typeof setTimeout>>()
  function show(one: Pointed): void {
    pointed.value = [...pointed.value.filter(other => other.seat !== one.seat), one]
    const timer = setTimeout(() => {
      timers.delete(timer)
      pointed.value = pointed.value.filter(other => other !== one)
    }, shownFor)
    timers.add(timer)
  }
  watch(
    () => host.points,
    now => {
      if (now?.table !== table()) return
      const { row, id } = now.at
      if (typeof row === 'string' && typeof id === 'number') show({ seat: now.seat, row, id })
    },
  )
  onBeforeUnmount(() => timers.forEach(clearTimeout))
  return {
    at: (row: string, id: number): readonly Seat[] =>
      pointed.value.filter(one => one.row === row && one.id === id).map(one => one.seat),
    point(seat: Seat, row: string, id: number): void {
      show({ seat, row, id })
      host.say({ say: 'point', table: table(), seat, at: { row, id } })
    },
  }
}
