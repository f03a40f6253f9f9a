import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../src-engine/core/game.ts'
import type { Staging } from '../../src-renderer/table/stage/scene.ts'
import { Stage, type Latest } from '../../src-renderer/table/stage/stage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A view is the number of its play; every event that says how long it holds has a scene. */
const staging: Staging = {
  scenes: ({ before, events }) =>
    events.flatMap(event => {
      const ms = event['ms']
      return typeof ms === 'number' ? [{ shown: event.type, view: before, tells: [event], ms, leastMs: ms }] : []
    }),
}
function played(n: number, ...events: readonly GameEvent[]): Latest {
  return { view: { n }, events: events.map((event, at) => ({ n: at + 1, event })), over: false }
}
const trick = { type: 'trick', ms: 1000 }
const score = { type: 'score', ms: 2000 }
const card = { type: 'card' }
const shown = (stage: Stage): unknown => ({
  n: stage.staged?.view['n'],
  scene: stage.staged?.scene,
  told: stage.staged?.events.map(one => one.event.type).join(' '),
})

describe('the stage', () => {
  it('shows the first view as it is found, without what led to it', () => {
    const stage = new Stage()
    stage.take(played(1, trick, score), staging)
    expect(shown(stage)).toEqual({ n: 1, scene: undefined, told: 'trick score' })
    expect(stage.holding).toBe(false)
  })

  it('plays the scenes of a view one after another before the view itself, and tells each event with its scene', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    stage.take(played(2, trick, score, card), staging)
    expect(shown(stage)).toEqual({ n: 1, scene: 'trick', told: 'trick' })
    vi.advanceTimersByTime(999)
    expect(shown(stage)).toMatchObject({ scene: 'trick' })
    vi.advanceTimersByTime(1)
    expect(shown(stage)).toEqual({ n: 1, scene: 'score', told: 'trick score' })
    vi.advanceTimersByTime(2000)
    expect(shown(stage)).toEqual({ n: 2, scene: undefined, told: 'trick score card' })
    expect(stage.holding).toBe(false)
  })

  it('holds back a later view until the scenes before it are over', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    stage.take(played(2, trick), staging)
    stage.take(played(3, trick, card), staging)
    expect(shown(stage)).toMatchObject({ n: 1, scene: 'trick' })
    vi.advanceTimersByTime(1000)
    expect(shown(stage)).toEqual({ n: 2, scene: undefined, told: 'trick' })
    vi.advanceTimersByTime(300)
    expect(shown(stage)).toEqual({ n: 3, scene: undefined, told: 'trick card' })
  })

  it('is never more than three seconds behind: then all that is older is skipped', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    stage.take(played(2, { type: 'long', ms: 60_000 }, score), staging)
    stage.take(played(3, { type: 'long', ms: 60_000 }, score, card), staging)
    vi.advanceTimersByTime(2999)
    expect(shown(stage)).toMatchObject({ n: 1, scene: 'long' })
    vi.advanceTimersByTime(1)
    expect(shown(stage)).toEqual({ n: 3, scene: undefined, told: 'long score card' })
  })

  it('a tap ends what is shown now, and skipping goes to the table as it is', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    stage.take(played(2, trick, score, score), staging)
    stage.hurry()
    expect(shown(stage)).toMatchObject({ scene: 'score', told: 'trick score' })
    stage.skip()
    expect(shown(stage)).toEqual({ n: 2, scene: undefined, told: 'trick score score' })
    vi.advanceTimersByTime(10_000)
    expect(shown(stage)).toMatchObject({ n: 2 })
  })

  it('after something was missed, and in a new game, the view is shown as it is', () => {
    const stage = new Stage()
    stage.take(played(1, card), staging)
    stage.catchUp()
    stage.take(played(2, card, trick), staging)
    expect(shown(stage)).toMatchObject({ n: 2, scene: undefined })
    // A gap in the numbers.
    stage.take({ view: { n: 3 }, events: [{ n: 9, event: trick }], over: false }, staging)
    expect(shown(stage)).toMatchObject({ n: 3, scene: undefined })
    // A rematch counts from the start again.
    stage.take(played(4, trick), staging)
    expect(shown(stage)).toMatchObject({ n: 4, scene: undefined })
  })

  it('who comes in the middle sees the scenes from then on, under the numbers the host gave', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    const events = [trick, card].map((event, at) => ({ n: 12 + at, event }))
    stage.take({ view: { n: 2 }, events, over: false }, staging)
    expect(stage.staged).toMatchObject({ scene: 'trick', events: [{ n: 12 }] })
    stage.skip()
    expect(stage.staged?.events).toEqual(events)
  })

  it('what is skipped is told once, though scenes tell it in another order', () => {
    const backwards: Staging = {
      scenes: ({ before: view, events: [first, second] }) => [
        { shown: 'second', view, tells: [second!], ms: 1000, leastMs: 1000 },
        { shown: 'first', view, tells: [first!], ms: 1000, leastMs: 1000 },
      ],
    }
    const stage = new Stage()
    stage.take(played(1), staging)
    stage.take(played(2, trick, score), backwards)
    expect(shown(stage)).toMatchObject({ told: 'score' })
    stage.skip()
    expect(shown(stage)).toEqual({ n: 2, scene: undefined, told: 'score trick' })
    stage.take(played(3, trick, score, card), staging)
    expect(shown(stage)).toMatchObject({ told: 'score trick card' })
  })

  it.each(['the view', 'the end'] as const)('tells the end last, though %s comes first', first => {
    const stage = new Stage()
    stage.take(played(1), staging)
    const end = { ...played(1), over: true }
    const view = played(2, score, score, trick)
    if (first === 'the end') {
      stage.take(end, staging)
      stage.take({ ...view, over: true }, staging)
    } else {
      stage.take(view, staging)
      stage.take({ ...view, over: true }, staging)
    }
    for (let ms = 0; ms < 5000; ms += 100) {
      expect(stage.staged).toMatchObject({ over: false, view: { n: 1 }, scene: ms < 4000 ? 'score' : 'trick' })
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(3000)
    expect(stage.staged).toMatchObject({ over: true, view: { n: 2 } })
  })

  it('tells who has won with the end and no sooner, where scenes led there', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    const view = played(2, trick, card)
    stage.take(view, staging)
    stage.take({ ...view, over: true }, staging)
    for (let ms = 0; ms < 6000; ms += 50) {
      expect(stage.staged?.over).toBe(stage.staged?.view['n'] === 2)
      vi.advanceTimersByTime(50)
    }
    expect(stage.staged).toMatchObject({ over: true, view: { n: 2 } })
  })

  it('without a staging every view is shown as it comes', () => {
    const stage = new Stage()
    stage.take(played(1), undefined)
    stage.take(played(2, trick), undefined)
    expect(shown(stage)).toEqual({ n: 2, scene: undefined, told: 'trick' })
  })

  it('a table that says nothing new of its story ends no scene', () => {
    const stage = new Stage()
    stage.take(played(1), staging)
    const now = played(2, trick)
    stage.take(now, staging)
    stage.take({ ...now }, staging)
    vi.advanceTimersByTime(999)
    expect(shown(stage)).toMatchObject({ scene: 'trick' })
  })

  const remembering: Staging = { ...staging, isShownAgain: ({ shown: last }) => last === 'trick' }
  it('shows the last trick again, tells nothing twice, and stops for whatever comes', () => {
    const stage = new Stage()
    stage.take(played(1), remembering)
    expect(stage.remembers).toBe(false)
    stage.take(played(2, trick, score), remembering)
    stage.again()
    expect(shown(stage)).toEqual({ n: 1, scene: 'trick', told: 'trick' })
    vi.advanceTimersByTime(3000)
    expect(shown(stage)).toEqual({ n: 2, scene: undefined, told: 'trick score' })
    stage.again()
    expect(shown(stage)).toEqual({ n: 1, scene: 'trick', told: 'trick score' })
    expect(stage.staged?.again).toEqual([trick])
    expect(stage.holding).toBe(false)
    stage.take(played(3, trick, score, card), remembering)
    vi.advanceTimersByTime(0)
    expect(shown(stage)).toEqual({ n: 3, scene: undefined, told: 'trick score card' })
    expect(stage.staged?.again).toBeUndefined()
  })

  it('remembers nothing of another table, nor across a gap in the story', () => {
    const stage = new Stage()
    stage.take(played(1), remembering)
    stage.take(played(2, trick), remembering)
    expect(stage.remembers).toBe(true)
    stage.reset()
    expect(stage.remembers).toBe(false)
    stage.again()
    expect(stage.staged).toBeUndefined()
  })
})
