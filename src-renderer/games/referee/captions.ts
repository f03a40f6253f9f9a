import { isList, isObject, type Json } from '../../../src-engine/core/json.ts'
import { choiceLabel, formatList, t } from '../../words/index.ts'
import { counterName } from './labels.ts'
import { nameOf } from './seats.ts'
import type { HeldTurn } from '../../../src-engine/formats/index.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'
import type { Captions, Names } from '../../table/contract.ts'
import { awardsOf } from './awards.ts'
import type { RefereeEvent, Witnessed } from '../../../src-engine/referee/events.ts'

/** Times left, in seconds, that are announced; the clock's events come far more often. */
const tellTime = new Set([1800, 900, 600, 300, 120, 60, 30, 10])

type Who = (seat: string) => string

/** One sentence for what happened, or none for the clock's everyday ticking: the log, the TV and screen readers all say it alike. */
export function caption(event: RefereeEvent, names: Names): string {
  const who: Who = seat => nameOf(names, seat)
  switch (event.type) {
    case 'opened':
      return t('referee.caption.opened', {
        format: choiceLabel('referee', 'format', event.format),
        who: formatList(event.seats.map(who)),
      })
    case 'turn-begins':
    case 'turn-ends':
    case 'turn-removed':
    case 'position-gone':
      return t(`referee.caption.${event.type}`, { who: who(event.seat) })
    case 'turn-waits':
      return heldText(event, names)
    case 'fewer-turns':
      return t('referee.caption.fewer-turns', { n: event.allowed, who: who(event.goes) })
    case 'life': {
      const team = event.team ? '-team' : ''
      const params = { who: who(event.seat), n: Math.abs(event.amount), life: event.life }
      if (event.amount > 0) return t(`referee.caption.life-gained${team}`, params)
      if (event.from === undefined || event.from === event.seat) return t(`referee.caption.life-lost${team}`, params)
      return t(`referee.caption.life-lost-from${team}`, { ...params, from: who(event.from) })
    }
    case 'knocked-out':
      return knockedOut(event, who)
    case 'points': {
      const params = { who: who(event.seat), total: event.total }
      const points = t('referee.points', { n: Math.abs(event.points) })
      if (event.for === 'last-in') return t('referee.caption.points-last-in', { ...params, points })
      return t(`referee.caption.points-${event.for}`, { ...params, points, of: who(event.of ?? '') })
    }
    case 'moved':
      return t('referee.caption.moved', {
        who: who(event.seat),
        creatures: t('referee.creatures', { n: event.creatures }),
        to: who(event.to),
      })
    case 'came-home':
      return t('referee.caption.came-home', { n: event.creatures, who: who(event.seat), from: who(event.from) })
    case 'died':
      return t('referee.caption.died', { n: event.creatures, who: who(event.seat), where: who(event.in) })
    case 'spoils':
      return t('referee.caption.spoils', { who: who(event.seat), of: who(event.of) })
    case 'over':
      return over(event, who)
    case 'undone':
      if (event.by === event.of) return t('referee.caption.undone-own', { who: who(event.by) })
      return t('referee.caption.undone', { who: who(event.by), of: who(event.of) })
    case 'objected':
      return t('referee.caption.objected', { who: who(event.seat), of: who(event.of) })
    case 'counter': {
      const params = { who: who(event.seat), name: counterName(event.name), now: event.count }
      const way = event.amount > 0 ? 'up' : 'down'
      if (event.from === undefined) return t(`referee.caption.counter-${way}`, params)
      return t(`referee.caption.counter-from-${way}`, { ...params, from: who(event.from) })
    }
    case 'witnessed':
      return drawn(event, who)
    case 'deck': {
      const fits = event.fits ? 'fits' : 'wrong'
      if (event.cards === undefined) return t(`referee.caption.deck-${fits}`, { who: who(event.seat) })
      return t(`referee.caption.deck-cards-${fits}`, { who: who(event.seat), cards: event.cards })
    }
    case 'judged':
      return t('referee.caption.judged', {
        who: who(event.by),
        changes: formatList(judged(event.changes, who)),
        why: event.why,
      })
    case 'paused':
      if (event.why === undefined) return t('referee.caption.paused', { who: who(event.by) })
      return t('referee.caption.paused-why', { who: who(event.by), why: event.why })
    case 'resumed':
      return t('referee.caption.resumed', { who: who(event.by) })
    case 'clock':
      if (event.seconds === 0) return t('referee.caption.no-clock')
      return t('referee.caption.clock', { time: time(event.seconds) })
    case 'extended':
      if (event.why === undefined) return t('referee.caption.extended', { time: time(event.seconds) })
      return t('referee.caption.extended-why', { time: time(event.seconds), why: event.why })
    case 'time':
      if (event.left === 0) return t('referee.caption.time-up')
      return tellTime.has(event.left) ? t('referee.caption.time-left', { time: time(event.left) }) : ''
  }
}

