import { existsSync, readFileSync, statSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { HandHouseAnswer } from '../../../../src-engine/protocol/answers.ts'
import type { FromHost } from '../../../../src-engine/protocol/reader.ts'
import { join, type TestClient } from '../../../support/host-client.ts'
import { asked, ok, opened } from '../../../support/host-play.ts'
import { guestWindow, isMove, isMoved, portOf, startApp, type Moved, type TestApp } from '../../../support/houses.ts'
import { obedient } from '../../../support/standby-guest.ts'

// Desktop apps without their windows: the owner of one chooses another as the place of the copy, and either ends it.

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})
async function app(...how: Parameters<typeof startApp>): Promise<TestApp> {
  const made = await startApp(...how)
  ends.push(made.end)
  return made
}

/** How it stands with the copy, as this client was told last. */
const copyOf = (client: TestClient): Extract<FromHost, { say: 'copy' }> | undefined => {
  const last = client.messages.findLast(one => one.say === 'copy')
  return last?.say === 'copy' ? last : undefined
}
const keysIn = (data: string): string[] =>
  ['standby-key.json', 'standby-agreed.json', 'standby/keeping.json', 'standby/standby.json'].filter(one =>
    existsSync(path(data, one)),
  )

/** Ann's house with Ben at his own app and Cal at a phone, who sit at a table. */
async function evening() {
  const anns = await app({ name: 'Annes Haus', open: true, pin: '4711' })
  const bens = await app({ name: 'Ben' })
  const ann = obedient(await anns.window({ name: 'Ann' }))
  const ben = obedient(await guestWindow(anns, bens, { name: 'Ben', pin: '4711' }))
  const cal = obedient(await join(portOf(anns), { name: 'Cal', pin: '4711' }))
  const table = await opened(ben, 'knock-out-whist', { seats: 2 })
  await ok(cal, { say: 'sit', table })
  return { anns, bens, ann, ben, cal, table }
}
type Evening = Awaited<ReturnType<typeof evening>>
const askBen = async ({ ann }: Pick<Evening, 'ann'>): Promise<void> => {
  const { apps } = await asked<HandHouseAnswer>(ann, 'hand-house')
  await ok(ann, { say: 'keep-copy', to: apps[0]!.device })
}
async function kept(at: Evening): Promise<void> {
  const code = at.ann.next(one => isMove('asked')(one) && one.say === 'move' && one.code !== undefined)
  await askBen(at)
  const shown = await at.bens.state('asked')
  expect(shown).toMatchObject({ from: 'Ann', copy: true })
  expect(await code).toMatchObject({ to: 'Ben', copy: true, code: (shown as { code: string }).code })
  at.bens.receiver.answer(true)
  await at.ann.until(isMove('agreed'))
  await expect.poll(() => copyOf(at.cal)).toMatchObject({ at: 'whole', by: 'Ben' })
}

test('a copy is kept where the owner chose it, once the person there said yes, and everybody is told', async () => {
  const at = await evening()
  await kept(at)
  await expect.poll(() => at.bens.states.at(-1)).toEqual({ at: 'keeping', from: 'Ann', how: 'whole' })
  expect(keysIn(at.anns.data)).toEqual(['standby-key.json', 'standby-agreed.json'])
  expect(keysIn(at.bens.data)).toEqual(['standby/keeping.json', 'standby/standby.json'])
  // Should its address be another before the first word of it has come, it is looked for by its id.
  const keeping = JSON.parse(readFileSync(path(at.bens.data, 'standby/keeping.json'), 'utf8')) as object
  expect(keeping).toMatchObject({ house: at.anns.local().id })
  for (const file of [path(at.anns.data, 'standby-key.json'), path(at.bens.data, 'standby/keeping.json')])
    expect(statSync(file).mode & 0o077).toBe(0)
  // Who comes later hears of it as well.
  const late = await join(portOf(at.anns), { name: 'Dan', pin: '4711' })
  await late.until(one => one.say === 'copy' && one.at === 'whole')

  // What is refused meanwhile, and in which words.
  const { apps } = await asked<HandHouseAnswer>(at.ann, 'hand-house')
  const [{ device }] = apps as [HandHouseAnswer['apps'][number]]
  expect(await at.ann.ask({ say: 'keep-copy', to: device })).toMatchObject({ code: 'copy-kept-already' })
  expect(await at.ben.ask({ say: 'keep-copy', to: 'stop' })).toMatchObject({ code: 'not-owner' })
  // A hand-over that can't be ends no copy.
  expect(await at.ann.ask({ say: 'hand-house', to: 4711 })).toMatchObject({ code: 'no-app' })
  expect(await at.ben.ask({ say: 'hand-house', to: device })).toMatchObject({ code: 'not-owner' })
  expect(copyOf(at.cal)).toMatchObject({ at: 'whole' })
  expect(await at.bens.openToLan({ name: 'Ben' })).toMatchObject({ open: false, problem: 'keeps-copy' })
})

