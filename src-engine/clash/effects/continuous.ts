import type { Seat } from '../../core/game.ts'
import type { Effect, Later } from '../cards/card.ts'
import type { Change } from '../state/board.ts'
import type { InReach } from '../state/scope.ts'
import type { Transaction } from '../state/transaction.ts'
import type { ContinuousEffect, Permanent, Thread } from '../state.ts'
import type { Cause, Reached } from './cause.ts'
import { endControl } from './control.ts'

/** Effects that last, for a turn or longer, and what is put off to a later one (RULES CLA-15, 16). */

type Bonus = Pick<Change, 'power' | 'toughness' | 'gains' | 'loses'>

/** For the rest of the turn, or until the next turn of `untilTurnOf` begins. */
export function giveBonus(
  { tx, turn, item }: Cause,
  { id: on }: InReach<Permanent>,
  bonus: Bonus,
  untilTurnOf?: InReach<Seat>,
): void {
  const ends =
    untilTurnOf === undefined ? { turn } : { until: { seat: untilTurnOf, when: 'turn-begins', madeIn: turn } as const }
  tx.addEffect({ kind: 'bonus', card: item.card.name, on, ...bonus, ...ends, timestamp: tx.nextNumber() })
}

/** A creature's numbers are these for the rest of the turn. */
export function setNumbers(
  { tx, turn, item }: Cause,
  { id: on }: InReach<Permanent>,
  power: number,
  toughness: number,
): void {
  tx.addEffect({ kind: 'set', card: item.card.name, on, power, toughness, turn, timestamp: tx.nextNumber() })
}

/** Prevents the next `left` damage of the turn to a player or creature; all of it where that is not said. */
export function preventDamage({ tx, turn, item }: Cause, aim: Reached, left: number | undefined): void {
  const on = typeof aim === 'string' ? aim : aim.id
  tx.addEffect({ kind: 'shield', card: item.card.name, on, left, turn, timestamp: tx.nextNumber() })
}

export function preventCombatDamage({ tx, turn }: Cause, within: readonly InReach<Seat>[]): void {
  tx.addEffect({ kind: 'no-combat-damage', within, turn, timestamp: tx.nextNumber() })
}

/** Neither attacks the other until after their next turns. */
export function makeTruce({ tx, turn }: Cause, seat: InReach<Seat>, other: InReach<Seat>): void {
  for (const [by, whom] of [
    [seat, other],
    [other, seat],
  ] as const) {
    const until = { seat: by, when: 'turn-ends', madeIn: turn } as const
    tx.addEffect({ kind: 'truce', by, with: whom, until, timestamp: tx.nextNumber() })
  }
  tx.emit({ type: 'truce', seat, with: other })
}

/** Puts effects off; they will be about the first target, or else about what this trigger is about. */
export function putOff({ tx, turn, item }: Cause, when: Later, effects: readonly Effect[]): void {
  const { card, by, source = item.id, subject, targets } = item
  const [aim] = targets
  const about =
    aim === undefined ? subject : typeof aim === 'string' ? { ...subject, player: aim } : { ...subject, thing: aim }
  tx.delayedTriggers = [...tx.delayedTriggers, { when, turn, card, by, source, subject: about, effects }]
}

/** Ends those effects for which this is the moment. */
export function endEffects(tx: Transaction, isOver: (effect: ContinuousEffect) => boolean): void {
  const ended = tx.continuousEffects.filter(isOver)
  if (ended.length === 0) return
  tx.endEffects(ended)
  endControl(tx, ended)
}

/** As a player's turn begins: what lasts until then. */
export function endsAsTurnBegins(of: Seat): (effect: ContinuousEffect) => boolean {
  return ({ until }) => until?.when === 'turn-begins' && until.seat === of
}

/** At the end of a turn: what lasts for it, or to the end of this player's next. */
export function endsWithTurn({ id, of }: Pick<Thread, 'id' | 'of'>): (effect: ContinuousEffect) => boolean {
  return ({ turn, until }) => turn === id || (until?.when === 'turn-ends' && until.seat === of && until.madeIn !== id)
}

/** What hangs on a turn of players who are out: there will be none. */
export function endEffectsOfFallen(tx: Transaction, gone: readonly Seat[]): void {
  endEffects(
    tx,
    effect => gone.includes(effect.until?.seat ?? '') || (effect.kind === 'truce' && gone.includes(effect.with)),
  )
  tx.delayedTriggers = tx.delayedTriggers.filter(trigger => !gone.includes(trigger.by))
}

/** The delayed triggers that are due in this turn now trigger, once. */
export function triggerDelayed(
  tx: Transaction,
  { id, of }: Pick<Thread, 'id' | 'of'>,
  when: 'upkeep' | 'end-step',
): void {
  const due = tx.delayedTriggers.filter(trigger => {
    if (trigger.when !== when) return false
    // The end of the turn it was made in; once that is past, the next end there is.
    return when === 'upkeep'
      ? trigger.by === of
      : trigger.turn === id || !tx.threads.some(thread => thread.id === trigger.turn)
  })
  if (due.length === 0) return
  tx.delayedTriggers = tx.delayedTriggers.filter(trigger => !due.includes(trigger))
  const waiting = due.map(({ card, by, source, subject, effects }) => ({
    card,
    at: 0,
    by,
    source,
    subject,
    targets: [],
    ordered: false,
    later: effects,
  }))
  tx.setThread(id, { pendingTriggers: [...tx.thread(id).pendingTriggers, ...waiting] })
}
