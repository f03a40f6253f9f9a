import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import { protocolVersion } from '../../../../src-engine/protocol/version.ts'
import { appVersion } from '../../../../src-main/host/context/version.ts'
import { appProcess, type AppProcess } from '../../../support/app-process.ts'
import { handoverRelay } from '../../../support/handover-relay.ts'
import { join, personOf, tokenOf } from '../../../support/host-client.ts'
import { asked, ok, opened } from '../../../support/host-play.ts'
import { freshFolder } from '../../../support/host-run.ts'
import { isMoved, type Moved } from '../../../support/houses.ts'

// Real processes, ended by SIGKILL within a hand-over, and started again: exactly one has the house then, and both know.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const machine = (...how: Parameters<typeof appProcess>): Promise<AppProcess> =>
  appProcess(...how).then(made => {
    ends.push(made.kill)
    return made
  })

/** What a phone that knocks where the house was hears of where it is. */
async function sentOn(port: number, token: string): Promise<Moved> {
  let heard: Moved | undefined
  await expect
    .poll(async () => {
      const phone = await join(port, { hello: false })
      phone.say({ say: 'hello', protocol: protocolVersion, token })
      await Promise.race([phone.closed, phone.until(one => one.say === 'welcome' || isMoved(one))])
      heard = phone.messages.find(isMoved) as Moved | undefined
      return heard
    })
    .toBeDefined()
  return heard!
}
const portIn = (url: string): number => Number(new URL(url).port)

/** Kills one of the two at this turn of a hand-over, and starts it again; gives who has the house then. */
async function killedAt(turns: number, who: 'sender' | 'receiver'): Promise<'sender' | 'receiver'> {
  const folders = { sender: freshFolder(), receiver: freshFolder() }
  ends.push(() => Object.values(folders).forEach(one => rmSync(one, { recursive: true, force: true })))
  const machines = {
    sender: await machine('Ann', folders.sender, '--open'),
    receiver: await machine('Ben', folders.receiver),
  }
  const { id, port, key } = machines.sender
  const ann = await join(port, { name: 'Ann', ownerKey: key })
  const ben = await join(port, { name: 'Ben', app: appVersion })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  let dead = (): void => {}
  const killed = new Promise<void>(resolve => (dead = resolve))
  const relay = await handoverRelay(`http://127.0.0.1:${port}`, turns, () => void machines[who].kill().then(dead))
  ends.push(relay.stop)
  ben.hear(one => {
    if (one.say === 'house-offered') machines.receiver.process.send({ offered: { ...one, url: relay.url } })
  })
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'hand-house', to: apps[0]!.device })
  // At a greeting it ends before anybody is asked.
  let isDead = false
  void killed.then(() => (isDead = true))
  await expect.poll(() => isDead || machines.receiver.last('state') === 'asked').toBe(true)
  if (!isDead) machines.receiver.process.send('yes')
  await killed
  // The sender's app begins closed, as apps do.
  machines[who] = await machine(who, folders[who], ...(who === 'sender' ? ['--port', String(port)] : []))
  const holders = () => (['sender', 'receiver'] as const).filter(one => machines[one].last('holds') === id)
  await expect
    .poll(() => {
      expect(holders().length).toBeLessThan(2)
      return holders().length === 1 && !/asked|arriving|waiting/.test(machines.receiver.last('state') ?? 'asked')
    })
    .toBe(true)
  const [where] = holders()
  const redirect = where === 'receiver' && who === 'sender' ? await sentOn(port, tokenOf(ben)) : undefined
  const there = Number(machines[where!].last('port'))
  expect(redirect === undefined ? there : portIn(redirect.to[0]!)).toBe(there)
  const token = 'of its own drawing, there'
  const back = await join(there, redirect === undefined ? { token: tokenOf(ben) } : { token, ticket: redirect.ticket! })
  expect(personOf(back)).toBe(personOf(ben))
  await back.until(one => one.say === 'lobby' && [...one.mine, ...one.saved.map(saved => saved.id)].includes(table))
  await Promise.all([machines.sender.kill(), machines.receiver.kill()])
  return where!
}

// The turns: four of TLS and HTTP, two greetings, yes, copy, copied, rest, holding, go, opened. Whose end it is matters from
// `holding` on: before, each turn has one of the two; with `KNOCKABOUT_FUZZ` both.
const before = { sender: [2, 5, 8, 10], receiver: [6, 7, 9] } as const
test.each(['sender', 'receiver'] as const)('when the %s is killed at a turn of a hand-over', async who => {
  const early = process.env.KNOCKABOUT_FUZZ === undefined ? before[who] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  for (const turns of early) expect({ turns, has: await killedAt(turns, who) }).toEqual({ turns, has: 'sender' })
  expect(await killedAt(11, who)).toBe('sender')
  await killedAt(12, who)
  expect(await killedAt(13, who)).toBe('receiver')
})
