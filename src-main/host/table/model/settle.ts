import { toAct } from '../../../../src-engine/core/match.ts'
import type { Level, Seat } from '../../../../src-engine/core/game.ts'
import type { Write } from '../../../store/write.ts'
import type { Step } from './acts.ts'
import { timersOf, type Timer, type Times } from './timers.ts'
import { allHaveSeen } from './looking.ts'
import { dealtAt, gameAt, isFollowed, isOnlyPlayed, placeOf, type Closed, type Table } from './table.ts'
import type { PersonPlace } from './schema.ts'
import { undoOf, writesOf } from './writes.ts'

/** All that follows from a change of a table. Nothing of it happens before what it writes is on disk. */
export interface Settled {
  readonly writes: readonly Write[]
  /** The writes after which the disk holds the table as it was before, should these not have reached it. */
  readonly undo: () => readonly Write[]
  /** All timers of the table as it stands now, and the keys of those that start over (the turn of who has just played). */
  readonly timers: readonly Timer[]
  readonly restart: readonly string[]
  /** Who is a bot's to play, now. */
  readonly bots: ReadonlyMap<Seat, Level>
  /** Another game than before, or none: the event log and the views start over. */
  readonly reset: boolean
  readonly send: {
    /** Something else than the game changed. */
    readonly table: boolean
    /** Clocks stopped or went on: the screens that count them down need the new times. */
    readonly clocks: boolean
    /** The last of those who look has seen enough: bots wait no longer. */
    readonly seen: boolean
    /** Seats as they were while a bot played; their people are sent what they missed. */
    readonly missed: readonly PersonPlace[]
    readonly gone?: Closed
  }
}

/** What follows when `before` became `after` by these steps (a table just opened has nothing before it). */
export function settle(before: Table | undefined, after: Table, steps: readonly Step[], times: Times): Settled {
  const { phase } = after
  const onlyPlayed = before !== undefined && isOnlyPlayed(before, after)
  const writes = writesOf(before, after, steps, onlyPlayed)
  const acted = steps.flatMap(({ play }) => play?.by ?? [])
  return {
    writes,
    undo: () => undoOf(before, after, writes),
    timers: timersOf(after, times),
    restart: acted.map(seat => `turn ${seat}`),
    bots: botsOf(after),
    reset: before !== undefined && gameAt(before)?.record !== gameAt(after)?.record,
    send: {
      table: !onlyPlayed && (before === undefined || !sameButGame(before, after)),
      clocks: after.timer > 0 && pausedAt(before) !== pausedAt(after),
      seen: before !== undefined && !allHaveSeen(before) && allHaveSeen(after),
      missed: before === undefined || onlyPlayed ? [] : missedBy(before, after, acted),
      ...(phase.at === 'closed' ? { gone: phase } : {}),
    },
  }
}

function sameButGame(before: Table, after: Table): boolean {
  // What was taken away is a change too.
  const keys = [...Object.keys(before), ...Object.keys(after)] as (keyof Table)[]
  if (!keys.every(key => key === 'phase' || before[key] === after[key])) return false
  const [was, is] = [before.phase, after.phase]
  return (
    was === is ||
    (was.at === 'playing' &&
      is.at === 'playing' &&
      was.record === is.record &&
      was.paused === is.paused &&
      was.ready === is.ready &&
      was.countdown === is.countdown &&
      was.guesses === is.guesses)
  )
}

function pausedAt(table: Table | undefined): boolean {
  return table?.phase.at === 'playing' && table.phase.paused
}

/** People who come back to seats bots played for them. A person who acts has seen what happened. */
function missedBy(before: Table, after: Table, acted: readonly Seat[]): PersonPlace[] {
  if (dealtAt(after) === undefined || dealtAt(before)?.record !== dealtAt(after)?.record) return []
  return before.places
    .filter(place => place.kind === 'person')
    .filter(place => {
      if (!place.sitIn || place.missedFrom === undefined || acted.includes(place.seat)) return false
      const now = placeOf(after, place.seat)
      return now?.kind === 'person' && now.person === place.person && !now.sitIn
    })
}

/** Every seat a bot plays now, with its level: a bot's own, or the table's for one that sits in. */
function botsOf(table: Table): ReadonlyMap<Seat, Level> {
  const { phase } = table
  const bots = new Map<Seat, Level>()
  if (phase.at !== 'playing' || phase.paused || (!isFollowed(table) && phase.hurried !== true)) return bots
  for (const seat of toAct(phase.match)) {
    const level = botLevel(table, seat)
    if (level !== undefined) bots.set(seat, level)
  }
  return bots
}

function botLevel(table: Table, seat: Seat): Level | undefined {
  const place = placeOf(table, seat)
  if (place === undefined) return table.level
  // Where people hold their own cards only practice has bots; who stood up for good is the judge's business.
  const ownCards = table.game.ownCards === true
  if (ownCards && !table.solo) return undefined
  if (place.kind === 'bot') return place.level ?? table.level
  return place.kind === 'person' && place.sitIn && !ownCards ? table.level : undefined
}
