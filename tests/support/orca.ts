import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { chromium, expect, type Browser } from '@playwright/test'
import { run } from '../../resources/launch/run.ts'
import { openScreen } from './machine-xvfb.ts'

const programs = ['orca', 'speech-dispatcher', 'dbus-daemon', 'xdotool', 'chromium'] as const
const modules = '/usr/lib/speech-dispatcher-modules'
const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, program)))

/** What of a screen reader and what it needs is not installed here; nothing where all is. */
export const missingForOrca = (): readonly string[] => programs.filter(program => !isOnPath(program))

/** Something the voice began to say, and when, in milliseconds since 1970. `until`: its end, if it was not cut off. */
export interface Said {
  readonly text: string
  readonly at: number
  readonly until?: number
}

/** What a letter takes, in milliseconds: as fast as people listen who use a screen reader daily. */
const letterMs = 25

// Without a loudspeaker: the voice writes down when it begins and when it ends, and takes as long as one that has one.
const voice = (file: string): string => `
GenericExecuteSynth "t=\\'$DATA\\'; printf 'begin %s %s\\\\n' \\"$(date +%s%3N)\\" \\"$t\\" >> ${file}; sleep $(( $(printf %s \\"$t\\" | wc -m) * ${letterMs} ))e-3; printf 'end %s\\\\n' \\"$(date +%s%3N)\\" >> ${file}"
GenericRecodeFallback "?"
GenericMaxChunkLength 2000
GenericDelimiters "|"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "de" "de" "utf-8"
GenericLanguage "es" "es" "utf-8"
AddVoice "en" "MALE1" "one"
DefaultVoice "one"
`
const dispatcher = `
LogLevel 0
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "generic" "${modules}/sd_generic" "generic.conf"
DefaultModule generic
DefaultLanguage "en"
`

function readSaid(text: string): readonly Said[] {
  const all: Said[] = []
  for (const row of text.split('\n')) {
    const [what, at, ...words] = row.split(' ')
    const last = all.at(-1)
    if (what === 'begin') all.push({ text: words.join(' '), at: Number(at) })
    else if (what === 'end' && last !== undefined) all[all.length - 1] = { ...last, until: Number(at) }
  }
  return all
}

/** Somebody at a keyboard who sees nothing: they know what Orca has said, and press keys. */
export class OrcaDesk {
  /** So much of what was said has been thought about. */
  private heard = 0
  /** When each key was pressed: it cuts off what is being said. */
  readonly pressed: { readonly key: string; readonly at: number }[] = []
  private constructor(
    private readonly environment: NodeJS.ProcessEnv,
    private readonly file: string,
    private readonly leave: () => Promise<void>,
    readonly page: Awaited<ReturnType<Browser['newPage']>>,
  ) {}

  /** Sits down before a screen with a session bus, a voice, Orca and a browser at this address. */
  static async sitDown(url: string): Promise<OrcaDesk> {
    const home = await mkdtemp(join(tmpdir(), 'knockabout-orca-'))
    const file = join(home, 'said')
    const speech = join(home, 'speech')
    await mkdir(join(speech, 'modules'), { recursive: true })
    await Promise.all([
      writeFile(file, ''),
      writeFile(join(speech, 'speechd.conf'), dispatcher),
      writeFile(join(speech, 'modules', 'generic.conf'), voice(file)),
    ])
    const screen = await openScreen()
    const socket = join(home, 'voice')
    const environment: NodeJS.ProcessEnv = {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_CACHE_HOME: join(home, 'cache'),
      // No setting of this machine's, and none kept.
      GSETTINGS_BACKEND: 'memory',
      LC_ALL: 'C.UTF-8',
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
    }
    const children: ChildProcess[] = []
    const start = (program: string, ...words: readonly string[]): ChildProcess => {
      // A group of its own: what it starts ends with it.
      const child = spawn(program, words, { env: environment, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
      children.push(child)
      return child
    }
    let browser: Browser | undefined
    const leave = async (): Promise<void> => {
      await browser?.close()
      for (const { pid } of children.toReversed()) {
        try {
          process.kill(-pid!, 'SIGKILL')
        } catch {
          // It has ended.
        }
      }
      screen.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    }
    try {
      environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(
        start('dbus-daemon', '--session', '--nofork', '--print-address'),
      )
      const places = ['-c', 'unix_socket', '-S', socket, '-C', speech, '-L', home, '-P', join(home, 'pid')]
      start('speech-dispatcher', '-s', '-t', '0', ...places)
      await expect.poll(() => existsSync(socket)).toBe(true)
      start('orca', '--enable', 'speech', '--disable', 'braille')
      await expect.poll(async () => readSaid(await readFile(file, 'utf8')).length).toBeGreaterThan(0)
      browser = await chromium.launch({
        headless: false,
        executablePath: '/usr/bin/chromium',
        args: [
          '--force-renderer-accessibility',
          '--no-first-run',
          '--disable-gpu',
          '--disable-background-networking',
        ].concat(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        env: environment as Record<string, string>,
      })
      const page = await browser.newPage({ viewport: null, reducedMotion: 'reduce' })
      await page.goto(url)
      return new OrcaDesk(environment, file, leave, page)
    } catch (error) {
      await leave()
      throw error
    }
  }

  /** All that the voice said, oldest first. */
  async said(): Promise<readonly Said[]> {
    return readSaid(await readFile(this.file, 'utf8'))
  }

  /** Presses a key of the keyboard, as X names it: `Tab`, `Return`, `shift+h`. What was said before is thought about no more. */
  async key(key: string): Promise<void> {
    this.heard = (await this.said()).length
    this.pressed.push({ key, at: Date.now() })
    await run('xdotool', ['key', key], { environment: this.environment })
  }

  /** Waits until something like this is said since the last key, or since what was waited for last; gives it. */
  async hears(words: RegExp, ms = 20_000): Promise<string> {
    const until = Date.now() + ms
    for (;;) {
      const all = await this.said()
      const at = all.findIndex(({ text }, n) => n >= this.heard && words.test(text))
      if (at >= 0) {
        this.heard = at + 1
        return all[at]!.text
      }
      if (Date.now() > until)
        throw new Error(
          `${words} was never said, but: ${all
            .slice(this.heard)
            .map(one => one.text)
            .join(' | ')}`,
        )
      await later(30)
    }
  }

  end(): Promise<void> {
    return this.leave()
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.on('error', reject)
    child.on('exit', code => reject(new Error(`The session bus ended with ${code}.`)))
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString()
      if (text.includes('\n')) resolve(text.trim())
    })
  })
}
