import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { aptInstall, isDebian } from '../../resources/launch/display.ts'
import { run } from '../../resources/launch/run.ts'

interface Need {
  /** Debian's package. */
  readonly package: string
  /** Found by a program on the path, or by a shared library. */
  readonly program?: string
  readonly library?: string
  /** Needed for every run, or only for the tests in network namespaces, in other engines or with a screen reader. */
  readonly for: 'all' | 'namespaces' | 'engines' | 'orca'
}

const needs: readonly Need[] = [
  { package: 'chromium-headless-shell', program: 'chromium-headless-shell', for: 'all' },
  { package: 'xvfb', program: 'Xvfb', for: 'all' },
  { package: 'libgtk-3-0', library: 'libgtk-3.so.0', for: 'all' },
  { package: 'libnss3', library: 'libnss3.so', for: 'all' },
  { package: 'libasound2', library: 'libasound.so.2', for: 'all' },
  { package: 'libgbm1', library: 'libgbm.so.1', for: 'all' },
  { package: '7zip', program: '7zz', for: 'all' },
  { package: 'redis-server', program: 'redis-server', for: 'all' },
  { package: 'libwebkit2gtk-4.1-0', library: 'libwebkit2gtk-4.1.so.0', for: 'engines' },
  { package: 'firefox-esr', program: 'firefox-esr', for: 'engines' },
  { package: 'orca', program: 'orca', for: 'orca' },
  { package: 'at-spi2-core', program: 'at-spi-bus-launcher', for: 'orca' },
  { package: 'speech-dispatcher', program: 'speech-dispatcher', for: 'orca' },
  { package: 'dbus', program: 'dbus-daemon', for: 'orca' },
  { package: 'xdotool', program: 'xdotool', for: 'orca' },
  { package: 'chromium', program: 'chromium', for: 'orca' },
  { package: 'iproute2', program: 'ip', for: 'namespaces' },
  { package: 'nftables', program: 'nft', for: 'namespaces' },
  { package: 'avahi-daemon', program: 'avahi-daemon', for: 'namespaces' },
  { package: 'avahi-utils', program: 'avahi-browse', for: 'namespaces' },
]

/**
 * Brings along what the tests need: on Debian as root by apt-get, for anybody else as a line that says
 * exactly what to install. Throws if something that every run needs is missing.
 */
export async function prepareMachine(say: (line: string) => void): Promise<void> {
  if (process.platform !== 'linux') return prepareElsewhere(say)
  let missing = await missingNeeds()
  if (missing.length > 0 && isDebian() && process.getuid?.() === 0) {
    const packages = missing.map(need => need.package)
    say(`Installing ${packages.join(' ')} …`)
    await withoutStartingServices(() => aptInstall(packages))
    missing = await missingNeeds()
  }
  if (missing.length === 0) return
  const line = `sudo apt-get install ${missing.map(need => need.package).join(' ')}`
  if (missing.every(need => need.for !== 'all')) {
    say(
      `!!! Some tests in network namespaces, in WebKit or Firefox, or with a screen reader cannot run here without: ${line}`,
    )
    return
  }
  throw new Error(`please install what the tests need (on Debian or Ubuntu): ${line}`)
}

async function missingNeeds(): Promise<readonly Need[]> {
  const libraries = await run('/sbin/ldconfig', ['-p']).catch(() => '')
  return needs.filter(need => {
    if (need.program !== undefined) return !onPath(need.program)
    return need.library !== undefined && !libraries.includes(`${need.library} `)
  })
}

function onPath(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/bin', '/usr/libexec']
  return folders.some(folder => folder !== '' && existsSync(join(folder, program)))
}

async function prepareElsewhere(say: (line: string) => void): Promise<void> {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  say('Fetching a browser for the tests …')
  await run('npx', ['playwright', 'install', 'chromium'], { show: true })
}

/** Debian starts a service as soon as it is installed; mDNS of a test machine must not reach its real network. */
async function withoutStartingServices(install: () => Promise<void>): Promise<void> {
  const policy = '/usr/sbin/policy-rc.d'
  const own = !existsSync(policy)
  if (own) await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await install()
  } finally {
    if (own) await rm(policy, { force: true })
  }
}
