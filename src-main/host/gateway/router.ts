import { isSealedFrom } from '../../../src-engine/night/duplicate-round.ts'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import { answerRequest } from '../requests/answer.ts'
import type { Client } from '../context/client.ts'
import { keepPerson } from '../context/keep-person.ts'
import { tableFor, type Lobby } from '../lobby/lobby.ts'
import { isSetByNight } from '../party/night-table.ts'
import { nightNow } from '../party/publish.ts'
import { answerNight } from '../party/night-request.ts'
import { closeUnplayable, forget, openTable, resume } from '../lobby/opening.ts'
import { done, no, type Handled } from '../context/refusal.ts'
import type { Act, By } from '../table/model/acts.ts'
import { vouch, wasHere } from '../table/run/lost-seats.ts'
import { waitForHearing } from '../table/run/bot-play.ts'
import { follow } from '../table/run/devices.ts'
import { sync } from './sync.ts'
import type { Live } from '../table/run/live.ts'
import { isHere, personAt, placeOf, seatsOf } from '../table/model/table.ts'
import { chat, point } from '../table/publish/talk.ts'

type Said = Exclude<ToHost, { say: 'hello' | 'ping' }>

/** Does what a client asks and answers it: `done`, `refused`, or the answer itself. */
export function route(lobby: Lobby, client: Client, message: Said): void | Promise<void> {
  const { work } = client
  const handled = work.asked > mostAsked ? no('busy', { most: mostAsked }) : handle(lobby, client, message)
  const n = 'n' in message ? message.n : undefined
  if (!(handled instanceof Promise)) return n === undefined ? undefined : reply(client, n, handled)
  work.asked++
  return handled.then(settled => (n === undefined ? undefined : reply(client, n, settled))).finally(() => work.asked--)
}

/** What a client has asked for that may wait to be done: a disk that stands still is no reason to remember more. */
const mostAsked = 8

function reply(client: Client, n: number, handled: Handled): void {
  if (handled === 'later') return
  if ('refused' in handled) client.send({ say: 'refused', n, ...handled.refused })
  else if ('answer' in handled) client.send({ say: 'answer', n, answer: handled.answer })
  else if ('answerText' in handled) client.send(`{"say":"answer","n":${n},"answer":${handled.answerText}}`)
  else {
    const { table, seq } = handled
    client.send({
      say: 'done',
      n,
      ...(table === undefined ? {} : { table }),
      ...(seq === undefined ? {} : { seq }),
    })
  }
}

/** After any of these messages the person is stored, so that the host knows them again. */
const storesPerson: ReadonlySet<Said['say']> = new Set([
  'profile',
  'open',
  'take-up',
  'sit',
  'choose',
  'act',
  'guess',
  'night',
])

function handle(lobby: Lobby, client: Client, message: Said): Handled | Promise<Handled> {
  if (message.say === 'hand-house') return lobby.handHouse(message.to, client)
  if (message.say === 'keep-copy') return lobby.keepCopy(message.to, client)
  if (message.say === 'let-gone') {
    lobby.revoked(client, message.round)
    return done
  }
  // What a table is told waits for the house to stay or to go; all else is asked again where it is by then.
  if (lobby.context.move.isHalted && (!('table' in message) || message.say === 'take-up')) return no('moving')
  if (client.person !== undefined && storesPerson.has(message.say)) storePerson(lobby, client.person)
  if (message.say === 'profile') return profile(lobby, client, message)
  if (message.say === 'open') return openTable(lobby, client, message)
  if (message.say === 'ask') return answerRequest(lobby, client, message)
  if (message.say === 'night') return answerNight(lobby, client, message.act)
  if (message.say === 'take-up') return resume(lobby, client, message.table)
  const live = tableFor(lobby, client, message.table)
  if (live === undefined && lobby.event?.has(message.table) === true) {
    return lobby.event
      .send(client, message.table)
      .then(sent => (sent === 'here' ? handle(lobby, client, message) : sent))
  }
  if (live === undefined && message.say === 'close') {
    return message.keep === true ? closeUnplayable(lobby, client, message.table) : forget(lobby, client, message.table)
  }
  if (live === undefined) return no('no-table')
  const night = nightNow(lobby.context)?.night
  // They would see cards that are still played where they sit themselves.
  if (ofOnlookers.has(message.say) && isSealedFrom(night, live.table.id, client.person?.id)) return no('same-deal')
  if (message.say === 'watch') {
    follow(live, client, message.n)
    return 'later'
  }
  if (message.say === 'sync') {
    sync(live, client, message.viewer, message.from)
    return done
  }
  const { person, owner } = client
  if (person === undefined && message.say !== 'leave') return no('display')
  if (message.say === 'chat' || message.say === 'point') {
    if (!client.follows.has(live.table.id)) return no('not-at-table')
    return message.say === 'chat' ? chat(live, client, message) : point(live, client, message)
  }
  if (message.say === 'hearing') {
    if (seatsOf(live.table, person?.id).length > 0) waitForHearing(live, message.ms)
    return done
  }
  if (message.say === 'was-here') return wasHere(live, client, message.seat) ?? done
  if (message.say === 'vouch') return vouch(live, client, message.seat, message.yes) ?? done
  if (isSetByNight(night, message)) return no('night-table')
  const act = actOf(message, { person: person?.id ?? '', owner }, client)
  if (act.do === 'sit-in') {
    return silentAt(live, act.seat).then(silent => submitted(live, client, { ...act, silent }, message.n))
  }
  return submitted(live, client, act, message.n)
}

