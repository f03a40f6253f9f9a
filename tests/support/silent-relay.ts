import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between two machines and passes on what they say, unless it is silent: as a cable that was pulled, which closes nothing. */
export async function silentRelay(
  to: () => number,
): Promise<{ readonly port: number; silent(on: boolean): void; stop(): void }> {
  const lines = new Set<Socket>()
  let silent = false
  const server = createServer(near => {
    const far = connect(to(), '127.0.0.1')
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      from.on('data', data => void (silent || into.write(data)))
      from.on('close', () => void (silent || into.destroy()))
      from.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silent: on => {
      silent = on
      // What was lost on the way can't go on: the line is another one now.
      if (!on) for (const line of lines) line.destroy()
    },
    stop: () => {
      for (const line of lines) line.destroy()
      server.close()
    },
  }
}
