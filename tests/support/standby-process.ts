import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect } from 'vitest'
import { builtProgram } from './built-program.ts'
import { standbyKey } from './standby-guest.ts'

const root = resolve(import.meta.dirname, '../..')

/** The real program of `npm run host`, in a process of its own on loopback. */
export interface Machine {
  readonly port: number
  said(): string
  kill(): Promise<void>
  /** Ends it in order, as Ctrl-C does. */
  end(): Promise<void>
}

/** `flags`: of the host, or `--standby ADDRESS` of one that stands by. */
export async function machine(data: string, ...flags: readonly string[]): Promise<Machine> {
  const words = ['--interface', 'lo', '--data', data, '--standby-key', standbyKey, ...flags]
  const child = spawn(process.execPath, [builtProgram('src-main/headless.ts'), ...words], {
    cwd: root,
    env: { ...process.env, KNOCKABOUT_BOT_PACE: '0,5' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', chunk => (said += String(chunk)))
  child.stderr.on('data', chunk => (said += String(chunk)))
  // Its own address stands last: before it are those that only lead to it, as a relay's.
  const found = (): string | undefined =>
    /^listening \S+:(\d+)$[^]*?^(?:Also: .*:(\d+)\n)?Ctrl-C/m.exec(said)?.slice(1).findLast(Boolean) ??
    /^standing by at \S+:(\d+)$/m.exec(said)?.[1]
  await expect
    .poll(
      () => {
        if (child.exitCode !== null) throw new Error(`it ended: ${said}`)
        return found()
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  const gone = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    port: Number(found()),
    said: () => said,
    kill: () => gone('SIGKILL'),
    end: () => gone('SIGTERM'),
  }
}
