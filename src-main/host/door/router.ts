import { tidyName } from '../../../src-engine/protocol/name.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import { answerAsk } from '../asks/answer.ts'
import type { Client } from '../house/client.ts'
import { closeRoom, hasSeat, roomFor, type Hall } from '../hall/hall.ts'
import { closeUnplayable, forget, openTable, takeUp } from '../hall/opening.ts'
import { done, no, type Handled, type Refusal } from '../house/refusal.ts'
import { again, begin } from '../room/deal.ts'
import { answerAsked, follow, unfollow } from '../room/presence.ts'
import { showWhole } from '../room/publish.ts'
import { forbidden, land, standStill } from '../room/queue.ts'
import { placeOf, seatsOf, type Room } from '../room/room.ts'
import { arrange, renamed, seatBot, sit, stand } from '../room/seats.ts'
import { change, choose } from '../room/change.ts'

type Said = Exclude<ToHost, { say: 'hello' | 'ping' }>

/** Does what a client asks and answers it: `done`, `refused`, or the answer itself. */
export function route(hall: Hall, client: Client, message: Said): void | Promise<void> {
  const handled = handle(hall, client, message)
  if (!('n' in message)) return
  const { n } = message
  if (handled instanceof Promise) return handled.then(settled => reply(client, n, settled))
  reply(client, n, handled)
}

