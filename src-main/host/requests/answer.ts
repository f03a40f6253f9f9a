import { asks, type AskWhat } from '../../../src-engine/protocol/asks.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import type { Client } from '../context/client.ts'
import { gameNamed, type Lobby } from '../lobby/lobby.ts'
import { no } from '../context/refusal.ts'
import { oneAtATime } from '../lobby/one-at-a-time.ts'
import { coach, judge } from './coaching.ts'
import { textIn, type Answered, type RequestHandler } from './handler.ts'
import { record, records, saved } from './records.ts'
import { report } from './report.ts'
import { replay } from './replays.ts'
import { eventLog } from './event-log.ts'
import { nights, seating } from './nights.ts'
import { durations, times } from './times.ts'
import { exportFile, importFile } from './import-export.ts'
import { handHouse, joinDoctor, reached, seatCode, showAddress } from './devices.ts'
import { retention, updates } from './house-settings.ts'
import { upload } from './uploads.ts'
import { clearStatistics, exportStatistics, importStatistics, statistics } from './statistics.ts'

const handlers: { readonly [W in AskWhat]: RequestHandler } = {
  coach,
  judge,
  statistics,
  'statistics-export': exportStatistics,
  'statistics-import': importStatistics,
  'statistics-clear': clearStatistics,
  saved,
  records,
  record,
  replay,
  'event-log': eventLog,
  times,
  durations,
  nights,
  seating,
  export: exportFile,
  import: importFile,
  retention,
  updates,
  upload,
  report,
  'join-doctor': joinDoctor,
  reached,
  'show-address': showAddress,
  'seat-code': seatCode,
  'hand-house': handHouse,
  // The rules pages are the renderer's; the host holds the list of games they are about.
  rules: (lobby, _client, about) => {
    const game = gameNamed(lobby, textIn(about, 'game') ?? '')
    if (game === undefined) return no('unknown-game')
    return { answer: { sections: [{ title: game.id, text: '' }] } }
  },
}

/** Answers a question now or a little later. */
export function answerRequest(
  lobby: Lobby,
  client: Client,
  message: Extract<ToHost, { say: 'ask' }>,
): Answered | Promise<Answered> {
  const what = asks.find(one => one === message.what)
  if (what === undefined) return no('unknown-question')
  return oneAtATime(client, () => handlers[what](lobby, client, message.about ?? {}))
}
