import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyGame, type Game } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { allHeard, insist, join, type TestClient } from '../../support/host-client.ts'
import { ok, opened, tableOf } from '../../support/host-play.ts'
import { liveAt, matchOf } from '../../support/host-table.ts'
import { runHost } from '../../support/host-run.ts'
import { decode } from '../../../src-renderer/connection/decode.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

// The host encodes once what several viewers are shown alike. This game is what could go wrong with that: everybody is
// shown the same until the first seat is told a word, and again once it is forgotten.

interface State {
  readonly first: string
  readonly seats: readonly string[]
  readonly word: string
  readonly count: number
}
type View = { readonly toAct: readonly string[]; readonly long: string; readonly count: number; readonly word?: string }

/** Long enough that a difference is the shorter message. */
const long = 'x'.repeat(500)
const hasWord = ({ count }: State): boolean => count % 2 === 1

const whisper: Game<
  State,
  { readonly do: 'on'; readonly word?: string | undefined },
  { type: string },
  View,
  never,
  JsonObject,
  object
> = {
  id: 'whisper',
  rulesVersion: 1,
  seats: { min: 3, max: 3, best: 3 },
  options: [],
  actions: { schema: z.strictObject({ do: z.literal('on'), word: z.string().optional() }) },
  setup: ({ seats }, chance) => ({
    ok: true,
    events: [],
    state: { first: seats[0]!, seats, word: `word${1000 + chance.below('word', 9000)}`, count: 0 },
  }),
  toAct: ({ seats }) => seats,
  offers: (state, seat) => [
    { do: 'on', blanks: hasWord(state) && seat === state.first ? { word: { pick: 'one', from: [state.word] } } : {} },
  ],
  apply: state => ({
    ok: true,
    events: [{ to: [state.first], event: { type: `next ${state.word}` } }],
    state: { ...state, count: state.count + 1 },
  }),
  open: ({ seats, count }) => ({ toAct: seats, long, count }),
  own: (state, seat) => (hasWord(state) && seat === state.first ? { word: state.word } : undefined),
  redacted: state => ({ ...state, word: '' }),
  digestedView: () => ({}),
  outcome: () => undefined,
  scenario: { given: z.object({}), chapter: () => '' },
  bot: () => ({ do: 'on' }),
  time: { pace: 'realtime', reactionMs: { easy: 1500, normal: 750, hard: 500, master: 380 } },
}

/** A view as it came, text or bytes in hex, and as it is read. */
interface Came {
  readonly sent: string
  readonly read: string
}
interface Heard {
  readonly word: string
  readonly ann: readonly Came[]
  readonly ben: readonly Came[]
  readonly tv: readonly Came[]
}

async function heard(seed: string, plain: boolean): Promise<Heard> {
  const host = await runHost({ draw: () => seed, games: { whisper: anyGame(whisper) } })
  const ann = await join(host.port, { name: 'Ann', plain })
  const table = await opened(ann, 'whisper', { seats: 3 })
  const ben = await join(host.port, { name: 'Ben', plain })
  const cal = await join(host.port, { name: 'Cal', plain })
  await ok(ben, { say: 'sit', table })
  await ok(cal, { say: 'sit', table })
  const tv = await join(host.port, { display: true, plain })
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'start', table })
  for (let count = 1; count <= 12; count++) {
    const before = [ann, ben, tv].map(one => one.until(said => said.say === 'view' && said.seq === count))
    await ok([ann, ben, cal][count % 3]!, {
      say: 'act',
      table,
      seat: ['Ann', 'Ben', 'Cal'][count % 3]!,
      action: { do: 'on' },
    })
    await Promise.all(before)
    if (count % 5 > 0) continue
    for (const [one, viewer] of [[ann, 'Ann'] as const, [ben, 'Ben'] as const]) {
      await insist(one, { say: 'sync', table, viewer }, said => said.say === 'view')
    }
  }
  await allHeard(ann)
  const { word } = matchOf(liveAt(host, table)).state as State
  const nameless = (text: string): string => text.replaceAll(table, 'TABLE').replaceAll(hex(table), 'TABLE')
  const views = ({ texts, messages }: TestClient): Came[] =>
    messages.flatMap((message, index) =>
      message.say === 'view' ? [{ sent: nameless(texts[index]!), read: nameless(JSON.stringify(message)) }] : [],
    )
  const all = { word, ann: views(ann), ben: views(ben), tv: views(tv) }
  // What each holds at the end of all differences is what the rules show it.
  const match = matchOf(liveAt(host, table))
  for (const [one, viewer] of [[ann, 'Ann'] as const, [ben, 'Ben'] as const, [tv, 'table'] as const]) {
    expect(one.views.get(viewer)?.view).toEqual(viewFor(match!.game, match!.state, viewer))
    expect(one.views.get(viewer)?.offers).toEqual(viewer === 'table' ? [] : match!.game.offers(match!.state, viewer))
  }
  await host.end()
  return all
}

