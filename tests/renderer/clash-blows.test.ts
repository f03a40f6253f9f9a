import { effectScope, nextTick, shallowReactive } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games, play, start, type Json, type JsonObject } from '../../src-engine/index.ts'
import type { ClashEvent } from '../../src-engine/clash/events.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { threadFor, blocksFor } from '../../src-renderer/games/clash/threads.ts'
import { story } from '../../src-renderer/games/clash/story.ts'
import type { ClashProps } from '../../src-renderer/games/clash/props.ts'
import { useBlows } from '../../src-renderer/games/clash/use-blows.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A position, and what each act makes of it for Ann. */
function position(given: JsonObject, seats: readonly string[], options: JsonObject) {
  const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains']]))
  const made = start(games['clash']!, { seats, options, given: { library, stops: 'default', ...given }, seed: 5 })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const view = (): ClashView => viewFor(match.game, match.state, 'Ann') as unknown as ClashView
  const props = shallowReactive({ view: view(), events: [] as ClashProps['events'] })
  let n = 0
  async function acts(seat: string, action: JsonObject): Promise<void> {
    const done = play(match, seat, action as Json)
    if (!done.ok) throw new Error(`${seat}: ${done.refused}`)
    match = done.match
    const more = done.events.map(({ event }) => ({ n: ++n, event: event as ClashEvent }))
    Object.assign(props, { view: view(), events: [...props.events, ...more] })
    await nextTick()
  }
  return { props, acts }
}

test('Clash: damage stands at the creatures that took it, and who died of it is seen a moment longer', async () => {
  const { props, acts } = position(
    { active: 'Ann', phase: 'attack', battlefield: { Ann: ['Stump Giant'], Ben: ['Bog Rat', 'Iron Wall'] } },
    ['Ann', 'Ben'],
    { format: 'free-for-all' },
  )
  const { blows, shownView } = effectScope().run(() => useBlows(props as unknown as ClashProps))!
  await acts('Ann', { do: 'attack', attackers: { 'Stump Giant': 'Ben' } })
  await acts('Ben', { do: 'block', blockers: { 'Bog Rat': 'Stump Giant' } })
  while (props.view.permanents['Bog Rat'] !== undefined) await acts(props.view.toAct[0]!, { do: 'pass' })
  expect([...blows.value]).toEqual(
    expect.arrayContaining([
      ['Bog Rat', 5],
      ['Stump Giant', 2],
    ]),
  )
  expect(shownView.value.permanents['Bog Rat']?.card).toBe('Bog Rat')
  await vi.advanceTimersByTimeAsync(2000)
  expect(blows.value.size).toBe(0)
  expect(shownView.value).toBe(props.view)
})

test('Clash: who is to block for a team-mate with a creature that stands there looks at that battlefield', async () => {
  const { props, acts } = position(
    {
      active: 'Cal',
      phase: 'attack',
      battlefield: { Ann: ['Web Weaver'], Cal: ['Hill Goat'] },
      territory: { 'Web Weaver': 'Dee' },
    },
    ['Ann', 'Ben', 'Cal', 'Dee'],
    { format: 'dci-two-on-two' },
  )
  const near = (): string | undefined => blocksFor(threadFor(props.view, 'Ann'), 'Ann')
  expect(near()).toBeUndefined()
  await acts('Cal', { do: 'attack', attackers: { 'Hill Goat': 'Dee' } })
  while (near() === undefined) await acts(props.view.toAct[0]!, { do: 'pass' })
  expect(near()).toBe('Dee')
})

test('Clash: the room sees the blows before who falls by them, each event shown once', async () => {
  const { props, acts } = position(
    {
      active: 'Ann',
      phase: 'attack',
      life: { Ben: 5 },
      battlefield: { Ann: ['Stump Giant', 'Bog Rat'], Ben: ['Bog Rat'] },
    },
    ['Ann', 'Ben'],
    { format: 'free-for-all' },
  )
  await acts('Ann', { do: 'attack', attackers: { 'Stump Giant': 'Ben', 'Ann:Bog Rat': 'Ben' } })
  const { view: before, events: earlier } = props
  await acts('Ben', { do: 'block', blockers: { 'Ben:Bog Rat': 'Ann:Bog Rat' } })
  const events = props.events.slice(earlier.length).map(({ event }) => event)
  const scenesFor = (viewer: string) => story.staging!.scenes({ before, after: props.view, events, viewer })
  const [blows, out] = scenesFor('table')
  expect(blows!.shown).toMatchObject({ at: 'blows', blows: { dealt: { Ben: 5, 'Ann:Bog Rat': 2, 'Ben:Bog Rat': 2 } } })
  expect((blows!.shown as { blows: { fallen: string[] } }).blows.fallen.toSorted()).toEqual([
    'Ann:Bog Rat',
    'Ben:Bog Rat',
  ])
  expect(blows!.view.life['Ben']).toBe(0)
  expect(out!.shown).toMatchObject({ at: 'out', seats: ['Ben'] })
  const all = [...blows!.tells, ...out!.tells]
  expect(new Set(all).size).toBe(all.length)
  // Whoever plays is held up by nothing but who goes out.
  expect(scenesFor('Ann').map(scene => (scene.shown as { at: string }).at)).toEqual(['out'])
})
