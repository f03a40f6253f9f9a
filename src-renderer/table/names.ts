import type { Seat } from '../../src-engine/core/game.ts'
import type { Names } from './contract.ts'

export const namesOf =
  (called: { readonly [seat: Seat]: string }): Names =>
  seat =>
    called[seat] ?? seat
