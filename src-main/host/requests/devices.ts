import type { Diagnosis } from '../../../src-engine/protocol/join-doctor.ts'
import { no } from '../context/refusal.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'
import type { HandHouseAnswer, SeatCodeAnswer } from '../../../src-engine/protocol/answers.ts'
import { appVersion } from '../context/version.ts'
import { holdsSeat } from '../lobby/lobby.ts'

/** Why nobody comes, for anybody who waits with the host: its lobby, its TV. */
export const joinDoctor: RequestHandler = async ({ context }, _client, about) =>
  answer<Diagnosis>(await context.doctor.check(about['swept'] === true))

/** From a guest's device that was asked to try another address of ours. */
export const reached: RequestHandler = ({ context }, client, about) => {
  context.doctor.reached(textIn(about, 'address') ?? '', about['did'] === true, client.at)
  return answer({})
}

/** From the owner: this one of the host's addresses is shown first. */
export const showAddress: RequestHandler = ({ context }, client, about) => {
  if (!client.owner) return no('not-owner')
  context.showAddress(textIn(about, 'address') ?? '')
  return answer({})
}

/** The desktop apps that are here as guests, and so can take the house over. */
export const handHouse: RequestHandler = ({ context }, client) => {
  if (!client.owner) return no('not-owner')
  const apps = [...context.clients].flatMap(({ number, person, app, owner }) =>
    app === undefined || owner || person === undefined
      ? []
      : [{ device: number, name: person.name, fits: app === appVersion }],
  )
  return answer<HandHouseAnswer>({ apps })
}

/** A code for whoever holds a seat, to go on at another device. */
export const seatCode: RequestHandler = (lobby, { person }) => {
  // Whoever holds a seat is on disk, where the new device's token is kept instead of the old one's.
  if (person === undefined || !holdsSeat(lobby, person.id)) return no('not-seated')
  return answer<SeatCodeAnswer>(lobby.context.seatCodes.issue(person.id))
}
