import type { SeatCodeAnswer } from '../../../src-engine/protocol/answers.ts'
import { no } from '../context/refusal.ts'
import { holdsSeat } from '../lobby/lobby.ts'
import { answer, type RequestHandler } from './handler.ts'

/** A code for whoever holds a seat, to go on at another device. */
export const seatCode: RequestHandler = (lobby, { person }) => {
  // Whoever holds a seat is on disk, where the new device's token is kept instead of the old one's.
  if (person === undefined || !holdsSeat(lobby, person.id)) return no('not-seated')
  return answer<SeatCodeAnswer>(lobby.context.seatCodes.issue(person.id))
}
