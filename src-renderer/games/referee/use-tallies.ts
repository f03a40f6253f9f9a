import { computed, onBeforeUnmount, ref, type ComputedRef, type Ref } from 'vue'

type BySeat<Value> = { readonly [seat: string]: Value }

export interface Tallies {
  /** What each seat's life will change by: tapped and not yet sent, or on its way. */
  readonly pending: ComputedRef<BySeat<number>>
  /** Whether something tapped has not been sent yet. */
  readonly unsent: ComputedRef<boolean>
  add(seat: string, amount: number): void
  /** Takes back what has not been sent. */
  forget(): void
}

/** Taps that come together are sent together, a seat at a time, a moment after the last; a refused sum falls away again. */
export function useTallies(send: (seat: string, amount: number) => Promise<boolean>): Tallies {
  const tapped = ref<BySeat<number>>({})
  const onWay = ref<BySeat<number>>({})
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  function put(to: Ref<BySeat<number>>, seat: string, amount: number): void {
    const { [seat]: was = 0, ...others } = to.value
    to.value = was + amount === 0 ? others : { ...others, [seat]: was + amount }
  }
  function flush(seat: string): void {
    timers.delete(seat)
    const amount = tapped.value[seat] ?? 0
    if (amount === 0) return
    put(tapped, seat, -amount)
    put(onWay, seat, amount)
    const done = (): void => put(onWay, seat, -amount)
    send(seat, amount).then(done, done)
  }
  function add(seat: string, amount: number): void {
    put(tapped, seat, amount)
    clearTimeout(timers.get(seat))
    timers.set(
      seat,
      setTimeout(() => flush(seat), 900),
    )
  }
  function forget(): void {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    tapped.value = {}
  }
  onBeforeUnmount(() => {
    for (const [seat, timer] of timers) {
      clearTimeout(timer)
      flush(seat)
    }
  })
  return {
    pending: computed(() => {
      const sum = { ...onWay.value }
      for (const [seat, amount] of Object.entries(tapped.value)) sum[seat] = (sum[seat] ?? 0) + amount
      return sum
    }),
    unsent: computed(() => Object.keys(tapped.value).length > 0),
    add,
    forget,
  }
}
