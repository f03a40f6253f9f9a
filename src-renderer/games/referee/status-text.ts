import { formatList, t } from '../../words/index.ts'
import { caption } from './story.ts'
import { isIn } from './seats.ts'
import type { HeldTurn } from '../../../src-engine/formats/index.ts'
import type { LogEntryView, RefereeView } from '../../../src-engine/referee/view.ts'
import type { Names } from '../../table/contract.ts'

export interface TurnLine {
  readonly text: string
  /** A second, smaller sentence. */
  readonly more?: string
  readonly mood: 'mine' | 'waits' | 'others' | 'out' | 'paused' | 'over'
}

/** Whose turn it is, as told to `viewer`; to everybody without. */
export function turnLine(view: RefereeView, viewer: string | undefined, names: Names): TurnLine {
  const all = (seats: readonly string[]): string => formatList(seats.map(names))
  if (view.phase === 'over') {
    const winners = view.winners ?? []
    if (winners.length === 0) return { text: t('table.result.draw'), mood: 'over' }
    const mine = viewer !== undefined && winners.includes(viewer)
    const shared = view.draw === true || winners.length > 1
    return {
      text: mine
        ? t(shared ? 'referee.turn.win-together' : 'referee.turn.win')
        : t('referee.turn.wins', { who: all(winners), n: winners.length }),
      ...(mine && winners.length > 1 ? { more: all(winners) } : {}),
      mood: 'over',
    }
  }
  if (view.phase === 'paused') {
    const more = view.paused?.why ?? t('referee.turn.paused-more')
    return { text: t('table.turn.paused'), more, mood: 'paused' }
  }
  const others = view.turns.filter(seat => seat !== viewer)
  const theirs =
    others.length === 0
      ? undefined
      : others.length > 3
        ? t('referee.turn.others-many', { n: others.length })
        : t('referee.turn.others', { who: all(others), n: others.length })
  if (viewer !== undefined && view.turns.includes(viewer)) {
    const leaving = view.leaving.includes(viewer) ? [t('referee.turn.leaving')] : []
    const more = [...leaving, ...(theirs === undefined ? [] : [theirs])].join(' ')
    return { text: t('referee.turn.yours'), ...(more === '' ? {} : { more }), mood: 'mine' }
  }
  const held = view.held.find(one => one.seat === viewer)
  if (held !== undefined) {
    return { text: t('referee.turn.waits'), more: waitingText(held, all), mood: 'waits' }
  }
  const text =
    view.turns.length === 0
      ? t('referee.turn.none')
      : view.turns.length > 3
        ? t('referee.turn.many', { n: view.turns.length })
        : t(view.turns.length === 1 ? 'referee.turn.one' : 'referee.turn.some', { who: all(view.turns) })
  const next = viewer === undefined || !isIn(view, viewer) ? undefined : untilMine(view, viewer)
  const more = view.turns.length > 3 ? `${all(view.turns)}.` : undefined
  return {
    text,
    ...(next === undefined ? (more === undefined ? {} : { more }) : { more: next }),
    mood: viewer !== undefined && !isIn(view, viewer) ? 'out' : 'others',
  }
}

/** Why one's own turn waits. */
function waitingText({ behind, sharers }: HeldTurn, all: (seats: readonly string[]) => string): string {
  if (behind.length === 0) return t('referee.turn.soon')
  if (sharers.length === 0) return t('referee.turn.waits-near', { behind: all(behind) })
  return t('referee.turn.waits-shared', { behind: all(behind), sharers: all(sharers) })
}

/** How far the nearest turn is, walking left round the table to `viewer`. */
function untilMine(view: RefereeView, viewer: string): string | undefined {
  const order = Object.keys(view.seats).filter(seat => isIn(view, seat))
  const at = order.indexOf(viewer)
  for (let steps = 1; steps < order.length; steps++) {
    const seat = order[(at - steps + order.length) % order.length]!
    if (view.turns.includes(seat) || view.waiting.includes(seat)) {
      return steps === 1 ? t('referee.turn.next') : t('referee.turn.after', { n: steps - 1 })
    }
  }
  return undefined
}

/** An entry of the log in sentences: what came of what somebody did, and who it was where that does not say so. */
export function logText({ by, told }: LogEntryView, names: Names): string {
  const what = told
    .map(event => caption(event, names))
    .filter(one => one !== '')
    .join(' ')
  const own = told.some(event => [event['by'], event['seat'], event['from']].includes(by))
  return own ? what : t('refereeSheets.log.by', { who: names(by), what })
}
