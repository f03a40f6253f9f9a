import { expect } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { handOf } from '../support/e2e-play.ts'
import { device, shot } from '../support/e2e-table.ts'
import { test } from '../support/e2e-test.ts'
import { join as joined } from '../support/host-client.ts'
import { ok, opened, tableOf } from '../support/host-play.ts'
import { startRedis } from '../support/redis.ts'

test('at an event a phone is sent to the host of its table, and to another when that one dies, as who it is', async ({
  browser,
}) => {
  const redis = await startRedis()
  const wishes = { flags: ['--redis', redis.url], ownDraws: true } as const
  const [first, second] = [await builtHost(wishes), await builtHost(wishes)]
  try {
    const ben = await joined(first.port, { name: 'Ben' })
    const table = await opened(ben, 'knock-out-whist', { seats: 2 })
    const watcher = await joined(second.port, { name: 'Dee' })
    await watcher.until(said => said.say === 'lobby' && said.tables.some(({ id }) => id === table))

    // The code at the other door of the hall.
    const { page: phone, context } = await device(browser, 'phone')
    await phone.addInitScript(() => localStorage.setItem('knockabout.me', '{"name":"Cal","colour":3,"avatar":"cat"}'))
    await phone.goto(`${second.url}/t/${table}`)
    await expect(phone).toHaveURL(new RegExp(`:${first.port}/`))
    await expect.poll(() => tableOf(ben, table).places.map(one => one.name)).toEqual(['Ben', 'Cal'])
    expect(phone.url()).not.toContain('token')
    await ok(ben, { say: 'start', table })
    await expect(phone.getByTestId('turn')).toBeVisible()
    const hand = await handOf(phone)
    const { page: tv, context: tvContext } = await device(browser, 'tv')
    await tv.goto(`${second.url}/#/tv?table=${table}`)
    await expect(tv).toHaveURL(new RegExp(`:${first.port}/`))
    await expect(tv.getByTestId('trump')).toBeVisible()
    // What is needed to look for another host is fetched while this one is there.
    await phone.waitForLoadState('networkidle')
    await tv.waitForLoadState('networkidle')

    await first.kill()
    await expect(phone).toHaveURL(new RegExp(`:${second.port}/`))
    await expect(phone.getByTestId('turn')).toBeVisible()
    // The page there is open before it has drawn the hand.
    await expect.poll(() => handOf(phone)).toEqual(hand)
    expect(phone.url()).not.toContain('token')
    await shot(phone, 'event-phone-there')
    await expect(tv).toHaveURL(new RegExp(`:${second.port}/`))
    await expect(tv.getByTestId('trump')).toBeVisible()
    await shot(tv, 'event-tv-there')
    await watcher.close()
    await Promise.all([context, tvContext].map(one => one.close()))
  } finally {
    await first.end()
    await second.end()
    await redis.end()
  }
})
