import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { aptInstall, isDebian } from '../../resources/launch/display.ts'
import { run } from '../../resources/launch/run.ts'
import { startDesktop } from '../support/desktop-electron.ts'
import { builtHost } from '../support/e2e-host.ts'
import { oneAct } from '../support/e2e-play.ts'
import { sayName } from '../support/e2e-table.ts'
import { join as joinHost } from '../support/host-client.ts'
import { opened } from '../support/host-play.ts'
import type { Packages } from '../support/packages.ts'
import { makePackages } from '../support/packages.ts'

test.describe.configure({ mode: 'serial' })

/** Where the deb puts the app. Somebody's own installation is left alone. */
const installed = '/opt/Knockabout'
const mayInstall = isDebian() && process.getuid?.() === 0 && !existsSync(installed)

let packages: Packages
let folder: string
/** The app as it was installed, or, where that may not be tried, as the deb holds it. */
let program: string

test.beforeAll(async () => {
  packages = await makePackages()
  folder = await mkdtemp(join(tmpdir(), 'knockabout-package-'))
})
test.afterAll(async () => {
  if (mayInstall && existsSync(installed)) await run('dpkg', ['--purge', 'knockabout'])
  await rm(folder, { recursive: true, force: true })
})

test('the archive for Linux holds the app and what it runs on, and nothing of the workshop', async () => {
  const files = (await run('tar', ['-tzf', packages.archive])).trim().split('\n')
  expect(files.some(file => file.endsWith('/knockabout'))).toBe(true)
  expect(files.filter(file => file.includes('/resources/') && file.endsWith('.asar'))).toHaveLength(1)
  expect(files.filter(file => /src-|\.ts$|tests\/|\/resources\/app\//.test(file))).toEqual([])
  // The only module with a part that an archive cannot hold.
  expect(files.filter(file => file.endsWith('.node')).map(file => file.replace(/.*node_modules\//, ''))).toEqual([
    expect.stringMatching(/^@libsql\/linux-/),
  ])
})

test('the deb installs with what it needs, opens games and links, and stands in the menu', async () => {
  if (mayInstall) {
    await aptInstall([packages.deb])
    program = '/usr/bin/knockabout'
    expect(existsSync(program)).toBe(true)
  } else {
    await run('dpkg-deb', ['-x', packages.deb, folder])
    program = join(folder, 'opt', 'Knockabout', 'knockabout')
  }
  const top = mayInstall ? '/' : folder
  const entry = await readFile(join(top, 'usr/share/applications/knockabout.desktop'), 'utf8')
  expect(entry).toContain('MimeType=application/vnd.knockabout+json;x-scheme-handler/knockabout;')
  expect(entry).toMatch(/^Exec=\/opt\/Knockabout\/knockabout .*%U$/m)
  expect(entry).toMatch(/^Categories=Game;CardGame;$/m)
  expect(await readFile(join(top, 'usr/share/mime/packages/knockabout.xml'), 'utf8')).toContain('*.knockabout')
  for (const size of [16, 32, 48, 256, 512])
    expect(existsSync(join(top, `usr/share/icons/hicolor/${size}x${size}/apps/knockabout.png`))).toBe(true)
})

test('the installed app plays', async () => {
  const desktop = await startDesktop({ installed: program })
  try {
    expect(await desktop.app.evaluate(({ app }) => app.isPackaged)).toBe(true)
    await desktop.page.getByTestId('solo-now').click()
    for (let acts = 0; acts < 3; acts++) expect(await oneAct(desktop.page, 30_000)).not.toBe('over')
  } finally {
    await desktop.stop()
  }
})

test('a link opens the installed app at that table', async () => {
  const host = await builtHost()
  const ben = await joinHost(host.port, { name: 'Ben' })
  const table = await opened(ben, 'knock-out-whist')
  const desktop = await startDesktop({ installed: program, words: [`knockabout://127.0.0.1:${host.port}/t/${table}`] })
  try {
    await sayName(desktop.page, 'Ann')
    await expect(desktop.page.getByTestId('lobby')).toContainText('Ben')
    await expect(desktop.page.getByTestId('lobby')).toContainText('Ann')
  } finally {
    await desktop.stop()
    await ben.close()
    await host.end()
  }
})

test('the installed app cannot be made to run other people’s code', () => {
  // Without its fuse, this environment turns every Electron app into a Node that runs whatever it is told.
  const said = spawnSync(program, ['--version', '--no-sandbox'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', KNOCKABOUT_INTERFACES: 'lo', DISPLAY: 'none' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(said.stdout).not.toMatch(/^v\d+\.\d+/)
})

test('removed again, nothing of it is left', async () => {
  if (!mayInstall) return expect(existsSync(join(folder, 'opt', 'Knockabout'))).toBe(true) // nothing was installed
  await run('dpkg', ['--purge', 'knockabout'])
  expect([installed, '/usr/bin/knockabout', '/usr/share/applications/knockabout.desktop'].filter(existsSync)).toEqual(
    [],
  )
})
