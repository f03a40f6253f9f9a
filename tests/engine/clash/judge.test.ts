import { expect, it } from 'vitest'
import { games, judged, play, start, type RecordedAction } from '../../../src-engine/index.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { puzzles, type Puzzle } from '../../../src-engine/clash/content/puzzles.ts'

const puzzle: Puzzle = puzzles.find(({ id }) => id === 'bolt-to-spare')!

/** What the judge says of the learner who only passes until the turn is over. */
function passed(given: JsonObject) {
  const game = games['clash']!
  const { seats, options } = puzzle
  const started = start(game, { seats, seed: 1, options, given })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const actions: RecordedAction[] = []
  const turn = game.scenario.chapter(match.state)
  while (game.scenario.chapter(match.state) === turn && game.outcome(match.state) === undefined) {
    const by = game.toAct(match.state)[0]!
    const open = game.offers(match.state, by).map(offer => offer.do)
    const action = open.includes('pass') ? { do: 'pass' } : { do: open[0]!, attackers: {}, blocks: {} }
    const done = play(match, by, action as unknown as Json)
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.refused} of ${open.join(' ')}`)
    actions.push({ ...action, by } as unknown as RecordedAction)
    match = done.match
  }
  const record = { game: 'clash', options: match.options, seats, names: {}, seed: match.chance.seed, given, actions }
  return judged(games, record, seats[0], { thinking: { more: () => true } })
}

it('the judge sees a win missed in one’s own turn', () => {
  const [turn] = passed(puzzle.given as unknown as JsonObject)
  expect(turn).toMatchObject({ choices: 1, asGood: 0, misplays: [{ lost: { code: 'win' } }] })
})
