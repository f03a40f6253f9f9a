import type { NightState } from '../night/state.ts'

/** `nights`: each as everybody saw it last, and when that was (milliseconds since 1970). */
export interface NightsAnswer {
  readonly nights: readonly { readonly night: NightState; readonly at: number }[]
}
