import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A cable between a client and the host that can be made slow, stopped, or cut, while both ends think nothing of it. */
export interface Relay {
  readonly port: number
  /** Milliseconds that everything takes on its way, each way, with up to as many again by chance. */
  delay: number
  /** Carries nothing either way until it does again; nothing is lost, as in a stall of the network. */
  stall(on: boolean): void
  /** What is under way is lost, and both ends find it out for themselves: nothing is closed. */
  cut(): void
  close(): void
}

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export async function relayTo(port: number): Promise<Relay> {
  const lines = new Set<{ near: Socket; far: Socket; dead: boolean }>()
  let stalled = false
  const waiting: (() => void)[] = []
  const relay = { delay: 0 }
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    const line = { near, far, dead: false }
    lines.add(line)
    const carry = (from: Socket, to: Socket): void => {
      let due = 0
      let order = Promise.resolve()
      from.on('data', part => {
        const pass = (): void => {
          if (line.dead) return
          if (stalled) waiting.push(pass)
          else if (!to.destroyed) to.write(part)
        }
        // One after the other: a later part never overtakes an earlier one.
        due = Math.max(due, performance.now() + relay.delay * (1 + Math.random()))
        const when = due
        order = order.then(() => later(Math.max(0, when - performance.now()))).then(pass)
      })
      from.on('close', () => {
        if (!line.dead) to.destroy()
      })
      from.on('error', () => from.destroy())
    }
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(relay, {
    port: (server.address() as AddressInfo).port,
    stall: (on: boolean) => {
      stalled = on
      if (!on) for (const pass of waiting.splice(0)) pass()
    },
    cut: () => {
      for (const line of lines) {
        line.dead = true
        line.near.pause()
        line.far.pause()
      }
    },
    close: () => {
      server.close()
      for (const { near, far } of lines) {
        near.destroy()
        far.destroy()
      }
    },
  })
}
