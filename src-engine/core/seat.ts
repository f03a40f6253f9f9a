/**
 * A player as the rules name them: letters and digits (shown names belong to the table). Lists of seats go clockwise:
 * the next one sits to the left.
 */
export type Seat = string
/**
 * For whom a view is made: a seat, or the table display and its spectators. No viewer sees everything: what the table is
 * shown, everybody may see.
 */
export type Viewer = Seat | 'table'

/** The same of each seat. */
export function bySeat<Value>(seats: readonly Seat[], of: (seat: Seat) => Value): { readonly [seat: Seat]: Value } {
  return Object.fromEntries(seats.map(seat => [seat, of(seat)]))
}