test.each([true, false])(
  'what is made once for several viewers carries no one’s secret to another; plain: %s',
  async plain => {
    const one = await heard('0123456789abcdef'.repeat(2), plain)
    const two = await heard('fedcba9876543210'.repeat(2), plain)
    expect(one.word).not.toBe(two.word)
    const word = `"word":"${one.word}"`
    expect(differences(one.ann).filter(({ read }) => read.includes(word))).not.toEqual([])
    for (const { sent, read } of [...one.ben, ...one.tv]) {
      expect(`${sent} ${read}`).not.toContain(one.word)
      expect(sent).not.toContain(hex(one.word))
    }
    expect(one.ben.length).toBeGreaterThan(12)
    expect(two.ben).toEqual(one.ben)
    expect(two.tv).toEqual(one.tv)
  },
)

const differences = (views: readonly Came[]): Came[] => views.filter(({ read }) => read.includes('"base":'))
const hex = (text: string): string => Buffer.from(text).toString('hex')

test('offers that stay as they were are left out of a difference, and those that changed are in it', async () => {
  const { ann, ben } = await heard('0123456789abcdef'.repeat(2), true)
  expect(differences(ben).length).toBeGreaterThan(5)
  for (const { sent } of differences(ben)) expect(sent).not.toContain('"offers"')
  for (const { sent } of differences(ann)) expect(sent).toContain('"offers"')
})

test('a play is one message to each device, and an own part only to whose part changed', async () => {
  const host = await runHost({ games: { whisper: anyGame(whisper) } })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'whisper', { seats: 3 })
  const tv = await join(host.port, { display: true })
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'start', table })
  await ann.until(said => said.say === 'view')
  await allHeard(ann)
  const came: { ann: string[]; tv: string[] } = { ann: [], tv: [] }
  // What changes the lobby's list comes at the host's leisure.
  const note = (list: string[]) => (data: Buffer, isBinary: boolean) => {
    const what = decode(isBinary ? data : String(data)).say
    if (!what.startsWith('lobby') && what !== 'pong') list.push(what)
  }
  ann.socket.on('message', note(came.ann))
  tv.socket.on('message', note(came.tv))
  for (let play = 0; play < 5; play++) await ok(ann, { say: 'act', table, seat: 'Ann', action: { do: 'on' } })
  await allHeard(ann)
  const each = <T>(items: readonly T[]): T[] => Array.from({ length: 5 }, () => items).flat()
  expect(came).toEqual({ ann: each(['own', 'view', 'done']), tv: each(['view']) })
  await host.end()
})

test('who hears the same of a play is sent the very same bytes, a few of them', async () => {
  const { ben, tv } = await heard('0123456789abcdef'.repeat(2), false)
  const steps = differences(ben).map(({ sent }) => sent)
  expect(steps.length).toBeGreaterThan(5)
  expect(differences(tv).filter(({ sent }) => !steps.includes(sent))).toEqual([])
  // In hex: two signs a byte.
  for (const sent of steps) expect(sent.length).toBeLessThan(2 * 40)
})

test('dealt again, everybody is shown the new game as it is, from its first event on', async () => {
  const host = await runHost()
  const ann = await join(host.port, { name: 'Ann', plain: true })
  const table = await opened(ann, 'knock-out-whist', { seats: 2 })
  const ben = await join(host.port, { name: 'Ben' })
  await ok(ben, { say: 'sit', table })
  const tv = await join(host.port, { display: true })
  await ok(tv, { say: 'watch', table })
  await ok(ann, { say: 'start', table })
  const clients = [[ann, 'Ann'] as const, [ben, 'Ben'] as const, [tv, 'table'] as const]
  for (let game = 0; game < 3; game++) {
    await allHeard(ann)
    const match = matchOf(liveAt(host, table))!
    for (const [one, viewer] of clients) {
      expect(one.views.get(viewer)).toMatchObject({ seq: match.seq, view: viewFor(match.game, match.state, viewer) })
    }
    await ok([ann, ben][game % 2]!, { say: 'act', table, seat: ['Ann', 'Ben'][game % 2]!, action: { do: 'concede' } })
    await ok(ann, { say: 'rematch', table })
  }
  // Who was here all the time has heard by changes what is told to who comes now.
  const late = await join(host.port, { display: true })
  await ok(late, { say: 'watch', table })
  await allHeard(ann)
  for (const [one] of clients) expect(tableOf(one)).toEqual(tableOf(late))
  expect(ann.texts.filter(text => text.startsWith('{"say":"table-change"')).length).toBeGreaterThan(5)
  for (const [one] of clients) {
    const firsts = one.messages.flatMap(said => (said.say === 'view' && said.seq === 0 ? [said.events[0]?.n] : []))
    expect(firsts).toEqual([1, 1, 1, 1])
    await one.close()
  }
  await host.end()
})
