import { chanceFrom, judged, type Games } from '../../../src-engine/index.ts'
import { swissRound } from '../../../src-engine/night/tournament/swiss.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { fromPlain } from '../../../src-engine/core/plain.ts'
import type { StatisticsFile } from '../../../src-engine/protocol/answers.ts'
import { resultsIn } from '../../store/results.ts'
import { statisticsOf } from './figures.ts'
import { answerMoment } from './moments.ts'
import { seatingOf } from './seating.ts'
import { splitImport } from './split-import.ts'
import { answerPosition } from './position.ts'
import type { Outcome, BotTask, Task } from '../context/worker-tasks.ts'

/** Does a task with these games; `wanted` returns whether anybody still waits for it. */
export function outcomeOf(games: Games, task: Task, wanted: () => boolean): Outcome<Task> {
  switch (task.want) {
    case 'move':
    case 'advice':
      return think(games, task, wanted)
    case 'judge': {
      const { record, seat, running, latest, times } = task
      // The last of its time is for what is being looked at then.
      const end = performance.now() + task.thinking * 0.8
      const thinking = { more: () => wanted() && performance.now() < end }
      return { chapters: judged(games, record, seat, { thinking, running, latest, times }) }
    }
    case 'moment':
      return answerMoment(games, task, wanted)
    case 'position':
      return answerPosition(games, task, wanted)
    case 'statistics':
      return statisticsOf(task)
    case 'statistics-file': {
      const { pages, player } = task
      const file = { format: 'knockabout-statistics', version: 1, player, results: resultsIn(pages) } as const
      return { text: JSON.stringify(file satisfies StatisticsFile) }
    }
    case 'pairing':
      return { pairing: swissRound(task.drawing.ranked, task.drawing.seats) }
    case 'seating':
      return seatingOf(games, task, wanted)
    case 'pieces':
      return splitImport(task, wanted)
  }
}

function think(games: Games, question: BotTask, wanted: () => boolean): Outcome<BotTask> {
  const { want, game: id, seat, offers, level, seed, thinking } = question
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) throw new Error(`no game ${id}`)
  const end = performance.now() + thinking
  const asked = {
    seat,
    state: fromPlain(question.state, game.content),
    offers,
    level,
    chance: chanceFrom({ seed, drawn: {} }),
    thinking: { more: () => wanted() && performance.now() < end },
  }
  if (want === 'advice') return { advice: game.coach?.(asked) ?? [] }
  return { move: game.bot(asked) as unknown as JsonObject }
}
