import { expect } from '@playwright/test'
import { Listener } from '../support/by-ear.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { phone, sitDown } from '../support/e2e-referee.ts'
import { test } from '../support/e2e-test.ts'

let host: BuiltHost
test.beforeAll(async () => {
  host = await builtHost()
})
test.afterAll(() => host.end())

test('a refereed game goes from its first turn to its result by ear and key alone', async ({ browser }) => {
  const sitting = await sitDown(host.port, ['Ann', 'Ben', 'Cal'], { format: 'melee' })
  const pages = await Promise.all(['Ann', 'Ben', 'Cal'].map((name, who) => phone(browser, sitting, who, name)))
  const [ann, ben] = await Promise.all(pages.map(page => Listener.at(page)))
  await ann!.key('Shift+T')
  await expect.poll(async () => (await ann!.announced()).join(' ')).toMatch(/Ben: life \d+/)
  // A key that can do nothing says why.
  await ann!.key('u')
  await expect.poll(async () => await ann!.announced()).toContain('Nothing of yours can be taken back now')
  // One's life, by its keys.
  const before = Number(/Ann: life (\d+)/.exec((await ann!.announced()).join(' '))?.[1])
  await ann!.key('-')
  await ann!.key('-')
  await expect(async () => {
    await ann!.key('Shift+T')
    expect((await ann!.announced()).at(-1)).toContain(`Ann: life ${before - 2}`)
  }).toPass()
  await ann!.readsAgain('Shift+L', /Ann loses \d life|life/)
  // A turn ends by its key, pressed twice; the first press only asks.
  await ann!.waitFor(/^Hold to end my turn/)
  await ann!.key('e')
  await ann!.waitFor(/Press once more to confirm/)
  await ann!.key('e')
  await ben!.waitFor(/^Hold to end my turn/)
  // Two give up: by its key, a choice, and a button pressed twice.
  for (const listener of [ann!, ben!]) {
    await listener.key('o')
    await listener.press(/^I give up$/, 'radio')
    await listener.press(/^Hold: I give up/)
    await listener.waitFor(/^Hold: I give up ?Press once more to confirm/, 'button')
    await listener.key('Enter')
  }
  await ann!.waitFor(/Cal wins/)
  for (const page of pages) await page.context().close()
})
