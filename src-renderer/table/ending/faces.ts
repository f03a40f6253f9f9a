import type { SeatState } from '../../../src-engine/protocol/to-client.ts'
import { avatarNames, seatColour } from '../../design/index.ts'

/** A person as the great moments show them: large, and in their own colour. */
export interface Face {
  readonly seat: string
  readonly name: string
  readonly avatar: string
  /** Any CSS colour. */
  readonly colour: string
  readonly bot: boolean
  /** What brought them their place, such as points. */
  readonly note?: string
}

/** A bot that brings no face of its own has one by its name, the same at every table. */
export function avatarOf({ kind, avatar, name }: Pick<SeatState, 'kind' | 'avatar' | 'name'>): string {
  if (avatar !== '' || kind !== 'bot') return avatar
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return avatarNames[sum % avatarNames.length]!
}

/** The faces of all who sit at a table, in seat order. */
export function facesOf(places: readonly SeatState[]): readonly Face[] {
  return places
    .filter(place => place.kind !== 'open')
    .map(place => ({
      seat: place.seat,
      name: place.name,
      avatar: avatarOf(place),
      colour: seatColour(place.colour).fill,
      bot: place.kind === 'bot',
    }))
}

/** One step of the podium: a finishing place from 1, and who shares it. */
export interface Step {
  readonly place: number
  readonly faces: readonly Face[]
}

/** `places`: a seat's finishing place, from 1. Anyone who has none comes last. */
export function podiumSteps(faces: readonly Face[], places: ReadonlyMap<string, number>): readonly Step[] {
  const last = faces.length
  const of = (face: Face): number => places.get(face.seat) ?? last
  return [...new Set(faces.map(of))]
    .sort((a, b) => a - b)
    .map(place => ({ place, faces: faces.filter(face => of(face) === place) }))
}
