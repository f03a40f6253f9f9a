import { paceOf } from '../../../../src-engine/core/game.ts'
import { no } from '../../context/refusal.ts'
import { step, type Act, type By, type Given, type Stepped } from './acts.ts'
import { again, deal } from './deal.ts'
import { withHost } from './host-role.ts'
import { choose, set } from './lobby.ts'
import { seen } from './looking.ts'
import { actAt, timeout } from './play.ts'
import { closed, hurry, leave } from './leaving.ts'
import { answered, arrived, callIn, gone, lapsed } from './presence.ts'
import { arrange, rename, seatBot, sit, stand } from './seats.ts'
import { isHere, placeOf, seatsOf, withPlaces, type Table } from './table.ts'

/**
 * What becomes of a table by an act: the next table and its game's events, or a refusal that changes nothing. Pure:
 * times, seeds and names come with the act. Throws only where a game's rules do.
 */
export function reduce(table: Table, act: Act, given: Given): Stepped {
  if (table.phase.at === 'closed') return no('no-table')
  const made = happen(table, act, given)
  return 'refused' in made ? made : { ...made, table: withHost(made.table) }
}

function happen(table: Table, act: Act, given: Given): Stepped {
  switch (act.do) {
    case 'sit':
      return sit(table, act, given)
    case 'stand':
      return owns(table, act.by, act.seat) ? stand(table, act.seat) : notYours()
    case 'leave':
      return leave(table, act.by, given)
    case 'choose':
      if (!owns(table, act.by, act.seat)) return notYours()
      return choose(table, act.seat, act.key, act.value, given)
    case 'act':
      if (act.by !== undefined && !owns(table, act.by, act.seat)) return notYours()
      return actAt(table, act.seat, act.action, act.by)
    case 'timeout':
      return timeout(table, act.seat)
    case 'here':
      return answered(table, act.by, act.seat, act.sitIn)
    case 'sit-in':
      return callIn(table, act.by, act.seat)
    case 'pause':
      if (seatsOf(table, act.by.person).length === 0) return no('not-seated')
      return act.on ? paused(table, true) : goOn(table, act.by.person)
    case 'hurry':
      return hurry(table, act.by)
    case 'seen':
      return seen(table, act.by)
    case 'halt':
      return paused(table, true)
    case 'come':
      return step(arrived(table, act.person, given.viewers))
    case 'go':
      return step(gone(table, act.person, given.viewers))
    case 'lapse':
      return step(lapsed(table, act.person))
    case 'rename':
      return rename(table, act.who)
    case 'archive':
      return step(closed(table, act.reason))
    case 'resume':
      return step(resumed(table, act.by))
    default:
      return asHost(table, act, given)
  }
}

type HostsAct = Extract<Act, { do: 'set' | 'bot' | 'remove' | 'arrange' | 'start' | 'rematch' | 'close' }>

/** What only the table's host may do, and anyone who sits at the host's own machine. */
function asHost(table: Table, act: HostsAct, given: Given): Stepped {
  if (table.host !== act.by.person && !act.by.owner) return no('not-host')
  switch (act.do) {
    case 'set':
      return set(table, act.change, act.games, given)
    case 'bot':
      return seatBot(table, act.place, act.level, given)
    case 'remove':
      return stand(table, act.seat)
    case 'arrange':
      return arrange(table, act.order, given)
    case 'start':
      return table.phase.at === 'over' ? again(table, given) : deal(table, given)
    case 'rematch':
      return again(table, given)
    case 'close':
      return step(closed(table, { code: table.phase.at === 'playing' ? 'put-away' : 'closed' }))
  }
}

function owns(table: Table, by: By, seat: string): boolean {
  const person = placeOf(table, seat)?.person
  return person !== undefined && person === by.person
}

function notYours(): Stepped {
  return no('not-seated')
}

function paused(table: Table, on: boolean): Stepped {
  const { phase } = table
  if (phase.at !== 'playing') return no('not-playing')
  const { ready: _, ...rest } = phase
  return step({ ...table, phase: { ...rest, paused: on } })
}

/** In real time a stopped game goes on once all who sit here are ready (RULES BRL-2): a hand on its way is worth a point. */
function goOn(table: Table, person: string): Stepped {
  const { phase } = table
  if (phase.at !== 'playing' || !phase.paused || paceOf(table.game) !== 'realtime') return paused(table, false)
  const ready = [...new Set([...(phase.ready ?? []), person])]
  const awaited = table.places.filter(place => isHere(table, place.person) && !ready.includes(place.person!))
  return awaited.length === 0 ? paused(table, false) : step({ ...table, phase: { ...phase, ready } })
}

/** An unfinished game of another evening: seats belong to their people; bots play for those who are not here. */
function resumed(table: Table, by: By): Table {
  const sits = seatsOf(table, by.person).length > 0
  const places = withPlaces(table, place => (place.kind === 'person' ? { ...place, sitIn: true } : place))
  return { ...places, resumed: true, awaited: [], ...(sits ? { host: by.person, here: [by.person] } : {}) }
}
