import type { Advice } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { askedOf, type Match } from '../../../src-engine/core/match.ts'
import { toPlain } from '../../../src-engine/core/plain.ts'
import type { CoachAnswer, JudgeAnswer } from '../../../src-engine/protocol/coaching.ts'
import type { Client } from '../context/client.ts'
import { gameNamed, tableFor, type Lobby } from '../lobby/lobby.ts'
import { helpOf, mayAskCoach } from '../table/model/help.ts'
import { dealtAt, matchAt, seatsOf } from '../table/model/table.ts'
import { no } from '../context/refusal.ts'
import { sourceAsked } from './replays.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'

/** Milliseconds the coach thinks on a question at the table. */
const adviceMs = 400
/** Milliseconds a whole finished game may take to judge. */
const judgingMs = 20_000

/** Ranks the legal moves of a seat, with a reason each. Shown the seat's view and nothing else. */
export const coach: RequestHandler = async (lobby, client, about) => {
  const live = tableFor(lobby, client, textIn(about, 'table') ?? '')
  const table = live?.table
  const match = table === undefined ? undefined : matchAt(table)
  const seat = textIn(about, 'seat') ?? ''
  if (live === undefined || table === undefined || match === undefined) return no('no-table')
  if (!seatsOf(table, client.person?.id).includes(seat)) return no('not-seated')
  const level = helpOf(table, seat)
  if (!mayAskCoach(table) || level === 'none') return no('no-coach')
  // Whoever asks it has it, and the others see that.
  if (level === undefined && !table.solo) {
    live.submit({ act: { do: 'help', by: { person: client.person!.id, owner: client.owner }, level: 'full' } })
  }
  const advice = await adviceOn(lobby, client, match, seat)
  if (advice === undefined) return no('failed')
  const shown = level === 'hint' ? advice.slice(0, 1) : advice
  return answer<CoachAnswer>({ moves: shown.map(plain) })
}

/** What the judge says of a seat's choices: of a finished game, or of the hands that are over in a game one plays in. */
export const judge: RequestHandler = async (lobby, client, about) => {
  const { record: id, latest } = about
  const found = sourceAsked(lobby, client, id === undefined ? {} : { record: id })
  if ('refused' in found) return found
  const seat = textIn(about, 'seat') ?? ''
  if (found.running && !ownSeats(lobby, client, found.record).includes(seat)) return no('not-seated')
  const source = await found.source()
  if (!('record' in source)) return no('no-record')
  const { record, times } = source
  if (gameNamed(lobby, record.game)?.judge === undefined) return no('no-judge')
  if (!record.seats.includes(seat)) return no('no-seat')
  const { running } = found
  const task = { want: 'judge', seat, record, times, running, latest: latest === true, thinking: judgingMs } as const
  const judged = await lobby.context.workers.ask(task, client)
  return judged === undefined ? no('failed') : answer<JudgeAnswer>(judged)
}

/** The seats of whoever asks at the table where this game is played. */
function ownSeats(lobby: Lobby, client: Client, record: string | undefined): readonly string[] {
  const live = [...lobby.tables.values()].find(({ table }) => dealtAt(table)?.record === record)
  return live === undefined ? [] : seatsOf(live.table, client.person?.id)
}

async function adviceOn(
  lobby: Lobby,
  client: Client,
  match: Match,
  seat: string,
): Promise<readonly Advice[] | undefined> {
  const asked = askedOf(match, seat)
  if (asked.offers.length === 0) return []
  const answered = await lobby.context.workers.ask(
    {
      want: 'advice',
      game: match.game.id,
      ...asked,
      state: toPlain(asked.state, match.game.content),
      level: 'hard',
      seed: lobby.context.tuning.draw(),
      thinking: adviceMs,
    },
    client,
  )
  return answered?.advice
}

function plain({ action, reason, score }: Advice): CoachAnswer['moves'][number] {
  return { action: action as unknown as JsonObject, ...reasonIn({ reason }), score }
}

function reasonIn({ reason }: Pick<Advice, 'reason'>): { readonly reason: string; readonly params?: JsonObject } {
  return { reason: reason.code, ...(reason.params === undefined ? {} : { params: reason.params }) }
}
