import type { Diagnosis } from '../../../src-engine/protocol/join-doctor.ts'
import { no } from '../context/refusal.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'

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