test.each(['owner', 'keeper', 'quitting keeper', 'quitting owner'])(
  'the %s ends it: keys and copy are gone at both, and the house is as before',
  async who => {
    const at = await evening()
    await kept(at)
    if (who === 'owner') await ok(at.ann, { say: 'keep-copy', to: 'stop' })
    else if (who === 'keeper') at.bens.receiver.leave()
    else await (who === 'quitting keeper' ? at.bens : at.anns).stop()
    await expect.poll(() => keysIn(at.bens.data)).toEqual([])
    await expect.poll(() => existsSync(path(at.anns.data, 'standby-key.json'))).toBe(false)
    await expect.poll(() => copyOf(at.cal)).toMatchObject({ at: 'none' })
    // It was wanted so: nobody is warned of it.
    expect(at.cal.messages.filter(one => one.say === 'notice')).toEqual([])
    if (who === 'quitting owner') return
    await ok(at.cal, { say: 'chat', table: at.table, to: 'table', text: 'still here' })
    if (who === 'quitting keeper') return
    expect(at.bens.states.at(-1)).toMatchObject({ at: 'idle', copy: true, why: 'released' })
    // The next one can be chosen, or the house handed over.
    await kept(at)
    await ok(at.ann, { say: 'keep-copy', to: 'stop' })
    await expect.poll(() => at.bens.states.at(-1)?.at).toBe('idle')
    const { apps } = await asked<HandHouseAnswer>(at.ann, 'hand-house')
    await ok(at.ann, { say: 'hand-house', to: apps[0]!.device })
    expect(await at.bens.state('asked')).not.toHaveProperty('copy')
  },
)

test.each(['that keeps it', 'of somebody else'])(
  'a house of which a copy is kept is handed to the app %s: the copy is ended first, and everybody hears so',
  async whose => {
    const at = await evening()
    await kept(at)
    const dans = await app({ name: 'Dan' })
    obedient(await guestWindow(at.anns, dans, { name: 'Dan', pin: '4711' }))
    const [name, taker] = whose === 'that keeps it' ? ['Ben', at.bens] : ['Dan', dans]
    const { apps } = await asked<HandHouseAnswer>(at.ann, 'hand-house')
    await ok(at.ann, { say: 'hand-house', to: apps.find(one => one.name === name)!.device })
    await expect.poll(() => copyOf(at.cal)).toMatchObject({ at: 'none' })
    expect(await taker.state('asked')).not.toHaveProperty('copy')
    expect(keysIn(at.bens.data)).toEqual([])
    expect(existsSync(path(at.anns.data, 'standby-key.json'))).toBe(false)
    taker.receiver.answer(true)
    const moved = await at.cal.until<Moved>(isMoved)
    expect(moved.to.length).toBeGreaterThan(0)
    await expect.poll(() => taker.states.at(-1)?.at).toBe('open')
    // Exactly one has it: nobody opens from a copy beside it.
    expect(existsSync(path(at.bens.data, 'standby'))).toBe(false)
  },
)

test('nothing is kept where the person says no, where others play at their own house, or the owner thinks better of it', async () => {
  const at = await evening()
  await askBen(at)
  await at.bens.state('asked')
  at.bens.receiver.answer(false)
  expect(await at.ann.until(isMove('kept'))).toMatchObject({ why: 'declined', copy: true })
  await askBen(at)
  await at.bens.state('asked')
  const again = at.bens.states.length
  await ok(at.ann, { say: 'keep-copy', to: 'stop' })
  await expect.poll(() => at.bens.states.slice(again)).toEqual([{ at: 'idle', copy: true, why: 'stopped' }])
  await at.bens.openToLan({ name: 'Ben' })
  const kept = at.ann.next(isMove('kept'))
  await askBen(at)
  expect(await kept).toMatchObject({ why: 'hosts-itself' })
  expect([keysIn(at.anns.data), keysIn(at.bens.data)]).toEqual([[], []])
  expect(at.cal.messages.some(one => one.say === 'copy')).toBe(false)

  const closed = await app({ name: 'Closed' })
  const alone = await closed.window({ name: 'Eve' })
  expect(await alone.ask({ say: 'keep-copy', to: 1 })).toMatchObject({ code: 'not-open' })
  expect(await at.ann.ask({ say: 'keep-copy', to: 4711 })).toMatchObject({ code: 'no-app' })
  expect(await at.ann.ask({ say: 'keep-copy', to: 'stop' })).toMatchObject({ code: 'no-copy' })
})
