import type { MatchRecord, RecordedAction } from '../../../src-engine/core/record.ts'
import { runSteps, openMatch, type Games } from '../../../src-engine/core/replay.ts'
import { readScenario, type Scenario } from '../../../src-engine/scenario/file.ts'
import type { PositionAnswer, PositionTask } from '../context/worker-tasks.ts'

/** The most actions a file may lead to, including its bots'. */
const most = 5000

/** A scenario file's position as the record that leads there. */
export function answerPosition(games: Games, { file }: PositionTask, wanted: () => boolean): PositionAnswer {
  const read = readScenario(file, 'ignored')
  return read.ok
    ? positionOf(games, read.scenario, wanted)
    : { badFile: { code: 'not-a-scenario', params: { what: read.error } } }
}

/**
 * Plays a scenario's steps and ignores its expectations; steps it expects to be refused are left out. Returns every action
 * that led to the position, including its bots'.
 */
function positionOf(games: Games, scenario: Scenario, wanted: () => boolean): PositionAnswer {
  const opened = openMatch(games, scenario)
  if (!opened.ok) return { unplayable: opened.unplayable }
  const { options, chance } = opened.match
  const { game, rulesVersion, seats, names = {}, faces, given, digest, steps = [] } = scenario
  const actions: RecordedAction[] = []
  for (const done of runSteps(opened.match, steps)) {
    if (!wanted()) throw new Error('nobody waits for it')
    const { step } = done
    if ('look' in done) continue
    const said = steps[step - 1]!
    if ('events' in done) {
      actions.push(done.action!)
      if (actions.length > most) return { badFile: { code: 'too-long', params: { n: step, most } } }
    } else if ('bots' in said) {
      if (done.by === undefined) return { badFile: { code: 'stuck-bots', params: { n: step } } }
      return { badFile: { code: 'bad-step', params: { n: step, by: done.by, what: done.refused } } }
    } else if ('by' in said && said.refused === undefined) {
      return { badFile: { code: 'bad-step', params: { n: step, by: said.by, what: done.refused } } }
    }
  }
  const record: MatchRecord = {
    game,
    options,
    seats,
    names,
    seed: chance.seed,
    actions,
    ...(rulesVersion === undefined ? {} : { rulesVersion }),
    ...(faces === undefined ? {} : { faces }),
    ...(given === undefined ? {} : { given }),
    ...(digest === undefined ? {} : { digest }),
  }
  return { record }
}
