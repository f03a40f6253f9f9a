import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import { protocolVersion } from '../../../../src-engine/protocol/version.ts'
import { appProcess } from '../../../support/app-process.ts'
import { join, personOf, type TestClient } from '../../../support/host-client.ts'
import { asked, ok, opened, seatOf, ways } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { guestWindow, isMove, isMoved, portOf, startApp, type Moved } from '../../../support/houses.ts'
import { knocked, obedient, wayOf } from '../../../support/standby-guest.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function onePlay(clients: readonly TestClient[], table: string): Promise<void> {
  await expect.poll(() => clients.some(one => one.views.size > 0 && ways(one).length > 0)).toBe(true)
  const next = clients.find(one => one.views.size > 0 && ways(one).length > 0)!
  await ok(next, { say: 'act', table, seat: seatOf(next), action: ways(next)[0]! })
}

// Ann's app is a process of its own, ended by SIGKILL, and started again twice; Ben's keeps the copy.
test('a killed app’s house goes on at the app its owner chose, whose window owns it; the old one yields and has a house of its own', async () => {
  const data = freshFolder()
  ends.push(() => rmSync(data, { recursive: true, force: true }))
  const anns = await appProcess('Annes Haus', data, '--open')
  ends.push(anns.kill)
  const bens = await startApp({ name: 'Ben' })
  ends.push(bens.end)
  const ann = obedient(await join(anns.port, { name: 'Ann', ownerKey: anns.key }))
  const url = `http://127.0.0.1:${anns.port}`
  const ben = obedient(await guestWindow({ local: () => ({ ...bens.local(), url }) }, bens, { name: 'Ben' }))
  const cal = obedient(await join(anns.port, { name: 'Cal' }))
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  await ok(cal, { say: 'sit', table })
  await ok(ben, { say: 'start', table })
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'keep-copy', to: apps[0]!.device })
  await bens.state('asked')
  bens.receiver.answer(true)
  await ann.until(isMove('agreed'))
  await expect.poll(() => [ben, cal].every(one => wayOf(one) !== undefined)).toBe(true)
  await onePlay([ben, cal], table)
  const seen = { ben: ben.views.get('Ben')!, cal: cal.views.get('Cal')! }
  const [{ to, ticket: bensTicket }, { ticket: calsTicket }] = [wayOf(ben)!, wayOf(cal)!]

  await anns.kill()
  const port = Number(new URL(to[0]!).port)
  const tokens = { ben: 'drawn by the window of Ben itself', cal: 'drawn by the device of Cal itself' }
  const there = await Promise.all([
    knocked(port, bensTicket!, tokens.ben),
    knocked(port, calsTicket!, tokens.cal),
    bens.state('open'),
  ])
  expect(there[2]).toEqual({ at: 'open', copy: true })
  expect(bens.local()).toMatchObject({ id: anns.id, name: 'Annes Haus', open: true })
  expect(portOf(bens)).toBe(port)
  // His own window, who he was, owns it now.
  const owner = await bens.window({ name: 'Ben', token: tokens.ben })
  expect(owner.messages[0]).toMatchObject({ say: 'welcome', owner: true, you: { id: personOf(ben) } })
  const calThere = there[1]
  await calThere.until(one => one.say === 'view')
  expect(calThere.views.get('Cal')).toMatchObject({ view: seen.cal.view, seq: seen.cal.seq })
  await owner.until(one => one.say === 'view')
  await onePlay([owner, calThere], table)

  // Started again it finds out that the house is elsewhere, and sends on whoever comes.
  const again = await appProcess('Ann', data, '--port', String(anns.port))
  ends.push(again.kill)
  await expect.poll(() => again.last('holds')).toBe('nothing')
  expect(again.id).toBe(anns.id)
  await expect
    .poll(async () => {
      const one = await join(anns.port, { hello: false })
      one.say({ say: 'hello', protocol: protocolVersion, token: 'somebody who comes late to Ann' })
      await Promise.race([one.closed, one.until(said => said.say === 'welcome' || isMoved(said))])
      return (one.messages.find(isMoved) as Moved | undefined)?.to
    })
    .toEqual(to)
  await again.kill()
  // Its next house is its own, and bound to nobody.
  const third = await appProcess('Ann', data, '--port', String(anns.port))
  ends.push(third.kill)
  expect(third.id).not.toBe(anns.id)
  await expect.poll(() => third.last('holds')).toBe(third.id)
  expect(readdirSync(data).filter(one => one.startsWith('standby'))).toEqual([])

  // Ben closes his app in order: the house is his at the next start, closed until he opens it.
  await bens.stop()
  expect(existsSync(path(bens.data, 'standby'))).toBe(false)
  const next = await startApp({ name: 'Ben', data: bens.data })
  ends.push(() => next.stop())
  expect(next.local()).toMatchObject({ id: anns.id, open: false })
  expect(
    next
      .host()
      .lobby.context.store.tables.all()
      .map(({ id }) => id),
  ).toContain(table)
})
