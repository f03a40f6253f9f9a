import { randomUUID } from 'node:crypto'
import { paceOf } from '../../../../src-engine/core/game.ts'
import type { Person } from '../../../../src-engine/protocol/person.ts'
import { whyNotWritten } from '../../../store/database.ts'
import type { House } from '../../context/house.ts'
import { type Refusal, because, no } from '../../context/refusal.ts'
import type { Act, Given, Stepped } from '../model/acts.ts'
import { takeBack } from '../storage/commit.ts'
import { holdBack } from './even-lag.ts'
import { fail, happened } from './happened.ts'
import { closed } from '../model/leaving.ts'
import { gone, refuse, stop, type Entry, type Live, type Writing } from './live.ts'
import { reduce } from '../model/reduce.ts'
import { settle } from '../model/settle.ts'
import { precompute } from '../publish/show.ts'
import { matchAt, seatsOf, type FreshSeed, type Table } from '../model/table.ts'
import { writesOf } from '../model/writes.ts'

/**
 * Takes an act in, in the order of arrival: people's, bots', the clock's, the door's. What must be kept is written first,
 * and only once it is on disk acknowledged and shown; what comes meanwhile waits (DESIGN, A table on the host).
 */
export function submit(live: Live, entry: Entry): void {
  if (live.stopped) {
    refuse(entry, gone)
    return
  }
  if (entry.act.do === 'act') holdBack(live, entry, one => enqueue(live, one))
  else enqueue(live, entry)
}

function enqueue(live: Live, entry: Entry): void {
  if (live.stopped) return
  live.queue.push({ ...entry, at: live.house.tuning.steady() })
  if (live.writing !== undefined || live.pumping) return
  // A real-time table writes as soon as all that has arrived by now is read: what comes during the write is the next group.
  if (entry.act.do === 'act' && paceOf(live.table.game) === 'realtime') live.soon ??= setImmediate(() => pump(live))
  else pump(live)
}

function pump(live: Live): void {
  clearImmediate(live.soon)
  live.soon = undefined
  if (live.pumping) return
  live.pumping = true
  try {
    while (live.queue.length > 0 && live.writing === undefined && !live.stopped) takeGroup(live)
  } catch (error) {
    fail(live, error)
  } finally {
    live.pumping = false
  }
}

/** Plays that came together are one write; everything else is done by itself. */
function nextGroup(queue: Entry[]): Entry[] {
  const end = queue.findIndex(entry => entry.act.do !== 'act' && entry.act.do !== 'timeout')
  return queue.splice(0, end < 0 ? queue.length : Math.max(1, end))
}

/** Milliseconds of plays that are one write: at a table of forty the rest waits for the next, so that nobody waits long. */
const mostAtOnce = 4

