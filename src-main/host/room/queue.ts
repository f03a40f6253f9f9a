import { paceOf, type Seat } from '../../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'
import { play, toldTo, type Match } from '../../../src-engine/core/match.ts'
import { recordedAs } from '../../../src-engine/core/record.ts'
import { whyNotWritten } from '../../store/database.ts'
import { commonRefusals, type Refusal } from '../house/refusal.ts'
import { setAlarms } from './alarms.ts'
import { letLook, nudgeBots } from './bot-play.ts'
import { windClocks } from './deadlines.ts'
import { finish, reopen } from './ending.ts'
import { level } from './even-lag.ts'
import { foresee, tell, publish } from './publish.ts'
import { isHere, placeOf, type Accepted, type Room, type Wanted, type Writing } from './room.ts'
import { tellTable } from './table-state.ts'

/** Where every action goes in, in the order of arrival: people's, bots', the clock's. */
export function submit(room: Room, wanted: Wanted): void {
  level(room, wanted, one => {
    enqueue(room, one)
  })
}

function enqueue(room: Room, wanted: Wanted): void {
  if (room.closed) return
  room.queue.push(wanted)
  if (room.writing !== undefined) return
  // A real-time table writes as soon as all that has arrived by now is read: what comes during the write is the next group.
  if (paceOf(room.game) === 'turns') flush(room)
  else room.flush ??= setImmediate(() => flush(room))
}

/** The game ends, ends otherwise than it had, or goes on after an end that was taken back. */
function judgeEnd(room: Room, match: Match): void {
  const outcome = match.game.outcome(match.state)
  if (outcome === undefined) {
    if (room.phase === 'over') reopen(room)
  } else finish(room, outcome)
}

/** Plays what is queued, writes it, and only once it is on disk acknowledges and shows it (DESIGN, A table on the host). */
function flush(room: Room): void {
  if (room.flush !== undefined) clearImmediate(room.flush)
  room.flush = undefined
  const batch = room.queue.splice(0)
  const accepted: Accepted[] = []
  const refused: Writing['refused'] = []
  let match = room.match
  for (const wanted of batch) {
    // Whether anything may still happen after the end is for the game to say: a referee's table may be set right.
    if (match === undefined || room.phase === 'lobby') refused.push({ wanted, why: refusalOf(room, 'game-over') })
    else if (room.paused) refused.push({ wanted, why: { code: 'paused', text: 'The table is paused.' } })
    else {
      const played = tryPlay(match, wanted)
      if (!played.ok) refused.push({ wanted, why: refusalOf(room, played.refused) })
      else {
        match = played.match
        accepted.push({ wanted, events: played.events, action: recordedAs(wanted.seat, played.action), match })
      }
    }
  }
  const { record } = room
  if (record === undefined || room.match === undefined || match === undefined || accepted.length === 0) {
    refuse(refused)
    return
  }
  write(room, { record, first: room.match.seq + 1, accepted, refused })
}

function refuse(refused: Writing['refused']): void {
  for (const { wanted, why } of refused) {
    if (wanted.n !== undefined) wanted.client?.send({ say: 'refused', n: wanted.n, ...why })
    wanted.settled?.(false)
  }
}

function tryPlay(match: Match, { seat, action }: Wanted): ReturnType<typeof play> {
  try {
    return play(match, seat, action as Json)
  } catch (error) {
    // A bug in a game must not take the other tables down; the match is as it was.
    process.stderr.write(`${match.game.id} failed at ${JSON.stringify(action)}: ${String(error)}\n`)
    return { ok: false, refused: 'failed' }
  }
}

/** Hands the plays to the disk; while it works, what each viewer will be shown of them is worked out. */
function write(room: Room, writing: Writing): void {
  const { house } = room
  room.writing = writing
  if (!house.tuning.durable) {
    written(room, writing)
    return
  }
  const at = house.tuning.now()
  const actions = writing.accepted.map(({ action, events }) => ({ at, action, told: toldTo(events, 'table') }))
  try {
    house.store.records.appendHastily(writing.record, writing.first, actions)
  } catch (error) {
    notWritten(room, writing, error)
    return
  }
  house.store.disk.reached().then(
    () => {
      written(room, writing)
    },
    (error: unknown) => {
      unreached(room, writing, error)
    },
  )
  foresee(room, writing.accepted.at(-1)!.match)
}

