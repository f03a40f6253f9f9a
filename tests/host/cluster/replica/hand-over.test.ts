import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import { startStandby } from '../../../../src-main/host/house/standby-house.ts'
import { asked, ok } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { guestWindow, isMove, startApp } from '../../../support/houses.ts'
import { standbyKey } from '../../../support/standby-guest.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('a house that another computer keeps a copy of is not handed over; one without it is', async () => {
  const ann = await startApp({ open: true, standbyKey })
  ends.push(ann.end)
  const ben = await startApp()
  ends.push(ben.end)
  const owner = await ann.window({ name: 'Ann' })
  await guestWindow(ann, ben)
  const data = freshFolder()
  ends.push(async () => rmSync(data, { recursive: true, force: true }))
  const texts: string[] = []
  ann.onNotices(now => texts.push(...now.map(({ text }) => text)))
  const standby = await startStandby({
    options: { port: 0, name: 'Copy', data, interfaces: ['lo'], app: data, open: true, standbyKey },
    key: standbyKey,
    host: ann.local().url,
    tell: () => {},
    opened: () => {},
    note: () => {},
  })
  await expect.poll(() => texts).toContain('standby-holds')

  const { apps } = await asked<HandHouseAnswer>(owner, 'hand-house')
  const hand = { say: 'hand-house', to: apps[0]!.device } as const
  expect(await owner.ask(hand)).toMatchObject({ say: 'refused', code: 'copy-kept' })
  await standby.stop()
  await expect.poll(() => texts).toContain('standby-lost')
  await ok(owner, hand)
  await owner.until(isMove('asked'))
})
