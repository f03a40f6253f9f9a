import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import type { TestClient } from './host-client.ts'
import { builtProgram } from './built-program.ts'
import { seatOf, ways } from './host-play.ts'

const root = resolve(import.meta.dirname, '../..')

/** The real program of `npm run host` as one of an event's, in a process of its own on loopback. */
export interface EventHost {
  readonly port: number
  readonly data: string
  said(): string
  signal(how: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it, in order or not, and gives once it has. */
  end(how: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

export async function eventHost(data: string, redis: string, ...flags: readonly string[]): Promise<EventHost> {
  const words = ['--interface', 'lo', '--port', '0', '--data', data, '--redis', redis, ...flags]
  const child = spawn(process.execPath, [builtProgram('src-main/headless.ts'), ...words], {
    cwd: root,
    env: { ...process.env, KNOCKABOUT_BOT_PACE: '0,5' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', chunk => (said += String(chunk)))
  child.stderr.on('data', chunk => (said += String(chunk)))
  const found = (): string | undefined => /^listening http:\/\/[\d.]+:(\d+)$/m.exec(said)?.[1]
  await expect
    .poll(() => {
      if (child.exitCode !== null) throw new Error(`it ended: ${said}`)
      return found()
    })
    .toBeDefined()
  return {
    port: Number(found()),
    data,
    said: () => said,
    signal: how => void child.kill(how),
    end: async how => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill(how)
      await exit
    },
  }
}

/** The number of the newest view a client holds. */
export const highest = (one: TestClient): number => Math.max(-1, ...[...one.views.values()].map(({ seq }) => seq))

/** Whoever is to play plays; gives what is said of it. */
export async function playsNext(
  guests: readonly TestClient[],
  table: string,
): Promise<{ readonly who: TestClient; readonly said: Promise<ToClient> }> {
  let who: TestClient | undefined
  await expect.poll(() => (who = guests.find(one => one.views.size > 0 && ways(one).length > 0))).toBeDefined()
  const before = highest(who!)
  const action = ways(who!)[0]
  const answer = who!.ask({ say: 'act', table, seat: seatOf(who!), action } as never)
  const said = answer.then(async done => {
    if (done.say === 'done') await expect.poll(() => highest(who!)).toBeGreaterThan(before)
    return done
  })
  void said.catch(() => undefined)
  return { who: who!, said }
}
