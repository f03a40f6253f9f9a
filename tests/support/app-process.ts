import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { builtProgram } from './built-program.ts'

/** A desktop app without its windows in a process of its own (`house-process.ts`). */
export interface AppProcess {
  readonly process: ChildProcess
  readonly port: number
  readonly key: string
  readonly id: string
  /** What it said last of this. */
  last(what: 'holds' | 'state' | 'port'): string | undefined
  kill(): Promise<void>
}

export async function appProcess(name: string, data: string, ...more: readonly string[]): Promise<AppProcess> {
  const words = [builtProgram('tests/support/house-process.ts'), '--name', name, '--data', data]
  const child = spawn(process.execPath, [...words, ...more], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let said = ''
  child.stdout!.on('data', chunk => (said += String(chunk)))
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  const last = (what: string): string | undefined =>
    said
      .split('\n')
      .slice(0, -1)
      .findLast(line => line.startsWith(`${what} `))
      ?.slice(what.length + 1)
  await expect.poll(() => last('ready')).toBeDefined()
  const [port, key = '', id = ''] = last('ready')!.split(' ')
  return { process: child, port: Number(port), key, id, last, kill }
}
