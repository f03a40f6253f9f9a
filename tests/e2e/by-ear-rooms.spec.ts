import { expect } from '@playwright/test'
import { Listener } from '../support/by-ear.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { openTable } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join, personOf } from '../support/host-client.ts'
import { ok, seatOf, tableOf } from '../support/host-play.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost({ pace: [0, 1] })
})
test.afterAll(() => host.end())
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

test('a table is hosted and its game begun by ear and key alone', async ({ page }) => {
  let answer = (): void => undefined
  const answered = new Promise<void>(resolve => (answer = resolve))
  await page.routeWebSocket(/./, async socket => {
    await answered
    socket.connectToServer()
  })
  await page.goto(host.url)
  const listener = await Listener.at(page)
  // Before the host has answered nothing is hosted: the button says so, and a press on it is no press into the void.
  await listener.goTo(/^Host a table$/)
  expect((await listener.waitFor(/^Host a table$/, 'button')).description).toBe('Looking for the host …')
  await listener.key('Enter')
  await expect.poll(async () => (await listener.announced()).at(-1) ?? '').toBe('Looking for the host …')
  answer()
  await listener.press(/^Host a table$/)
  await listener.waitFor(/name/i, 'textbox')
  await listener.type('Ann')
  await listener.key('Enter')
  await listener.press(/^Knock-out Whist/, 'radio')
  await listener.press(/^Open the table$/)
  await listener.press(/^Deal the cards$/)
  await listener.waitFor(/^Your hand$/)
  // All that can be done here stands in one list, each with its key.
  await listener.key('?')
  await listener.waitFor(/^What you can do$/, 'dialog')
  await listener.press(/^Read my hand again$/)
  await expect.poll(async () => (await listener.announced()).join(' ')).toMatch(/You hold /)
})

test('who sits down in the lobby and who stands up is said once', async ({ page }) => {
  const table = await openTable(page, host.url, 'Ann')
  const listener = await Listener.at(page)
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ben, { say: 'sit', table })
  await expect.poll(async () => await listener.announced()).toContain('Ben sits down in seat 2.')
  await ok(ben, { say: 'stand', table, seat: seatOf(ben) })
  await expect.poll(async () => await listener.announced()).toContain('Ben stands up.')
  expect((await listener.announced()).filter(one => one.startsWith('Ben'))).toHaveLength(2)
  await ben.close()
})

test('the settings are changed by ear and key alone', async ({ page }) => {
  await page.goto(host.url)
  const listener = await Listener.at(page)
  await listener.press(/^Settings$/)
  await listener.waitFor(/^Settings$/, 'heading')
  await listener.goTo(/^Single keys/, 'switch')
  const before = (await listener.waitFor(/^Single keys/, 'switch')).checked
  await listener.key('Space')
  await expect.poll(async () => (await listener.waitFor(/^Single keys/, 'switch')).checked).toBe(!before)
})

test('a lesson is gone through by ear and key alone', async ({ page }) => {
  await page.goto(`${host.url}/#/rules/knock-out-whist?lesson=1`)
  const listener = await Listener.at(page)
  let tried = new Set<string>()
  await listener.playUntil(/^That is all there is to know$/, async choices => {
    if (choices.some(({ name }) => name === 'Next')) {
      tried = new Set()
      await listener.press(/^Next$/)
      return true
    }
    const choice = choices.find(
      ({ name, disabled }) => !disabled && !tried.has(name) && / of (spades|hearts|diamonds|clubs)$|^Tap/.test(name),
    )
    if (choice === undefined) return false
    tried.add(choice.name)
    return listener.pressNow(choice)
  })
})

test('a night with a tournament is planned, played and decided by ear and key alone', async ({ page }) => {
  await page.goto(host.url)
  const listener = await Listener.at(page)
  await listener.press(/^Plan a night of several games$/)
  await listener.waitFor(/name/i, 'textbox')
  await listener.type('Ann')
  await listener.key('Enter')
  await listener.press(/^Plan a night of several games$/)
  // Of the games that stand there, the first is left, with two to a match.
  const removable = async (): Promise<number> =>
    (await listener.choices()).filter(({ name, disabled }) => name.startsWith('Remove ') && !disabled).length
  // The next one's button has the focus then.
  while ((await removable()) > 0) {
    await listener.press(/^Remove /)
    await expect(page.locator('ol :focus')).toBeVisible()
  }
  await listener.goTo(/^How it is played$/, 'combobox')
  await listener.type('Single')
  await listener.press(/^Invite everybody$/)
  await listener.waitFor(/^You lead the night|^Next: /)
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ben, { say: 'night', act: { do: 'in', on: true } })
  await listener.press(/^Begin with /)
  // Against whom and where one plays is said by itself.
  await expect.poll(async () => (await listener.announced()).join(' ')).toMatch(/you play Ben at table 1/)
  await listener.press(/^To your table$/)
  await ben.until(one => one.say === 'table' && one.table.places.some(({ name }) => name === 'Ann'))
  const table = tableOf(ben)
  if (table.host === personOf(ben)) await ok(ben, { say: 'start', table: table.id })
  else await listener.press(/^Deal the cards$/)
  await ben.until(one => one.say === 'table' && one.table.phase === 'playing')
  await ok(ben, { say: 'act', table: table.id, seat: seatOf(ben), action: { do: 'concede' } })
  await listener.waitFor(/^You win!$/, 'heading')
  await listener.press(/^To the night$/)
  await listener.waitFor(/^Ann wins the night!$/)
  await expect.poll(async () => (await listener.announced()).join(' ')).toContain('Ann wins the night!')
  await ben.close()
})
