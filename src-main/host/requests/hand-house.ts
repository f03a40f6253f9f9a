import type { HandHouseAnswer } from '../../../src-engine/protocol/answers.ts'
import { no } from '../context/refusal.ts'
import { appVersion } from '../context/version.ts'
import { answer, type RequestHandler } from './handler.ts'

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
