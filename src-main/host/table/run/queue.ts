import { paceOf } from '../../../../src-engine/core/game.ts'
import { whyNotWritten } from '../../../store/database.ts'
import { type Refusal, because, no } from '../../context/refusal.ts'
import { nothingGiven, type Stepped } from '../model/acts.ts'
import { holdBack } from './even-lag.ts'
import { archiveNow, fail, applyWriting } from './apply-writing.ts'
import {
  givenFor,
  gone,
  live as makeLive,
  refuse,
  stop,
  type Beginning,
  type Entry,
  type Live,
  type Writing,
} from './live.ts'
import { settle } from '../model/settle.ts'
import { precompute } from '../publish/show.ts'
import { matchAt, type Table } from '../model/table.ts'
import { isOnlyPlayed, needed, newPeople } from './writing.ts'

/** Sets a table going; nothing happens at it before its first act. */
export function startTable(from: Beginning): Live {
  return makeLive(from, submit)
}

/**
 * Queues an act in the order of arrival: of people, bots, the clock and sockets. What must be kept is written first, and
 * only once it is on disk, or of plays in SQLite's log, acknowledged and shown; what comes meanwhile waits
 * (DESIGN, A table on the host).
 */
function submit(live: Live, entry: Entry): void {
  if (live.stopped) {
    refuse(entry, gone)
    return
  }
  if (entry.act.do === 'act') holdBack(live, entry.client, () => enqueue(live, entry))
  else enqueue(live, entry)
}

function enqueue(live: Live, entry: Entry): void {
  if (live.stopped) return refuse(entry, gone)
  live.queue.push({ ...entry, at: live.context.tuning.steady() })
  if (live.writing !== undefined || live.pumping) return
  // A real-time table writes as soon as all that has arrived by now is read: what comes during the write is the next group.
  if (entry.act.do === 'act' && paceOf(live.table.game) === 'realtime') live.soon ??= setImmediate(() => pump(live))
  else pump(live)
}

function pump(live: Live): void {
  clearImmediate(live.soon)
  live.soon = undefined
  if (live.pumping || live.context.move.isHalted) return
  live.pumping = true
  try {
    while (live.queue.length > 0 && live.writing === undefined && !live.stopped) takeGroup(live)
  } catch (error) {
    fail(live, error)
  } finally {
    live.pumping = false
  }
}

/** The house stays after all: what came while it stood still is done now. */
export function wake(live: Live): void {
  pump(live)
}

/** Plays that came together are one write; everything else is done by itself. */
function nextGroup(queue: Entry[]): Entry[] {
  const end = queue.findIndex(entry => entry.act.do !== 'act' && entry.act.do !== 'timeout')
  return queue.splice(0, end < 0 ? queue.length : Math.max(1, end))
}

/** Milliseconds of plays that are one write: at a table of forty the rest waits for the next, so that nobody waits long. */
const groupWithinMs = 4

function takeGroup(live: Live): void {
  const { steady } = live.context.tuning
  const began = steady()
  const before = live.table
  let after = before
  const accepted: Writing['accepted'][number][] = []
  const refused: Writing['refused'][number][] = []
  const group = nextGroup(live.queue)
  for (const [index, entry] of group.entries()) {
    if (accepted.length > 0 && steady() - began > groupWithinMs) {
      live.queue.unshift(...group.slice(index))
      break
    }
    const made = tried(live, after, entry)
    if ('refused' in made) refused.push({ entry, why: howLate(live, entry, made.refused) })
    else {
      after = made.table
      if (made.play !== undefined) live.lastPlay = entry.at
      accepted.push({ entry, step: made })
    }
  }
  if (accepted.length === 0) {
    for (const { entry, why } of refused) refuse(entry, why)
    endUnbegun(live)
    return
  }
  const steps = accepted.map(({ step }) => step)
  let settled: Writing['settled']
  try {
    settled = settle(live.wasOnDisk || live.began ? before : undefined, after, steps, live.context.tuning)
  } catch (error) {
    // Rules that throw end the table; the requests are refused first.
    for (const { entry } of [...accepted, ...refused]) refuse(entry, no('failed').refused)
    throw error
  }
  write(live, { before, after, accepted, refused, settled })
}

/** In real time a refusal says how many milliseconds a play came after the last one the table accepted. */
function howLate(live: Live, { act, at }: Entry, why: Refusal): Refusal {
  if (act.do !== 'act' || act.by === undefined || at === undefined || live.lastPlay === undefined) return why
  if (paceOf(live.table.game) !== 'realtime') return why
  return { ...why, params: { ...why.params, late: Math.round(at - live.lastPlay) } }
}

function tried(live: Live, table: Table, entry: Entry): Stepped {
  const { act } = entry
  try {
    // A play draws by the seed of its game; nothing else is needed for it.
    return live.reduce(table, act, act.do === 'act' || act.do === 'timeout' ? nothingGiven : givenFor(live))
  } catch (error) {
    // A bug in a game must not take anything else down; the table is as it was.
    live.context.journal.broke(`${table.game.id} failed at ${act.do}`, error)
    return no('failed')
  }
}

