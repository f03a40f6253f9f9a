import { expect, it } from 'vitest'
import { you } from '../../src-engine/clash/content/puzzles.ts'
import { botAction, counted, games, play, start, toAct, type Json, type JsonObject } from '../../src-engine/index.ts'
import { lesson } from '../../src-renderer/games/clash/lesson.ts'
import { t } from '../../src-renderer/words/index.ts'
import { loadLanguage } from '../support/all-messages.ts'

/** Seconds: somebody new to the game thinks about what they do, and lets a thing go on; the bot across takes its usual pause. */
const anAct = 10
const goingOn = 2.5
const aBot = 1.15

/** Minutes the lesson's first game takes somebody who plays sensibly against the easy bot. */
function minutes(seed: number): number {
  const { seats, options } = lesson.end.scenario(t, 'Kim', '') as { seats: readonly string[]; options: JsonObject }
  const made = start(games['clash']!, { seats, options, seed })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  let seconds = 0
  while (match.game.outcome(match.state) === undefined) {
    const seat = toAct(match)[0]!
    const action = botAction(match, seat, seat === you ? 'normal' : 'easy', counted(0)) as unknown as JsonObject
    seconds += seat !== you ? aBot : action['do'] === 'pass' ? goingOn : anAct
    const done = play(match, seat, action as Json)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  return seconds / 60
}

it('Clash: the lesson’s first game is over within ten minutes, nine times of ten', async () => {
  await loadLanguage('en')
  const took = Array.from({ length: 20 }, (_, seed) => minutes(1 + seed)).toSorted((a, b) => a - b)
  expect(took[17]).toBeLessThanOrEqual(10)
})
