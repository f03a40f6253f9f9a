import { ref, watch, type Ref } from 'vue'

export interface TurnMarker {
  readonly key: number
  readonly seat: string
}

/** A light for each turn under way, that moves on with its turn: one that leaves a seat goes to the nearest new one on the left. */
export function useTurnMarkers(
  turns: () => readonly string[],
  order: () => readonly string[],
): Ref<readonly TurnMarker[]> {
  const markers = ref<readonly TurnMarker[]>([])
  let last = 0
  watch(
    () => turns().join(' '),
    () => {
      const now = turns()
      const seats = order()
      const staying = markers.value.filter(light => now.includes(light.seat))
      const going = markers.value.filter(light => !now.includes(light.seat))
      const free = now.filter(seat => !staying.some(light => light.seat === seat))
      const moved = going.flatMap(light => {
        const from = seats.indexOf(light.seat)
        const steps = (seat: string): number => (seats.indexOf(seat) - from + seats.length) % seats.length
        const to = [...free].sort((a, b) => steps(a) - steps(b))[0]
        if (to === undefined) return []
        free.splice(free.indexOf(to), 1)
        return [{ key: light.key, seat: to }]
      })
      markers.value = [...staying, ...moved, ...free.map(seat => ({ key: (last += 1), seat }))]
    },
    { immediate: true },
  )
  return markers
}