function takeGroup(live: Live): void {
  const { steady } = live.house.tuning
  const began = steady()
  const before = live.table
  let after = before
  const accepted: Writing['accepted'][number][] = []
  const refused: Writing['refused'][number][] = []
  const group = nextGroup(live.queue)
  for (const [index, entry] of group.entries()) {
    if (accepted.length > 0 && steady() - began > mostAtOnce) {
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
    return
  }
  const steps = accepted.map(({ step }) => step)
  let settled: Writing['settled']
  try {
    settled = settle(before, after, steps, live.house.tuning)
  } catch (error) {
    // Rules that throw end the table; whoever asked for something is told first.
    for (const { entry } of [...accepted, ...refused]) refuse(entry, no('failed').refused)
    throw error
  }
  write(live, { before, after, accepted, refused, settled })
}

/** In real time anyone who was too late is told by how many milliseconds: since the last play the table took came in. */
function howLate(live: Live, { act, at }: Entry, why: Refusal): Refusal {
  if (act.do !== 'act' || act.by === undefined || at === undefined || live.lastPlay === undefined) return why
  if (paceOf(live.table.game) !== 'realtime') return why
  return { ...why, params: { ...why.params, late: Math.round(at - live.lastPlay) } }
}

function tried(live: Live, table: Table, entry: Entry): Stepped {
  const { act } = entry
  try {
    return reduce(table, act, given(live, entry))
  } catch (error) {
    // A bug in a game must not take anything else down; the table is as it was.
    live.house.journal.broke(`${table.game.id} failed at ${act.do}`, error)
    return no('failed')
  }
}

const unseen: Given = { now: 0, seed: '' as FreshSeed, record: '', lot: '', viewers: 0 }

function given(live: Live, { act, client }: Entry): Given {
  const { house, followers } = live
  // The game draws by its own seed; nothing else is needed for a play.
  if (act.do === 'act' || act.do === 'timeout') return unseen
  const follows = client !== undefined && followers.has(client)
  const more = (act.do === 'come' || act.do === 'sit') && !follows ? 1 : 0
  const less = act.do === 'leave' && follows ? 1 : 0
  const again = act.do === 'rematch' || act.do === 'start'
  return {
    ...freshGiven(house),
    viewers: followers.size + more - less,
    ...(again ? { waiting: watchersOf(live) } : {}),
  }
}

/** The people whose devices follow the table and who have no seat at it. */
function watchersOf({ table, followers }: Live): readonly Person[] {
  const people = [...followers].flatMap(({ person }) => (person === undefined ? [] : [person]))
  return [...new Map(people.map(person => [person.id, person])).values()].filter(
    person => seatsOf(table, person.id).length === 0,
  )
}

/** Seeds, names and lots nobody can precompute: 128 bits each from the system's own generator. */
export function freshGiven({ tuning }: House): Omit<Given, 'viewers'> {
  return { now: tuning.steady(), seed: tuning.draw() as FreshSeed, record: randomUUID(), lot: tuning.draw() }
}

/** What is done with or without the disk: nobody can be kept at a table, or be made to be there, by one that is full. */
function canWait({ do: what }: Act): boolean {
  return !['act', 'timeout', 'start', 'rematch', 'sit', 'set', 'choose', 'bot', 'arrange', 'resume'].includes(what)
}

/** Hands it to the disk; while that works, what each viewer will be shown is worked out. */
function write(live: Live, writing: Writing): void {
  const { store, tuning } = live.house
  const { writes } = writing.settled
  const spared = !tuning.durable && writes.every(one => one.write === 'append')
  if (writes.length === 0 || spared) {
    happened(live, writing)
    return
  }
  live.writing = writing
  try {
    store.log.commit(writes, tuning.now())
  } catch (error) {
    notKept(live, writing, error)
    return
  }
  // A name is kept with its person as well: nobody waits for the disk to be called by it.
  if (writing.accepted.every(({ entry }) => entry.act.do === 'rename')) {
    happened(live, writing)
    return
  }
  let broken: unknown
  store.log.flushed().then(
    () => {
      if (live.writing !== writing) return
      if (broken === undefined) goOn(live, () => happened(live, writing))
      else goOn(live, () => undo(live, writing, no('failed').refused))
    },
    (error: unknown) => {
      if (live.writing !== writing) return
      goOn(live, () => {
        if (canWait(writing.accepted[0]!.entry.act)) warnAndGoOn(live, writing, error)
        else {
          takenBack(live, writing)
          notKept(live, writing, error)
        }
      })
    },
  )
  try {
    if (!writing.settled.reset) precompute(live, matchAt(writing.after))
  } catch (error) {
    live.house.journal.broke(`${live.table.game.id} failed to show itself`, error)
    broken = error
  }
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

function takenBack({ house: { store, tuning } }: Live, { before, after, settled }: Writing): void {
  takeBack(store, settled.writes, writesOf(after, before, []), tuning.now())
}

function undo(live: Live, writing: Writing, why: Refusal): void {
  live.writing = undefined
  takenBack(live, writing)
  for (const { entry } of writing.accepted) refuse(entry, why)
  for (const one of writing.refused) refuse(one.entry, one.why)
}

function warnAndGoOn(live: Live, writing: Writing, error: unknown): void {
  live.writing = undefined
  live.house.warn('disk', whyNotWritten(error))
  happened(live, writing)
}

/** The disk failed: nobody is told but those who asked, everybody why, and the table waits until somebody says go on. */
function notKept(live: Live, writing: Writing, error: unknown): void {
  const [first] = writing.accepted
  if (first !== undefined && canWait(first.entry.act)) {
    warnAndGoOn(live, writing, error)
    return
  }
  live.writing = undefined
  const why = whyNotWritten(error)
  live.house.warn('disk', why)
  for (const client of live.followers) client.send({ say: 'notice', kind: 'error', text: why.code })
  for (const { entry } of writing.accepted) refuse(entry, because('disk', why).refused)
  for (const one of writing.refused) refuse(one.entry, one.why)
  live.queue.unshift({ act: { do: 'halt' } })
}

/** The host stops: what is on its way is waited for, an unfinished game is archived, and from here on nothing happens. */
export function endNow(live: Live): void {
  const { writing, house } = live
  if (writing !== undefined) {
    try {
      house.store.log.flushSync()
      happened(live, writing)
    } catch {
      takenBack(live, writing)
    }
  }
  if (live.stopped) return
  try {
    house.store.log.commit(writesOf(live.table, closed(live.table, { code: '' }), []), house.tuning.now())
    house.store.log.flushSync()
  } catch {
    house.warn('disk', { code: 'disk-warning' })
  }
  stop(live)
}
