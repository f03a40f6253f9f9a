import { placesAfter, type Fell } from '../core/places.ts'

/** What the finishing places of a Brawl follow from, in its state as in a view of it. */
export interface Finish<S> {
  readonly seats: readonly S[]
  readonly fell: Fell<S>
  readonly teams: readonly (readonly S[])[]
  /** Of a team its first; nobody in a draw, which all of them share. */
  readonly winner: S | undefined
}

/** Everybody by finishing place: the winner or the winner's team first. */
export function finishOf<S>({ seats, fell, teams, winner }: Finish<S>): { places: Fell<S>; sides: boolean } {
  const sides = teams.length > 0
  if (winner === undefined) return { places: [seats], sides }
  if (!sides) return { places: placesAfter(seats, fell, [[winner]]), sides }
  return { places: teams.toSorted((a, b) => Number(b.includes(winner)) - Number(a.includes(winner))), sides }
}
