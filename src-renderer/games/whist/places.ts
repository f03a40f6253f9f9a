import type { WhistView } from '../../../src-engine/whist/view.ts'

/** The finishing places settled so far, from 1. */
export function placesOf(view: WhistView): ReadonlyMap<string, number> {
  return new Map(
    view.order.flatMap(seat => {
      const place = view.seats[seat]?.place
      return place === undefined ? [] : [[seat, place] as const]
    }),
  )
}