/** Settles what is being written before something else is done to the table: the disk is waited for. */
export function land(room: Room): void {
  const { writing } = room
  if (writing === undefined) return
  try {
    room.house.store.disk.reach()
  } catch (error) {
    unreached(room, writing, error)
    return
  }
  written(room, writing)
}

function written(room: Room, writing: Writing): void {
  if (room.writing !== writing || room.closed) return
  room.writing = undefined
  settle(room, writing.accepted)
  refuse(writing.refused)
  nudgeBots(room)
  goOn(room)
}

/** What came during the write is the next group. */
function goOn(room: Room): void {
  if (room.queue.length > 0 && room.writing === undefined && !room.closed) flush(room)
}

/** The disk failed after the write: what may not be there is taken out again, so that the record holds what was told. */
function unreached(room: Room, writing: Writing, error: unknown): void {
  if (room.writing !== writing) return
  try {
    room.house.store.records.cut(writing.record, writing.first)
  } catch {
    // A disk that takes nothing back either: the next start finds a play more than was told.
  }
  notWritten(room, writing, error)
}

function notWritten(room: Room, writing: Writing, error: unknown): void {
  const { house } = room
  room.writing = undefined
  const text = whyNotWritten(error)
  room.paused = true
  house.warn('disk', text)
  for (const client of room.followers) client.send({ say: 'notice', kind: 'error', text })
  standStill(room)
  refuse([...writing.accepted.map(({ wanted }) => ({ wanted, why: { code: 'disk', text } })), ...writing.refused])
  goOn(room)
}

function settle(room: Room, accepted: readonly Accepted[]): void {
  const acted: Seat[] = []
  const { phase, outcome } = room
  let stirred = false
  for (const { wanted, events, match } of accepted) {
    room.match = match
    tell(room, events, wanted.seat)
    letLook(room, events)
    acted.push(wanted.seat)
    if (wanted.client === undefined || isBack(room, wanted.seat)) stirred = true
    if (wanted.n !== undefined) wanted.client?.send({ say: 'done', n: wanted.n, table: room.id, seq: match.seq })
    wanted.settled?.(true)
  }
  if (room.match !== undefined) judgeEnd(room, room.match)
  windClocks(room, acted)
  setAlarms(room)
  publish(room)
  // Most plays of people change nothing of the table but its game.
  if (stirred || room.phase !== phase || room.outcome !== outcome) tellTable(room)
}

/** Whoever acts is there: the bot gets up, the question is answered. Gives whether there was a bot or a question. */
function isBack(room: Room, seat: Seat): boolean {
  const place = placeOf(room, seat)
  if (place === undefined) return false
  const { asked, sitIn } = place
  place.timeouts = 0
  place.asked = false
  if (!isHere(room, place.person)) return asked
  place.sitIn = false
  delete place.missedFrom
  return asked || sitIn
}

function refusalOf(room: Room, code: string): Refusal {
  const text = room.game.refusals[code] ?? commonRefusals[code] ?? 'The table did not take that move.'
  return { code, text }
}

/** After a pause, a coming or a going: clocks, alarms and bots run or stand still as the table does. */
export function standStill(room: Room): void {
  windClocks(room, [])
  setAlarms(room)
  nudgeBots(room)
  tellTable(room)
}

/** The action a client asked for, if that client may say it at all. */
export function forbidden(room: Room, action: JsonObject): Refusal | undefined {
  const kind = action['do']
  if (kind === 'timeout' || (typeof kind === 'string' && room.game.acts.tableOnly?.includes(kind) === true)) {
    return { code: 'table-only', text: 'Only the table itself can say that.' }
  }
  return undefined
}
