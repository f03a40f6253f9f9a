import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import { appVersion } from '../../../../src-main/host/context/version.ts'
import { handoverRelay } from '../../../support/handover-relay.ts'
import { join, personOf, tokenOf } from '../../../support/host-client.ts'
import { asked, ok, opened } from '../../../support/host-play.ts'
import { portOf, startApp, type TestApp } from '../../../support/houses.ts'

// Real stores, real sockets: whatever is cut, and whoever ends, at each word of a hand-over.

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Machines that have Ann's house, by its id, and take what is played in it. */
function holders(apps: readonly TestApp[], id: string): string[] {
  return apps.flatMap(app => {
    const { context } = app.host().lobby
    const isHere = app.local().id === id && context.store.log.standing().standing === 'held' && !context.move.isHalted
    return isHere ? [app.data] : []
  })
}

type What = 'the line is cut' | 'the receiver ends' | 'the sender ends'

/** Hands a house over, with this at that turn; gives who has it in the end. */
async function cutAt(turns: number, what: What): Promise<'sender' | 'receiver'> {
  let sender = await startApp({ name: 'Ann', open: true })
  let receiver = await startApp({ name: 'Ben' })
  const { data: annsData } = sender
  const { data: bensData } = receiver
  ends.push(() => sender.end())
  ends.push(() => receiver.end())
  const { id, url } = sender.local()
  const ann = await sender.window({ name: 'Ann' })
  const ben = await join(portOf(sender), { name: 'Ben', app: appVersion })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  await ok(ben, { say: 'sit', table })
  await ok(ann, { say: 'start', table })
  let again: Promise<unknown> = Promise.resolve()
  let cut = false
  const past = await handoverRelay(url, turns, () => {
    cut = true
    if (what === 'the receiver ends')
      again = receiver.stop().then(async () => (receiver = await startApp({ name: 'Ben', data: bensData })))
    if (what === 'the sender ends')
      again = sender.stop().then(async () => {
        // At the same door, as a machine that is started again has.
        sender = await startApp({ name: 'Ann', open: true, data: annsData, port: Number(new URL(url).port) })
      })
  })
  ends.push(past.stop)
  ben.hear(one => one.say === 'house-offered' && receiver.receiver.offered({ ...one, url: past.url }))
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'hand-house', to: apps[0]!.device })
  await receiver.state('asked')
  receiver.receiver.answer(true)
  // In between nobody may have it; never do both, and in the end one has, with all that was played.
  await expect
    .poll(
      async () => {
        await again
        const have = holders([sender, receiver], id)
        expect(have.length).toBeLessThan(2)
        return cut && have.length === 1 && !receiver.states.at(-1)!.at.match(/arriving|asked/)
      },
      { interval: 50 },
    )
    .toBe(true)
  const [where] = holders([sender, receiver], id)
  const one = where === annsData ? sender : receiver
  const { store } = one.host().lobby.context
  expect(store.tables.find(table), 'a machine that ended in good order has put its game away').toMatchObject({
    id: table,
  })
  const back = await join(portOf(one), { name: 'Ann', token: tokenOf(ann) })
  expect(personOf(back)).toBe(personOf(ann))
  return where === annsData ? 'sender' : 'receiver'
}

// The turns: four of TLS and HTTP, two greetings, yes, copy, copied, rest, holding, go, opened.
const byTurn = [7, 8, 10, 11, 12, 13]

test.each(['the line is cut', 'the receiver ends', 'the sender ends'] as const)(
  'when %s at any word of a hand-over, exactly one machine has the house, and goes on',
  async what => {
    const ended: string[] = []
    for (const turns of byTurn) ended.push(await cutAt(turns, what))
    // What comes before the receiver held all of it stays; what was given away once it did arrives.
    expect(ended.join(' ')).toBe('sender sender sender sender receiver receiver')
  },
  180_000,
)

/**
 * The sender ends as `holding` is on its way, and somebody at the receiver says that it is gone for good; then it is
 * started again. Gives what stood on the sender's disk, and who has the house in the end.
 */
async function takenOverAtHolding(): Promise<string> {
  let sender = await startApp({ name: 'Ann', open: true })
  const receiver = await startApp({ name: 'Ben' })
  ends.push(() => sender.end())
  ends.push(() => receiver.end())
  const { id, url } = sender.local()
  const ann = await sender.window({ name: 'Ann' })
  const ben = await join(portOf(sender), { name: 'Ben', app: appVersion })
  let ended: Promise<string> | undefined
  const past = await handoverRelay(url, 11, () => {
    const { log } = sender.host().lobby.context.store
    const { standing } = log.standing()
    ended = sender.stop().then(() => standing)
  })
  ends.push(past.stop)
  ben.hear(one => one.say === 'house-offered' && receiver.receiver.offered({ ...one, url: past.url }))
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'hand-house', to: apps[0]!.device })
  await receiver.state('asked')
  receiver.receiver.answer(true)
  await expect.poll(() => ended !== undefined && /waiting|idle/.test(receiver.states.at(-1)!.at)).toBe(true)
  const standing = await ended!
  receiver.receiver.takeOver()
  const wasThere = receiver.states.at(-1)!.at === 'waiting'
  if (wasThere) await receiver.state('open')
  sender = await startApp({ name: 'Ann', open: true, data: sender.data, port: Number(new URL(url).port) })
  await expect.poll(() => holders([sender, receiver], id)).toEqual([wasThere ? receiver.data : sender.data])
  return `${standing}, ${wasThere ? 'taken over' : 'kept'}`
}

test('a sender that begins again yields to who took the house over meanwhile', async () => {
  expect(await takenOverAtHolding()).toBe('held, taken over')
})
