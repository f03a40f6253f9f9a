import type { Seat } from '../../src-engine/core/game.ts'
import type { Names } from './contract.ts'

/** What each seat is called, from the names there are by seat: one without a name is called by its id. */
export const namesOf =
  (called: { readonly [seat: Seat]: string }): Names =>
  seat =>
    called[seat] ?? seat
