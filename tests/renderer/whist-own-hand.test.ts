import { beforeAll, expect, it } from 'vitest'
import type { Json } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, visibleEvents } from '../../src-engine/core/match.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { games } from '../../src-engine/index.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { offersSeen, prompt } from '../../src-renderer/games/whist/hand-text.ts'
import { story } from '../../src-renderer/games/whist/story.ts'
import { screensOf } from '../../src-renderer/games/register.ts'
import { turnText } from '../../src-renderer/table/frame/turn-text.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

beforeAll(() => loadLanguage('en'))

it('who plays the last card of a hand holds none while its end is shown, and is asked for nothing yet', () => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  let ends = 0
  let asked = 0
  for (let seed = 1; seed < 20; seed++) {
    const started = start(games['knock-out-whist']!, { seats, seed })
    if (!started.ok) throw new Error(started.code)
    let match = started.match
    while (match.game.outcome(match.state) === undefined) {
      const by = toAct(match)[0]!
      const viewOf = (): WhistView => viewFor(match.game, match.state, by) as unknown as WhistView
      const before = viewOf()
      const next = play(match, by, botAction(match, by, 'easy', counted(0)) as unknown as Json)
      if (!next.ok) throw new Error(next.refused)
      match = next.match
      const after = viewOf()
      const events = visibleEvents(next.events, by) as unknown as WhistEvent[]
      const offers = match.game.offers(match.state, by)
      const isDue = toAct(match).includes(by)
      for (const { shown, view } of story.staging!.scenes({ before, after, events, viewer: by })) {
        if ((shown as { readonly at: string }).at !== 'score' || after.phase === 'over') continue
        const seen = story.staging!.own!(view, after, by)
        ends++
        if (isDue) asked++
        expect(seen.seats[by]!.cards).toEqual([])
        expect(prompt(seen, by, offersSeen(seen, by, offers), namesOf({}))).not.toContain('Your')
        const table = { phase: 'playing', paused: false } as const
        expect(turnText(table, screensOf('knock-out-whist'), seen as never, namesOf({}), [by], true).text).toBe('')
      }
    }
  }
  expect(ends).toBeGreaterThan(20)
  expect(asked).toBeGreaterThan(0)
})

it('Whist: one’s own cards are never held back, but the next hand is seen once it is dealt', async () => {
  const staging = story.staging!
  const view = (deals: number, cards: readonly string[]) =>
    ({ deals, trick: { plays: [], taps: [] }, seats: { Ann: { cards, tricks: 0 } } }) as unknown as WhistView
  const before = view(1, ['2H', '3H'])
  const events: readonly WhistEvent[] = [
    { type: 'play', by: 'Ann', card: '3H' },
    { type: 'trick', winner: 'Ann', card: '3H', plays: [] },
  ]
  const staged = staging.scenes({ before, after: before, events, viewer: 'Ann' }).at(-1)!.view
  const held = (latest: WhistView) => staging.own!(staged, latest, 'Ann').seats['Ann']?.cards
  expect(held(view(1, ['2H']))).toEqual(['2H'])
  expect(held(view(2, ['AS', 'KS']))).toEqual(['2H'])
})
