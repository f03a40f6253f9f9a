import { asks, type AskWhat } from '../../../src-engine/protocol/asks.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import type { Client } from '../house/client.ts'
import type { Hall } from '../hall/hall.ts'
import { no, type Handled } from '../house/refusal.ts'
import { coach, worstPlays } from './coaching.ts'
import type { Answered, Asker } from './asker.ts'
import { record, records } from './records.ts'
import { replay } from './replays.ts'
import { upload } from './uploads.ts'
import { clearStatistics, exportStatistics, importStatistics, statistics } from './statistics.ts'

const askers: { readonly [W in AskWhat]: Asker } = {
  coach,
  'worst-plays': worstPlays,
  statistics,
  'statistics-export': exportStatistics,
  'statistics-import': importStatistics,
  'statistics-clear': clearStatistics,
  records,
  record,
  replay,
  upload,
  // The rules pages are the renderer's; the host holds the list of games they are about.
  rules: (hall, _client, about) => {
    const game = hall.house.tuning.games[String(about['game'] ?? '')]
    if (game === undefined) return no('unknown-game', 'This host has no such game.')
    return { answer: { sections: [{ title: game.title, text: game.summary }] } }
  },
}

/** Answers a question now or a little later; whatever goes wrong is said to whoever asked. */
export function answerAsk(hall: Hall, client: Client, message: Extract<ToHost, { say: 'ask' }>): Handled {
  const { n } = message
  const what = asks.find(one => one === message.what)
  if (what === undefined) return no('unknown-question', `The host has no answer to “${message.what}”.`)
  const settle = (answered: Answered): void => {
    if ('refused' in answered) client.send({ say: 'refused', n, ...answered.refused })
    else client.send({ say: 'answer', n, answer: answered.answer })
  }
  const failed = (error: unknown): void => {
    process.stderr.write(`the question ${what} failed: ${String(error)}\n`)
    settle(no('failed', 'The host could not answer that.'))
  }
  try {
    const answered = askers[what](hall, client, message.about ?? {})
    if (answered instanceof Promise) answered.then(settle, failed)
    else settle(answered)
  } catch (error) {
    failed(error)
  }
  return 'later'
}
