import { asks, type AskWhat } from '../../../src-engine/protocol/asks.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import type { Client } from '../context/client.ts'
import { gameNamed, type Hall } from '../lobby/hall.ts'
import { no } from '../context/refusal.ts'
import { inLine } from '../lobby/line.ts'
import { coach, worstPlays } from './coaching.ts'
import { textIn, type Answered, type RequestHandler } from './handler.ts'
import { record, records } from './records.ts'
import { report } from './report.ts'
import { replay } from './replays.ts'
import { eventLog } from './event-log.ts'
import { times } from './times.ts'
import { exportFile, importFile, retention } from './import-export.ts'
import { updates } from './updates.ts'
import { upload } from './uploads.ts'
import { clearStatistics, exportStatistics, importStatistics, statistics } from './statistics.ts'

const handlers: { readonly [W in AskWhat]: RequestHandler } = {
  coach,
  'worst-plays': worstPlays,
  statistics,
  'statistics-export': exportStatistics,
  'statistics-import': importStatistics,
  'statistics-clear': clearStatistics,
  records,
  record,
  replay,
  'event-log': eventLog,
  times,
  export: exportFile,
  import: importFile,
  retention,
  updates,
  upload,
  report,
  // The rules pages are the renderer's; the host holds the list of games they are about.
  rules: (hall, _client, about) => {
    const game = gameNamed(hall, textIn(about, 'game') ?? '')
    if (game === undefined) return no('unknown-game')
    return { answer: { sections: [{ title: game.id, text: '' }] } }
  },
}

/** Answers a question now or a little later. */
export function answerRequest(
  hall: Hall,
  client: Client,
  message: Extract<ToHost, { say: 'ask' }>,
): Answered | Promise<Answered> {
  const what = asks.find(one => one === message.what)
  if (what === undefined) return no('unknown-question')
  return inLine(client, () => handlers[what](hall, client, message.about ?? {}))
}
