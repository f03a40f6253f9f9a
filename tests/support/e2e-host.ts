import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../resources/launch/build.ts'
import { asked } from './runs.ts'

const root = join(import.meta.dirname, '..', '..')

export interface HostWishes {
  readonly port?: number
  readonly data?: string
  readonly pin?: string
  readonly flags?: readonly string[]
  /** A bot's pause before it plays, in milliseconds. */
  readonly pace?: readonly [number, number]
  /** How long an absent person's seat waits before a bot sits in. */
  readonly grace?: number
  /** One of several of a house: none draws what another does. */
  readonly ownDraws?: true
}

/** The host as people start it: the built program in a process of its own, on loopback. */
export interface BuiltHost {
  readonly url: string
  readonly port: number
  readonly data: string
  /** As a power cut would end it: at once, with nothing said to anybody. */
  kill(): Promise<void>
  /** Ends it and throws its folder away. */
  end(): Promise<void>
}

/** Starts `out/main/headless.cjs`, built first if it is older than its sources; `KNOCKABOUT_OUT` names another build. */
export async function builtHost(wishes: HostWishes = {}): Promise<BuiltHost> {
  const elsewhere = process.env.KNOCKABOUT_OUT
  if (elsewhere === undefined) await ensureBuilt(root, () => undefined)
  const program = join(elsewhere ?? join(root, 'out'), 'main', 'headless.cjs')
  const data = wishes.data ?? (await mkdtemp(join(tmpdir(), 'knockabout-e2e-')))
  const flags = [
    '--port',
    String(wishes.port ?? 0),
    '--interface',
    'lo',
    '--data',
    data,
    '--name',
    'The Boar',
    ...(wishes.flags ?? []),
  ]
  const [least, most] = wishes.pace ?? [5, 20]
  const before = asked > 0 || wishes.ownDraws === true ? [] : ['--require', join(import.meta.dirname, 'same-draws.cjs')]
  const child = spawn(process.execPath, [...before, program, ...flags, ...(wishes.pin ? ['--pin', wishes.pin] : [])], {
    // The channel ends the host with the tests, however they end.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      KNOCKABOUT_BOT_PACE: `${least},${most}`,
      KNOCKABOUT_GRACE: String(wishes.grace ?? 60_000),
    },
  })
  const port = await listening(child)
  const gone = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    data,
    kill: () => gone('SIGKILL'),
    end: async () => {
      await gone('SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    let heard = ''
    child.stdout!.on('data', (text: Buffer) => {
      heard += text.toString()
      const port = /^(?:listening|standing by at) http:\/\/\S+?:(\d+)$/m.exec(heard)?.[1]
      if (port !== undefined) done(Number(port))
    })
    child.once('exit', code => fail(new Error(`The host ended with ${code} before it listened:\n${heard}`)))
  })
}
