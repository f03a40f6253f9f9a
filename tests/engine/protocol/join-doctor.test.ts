import { describe, expect, test } from 'vitest'
import {
  diagnoseApp,
  diagnoseHost,
  diagnosePage,
  joinCauses,
  type AppFacts,
  type Diagnosis,
  type HostFacts,
  type PageFacts,
} from '../../../src-engine/protocol/join-doctor.ts'

const host: HostFacts = {
  networks: 1,
  port: 4680,
  came: 0,
  heard: 0,
  unreached: false,
  tunnel: false,
  swept: false,
  neighbours: 0,
}
const ufw = { name: 'ufw', command: 'sudo ufw allow 4680' }
const shownFails = { shown: '10.0.0.1', works: '192.168.1.2' }
const app: AppFacts = {
  networks: 1,
  tunnel: false,
  found: 0,
  announced: 0,
  heard: 0,
  swept: false,
  neighbours: 0,
}
const page: PageFacts = { online: true, answers: false }
const unreached = { address: '192.168.1.2', tunnel: false }

type Row<Facts> = readonly [facts: Partial<Facts>, cause: string]
/** The cause, the button, and `well` where nothing is wrong. */
const causeOf = ({ cause, remedy, well }: Diagnosis): string => `${cause}: ${remedy}${well ? ', well' : ''}`

const rows = {
  host: [
    [{ networks: 0, tunnel: true, firewall: ufw }, 'no-network: check-again'],
    [{ shownFails, came: 3 }, 'other-address: show-address'],
    [{ unreached: true, tunnel: true }, 'firewall: check-again'],
    [{ unreached: true, firewall: ufw }, 'firewall: copy-command'],
    // Some come in, so that one who does not is held up elsewhere.
    [{ unreached: true, came: 1 }, 'welcome: check-again, well'],
    [{ came: 1, tunnel: true, firewall: ufw }, 'welcome: check-again, well'],
    [{ tunnel: true, firewall: ufw }, 'vpn: check-again'],
    [{ firewall: ufw }, 'firewall-on: copy-command'],
    [{ firewall: { name: 'macOS' }, swept: true }, 'firewall-on: check-again'],
    // Whoever is heard got through.
    [{ firewall: ufw, heard: 1 }, 'nobody-yet: look-everywhere, well'],
    [{ swept: true }, 'isolation: check-again'],
    [{ swept: true, heard: 1 }, 'nobody-yet: check-again, well'],
    [{ swept: true, neighbours: 1 }, 'nobody-yet: check-again, well'],
    [{}, 'nobody-yet: look-everywhere, well'],
  ],
  app: [
    [{ networks: 0, tunnel: true }, 'no-network: check-again'],
    [{ unreached: { ...unreached, tunnel: true } }, 'vpn: check-again'],
    [{ unreached, tunnel: true, found: 1 }, 'host-unreached: check-again'],
    [{ found: 1, announced: 1, tunnel: true }, 'announcements: look-everywhere, well'],
    [{ found: 1, tunnel: true }, 'announcements: look-everywhere'],
    [{ tunnel: true, swept: true }, 'vpn: check-again'],
    [{}, 'nobody-heard: look-everywhere, well'],
    [{ swept: true }, 'isolation: check-again'],
    [{ swept: true, neighbours: 2 }, 'announcements: look-everywhere'],
    [{ swept: true, neighbours: 2, heard: 1 }, 'nobody-hosts: look-everywhere, well'],
  ],
  page: [
    [{ online: false }, 'offline: check-again'],
    // Browsers take a network without the internet for none.
    [{ online: false, answers: true }, 'socket: check-again'],
    [{ answers: true, keepsCopy: true }, 'copy-waits: go-on-here'],
    [{ online: false, elsewhere: 'http://192.168.1.2:4680' }, 'moved: go-there'],
    [{}, 'host-gone: check-again'],
  ],
} as const satisfies { host: readonly Row<HostFacts>[]; app: readonly Row<AppFacts>[]; page: readonly Row<PageFacts>[] }

describe('the cause that is named', () => {
  test.each(rows.host)('host %j: %s', (facts, cause) =>
    expect(causeOf(diagnoseHost({ ...host, ...facts }))).toBe(cause),
  )
  test.each(rows.app)('app %j: %s', (facts, cause) => expect(causeOf(diagnoseApp({ ...app, ...facts }))).toBe(cause))
  test.each(rows.page)('page %j: %s', (facts, cause) =>
    expect(causeOf(diagnosePage({ ...page, ...facts }))).toBe(cause),
  )
  test('every cause there is a sentence for has its row', () => {
    for (const end of ['host', 'app', 'page'] as const) {
      const named = new Set(rows[end].map(([, cause]) => cause.split(':')[0]))
      expect([...named].sort()).toEqual([...joinCauses[end]].sort())
    }
  })
  test('what fills its sentence comes with it', () => {
    expect(diagnoseHost({ ...host, shownFails }).params).toEqual(shownFails)
    expect(diagnoseHost({ ...host, firewall: ufw }).params).toEqual({ firewall: 'ufw', command: ufw.command })
    expect(diagnoseApp({ ...app, unreached }).params).toEqual({ address: '192.168.1.2' })
  })
})
