import { existsSync, statfsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

// Debian's Chromium where it is there, the one without windows first, as it takes a tenth less time; else the one of
// `npx playwright install chromium`.
const paths = [process.env['KNOCKABOUT_CHROMIUM'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const found = paths.find(path => path !== undefined && existsSync(path))
const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync']
// No machine of ours has a graphics card for the tests: a stand-in for one only costs time.
const plain = ['--disable-gpu', '--no-first-run']
// Pages here live for seconds: what JavaScript's helper threads compile for later costs more than it gives back, and so
// does clearing up a memory that is far from full.
const shortLived = ['--js-flags=--single-threaded,--min-semi-space-size=16,--initial-heap-size=256']
// Else the empty page that each begins as has a process of its own, which is thrown away with the first address.
const oneProcess = ['--renderer-process-limit=1']
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

// Playwright has Chromium share memory by files, as a container has hardly any other: where there is, a tenth is saved.
const shared = '/dev/shm'
const room = existsSync(shared) ? statfsSync(shared) : undefined
const sharesMemory = room !== undefined && room.bavail * room.bsize > 2 ** 30

/** How every test starts a browser. */
export const chromiumLaunch: LaunchOptions = {
  ...(sharesMemory ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
  args: [...asRoot, ...quiet, ...plain, ...shortLived, ...oneProcess],
  ...(found === undefined ? {} : { executablePath: found }),
}
