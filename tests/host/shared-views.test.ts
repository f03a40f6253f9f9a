import { expect, test } from 'vitest'
import { z } from 'zod'
import { anyGame, type Game } from '../../src-engine/core/game.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok, opened } from '../support/host-play.ts'
import { liveAt, matchOf } from '../support/host-table.ts'
import { runHost } from '../support/host-run.ts'

// The host makes one text of what several viewers are shown alike. This game is what could go wrong with that: everybody
// is shown the very same object until the first seat is told a word, and again once it is forgotten.

interface State {
  readonly first: string
  readonly seats: readonly string[]
  readonly word: string
  readonly count: number
}
type View = { readonly long: string; readonly count: number; readonly word?: string }

const alike = new WeakMap<State, View>()
/** Long enough that a difference is the shorter message. */
const long = 'x'.repeat(500)
const told = ({ count }: State): boolean => count % 2 === 1

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
  rules: 1,
  seats: { min: 3, max: 3, best: 3 },
  options: [],
  acts: { schema: z.strictObject({ do: z.literal('on'), word: z.string().optional() }) },
  refusals: [],
  setup: ({ seats }, chance) => ({
    ok: true,
    events: [],
    state: { first: seats[0]!, seats, word: `word${1000 + chance.below('word', 9000)}`, count: 0 },
  }),
  actors: state => state.seats,
  offers: (state, seat) => [
    { do: 'on', blanks: told(state) && seat === state.first ? { word: { pick: 'one', from: [state.word] } } : {} },
  ],
  apply: state => ({
    ok: true,
    events: [{ to: [state.first], event: { type: `next ${state.word}` } }],
    state: { ...state, count: state.count + 1 },
  }),
  view: (state, viewer) => {
    if (told(state))
      return viewer === state.first ? { long, count: state.count, word: state.word } : { long, count: state.count }
    let same = alike.get(state)
    if (same === undefined) alike.set(state, (same = { long, count: state.count }))
    return same
  },
  outcome: () => undefined,
  scenario: { given: z.object({}), see: () => ({}), chapter: () => '' },
  bot: () => ({ do: 'on' }),
  time: { pace: 'realtime', reaction: { easy: 1500, normal: 750, hard: 500, master: 380 } },
}

interface Heard {
  readonly word: string
  readonly ann: readonly string[]
  readonly ben: readonly string[]
  readonly tv: readonly string[]
}

async function heard(seed: string): Promise<Heard> {
  const host = await runHost({ seed, games: { whisper: anyGame(whisper) } })
  const ann = await join(host.port, { name: 'Ann' })
  const table = await opened(ann, 'whisper', { seats: 3 })
  const ben = await join(host.port, { name: 'Ben' })
  const cal = await join(host.port, { name: 'Cal' })
  await ok(ben, { say: 'sit', table })
  await ok(cal, { say: 'sit', table })
  const tv = await join(host.port, { display: true })
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
    if (count % 5 === 0)
      for (const [one, viewer] of [[ann, 'Ann'] as const, [ben, 'Ben'] as const])
        one.say({ say: 'sync', table, viewer })
  }
  for (const one of [ann, ben, tv]) {
    one.say({ say: 'ping', at: 1 })
    await one.until(said => said.say === 'pong')
  }
  const { word } = matchOf(liveAt(host, table)).state as State
  const views = ({ texts }: TestClient): string[] =>
    texts.filter(text => text.startsWith('{"say":"view"')).map(text => text.replace(table, 'TABLE'))
  const all = { word, ann: views(ann), ben: views(ben), tv: views(tv) }
  // What each holds at the end of all differences is what the rules show it.
  const match = matchOf(liveAt(host, table))
  for (const [one, viewer] of [[ann, 'Ann'] as const, [ben, 'Ben'] as const, [tv, 'table'] as const]) {
    expect(one.views.get(viewer)?.view).toEqual(match!.game.view(match!.state, viewer))
    expect(one.views.get(viewer)?.offers).toEqual(viewer === 'table' ? [] : match!.game.offers(match!.state, viewer))
  }
  await host.end()
  return all
}

test('what is made once for several viewers carries no one’s secret to another', async () => {
  const one = await heard('0123456789abcdef'.repeat(2))
  const two = await heard('fedcba9876543210'.repeat(2))
  expect(one.word).not.toBe(two.word)
  expect(one.ann.filter(text => text.includes('"change"') && text.includes(`"word":"${one.word}"`))).not.toEqual([])
  expect(one.ben.join('')).not.toContain(one.word)
  expect(one.tv.join('')).not.toContain(one.word)
  expect(one.ben.length).toBeGreaterThan(12)
  expect(two.ben).toEqual(one.ben)
  expect(two.tv).toEqual(one.tv)
})

test('offers that stay as they were are left out of a difference, and those that changed are in it', async () => {
  const { ann, ben } = await heard('0123456789abcdef'.repeat(2))
  const differences = (texts: readonly string[]): string[] => texts.filter(text => text.includes('"base":'))
  expect(differences(ben).length).toBeGreaterThan(5)
  for (const text of differences(ben)) expect(text).not.toContain('"offers"')
  for (const text of differences(ann)) expect(text).toContain('"offers"')
})
