import { lookingAt, setBots } from './bot-play.ts'
import { givenFor, refuse, stop, stopBots, type Entry, type Live, type Writing } from './live.ts'
import { greet, updateFollowers } from './devices.ts'
import type { Client } from '../../context/client.ts'
import { no } from '../../context/refusal.ts'
import { publish, sendMissed, showWhole, startOver } from '../publish/publish.ts'
import { addToLog, emptyEventLog } from '../storage/event-log.ts'
import { dealtAt, type Closed } from '../model/table.ts'
import { publishTable } from '../publish/table-state.ts'
import { settle } from '../model/settle.ts'
import type { Coded } from '../../../../src-engine/core/coded.ts'

/** The writes are on disk: the table becomes what they make it, and everybody is sent what follows from it. */
export function applyWriting(live: Live, writing: Writing): void {
  try {
    publishWriting(live, writing)
  } catch (error) {
    // Rules that throw end the table (`fail`); requests that are not answered yet are refused first.
    const shown = live.show !== undefined && live.show.match === dealtAt(writing.after)?.match
    for (const { entry, step } of writing.accepted)
      if (step.play === undefined || !shown) refuse(entry, no('failed').refused)
    for (const { entry, why } of writing.refused) refuse(entry, why)
    throw error
  }
}

function publishWriting(live: Live, { after, accepted, refused, settled }: Writing): void {
  live.writing = undefined
  if (after.sentAway !== live.table.sentAway) live.context.sentAway.set(after.host, after.sentAway ?? [])
  live.table = after
  live.began = true
  if (settled.reset) resetGame(live)
  if (settled.send.gone === undefined) for (const { entry } of accepted) updateFollowers(live, entry)
  const match = dealtAt(after)?.match
  let seq = (match?.seq ?? 0) - accepted.filter(({ step }) => step.play !== undefined).length
  let plays = false
  const acknowledged = new Map<Client, { readonly n: number; readonly seq: number }[]>()
  for (const { entry, step } of accepted) {
    if (step.play !== undefined) {
      plays = true
      live.context.journal.counts.plays++
      seq++
      const { client, n } = entry
      if (client !== undefined && n !== undefined) {
        const before = acknowledged.get(client)
        if (before === undefined) acknowledged.set(client, [{ n, seq }])
        else before.push({ n, seq })
      }
      entry.settled?.()
    }
    if (match !== undefined) addToLog(live.eventLog, match.seats, { seq, events: step.events, by: step.play?.by })
    const look = lookingAt(after.game, step.events, live.context.tuning)
    if (look > 0) live.lookUntil = live.context.tuning.steady() + look
    // Whoever listens says again how long they take to hear of this; what was said before it is over.
    if (step.play !== undefined) [live.toldAt, live.hearUntil] = [live.context.tuning.steady(), 0]
  }
  live.clock.schedule(settled.timers, settled.restart)
  for (const place of settled.send.missed) sendMissed(live, place)
  // Most plays of people change nothing of the table but its game.
  if (!plays && settled.send.table && !publishTable(live)) for (const { entry } of accepted) greet(live, entry)
  publish(live, acknowledged)
  if (settled.send.clocks) for (const client of live.followers) showWhole(live, client)
  if (plays && settled.send.table) publishTable(live)
  if (settled.send.seen) stopLooking(live)
  if (settled.send.gone !== undefined) announceClosed(live, settled.send.gone, accepted[0]?.entry)
  for (const { entry, step } of accepted) {
    if (step.play !== undefined) continue
    const { client, n } = entry
    if (n !== undefined) client?.send({ say: 'done', n })
    entry.settled?.()
  }
  for (const { entry, why } of refused) refuse(entry, why)
  if (!live.stopped) setBots(live, settled.bots)
}

/** Another game, or none: the event log and the views start over. */
function resetGame(live: Live): void {
  stopBots(live)
  live.eventLog = emptyEventLog()
  live.lookUntil = 0
  live.hearUntil = 0
  live.toldAt = live.context.tuning.steady()
  startOver(live)
}

/** Nobody looks any more at what happened: bots that waited for it think again. */
function stopLooking(live: Live): void {
  if (live.lookUntil <= live.context.tuning.steady()) return
  live.lookUntil = 0
  for (const client of live.followers) client.send({ say: 'seen', table: live.table.id })
  stopBots(live)
}

function announceClosed(live: Live, { reason }: Closed, entry: Entry | undefined): void {
  const { id } = live.table
  stop(live)
  for (const client of live.followers) {
    client.follows.delete(id)
    // Who did it themselves, by beginning something else, knows; so do all where the night goes on.
    const knows = reason.code === '' || (entry?.act.do === 'archive' && entry.client === client)
    const { code, params } = reason
    const coded = { code, ...(params === undefined ? {} : { params }) }
    client.send({ say: 'gone', table: id, ...(knows ? {} : coded) })
  }
  live.followers.clear()
  live.context.lobbyChanged()
}

/**
 * The rules of this table's game have failed where no act could be refused for it: this table ends, its game is kept, and
 * no other notices.
 */
export function fail(live: Live, error: unknown): void {
  if (live.stopped) return
  live.context.journal.broke(`a table of ${live.table.game.id} failed`, error)
  live.writing = undefined
  try {
    archiveNow(live, { code: 'rules-failed' })
  } catch {
    // Then it is kept as it was when it was last written.
  }
  announceClosed(live, { at: 'closed', reason: { code: 'rules-failed' } }, undefined)
}

/** Archives the game outside the queue, where nothing of the table happens any more. Throws where the disk fails. */
export function archiveNow(live: Live, reason: Coded): void {
  const { store, tuning } = live.context
  if (!live.began) return
  const made = live.reduce(live.table, { do: 'archive', reason }, givenFor(live))
  if ('refused' in made) return
  store.log.commit(settle(live.table, made.table, [made], tuning).writes, tuning.now())
  live.table = made.table
}
