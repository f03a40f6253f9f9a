import { useNow } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'

/** Whole seconds until then (by `Date.now()`), as they pass. */
export function useSecondsLeft(until: () => number): ComputedRef<number> {
  const now = useNow({ interval: 1000 })
  return computed(() => Math.max(0, Math.ceil((until() - now.value.getTime()) / 1000)))
}

/** Seconds as a clock shows them: `0:23`, `1:05:00`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (n: number): string => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
