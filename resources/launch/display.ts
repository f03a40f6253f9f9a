import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { run } from './run.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Why no window can be opened here, in plain words, or nothing where one can. */
export async function displayProblem(
  environment: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> {
  if (platform !== 'linux') return undefined // Windows and macOS always have one for the user who is logged in
  const wayland = environment.WAYLAND_DISPLAY
  if (wayland) {
    const socket = wayland.startsWith('/') ? wayland : join(environment.XDG_RUNTIME_DIR ?? '/run', wayland)
    if (existsSync(socket)) return undefined
  }
  const display = environment.DISPLAY
  if (!display) return 'no display (neither DISPLAY nor WAYLAND_DISPLAY leads to a screen)'
  const [, host, number] = /^(.*):(\d+)(?:\.\d+)?$/.exec(display) ?? []
  if (number === undefined) return `DISPLAY is “${display}”, which names no display`
  const target =
    !host || host === 'unix' ? { path: join('/tmp', '.X11-unix', `X${number}`) } : { host, port: 6000 + Number(number) }
  return (await answers(target)) ? undefined : `the display ${display} does not answer`
}

function answers(target: { path: string } | { host: string; port: number }): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(target)
    const end = (there: boolean): void => {
      socket.destroy()
      resolve(there)
    }
    socket.setTimeout(1500, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}

/** Debian's packages for the libraries Electron needs beyond its own; newer releases renamed some (`t64`). */
const debianPackages = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'] as const

/**
 * Sees to the shared libraries Electron needs: on Debian as root fetches the missing ones,
 * anybody else gets one line that says what to install. Gives a problem in plain words, or nothing.
 */
export async function libraryProblem(electron: string, say: (line: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  let missing = await missingLibraries(electron)
  if (missing.length === 0) return undefined
  const install = `apt-get install ${debianPackages.join(' ')}`
  if (process.getuid?.() === 0 && isDebian()) {
    say(`Electron needs ${missing.join(', ')}: installing with apt-get …`)
    try {
      await aptInstall(debianPackages)
    } catch (error) {
      return `${error instanceof Error ? error.message : String(error)} (tried: ${install})`
    }
    missing = await missingLibraries(electron)
  }
  return missing.length === 0 ? undefined : `Electron needs ${missing.join(', ')}; on Debian or Ubuntu: sudo ${install}`
}

/** The libraries the program wants and this machine has not. */
export async function missingLibraries(program: string): Promise<readonly string[]> {
  const list = await run('ldd', [program]).catch(() => '')
  return list
    .split('\n')
    .filter(line => line.includes('not found'))
    .map(line => line.trim().split(' ')[0] ?? '')
}

export function isDebian(): boolean {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs Debian packages, refreshing the lists first if they are empty. Wants root. */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...(await knownNames(packages))]
  try {
    await run('apt-get', install, { environment, timeout: 600_000 })
  } catch {
    await run('apt-get', ['update', '-qq'], { environment, timeout: 300_000 })
    const again = ['install', '-y', '-qq', '--no-install-recommends', ...(await knownNames(packages))]
    await run('apt-get', again, { environment, timeout: 900_000 })
  }
}

/** Debian 13 and Ubuntu 24.04 carry `libgtk-3-0t64` where older ones have `libgtk-3-0`. */
async function knownNames(packages: readonly string[]): Promise<string[]> {
  if (!/^(1[3-9]|trixie|forky|sid)/.test(readFileSync('/etc/debian_version', 'utf8'))) return [...packages]
  const renamed = ['libgtk-3-0', 'libasound2']
  return packages.map(name => (renamed.includes(name) ? `${name}t64` : name))
}