/** Hands it to the disk; while that works, what each viewer will be shown is worked out. */
function write(live: Live, writing: Writing): void {
  const { store, tuning } = live.context
  const { writes } = writing.settled
  const spared = !tuning.durable && writes.every(one => one.write === 'append')
  if (writes.length === 0 || spared) {
    applyWriting(live, writing)
    return
  }
  live.writing = writing
  const people = newPeople(live, writing)
  if (people.length === 0 && !tuning.careful && isOnlyPlayed(writing) && store.log.mayGather()) {
    gather(live, writing)
    return
  }
  try {
    store.log.commit([...people, ...writes], tuning.now())
    for (const { person } of people) live.context.strangers.delete(person.id)
  } catch (error) {
    notKept(live, writing, error)
    return
  }
  // Whoever asked hears of it once it is on disk; if nobody did, nobody waits.
  if (!needed(writing) && writing.accepted.every(({ entry }) => entry.n === undefined)) {
    applyWriting(live, writing)
    return
  }
  let broken: unknown
  store.log.flushed().then(
    () => {
      live.context.disk.isFailing = false
      if (live.writing !== writing) return
      if (broken === undefined) goOn(live, () => applyWriting(live, writing))
      else goOn(live, () => undo(live, writing, no('failed').refused))
    },
    (error: unknown) => {
      if (live.writing !== writing) return
      goOn(live, () => {
        if (needed(writing)) takeBack(live, writing)
        notKept(live, writing, error)
      })
    },
  )
  try {
    if (!writing.settled.reset) precompute(live, matchAt(writing.after))
  } catch (error) {
    live.context.journal.broke(`${live.table.game.id} failed to show itself`, error)
    broken = error
  }
}

/** Writes them with the plays of all other tables in this turn of the event loop: nobody waits for the disk. */
function gather(live: Live, writing: Writing): void {
  const { context } = live
  try {
    precompute(live, matchAt(writing.after))
  } catch (error) {
    context.journal.broke(`${live.table.game.id} failed to show itself`, error)
    live.writing = undefined
    return refuseAll(live, writing, no('failed').refused)
  }
  context.store.log.gather(writing.settled.writes, context.tuning.now()).then(
    () => {
      context.disk.isFailing = false
      if (live.writing === writing) goOn(live, () => applyWriting(live, writing))
    },
    (error: unknown) => {
      if (live.writing === writing) goOn(live, () => notKept(live, writing, error))
    },
  )
}

/** What came during the write is the next group. */
function goOn(live: Live, work: () => void): void {
  if (live.stopped) return
  live.writing = undefined
  live.pumping = true
  try {
    work()
  } catch (error) {
    fail(live, error)
  } finally {
    live.pumping = false
  }
  pump(live)
}

/** Undoes writes that may not have reached the disk, so that it holds what the clients know. */
function takeBack({ context: { store, tuning } }: Live, { settled }: Writing): void {
  try {
    store.log.commit(settled.undo(), tuning.now())
  } catch {
    // The disk refuses this too: the next start may find more than the clients know.
  }
}

function undo(live: Live, writing: Writing, why: Refusal): void {
  live.writing = undefined
  takeBack(live, writing)
  refuseAll(live, writing, why)
}

function refuseAll(live: Live, { accepted, refused }: Writing, why: Refusal): void {
  for (const { entry } of accepted) refuse(entry, why)
  for (const one of refused) refuse(one.entry, one.why)
  endUnbegun(live)
}

/**
 * The disk failed: the requests are refused, the others here get a notice, and the table is paused until somebody goes on.
 * So does the owner wherever they are, as nobody else can make room; and everybody else in the house, once for all tables.
 */
function notKept(live: Live, writing: Writing, error: unknown): void {
  live.writing = undefined
  const why = whyNotWritten(error)
  const { context } = live
  context.warn('disk', why)
  if (!needed(writing)) return applyWriting(live, writing)
  const refused = new Set(writing.accepted.map(({ entry }) => entry.client))
  for (const client of context.clients) {
    const isNews = !context.disk.isFailing || client.owner || live.followers.has(client)
    if (isNews && !refused.has(client)) client.send({ say: 'notice', kind: 'error', text: why.code })
  }
  context.disk.isFailing = true
  for (const { entry } of writing.accepted) refuse(entry, because('disk', why).refused)
  for (const one of writing.refused) refuse(one.entry, one.why)
  if (live.began) live.queue.unshift({ act: { do: 'halt' } })
  else endUnbegun(live)
}

/** A table whose first act was refused is none. */
function endUnbegun(live: Live): void {
  if (!live.began) stop(live)
}

/** The host stops: what is on its way is waited for, an unfinished game is archived, and from here on nothing happens. */
export function endNow(live: Live): void {
  const { writing, context } = live
  if (writing !== undefined) {
    try {
      context.store.log.flushSync()
      applyWriting(live, writing)
    } catch {
      takeBack(live, writing)
    }
  }
  if (live.stopped) return
  try {
    if (live.table.phase.at === 'playing') archiveNow(live, { code: '' })
    context.store.log.flushSync()
  } catch {
    context.warn('disk', { code: 'disk-warning' })
  }
  stop(live)
}
