import { describe, expect, it } from 'vitest'
import { games, judged, play, start, type RecordedAction } from '../../../src-engine/index.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'

const game = games['brawl']!
const seats = ['Ann', 'Ben']
const thinking = { more: () => true }
const decks = { Ann: ['hit-red', 'hit2-red', 'hit-blue'], Ben: ['freeze', 'freeze', 'freeze'] }

/** A duel: what was done at which second, and what the judge says of Ann's part in it. */
function after(acts: readonly (readonly [second: number, by: string, action: JsonObject])[], options: JsonObject = {}) {
  const given = { first: 'Ann', decks }
  const started = start(game, { seats, seed: 1, options, given })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const record = { game: game.id, options: match.options, seats, names: {}, seed: match.chance.seed, given }
  const actions: RecordedAction[] = []
  const all = [[0, 'Ann', { do: 'knock' }], [0, 'Ben', { do: 'knock' }], ...acts] as const
  for (const [, by, action] of all) {
    const done = play(match, by, action as Json)
    if (!done.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${done.refused}`)
    actions.push({ ...action, by } as RecordedAction)
    match = done.match
  }
  const times = all.map(([second]) => second * 1000)
  const said = (more: boolean, running = false) =>
    judged(games, { ...record, actions }, 'Ann', { thinking: { more: () => more }, times, running })
  return { said, chapters: judged(games, { ...record, actions }, 'Ann', { thinking, times }) }
}
const ownSide = { do: 'play', base: 0, side: 'Ann' }
const draw = { do: 'draw' }

describe('The judge of Brawl: the plays that lay open longest', () => {
  it('counts the time from when a card could be played to its advantage until it was, and says where', () => {
    const { chapters } = after([
      [1, 'Ann', draw],
      [4, 'Ben', draw],
      [9, 'Ann', ownSide],
    ])
    expect(chapters).toMatchObject([{ name: 'round 1', choices: 1, asGood: 0, notKnown: 0, waitsMs: [8000] }])
    const [{ at, better, line, lost }] = chapters[0]!.misplays as [never]
    expect({ at, better, line, lost }).toMatchObject({
      at: 3,
      better: { do: 'play', side: 'Ann' },
      line: [{ by: 'Ann', do: 'play' }],
      lost: { code: 'made', params: { card: 'hit-red', waitedMs: 8000 } },
    })
  })

  it('calls what was made at once as good as any, and knows nothing without time', () => {
    const { said, chapters } = after([
      [1, 'Ann', draw],
      [3, 'Ann', ownSide],
    ])
    expect(chapters).toMatchObject([{ choices: 1, asGood: 1, misplays: [], waitsMs: [2000] }])
    expect(said(false)).toMatchObject([{ choices: 1, asGood: 0, notKnown: 1, misplays: [] }])
    expect(said(true, true)).toEqual([])
  })

  it('keeps counting while the card lies on the discards, until it is covered', () => {
    const { chapters } = after([
      [1, 'Ann', draw],
      [2, 'Ann', { do: 'discard' }],
      [3, 'Ann', draw],
      [7, 'Ann', { do: 'discard' }],
    ])
    expect(chapters[0]!.misplays).toMatchObject([
      { at: 3, played: { do: 'discard' }, lost: { code: 'covered', params: { card: 'hit-red', waitedMs: 6000 } } },
    ])
  })

  it('ends it when nothing is left for the card to do, and takes a long quiet for a pause', () => {
    const { chapters } = after([
      [1, 'Ann', draw],
      [2, 'Ann', ownSide],
      [3, 'Ann', draw],
      [4, 'Ben', draw],
      [7, 'Ben', { do: 'play', base: 0 }],
      [8, 'Ben', draw],
      [20, 'Ann', { do: 'discard' }],
      [21, 'Ann', draw],
      [621, 'Ben', { do: 'play', base: 1 }],
    ])
    expect(chapters[0]!.misplays).toMatchObject([
      { at: 5, lost: { code: 'gone', params: { card: 'hit2-red', waitedMs: 4000 } } },
      { lost: { code: 'over', params: { card: 'hit-blue', waitedMs: 15_000 } } },
    ])
  })

  it('counts in training only one’s own turn', () => {
    const training = { mode: 'training' }
    const { chapters } = after(
      [
        [1, 'Ann', draw],
        [2, 'Ann', { do: 'discard' }],
        [9, 'Ben', draw],
        [10, 'Ben', { do: 'discard' }],
        [12, 'Ann', { do: 'take' }],
        [13, 'Ann', ownSide],
      ],
      training,
    )
    expect(chapters).toMatchObject([{ choices: 1, asGood: 0, waitsMs: [4000] }])
  })
})
