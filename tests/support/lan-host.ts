import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { startAdvertiser } from '../../src-main/host/discovery/advertiser.ts'
import { startBeacon } from '../../src-main/host/discovery/beacon.ts'
import { protocolVersion } from '../../src-engine/protocol/version.ts'

// A program for one place of a test's LAN: a host's `/info`, advertised over real multicast until SIGTERM.
const { values } = parseArgs({
  options: {
    id: { type: 'string' },
    name: { type: 'string' },
    port: { type: 'string' },
    interface: { type: 'string' },
    retry: { type: 'string' },
    /** What its names end in, instead of something random. */
    ending: { type: 'string' },
    /** Only serves; somebody else announces it. */
    unannounced: { type: 'boolean' },
    /** Answers apps that ask without mDNS, as a host that is open does. */
    beacon: { type: 'boolean' },
    /** So many more announcements, of hosts that are not there. */
    crowd: { type: 'string' },
  },
})
const id = values.id ?? 'host-1'
const name = values.name ?? 'Host'
const interfaces = values.interface === undefined ? [] : [values.interface]
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      app: 'knockabout',
      id,
      name,
      version: '0.1.0',
      protocol: protocolVersion,
      pin: false,
      tables: [],
    }),
  )
})
server.listen(Number(values.port ?? 4680), async () => {
  const port = (server.address() as { port: number }).port
  const setting = {
    name,
    version: '0.1.0',
    protocol: protocolVersion,
    port,
    interfaces,
    onNotice: (notice: { readonly text: string }) => console.log(`notice ${notice.text}`),
    ...(values.retry === undefined ? {} : { retryAfterMs: Number(values.retry) }),
    ...(values.ending === undefined ? {} : { ending: () => values.ending! }),
  }
  for (let i = 0; i < Number(values.crowd ?? 0); i++) await startAdvertiser({ ...setting, id: `crowd-${i}` })
  const advertiser = values.unannounced ? undefined : await startAdvertiser({ ...setting, id })
  const beacon = values.beacon ? await startBeacon({ id, port, interfaces }) : undefined
  console.log(`up ${port}`)
  process.on('SIGTERM', () => {
    void Promise.all([advertiser?.stop(), beacon?.stop()]).then(() => {
      server.closeAllConnections()
      server.close(() => process.exit(0))
    })
  })
})
