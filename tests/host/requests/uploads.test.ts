import { afterAll, beforeAll, expect, test } from 'vitest'
import { sliceLength, uploadBytes, type ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import { uploaded } from '../../../src-main/host/requests/uploads.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import { join, personOf, type TestClient } from '../../support/host-client.ts'
import { runHost } from '../../support/host-run.ts'

let host: Awaited<ReturnType<typeof runHost>>
let ann: TestClient
beforeAll(async () => {
  host = await runHost()
  ann = await join(host.port, { name: 'Ann' })
})
afterAll(async () => {
  await ann.close()
  await host.end()
})

type Said = Extract<ToClient, { n: number }>
const ask = (client: TestClient, what: string, about: object): Promise<Said> =>
  client.ask({ say: 'ask', what, about } as never)

/** An evening with paper decks: the life of three goes up and down `changes` times. */
const evening = (changes: number): string =>
  JSON.stringify({
    title: 'An evening',
    game: 'referee',
    seats: ['Ann', 'Ben', 'Cal'],
    seed: 1,
    steps: Array.from({ length: changes }, (_, i) => ({
      by: 'Ann',
      do: 'life',
      of: ['Ann', 'Ben', 'Cal'][i % 3],
      amount: i % 6 < 3 ? -1 : 1,
    })),
  })

async function send(client: TestClient, file: string, text: string): Promise<Said> {
  const of = Math.ceil(text.length / sliceLength)
  let last: Said | undefined
  for (let part = 0; part < of; part++) {
    last = await ask(client, 'upload', {
      file,
      part,
      of,
      text: text.slice(part * sliceLength, (part + 1) * sliceLength),
    })
    if (last.say === 'refused') break
  }
  return last!
}
test('a file whose seed is any number is dealt as its moves were', async () => {
  const scenario = {
    title: 'x',
    game: 'knockout-whist',
    seats: ['Ann', 'Ben', 'Cal'],
    seed: 4711,
    steps: [{ bots: 'game' }],
  }
  expect(code(await ask(ann, 'replay', { scenario, at: 5 }))).toBe('answer')
})

const code = (said: Said): string => (said.say === 'refused' ? said.code : said.say)

test('a file sent in slices is played as one sent whole, by whoever sent it alone', async () => {
  const text = evening(2000)
  expect(text.length).toBeGreaterThan(64 * 1024)
  expect(code(await ask(ann, 'replay', { file: 'mine', at: 0 }))).toBe('no-file')
  expect(code(await send(ann, 'mine', text))).toBe('answer')
  const said = await ask(ann, 'replay', { file: 'mine', at: 1999, viewer: 'table' })
  if (said.say !== 'answer') throw new Error(JSON.stringify(said))
  const moment = said.answer as unknown as ReplayAnswer
  expect(moment).toMatchObject({ game: 'referee', total: 2000, at: 1999 })
  // Step 1999 is the fourth of its six again: Ann is one up from where her third fall left her.
  expect((moment.view as unknown as { life: object }).life).toEqual({ Ann: 19, Ben: 20, Cal: 20 })
  const ben = await join(host.port, { name: 'Ben' })
  expect(code(await ask(ben, 'replay', { file: 'mine', at: 0 }))).toBe('no-file')
  await ben.close()
})

test('a file goes with whoever sent it', async () => {
  const cal = await join(host.port, { name: 'Cal' })
  const there = [...host.lobby.context.clients].find(one => one.person?.id === personOf(cal))!
  expect(code(await send(cal, 'short', evening(10)))).toBe('answer')
  expect(uploaded(there, 'short')?.text).toBe(evening(10))
  await cal.close()
  await expect.poll(() => host.lobby.context.clients.has(there)).toBe(false)
  expect(uploaded(there, 'short')).toBeUndefined()
})

test('slices out of order, of another file, too many or none at all get a word', async () => {
  const slice = { file: 'x', part: 0, of: 3, text: 'abc' }
  expect(code(await ask(ann, 'upload', slice))).toBe('answer')
  expect(code(await ask(ann, 'upload', { ...slice, part: 2 }))).toBe('no-file')
  expect(code(await ask(ann, 'upload', slice))).toBe('answer')
  expect(code(await ask(ann, 'upload', { ...slice, part: 1, file: 'y' }))).toBe('no-file')
  expect(code(await ask(ann, 'replay', { file: 'x' }))).toBe('no-file')
  for (const bad of [{ part: -1 }, { part: 3 }, { of: 0 }, { of: 1e9 }, { part: 0.5 }, { text: 5 }, { file: '' }])
    expect({ bad, code: code(await ask(ann, 'upload', { ...slice, ...bad })) }).toEqual({ bad, code: 'bad-slice' })
})

test('more than the bound, or more moves than a game comes to, is refused', async () => {
  expect(code(await send(ann, 'huge', ' '.repeat(uploadBytes + 1)))).toBe('too-large')
  expect(code(await ask(ann, 'replay', { file: 'huge' }))).toBe('no-file')
  await send(ann, 'endless', evening(5001))
  const said = await ask(ann, 'replay', { file: 'endless' })
  expect(said).toMatchObject({ say: 'refused', code: 'bad-scenario' })
  expect(JSON.stringify(said)).toContain('"code":"too-long","params":{"n":5001')
})

test('however many guests send files, the owner’s import comes whole', async () => {
  const owner = await join(host.port, { ownerKey: host.local().ownerKey })
  const slice = { file: 'mine', part: 0, of: 2, text: 'abc' }
  expect(code(await ask(owner, 'upload', slice))).toBe('answer')
  const guests = await Promise.all(Array.from({ length: 9 }, () => join(host.port)))
  for (const guest of guests) expect(code(await ask(guest, 'upload', slice))).toBe('answer')
  expect(code(await ask(owner, 'upload', { ...slice, part: 1 }))).toBe('answer')
  // Of the guests' the first is gone.
  expect(code(await ask(guests[0]!, 'upload', { ...slice, part: 1 }))).toBe('no-file')
  expect(code(await ask(guests[8]!, 'upload', { ...slice, part: 1 }))).toBe('answer')
  await Promise.all([owner, ...guests].map(one => one.close()))
})
