import { onBeforeUnmount, ref, type Ref } from 'vue'
import type { By } from './seen.ts'

/** Taps that come together are sent together, a seat at a time, a moment after the last; a refused sum falls away again. */
export function useTallies(send: (seat: string, amount: number) => Promise<boolean>): {
  readonly pending: Ref<By<number>>
  add(seat: string, amount: number): void
} {
  const pending = ref<By<number>>({})
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  function flush(seat: string): void {
    timers.delete(seat)
    const amount = pending.value[seat] ?? 0
    if (amount === 0) return
    const done = (): void => {
      const { [seat]: now = 0, ...others } = pending.value
      pending.value = now === amount ? others : { ...others, [seat]: now - amount }
    }
    send(seat, amount).then(done, done)
  }
  function add(seat: string, amount: number): void {
    pending.value = { ...pending.value, [seat]: (pending.value[seat] ?? 0) + amount }
    clearTimeout(timers.get(seat))
    timers.set(
      seat,
      setTimeout(() => flush(seat), 900),
    )
  }
  onBeforeUnmount(() => {
    for (const [seat, timer] of timers) {
      clearTimeout(timer)
      flush(seat)
    }
  })
  return { pending, add }
}
