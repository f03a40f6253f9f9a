import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { appVersion } from '../../src-main/host/context/version.ts'
import { test } from '../support/e2e-test.ts'
import { guestWindow, portOf, startApp, type TestApp } from '../support/houses.ts'
import { builtHost, type BuiltHost } from '../support/e2e-host.ts'
import { join as joined } from '../support/host-client.ts'
import { knocked, obedient, standbyKey, wayOf } from '../support/standby-guest.ts'
import { handOf } from '../support/e2e-play.ts'
import { device, shot } from '../support/e2e-table.ts'
import { opened, ok, tableOf } from '../support/host-play.ts'

const app = join(import.meta.dirname, '..', '..', 'out', 'renderer')

/** The bridge of a desktop app round a page, as far as a hand-over needs it: the app itself is real, its window a browser's. */
async function asWindowOf(page: Page, of: TestApp): Promise<void> {
  await page.exposeFunction('appLocal', () => of.local())
  await page.exposeFunction('appOffered', (offer: Parameters<TestApp['receiver']['offered']>[0]) =>
    of.receiver.offered(offer),
  )
  await page.exposeFunction('appAnswer', (answer: string) => of.receiver.answer(answer === 'yes'))
  await page.exposeFunction('appState', () => of.states.at(-1))
  await page.addInitScript(version => {
    const app = window as unknown as { [name: string]: (...words: unknown[]) => Promise<unknown> }
    const nothing = () => () => undefined
    const desktop = {
      version,
      local: () => app['appLocal']!(),
      houseOffered: (offer: unknown) => app['appOffered']!(offer),
      answerHouse: (answer: unknown) => app['appAnswer']!(answer),
      onHouse: (tell: (state: unknown) => void) => {
        let last = ''
        setInterval(async () => {
          const now = await app['appState']!()
          if (JSON.stringify(now) !== last) tell(now)
          last = JSON.stringify(now)
        }, 50)
        return () => undefined
      },
      tellWords: () => Promise.resolve(),
      flushStorage: () => undefined,
      ...Object.fromEntries(
        ['onHosts', 'onSweep', 'onNotices', 'onQuitAsked', 'onOpenedFile', 'onLink', 'onNetwork'].map(name => [
          name,
          nothing,
        ]),
      ),
    }
    Object.assign(window, { desktop })
  }, appVersion)
}

test('a phone goes after its house to another computer within three seconds, with its seat, its hand and the pause', async ({
  browser,
}) => {
  const anns = await startApp({ name: 'Annes Haus', open: true, app })
  const bens = await startApp({ name: 'Ben', app })
  try {
    const { page: owner, context: ownersContext } = await device(browser, 'laptop')
    await asWindowOf(owner, anns)
    const ben = await guestWindow(anns, bens, { name: 'Ben' })
    const table = await opened(ben, 'knock-out-whist', { seats: 2 })
    const { page: phone, context } = await device(browser, 'phone')
    await phone.addInitScript(() => localStorage.setItem('knockabout.me', '{"name":"Cal","colour":3,"avatar":"cat"}'))
    // Whoever comes by a table's link sits down by themselves.
    await phone.goto(`http://127.0.0.1:${portOf(anns)}/t/${table}`)
    await expect.poll(() => tableOf(ben, table).places.filter(one => one.kind === 'person').length).toBe(2)
    await ok(ben, { say: 'start', table })
    await expect(phone.getByTestId('turn')).toBeVisible()
    const hand = await handOf(phone)
    const { page: tv, context: tvContext } = await device(browser, 'tv')
    await tv.goto(`http://127.0.0.1:${portOf(anns)}/#/tv?table=${table}`)
    await expect(tv.getByTestId('tv')).toBeVisible()

    // The owner's window: one click on the other computer.
    await owner.goto(`http://127.0.0.1:${portOf(anns)}/#/t/${table}`)
    await owner.getByRole('button', { name: 'Menu' }).click()
    await owner.getByText('Hand the house to another computer').click()
    await expect(owner.getByTestId('hand-to')).toBeVisible()
    await shot(owner, 'hand-over-list')
    await owner.getByTestId('hand-to').click()
    await expect(owner.getByTestId('house-code')).toBeVisible()
    await shot(owner, 'hand-over-asked')
    await bens.state('asked')
    const began = performance.now()
    bens.receiver.answer(true)
    await phone.waitForURL(url => url.port === String(portOf(bens)), { timeout: 60_000 })
    await expect(phone.getByTestId('turn')).toHaveText('Paused')
    test.info().annotations.push({ type: 'followed', description: String(performance.now() - began) })
    expect(await handOf(phone)).toEqual(hand)
    expect(phone.url()).not.toContain('ticket')
    await shot(phone, 'hand-over-phone')
    await expect(tv).toHaveURL(new RegExp(`:${portOf(bens)}/`))
    await shot(tv, 'hand-over-tv')
    await phone.reload()
    await expect(phone.getByTestId('turn')).toHaveText('Paused')
    expect(await handOf(phone)).toEqual(hand)
    await Promise.all([ownersContext, context, tvContext].map(one => one.close()))
  } finally {
    await anns.end()
    await bens.end()
  }
})

