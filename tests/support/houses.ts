import { rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { appVersion } from '../../src-main/host/context/version.ts'
import type { Tuning } from '../../src-main/host/context/context.ts'
import type { HostOptions } from '../../src-main/host/context/running.ts'
import type { IncomingHouse } from '../../src-engine/protocol/desktop.ts'
import { startHouse, type House } from '../../src-main/host/house/house.ts'
import { defaults } from '../../src-main/host/house/defaults.ts'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import { join, type How, type TestClient } from './host-client.ts'
import { freshFolder } from './host-run.ts'

/** A desktop app without its windows: a house, and how it stands with one that may come. */
export interface TestApp extends House {
  readonly data: string
  readonly states: IncomingHouse[]
  state(at: IncomingHouse['at'], ms?: number): Promise<IncomingHouse>
  /** The owner's own window. */
  window(how?: How): Promise<TestClient>
  /** Ends it for good, and its folder. */
  end(): Promise<void>
}

const quotas = { ...defaults.quotas, messages: { second: 1e6, burst: 1e6 }, thread: { second: 1e6, burst: 1e6 } }

/** An app on loopback with quick bots, in a folder of its own. */
export async function startApp(options: Partial<HostOptions> = {}, tuning: Partial<Tuning> = {}): Promise<TestApp> {
  const data = options.data ?? freshFolder()
  const states: IncomingHouse[] = []
  const waiting = new Set<() => void>()
  const house = await startHouse(
    { port: 0, name: 'Test', data, interfaces: ['lo'], app: path(data, 'no-app'), open: false, ...options },
    state => {
      states.push(state)
      for (const tell of waiting) tell()
    },
    { botPace: [0, 1], graceMs: 60_000, countdownMs: 0, quotas, ...tuning },
  )
  return {
    ...house,
    data,
    states,
    state: (at, ms = 20_000) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`never ${at}: ${JSON.stringify(states)}`)), ms)
        const look = (): void => {
          const last = states.at(-1)
          if (last?.at !== at) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(last)
        }
        waiting.add(look)
        look()
      }),
    window: how => join(portOf(house), { name: 'Owner', ownerKey: house.local().ownerKey, ...how }),
    end: async () => {
      await house.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export function portOf(house: Pick<House, 'local'>): number {
  return Number(new URL(house.local().url).port)
}

/** The window of one app as a guest at another's house: it passes an offer on, as its page does. */
export async function guestWindow(at: Pick<House, 'local'>, of: TestApp, how: How = {}): Promise<TestClient> {
  const { url } = at.local()
  const client = await join(portOf(at), { name: 'Ben', app: appVersion, ...how })
  const told = (message: FromHost): void => {
    if (message.say === 'house-offered') of.receiver.offered({ url, ...message })
  }
  // It may have come in one piece with the welcome.
  client.messages.forEach(told)
  client.hear(told)
  return client
}

export const isMove =
  (at: string) =>
  (message: FromHost): boolean =>
    message.say === 'move' && message.at === at

export type Moved = Extract<FromHost, { say: 'moved' }>
export const isMoved = (message: FromHost): boolean => message.say === 'moved'
