import type { NightState } from '../night/state.ts'

/** `nights`: each as everybody saw it last, and when that was (milliseconds since 1970). */
export interface NightsAnswer {
  readonly nights: readonly { readonly night: NightState; readonly at: number }[]
}

/** One table as it would be opened: how many sit there, with how many bots, and in teams of how many where they play in any. */
export interface PlannedTable {
  readonly people: number
  readonly bots: number
  readonly team?: number
}

/** `seating`: by game of the playlist, its tables; none where so many can't play it so. Nothing of tournaments, which pair again each round. */
export interface SeatingAnswer {
  readonly games: readonly (readonly PlannedTable[] | null)[]
}
