import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './desktop-electron.ts'

/** One of the project's commands, running as a person would run it, with a data folder of its own. */
export interface RunningCommand {
  /** The first line that matches, waiting for it if need be; throws with all that was printed if the command ends first. */
  line(pattern: RegExp): Promise<RegExpExecArray>
  printed(): string
  /** Ends it as a terminal's Ctrl-C or a service's stop would, and gives the exit code. `alone`: not what it started. */
  end(signal: 'SIGINT' | 'SIGTERM', alone?: boolean): Promise<number | null>
  readonly ended: Promise<number | null>
  /** Whatever is left of it. */
  clear(): Promise<void>
}

export async function startCommand(
  script: string,
  words: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<RunningCommand> {
  const data = await mkdtemp(join(tmpdir(), 'knockabout-command-'))
  // As package.json says it: tsx's own command would end with 130 where its child is slow to hear a Ctrl-C.
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, KNOCKABOUT_INTERFACES: 'lo', KNOCKABOUT_DATA: data, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that a Ctrl-C can reach all of it and nothing else
  })
  let text = ''
  const take = (chunk: Buffer): void => void (text += chunk.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise<number | null>(resolve => child.on('close', code => resolve(code)))
  return {
    printed: () => text,
    line: pattern =>
      waitFor(
        () => pattern.exec(text),
        child,
        () => text,
      ),
    end: (signal, alone = signal === 'SIGTERM') => {
      signalGroup(child, signal, alone)
      return ended
    },
    ended,
    clear: async () => {
      try {
        // What it started may have outlived it, and holds what it printed to open.
        signalGroup(child, 'SIGKILL', false)
      } catch {
        // Nothing of it is left.
      }
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals, alone: boolean): void {
  if (child.pid === undefined) return
  // A Ctrl-C goes to everything in the terminal, a stop only to what was started.
  process.kill(alone ? child.pid : -child.pid, signal)
}

async function waitFor<Found>(look: () => Found | null, child: ChildProcess, text: () => string): Promise<Found> {
  for (const began = Date.now(); Date.now() - began < 60_000;) {
    const found = look()
    if (found !== null) return found
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${text()}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`it never said so:\n${text()}`)
}
