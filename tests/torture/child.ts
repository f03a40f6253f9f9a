import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram } from '../support/built-program.ts'

export interface Child {
  readonly process: ChildProcess
  readonly port: number
  /** Gone for good at once, as when a plug is pulled. */
  kill(): Promise<void>
  /** Waits until it is gone by itself, and no longer than this; where it was then, in its own words. */
  dies(withinMs: number): Promise<string | undefined>
  /** From when on plays may be gone, where its power was cut; in milliseconds since 1970. */
  unsafeFrom(): number | undefined
}

/** What the host holds: sockets of clients, rows of all tables, listeners, timers and handles, bytes of heap in use. */
export interface Census {
  readonly clients: number
  readonly rows: number
  readonly listeners: number
  readonly resources: number
  readonly heap: number
}

/** So old a play may be at most that a power cut takes along, in milliseconds. */
const unsyncedMs = 40

/** Starts the host of `host.ts` on loopback with this data folder. Rejects if it ends before it listens. */
export async function startChild(data: string, port = 0): Promise<Child> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--disable-warning=ExperimentalWarning', builtProgram('tests/torture/host.ts'), data, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  let said = ''
  child.stdout!.on('data', chunk => (said += String(chunk)))
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const listening = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`the host ended with ${code}`)))
    child.stdout!.on('data', chunk => {
      const found = /listening (\d+)/.exec(String(chunk))?.[1]
      if (found !== undefined) resolve(Number(found))
    })
  })
  return {
    process: child,
    unsafeFrom: () => {
      const [, at, late, syncing] = /^cut (\d+) (\d+) (\d+)$/m.exec(said) ?? []
      return at === undefined ? undefined : Number(at) - unsyncedMs - 2 * Number(late) - Number(syncing)
    },
    port: await listening,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await gone
    },
    dies: async withinMs => {
      const late = new Promise(resolve => setTimeout(resolve, withinMs).unref())
      await Promise.race([gone, late])
      return /died ([a-z ]+)/.exec(said)?.[1]
    },
  }
}

export async function census({ process: child }: Child): Promise<Census> {
  const answer = once(child, 'message')
  child.send('census')
  const [said] = (await answer) as [Census]
  return said
}
