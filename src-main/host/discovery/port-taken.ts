import type { Notice } from '../../../src-engine/protocol/desktop.ts'
import { tidyName } from '../../../src-engine/protocol/name.ts'
import { fetchInfo } from './fetch-info.ts'
import { urlOf } from './lan-presence.ts'

/** The wanted port is taken: by another Knockabout, whose name is given then, or by some other program. */
export async function whoHas(wanted: number, port: number): Promise<Notice> {
  // A busy machine is slow to answer itself; only a program that says nothing at all has the start wait so long.
  const there = await fetchInfo(urlOf('127.0.0.1', wanted), 3000)
  const params = { wanted: String(wanted), port: String(port) }
  return there.ok
    ? {
        id: 'port',
        kind: 'info',
        text: 'port-taken-by-knockabout',
        params: { ...params, name: tidyName(there.host.name) },
      }
    : { id: 'port', kind: 'info', text: 'port-taken', params }
}