/**
 * What a client has said to tables that waits while the house stands, for its standby or for its disk; and at once, before
 * it is known to stand. Who leaves is heard a while longer.
 */
const waiting = { most: 2, leaving: 8, atOnce: 16, standsAfterMs: 250 }

function submitted(live: Live, client: Client, act: Act, n: number): Handled {
  const { unanswered } = client.work
  for (const one of unanswered) if (one.table.stopped) unanswered.delete(one)
  const at = live.context.tuning.steady()
  const [oldest] = unanswered
  const stands = oldest !== undefined && at - oldest.at > waiting.standsAfterMs
  const most = act.do === 'leave' ? waiting.leaving : waiting.most
  if (unanswered.size >= (stands ? most : waiting.atOnce)) return no('house-waits', { most })
  const mine = { at, table: live }
  unanswered.add(mine)
  live.submit({ act, client, n, settled: () => void unanswered.delete(mine) })
  return 'later'
}

/** What somebody without a seat may say to a table. */
const ofOnlookers: ReadonlySet<Said['say']> = new Set(['watch', 'sync', 'sit', 'guess', 'deal-in'])

/** Milliseconds somebody has to answer who is said to be away; their line may be dead, sooner than its heartbeat would tell. */
const answerWithinMs = 1500

/** The devices of the person who sits there that do not answer. One that is heard again later is back. */
async function silentAt(live: Live, seat: string): Promise<number[]> {
  const person = personAt(placeOf(live.table, seat))
  const known = live.table.devices.flatMap(({ number, silent }) => (silent === true ? [number] : []))
  const theirs = [...live.followers].filter(({ person: who }) => person !== undefined && who?.id === person)
  const asked = theirs
    .filter(({ number }) => !known.includes(number))
    .map(async client => {
      const { number: device } = client
      const back = (): void => live.submit({ act: { do: 'come', device, who: client.person }, client })
      return (await client.answers(answerWithinMs, back)) ? [] : [device]
    })
  return [...known, ...(await Promise.all(asked)).flat()]
}

type TableWord = Exclude<
  Extract<Said, { table: string; n: number }>,
  { say: 'watch' | 'chat' | 'point' | 'hearing' | 'take-up' | 'profile' | 'was-here' | 'vouch' }
>

/** The table's act for a client's message. The table itself checks whether the client may do it. */
function actOf(message: TableWord, by: By, client: Client): Act {
  switch (message.say) {
    case 'sit':
      return { do: 'sit', by, who: client.person!, device: client.number, place: message.place, guest: message.guest }
    case 'set':
      return { do: 'set', by, change: message.change }
    case 'here':
      return { do: 'here', by, seat: message.seat, sitIn: message.sitIn ?? false }
    case 'act':
      return { do: 'act', by, seat: message.seat, action: message.action }
    case 'choose':
      return { do: 'choose', by, seat: message.seat, key: message.key, value: message.value }
    case 'bot':
      return { do: 'bot', by, place: message.place, level: message.level }
    case 'arrange':
      return { do: 'arrange', by, order: message.order }
    case 'pause':
    case 'ready':
    case 'deal-in':
      return { do: message.say, by, on: message.on }
    case 'bind':
      return { do: 'bind', by, commitment: message.commitment }
    case 'part':
      return { do: 'part', by, part: message.part }
    case 'help':
      return { do: 'help', by, level: message.level }
    case 'guess':
      return { do: 'guess', by, about: message.about, on: message.on }
    case 'quiet':
      return { do: 'quiet', by, on: message.on, person: message.person }
    case 'let-back':
    case 'hand-over':
      return { do: message.say, by, person: message.person }
    case 'sit-in':
      return { do: 'sit-in', by, seat: message.seat, silent: [] }
    case 'stand':
    case 'remove':
      return { do: message.say, by, seat: message.seat }
    case 'leave':
      return { do: 'leave', by, device: client.number }
    case 'start':
    case 'rematch':
    case 'to-lobby':
    case 'hurry':
    case 'seen':
    case 'close':
      return { do: message.say, by }
  }
}

function storePerson({ context }: Lobby, person: Person): void {
  try {
    keepPerson(context, person)
  } catch {
    context.warn('disk', { code: 'disk-warning' })
  }
}

function profile(lobby: Lobby, client: Client, message: Extract<Said, { say: 'profile' }>): Handled {
  const { person } = client
  if (person === undefined) return no('display')
  const next = {
    ...person,
    name: message.name,
    colour: message.colour ?? person.colour,
    avatar: message.avatar ?? person.avatar,
  }
  client.person = next
  const { store, tuning } = lobby.context
  lobby.context.people.set(next.id, next)
  if (message.language !== undefined) lobby.context.languages.set(next.id, message.language)
  try {
    store.log.commit([{ write: 'profile', person: next }], tuning.now())
  } catch {
    lobby.context.warn('disk', { code: 'disk-warning' })
  }
  for (const live of lobby.tables.values()) {
    if (seatsOf(live.table, next.id).length > 0 || isHere(live.table, next.id))
      live.submit({ act: { do: 'rename', who: next } })
  }
  lobby.context.lobbyChanged()
  return done
}
