import type { FromHost } from '../../src-engine/protocol/reader.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'
import { join, type TestClient } from './host-client.ts'
import { pause } from './host-play.ts'

/** What a host and its standby are started with. */
export const standbyKey = 'a dozen green bottles'

type Way = Extract<FromHost, { say: 'standby' }>
/** What this device was told last of the standby: with a vote there. */
export function wayOf(client: TestClient): Way | undefined {
  const last = client.messages.findLast(one => one.say === 'standby' || one.say === 'let-go')
  return last?.say === 'standby' && last.ticket?.includes('~') === true ? last : undefined
}

/** The page's part: forgets the way once it is told to, and says so. */
export function obedient(client: TestClient): TestClient {
  const told = (one: FromHost): void => {
    if (one.say === 'let-go') client.say({ say: 'let-gone', round: one.round })
  }
  client.messages.forEach(told)
  client.hear(told)
  return client
}

/** A device with its ticket, knocking until it is let in, as a page does. `insist`: its person says that the host is gone. */
export async function knocked(port: number, ticket: string, token: string, insist = false): Promise<TestClient> {
  const end = Date.now() + 60_000
  for (;;) {
    const one = await join(port, { hello: false }).catch(() => undefined)
    if (one !== undefined) {
      one.say({ say: 'hello', protocol: protocolVersion, token, ticket, ...(insist && { insist }) })
      await Promise.race([one.closed, one.until(said => said.say === 'welcome').catch(() => undefined)])
      if (one.messages.some(said => said.say === 'welcome')) return obedient(one)
    }
    if (Date.now() > end) throw new Error('never let in')
    await pause(20)
  }
}
