import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../resources/launch/build.ts'
import { freshFolder } from '../support/host-run.ts'

// The command as a person types it: npm, its shell, and the host, with nothing between.
const root = join(import.meta.dirname, '..', '..')
const folders: string[] = []
let npm: ChildProcess | undefined
beforeAll(() => ensureBuilt(root, () => undefined), 180_000)
afterEach(() => {
  if (npm?.pid !== undefined) for (const one of below(npm.pid)) process.kill(one, 'SIGKILL')
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})

interface Started {
  readonly shell: number
  readonly ended: Promise<number | null>
  readonly url: string
  readonly printed: () => string
}

async function npmRunHost(...flags: readonly string[]): Promise<Started> {
  const data = freshFolder()
  folders.push(data)
  const words = ['run', '--silent', 'host', '--', '--data', data, '--interface', 'lo', '--port', '0', ...flags]
  const child = spawn('npm', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  npm = child
  let printed = ''
  const ended = new Promise<number | null>(done => child.once('exit', done))
  const url = await new Promise<string>(found => {
    const look = (chunk: Buffer): void => {
      printed += chunk.toString()
      const line = /^listening (\S+)$/m.exec(printed)
      if (line !== null) found(line[1]!)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    void ended.then(() => found(''))
  })
  return { shell: childrenOf(child.pid!)[0] ?? 0, ended, url, printed: () => printed }
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
      .toString()
      .trim()
      .split(/\s+/)
      .map(Number)
  } catch {
    return []
  }
}
/** The command line of a process; nothing for one that has ended. */
function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)]).toString()
  } catch {
    return ''
  }
}
function below(pid: number): number[] {
  return childrenOf(pid).flatMap(one => [one, ...below(one)])
}
const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/health`).then(
    response => response.ok,
    () => false,
  )

// These tests are for systems with a shell and signals (not Windows).
const posix = process.platform === 'linux'

test.runIf(posix)('SIGINT to npm’s shell alone ends the host, and nothing is left behind', async () => {
  const { shell, url, ended } = await npmRunHost()
  expect(await answers(url)).toBe(true)
  const processes = [shell, ...below(shell)]
  // The host has taken the shell's place; below it is nothing but what compiles TypeScript, where that is new.
  expect(commandOf(shell)).toMatch(/^\S*node .*launch\/host\.ts/)
  const others = processes.slice(1).map(commandOf)
  expect(others.filter(command => command !== '' && !command.includes('esbuild'))).toEqual([])
  process.kill(shell, 'SIGINT')
  expect(await ended).toBe(0)
  await expect.poll(() => answers(url)).toBe(false)
  await expect.poll(() => processes.filter(isThere)).toEqual([])
})

test.runIf(posix)('so does SIGTERM to npm, and one to the host gives its exit code to npm', async () => {
  const first = await npmRunHost()
  npm!.kill('SIGTERM')
  await expect.poll(() => answers(first.url)).toBe(false)
  const second = await npmRunHost()
  process.kill(second.shell, 'SIGTERM')
  expect(await second.ended).toBe(0)
})

test.runIf(posix)('a slip in the flags passes its exit code through npm', async () => {
  const { ended, printed } = await npmRunHost('--prot', '1')
  expect(await ended).toBe(2)
  expect(printed()).toContain('--prot')
})

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