const isStandby = ({ payload }: { readonly payload: string | Buffer }): boolean =>
  String(payload).includes('"say":"standby"')

test('a phone whose host dies goes on at the standby at a tap, with its seat and its hand, and the TV by itself', async ({
  browser,
}) => {
  const key = ['--standby-key', standbyKey]
  const host = await builtHost({ flags: key })
  let standby: BuiltHost | undefined
  try {
    const ben = obedient(await joined(host.port, { name: 'Ben' }))
    const table = await opened(ben, 'knock-out-whist', { seats: 2 })
    const { page: phone, context } = await device(browser, 'phone')
    await phone.addInitScript(() => localStorage.setItem('knockabout.me', '{"name":"Cal","colour":3,"avatar":"cat"}'))
    const heard: string[] = []
    phone.on('websocket', line => line.on('framereceived', ({ payload }) => heard.push(String(payload))))
    await phone.goto(`${host.url}/t/${table}`)
    await expect.poll(() => tableOf(ben, table).places.filter(one => one.kind === 'person').length).toBe(2)
    await ok(ben, { say: 'start', table })
    await expect(phone.getByTestId('turn')).toBeVisible()
    const hand = await handOf(phone)
    standby = await builtHost({ flags: [...key, '--standby', `127.0.0.1:${host.port}`] })
    // The round that names the phone names Ben as well.
    await expect.poll(() => heard.some(payload => isStandby({ payload }) && payload.includes('~'))).toBe(true)
    await expect.poll(() => wayOf(ben)).toBeDefined()
    // A page that comes now may look by itself whether the standby answers.
    const { page: tv, context: tvContext } = await device(browser, 'tv')
    const told = tv.waitForEvent('websocket').then(line => line.waitForEvent('framereceived', isStandby))
    // Once the host is gone, nothing that is needed to look there can be fetched.
    const fetched = ['moved', 'page-doctor'].map(name =>
      tv.waitForEvent('requestfinished', one => one.url().includes(`/${name}-`) && one.url().endsWith('.js')),
    )
    await tv.goto(`${host.url}/#/tv?table=${table}`)
    await expect(tv.getByTestId('trump')).toBeVisible()
    await Promise.all([told, ...fetched])
    await host.kill()
    const goOn = phone.getByTestId('go-on-there')
    await expect(goOn).toBeVisible()
    await shot(phone, 'standby-phone-lost')
    // The page goes there by itself too, as soon as it has looked, and then there is nothing left to press.
    await Promise.race([goOn.click(), expect(goOn).toBeHidden()])
    await expect(phone).toHaveURL(new RegExp(`:${standby.port}/`))
    const there = await knocked(standby.port, wayOf(ben)!.ticket!, 'drawn by the device of Ben itself')
    await expect(phone.getByTestId('turn')).toBeVisible()
    await expect.poll(() => handOf(phone)).toEqual(hand)
    expect(phone.url()).not.toContain('ticket')
    await shot(phone, 'standby-phone-there')
    await expect(tv).toHaveURL(new RegExp(`:${standby.port}/`))
    await expect(tv.getByTestId('tv')).toBeVisible()
    await shot(tv, 'standby-tv-there')
    await there.close()
    await Promise.all([context, tvContext].map(one => one.close()))
  } finally {
    await host.end()
    await standby?.end()
  }
})