/** Why a turn waits, in words: for `turn-waits` and for each entry of a view's `held`. */
export function heldText({ seat, behind, sharers }: HeldTurn, names: Names): string {
  const all = (seats: readonly string[]): string => formatList(seats.map(one => nameOf(names, one)))
  const who = nameOf(names, seat)
  if (behind.length === 0) return t('referee.caption.may-begin', { who })
  if (sharers.length === 0) return t('referee.caption.waits-near', { who, behind: all(behind) })
  return t('referee.caption.waits-shared', { who, behind: all(behind), sharers: all(sharers), n: sharers.length })
}

function knockedOut(event: RefereeEvent & { readonly type: 'knocked-out' }, who: Who): string {
  const { seat, why, by } = event
  if ((why === 'eliminated' || why === 'life') && by !== undefined) {
    return t(`referee.caption.out-${why}-by`, { who: who(seat), by: who(by) })
  }
  return t(`referee.caption.out-${why}`, { who: who(seat) })
}

function over({ why, draw, winners }: RefereeEvent & { readonly type: 'over' }, who: Who): string {
  if (why === 'library-empty') return t('referee.caption.drawn-library')
  if (draw) return t('referee.caption.drawn')
  const params = { who: formatList(winners.map(who)), n: winners.length }
  if (why === 'points' || why === 'last-in') return t(`referee.caption.wins-${why}`, params)
  return t('referee.caption.wins', params)
}

function drawn({ by, kind, sides = 6, result }: Witnessed, who: Who): string {
  switch (kind) {
    case 'coin':
      return t(`referee.caption.coin-${result === 'heads' ? 'heads' : 'tails'}`, { who: who(by) })
    case 'dice': {
      const dice = isList(result) ? result.map(Number) : []
      const params = { who: who(by), sides, rolled: formatList(dice.map(String)) }
      if (dice.length === 1) return t('referee.caption.die', params)
      return t('referee.caption.dice', { ...params, n: dice.length, sum: dice.reduce((a, b) => a + b, 0) })
    }
    case 'opponent':
    case 'player':
      return t(`referee.caption.${kind}`, { who: who(by), picked: who(String(result)) })
    case 'first-player':
      return t('referee.caption.first-player', { picked: who(String(result)) })
  }
}

/** What a judge changed, each thing as it stands from now on. */
function judged(changes: { readonly [what: string]: Json | undefined }, who: Who): readonly string[] {
  const seats = (value: Json | undefined): readonly string[] =>
    isList(value) ? value.map(String) : typeof value === 'string' ? [value] : []
  const totals = (value: Json | undefined): readonly (readonly [string, number])[] =>
    isObject(value) ? Object.entries(value).map(([seat, total]) => [who(seat), Number(total)]) : []
  const turns = seats(changes['turn']).map(who)
  const swapped = seats(changes['swap']).map(who)
  return [
    ...(swapped.length === 0 ? [] : [t('referee.judged.swap', { who: formatList(swapped) })]),
    ...seats(changes['in']).map(seat => t('referee.judged.in', { who: who(seat) })),
    ...totals(changes['life']).map(([name, n]) => t('referee.judged.life', { who: name, n })),
    ...totals(changes['points']).map(([name, n]) =>
      t('referee.judged.points', { who: name, points: t('referee.points', { n }) }),
    ),
    ...seats(changes['out']).map(seat => t('referee.judged.out', { who: who(seat) })),
    ...seats(changes['endTurn']).map(seat => t('referee.judged.turn-ends', { who: who(seat) })),
    ...(turns.length === 0 ? [] : [t('referee.judged.turn', { who: formatList(turns), n: turns.length })]),
  ]
}

function time(seconds: number): string {
  const rest = seconds % 60
  const minutes = t('lobby.wishes.minutes', { n: Math.floor(seconds / 60) })
  if (seconds < 60) return t('lobby.wishes.seconds', { n: rest })
  return rest === 0 ? minutes : t('referee.minutes-seconds', { minutes, rest })
}

export const captions: Captions<RefereeView, RefereeEvent> = { caption, awards: awardsOf }
