import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { builtHost } from '../support/e2e-host.ts'
import { test } from '../support/e2e-test.ts'
import { join } from '../support/host-client.ts'
import { ok, opened, tableOf } from '../support/host-play.ts'
import { miniBrowser, startWebKit } from '../support/webkit.ts'

// iPhones have no other engine. Debian's WebKitGTK is near enough to show what no Chromium does.
const binary = miniBrowser()
if (binary !== undefined)
  test('WebKit: a guest comes in by the link, plays a card, and comes back after a reload', async () => {
    const host = await builtHost()
    const web = await startWebKit(binary, 500, 800)
    try {
      const ann = await join(host.port, { name: 'Ann', colour: 1, avatar: 'owl' })
      const table = await opened(ann, 'knock-out-whist', { seats: 3 })
      await web.open(`${host.url}/t/${table}`)
      await web.type('[data-testid="my-name"]', 'Ben')
      await web.click('[data-testid="name-done"]')
      await web.sees('[data-testid="lobby"]')
      await ok(ann, { say: 'start', table })
      await web.sees('[data-testid="hand"]')
      const mayPlay = '[data-testid="hand"] button.playing-card:not([aria-disabled="true"])'
      const concede = {
        say: 'act',
        table,
        seat: tableOf(ann, table).places[0]!.seat,
        action: { do: 'concede' },
      } as const
      await ok(ann, concede)
      const held = (): Promise<number> =>
        web.run(`return document.querySelectorAll('[data-testid="hand"] .playing-card').length`)
      const before = await held()
      // Cards lie over each other: Enter plays the one that has the focus.
      await web.type(mayPlay, '\uE007')
      await expect.poll(held).toBe(before - 1)
      // Nothing scrolls sideways, and what was kept gets the seat back.
      expect(await web.run('return document.scrollingElement.scrollWidth <= innerWidth')).toBe(true)
      if (process.env.KNOCKABOUT_SHOTS !== undefined)
        await writeFile(`${process.env.KNOCKABOUT_SHOTS}/webkit-hand.png`, await web.picture())
      await web.run('location.reload()')
      await web.sees('[data-testid="hand"]')
      expect(tableOf(ann, table).places.filter(one => one.kind === 'person')).toHaveLength(2)
      await ann.close()
    } finally {
      await web.end()
      await host.end()
    }
  })