function reply(client: Client, n: number, handled: Handled): void {
  if (handled === 'later') return
  if ('refused' in handled) client.send({ say: 'refused', n, ...handled.refused })
  else if ('answer' in handled) client.send({ say: 'answer', n, answer: handled.answer })
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

function handle(hall: Hall, client: Client, message: Said): Handled | Promise<Handled> {
  if (message.say === 'profile') return profile(hall, client, message)
  if (message.say === 'open') return openTable(hall, client, message)
  if (message.say === 'ask') return answerAsk(hall, client, message)
  if (message.say === 'take-up') return takeUp(hall, client, message.table)
  const room = roomFor(hall, client, message.table)
  if (room === undefined && message.say === 'close') {
    return message.keep === true ? closeUnplayable(hall, client, message.table) : forget(hall, client, message.table)
  }
  if (room === undefined) return no('no-table', 'That table is not there any more.')
  if (message.say === 'watch') {
    follow(room, client)
    return done
  }
  if (message.say === 'leave') return leave(hall, room, client)
  if (message.say === 'sync') {
    if (room.followers.has(client)) showWhole(room, client, message.viewer, message.from)
    return done
  }
  if (client.person === undefined) return no('display', 'A display only watches.')
  // A play on its way to the disk comes before whatever else is done to the table.
  if (message.say !== 'act' && message.say !== 'chat' && message.say !== 'point') land(room)
  if (isHostsWord(message)) return asHost(hall, room, client, message)
  return atTable(room, client, message)
}

type TableWord = Extract<Said, { table: string }>
type HostsWord = Extract<TableWord, { say: 'set' | 'bot' | 'remove' | 'arrange' | 'start' | 'rematch' | 'close' }>

const hostsWords: readonly string[] = ['set', 'bot', 'remove', 'arrange', 'start', 'rematch', 'close']
function isHostsWord(message: TableWord): message is HostsWord {
  return hostsWords.includes(message.say)
}

/** What only the table's host may do, and whoever sits at the host's own machine. */
function asHost(hall: Hall, room: Room, client: Client, message: HostsWord): Handled {
  if (room.host !== client.person?.id && !client.owner) return no('not-host', 'Only the table’s host can do that.')
  switch (message.say) {
    case 'set':
      return change(room, message.change, hall.house.tuning.games)
    case 'bot':
      return seatBot(room, message.place, message.level)
    case 'remove':
      return stand(room, message.seat)
    case 'arrange':
      return arrange(room, message.order)
    case 'start':
      if (room.phase === 'over') return again(room)
      return room.phase === 'lobby' ? begin(room) : no('playing', 'The game is already on.')
    case 'rematch':
      return again(room)
    case 'close':
      closeRoom(
        hall,
        room,
        room.phase === 'playing' ? 'The host put the game away.' : 'The host closed the table.',
        false,
      )
      return done
  }
}

function atTable(room: Room, client: Client, message: Exclude<TableWord, HostsWord>): Handled {
  switch (message.say) {
    case 'sit': {
      const handled = sit(room, client, message.place, message.guest)
      if (handled !== 'later' && 'done' in handled) follow(room, client)
      if (handled !== 'later' && 'done' in handled) standStill(room)
      return handled
    }
    case 'stand':
      if (!hasSeat(room, client, message.seat)) return notYours()
      return stand(room, message.seat)
    case 'choose':
      if (!hasSeat(room, client, message.seat)) return notYours()
      return choose(room, message.seat, message.key, message.value)
    case 'act': {
      if (!hasSeat(room, client, message.seat)) return notYours()
      if (!client.firstSent(message.n)) return no('sent-twice', 'That came twice; it was done once.')
      const why: Refusal | undefined = forbidden(room, message.action)
      if (why !== undefined) return { refused: why }
      room.submit({ seat: message.seat, action: message.action, client, n: message.n })
      return 'later'
    }
    case 'here':
      return answerAsked(room, client, message.seat, message.sitIn ?? false) ? done : notYours()
    case 'pause':
      if (seatsOf(room, client).length === 0) return no('not-seated', 'Only those at the table can do that.')
      if (room.phase !== 'playing') return no('not-playing', 'There is no game on.')
      room.paused = message.on
      standStill(room)
      // The clocks they count down by themselves stop and go on with the table's.
      if (room.timer > 0) for (const one of room.followers) showWhole(room, one)
      return done
    case 'chat':
      return chat(room, client, message)
    case 'point':
      if (hasSeat(room, client, message.seat)) {
        for (const one of room.followers)
          if (!one.full()) one.send({ say: 'point', table: room.id, seat: message.seat, at: message.at })
      }
      return done
    default:
      return no('unknown', 'The host does not know that word.')
  }
}

function notYours(): Handled {
  return no('not-seated', 'That seat is not yours.')
}

/** Leaves for the lobby. A practice game is put away; at a table with others a bot sits in. */
function leave(hall: Hall, room: Room, client: Client): Handled {
  if (room.solo && room.host === client.person?.id) {
    closeRoom(hall, room, 'You left the table.', false)
    return done
  }
  const seats = seatsOf(room, client)
  unfollow(room, client)
  for (const seat of seats) {
    const place = placeOf(room, seat)
    if (place === undefined) continue
    if (room.phase === 'playing') {
      // They said goodbye, so nobody waits for them; the seat stays theirs if they think better of it.
      clearTimeout(place.grace)
      place.missedFrom ??= room.storyCount
      place.sitIn = true
    } else stand(room, seat)
  }
  if (room.phase === 'playing') standStill(room)
  const people = room.places.some(place => place.kind === 'person')
  if (!people && room.phase !== 'playing' && room.followers.size === 0) closeRoom(hall, room, 'Everybody left.', false)
  return done
}

function chat(room: Room, client: Client, message: Extract<Said, { say: 'chat' }>): Handled {
  const text = tidyName(message.text)
  if (text === '') return no('empty', 'There is nothing in that message.')
  const place = room.places.find(one => one.person === client.person?.id)
  const from = place?.name ?? client.person?.name ?? ''
  const { match } = room
  const team = place === undefined || match === undefined ? undefined : match.game.team?.(match.state, place.seat)
  for (const one of room.followers) {
    if (message.to === 'team' && one !== client && !seatsOf(room, one).some(seat => team?.includes(seat) === true))
      continue
    one.send({ say: 'chat', table: room.id, from, to: message.to, text })
  }
  return done
}

function profile(hall: Hall, client: Client, message: Extract<Said, { say: 'profile' }>): Handled {
  const { person } = client
  if (person === undefined) return no('display', 'A display has no name.')
  const next = {
    ...person,
    name: message.name,
    colour: message.colour ?? person.colour,
    avatar: message.avatar ?? person.avatar,
  }
  client.person = next
  hall.house.people.set(next.id, next)
  try {
    hall.house.store.people.change(next, hall.house.tuning.now())
  } catch {
    hall.house.warn('disk', 'A name could not be written to disk; the host’s disk may be full.')
  }
  for (const room of hall.rooms.values()) renamed(room, next)
  hall.house.lobbyChanged()
  return done
}
