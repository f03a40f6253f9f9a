import type { Games } from '../../../../src-engine/core/replay.ts'
import { no } from '../../context/refusal.ts'
import { step, type Act, type By, type Given, type Stepped } from './acts.ts'
import { arrange } from './arrange.ts'
import { toLobbyAgain } from './deal.ts'
import { guess } from './guessing.ts'
import { help } from './help.ts'
import { withHost } from './host-role.ts'
import { handOver, hasQuorum, quieted } from './house.ts'
import { begin, bind, drawnLate, showPart, withoutStaleDraw } from './joint.ts'
import { choose, set } from './lobby.ts'
import { seen } from './looking.ts'
import { actAt, timeout } from './play.ts'
import { closed, hurry, leave } from './leaving.ts'
import { open, restart, resume } from './beginning.ts'
import { countDownOnceReady, countedDown, pause, paused } from './pause.ts'
import { answered, arrived, callIn, gone, lapsed } from './presence.ts'
import { letBack, rename, seatBot, sendAway, sit, stand } from './seats.ts'
import { isOnlyPlayed, personAt, placeOf, type Table } from './table.ts'
import { dealIn, ready, toLobby } from './to-lobby.ts'

/** What becomes of a table by an act. */
export type Reduce = (table: Table, act: Act, given: Given) => Stepped

/**
 * The rules of all tables: the next table and its game's events, or a refusal that changes nothing. Pure: times, seeds and
 * names come with the act. Throws only where a game's rules do.
 */
export function reducerFor(games: Games): Reduce {
  return (table, act, given) => {
    if (table.phase.at === 'closed' && act.do !== 'resume') return no('no-table')
    const made = happen(games, table, act, given)
    if ('refused' in made || isOnlyPlayed(table, made.table)) return made
    return { ...made, table: countDownOnceReady(withHost(withoutStaleDraw(table, made.table))) }
  }
}

function happen(games: Games, table: Table, act: Act, given: Given): Stepped {
  switch (act.do) {
    case 'open':
      return open(table, act, given)
    case 'resume':
      return resume(table, act.by, given)
    case 'restart':
      return step(restart(table, given))
    case 'sit':
      return sit(table, act, given)
    case 'stand':
      return owns(table, act.by, act.seat) ? stand(table, act.seat) : notYours()
    case 'leave':
      return leave(table, act.by, act.device, given)
    case 'choose':
      if (!owns(table, act.by, act.seat)) return notYours()
      return choose(games, table, act, given)
    case 'act':
      if (act.by !== undefined && !owns(table, act.by, act.seat)) return notYours()
      return actAt(table, act.seat, act.action, act.by)
    case 'timeout':
      return timeout(table, act.seat)
    case 'here':
      return answered(table, act.by, act.seat, act.sitIn)
    case 'sit-in':
      return callIn(table, act.by, act.seat, act.silent)
    case 'pause':
      return pause(table, act.by, act.on, given)
    case 'hurry':
      return hurry(table, act.by)
    case 'help':
      return help(table, act.by, act.level)
    case 'guess':
      return guess(table, act.by, act.about, act.on)
    case 'seen':
      return seen(table, act.by)
    case 'ready':
      return ready(table, act.by, act.on)
    case 'deal-in':
      return dealIn(table, act.by, act.on)
    case 'go-on':
      return step(countedDown(table))
    case 'quorum':
      return hasQuorum(table) ? begin(table, given) : step(table)
    case 'bind':
      return bind(table, act.by, act.commitment)
    case 'part':
      return showPart(table, act.by, act.part, given)
    case 'draw-late':
      return drawnLate(table, given)
    case 'halt':
      return paused(table, given)
    case 'come':
      return step(arrived(table, act.device, act.who))
    case 'go':
      return step(gone(table, act.device))
    case 'lapse':
      return step(lapsed(table, act.person))
    case 'rename':
      return rename(table, act.who)
    case 'archive':
      return step(closed(table, act.reason, given))
    default:
      return asHost(games, table, act, given)
  }
}

type HostsAct = Extract<
  Act,
  {
    do:
      | 'set'
      | 'bot'
      | 'remove'
      | 'let-back'
      | 'quiet'
      | 'arrange'
      | 'start'
      | 'rematch'
      | 'to-lobby'
      | 'close'
      | 'hand-over'
  }
>

/** What only the table's host may do, and anyone who sits at the host's own machine. */
function asHost(games: Games, table: Table, act: HostsAct, given: Given): Stepped {
  if (table.host !== act.by.person && !act.by.owner) return no('not-host')
  switch (act.do) {
    case 'set':
      return set(games, table, act.change, given)
    case 'bot':
      return seatBot(table, act.place, act.level, given)
    case 'remove':
      return sendAway(table, act.by, act.seat)
    case 'let-back':
      return letBack(table, act.person)
    case 'quiet':
      return step(quieted(table, act.person, act.on))
    case 'hand-over':
      return handOver(table, act.person)
    case 'arrange':
      return arrange(table, act.order, given)
    case 'start':
      return table.phase.at === 'over' ? again(table, given) : begin(table, given)
    case 'rematch':
      return again(table, given)
    case 'to-lobby':
      return table.phase.at === 'playing' ? no('playing') : step(toLobby(table, given))
    case 'close':
      return step(closed(table, { code: table.phase.at === 'playing' ? 'put-away' : 'closed' }, given))
  }
}

/** The same people again. An absent person's bot plays on for them. */
function again(table: Table, given: Given): Stepped {
  return table.phase.at === 'over' ? begin(toLobbyAgain(table, given), given) : no('not-over')
}

function owns(table: Table, by: By, seat: string): boolean {
  return personAt(placeOf(table, seat)) === by.person
}

function notYours(): Stepped {
  return no('not-seated')
}
