import type { Seat } from '../../../core/game.ts'
import type { Effect, EffectKind } from '../../cards/card.ts'
import type { InReach, Scope } from '../../state/scope.ts'
import type { Answer, Choice, ChoiceKey, QuestionKind } from '../../question.ts'
import type { Id, Permanent } from '../../state.ts'
import type { Cause } from '../cause.ts'
import { changeLives, dealDamage } from '../damage.ts'
import { openChoice, type DamageDealt } from '../replacements.ts'

/** A question that must be answered before an effect can happen. */
export interface EffectQuestion {
  /** In reach of the effect, or whom something in reach belongs to. */
  readonly seat: Seat
  readonly kind: QuestionKind
  readonly options: readonly Choice[]
  readonly min: number
  readonly max: number
  /** Only the seat that is asked may see the options. */
  readonly secret: boolean
}

/** What has been answered for this effect so far, by seat. */
export type Answers = readonly Answer[]

/** Effects that follow at once from one that has happened, about this player if it names one. */
export interface Sequel {
  readonly effects: readonly Effect[]
  readonly player?: Seat
}

/** The answer of who takes what is offered. */
export const takesIt = 'take'

/** How one kind of effect works. `ask` is called again until it has no more questions; then `run`, once. */
export interface Handler<E extends Effect> {
  ask?(effect: E, scope: Scope, cause: Cause, answers: Answers): EffectQuestion | undefined
  run(effect: E, scope: Scope, cause: Cause, answers: Answers): Sequel | undefined | void
}

export type Handlers<Kind extends EffectKind> = {
  readonly [K in Kind]: Handler<Extract<Effect, { readonly do: K }> & { readonly do: K }>
}

/** Cards in hand or library that a seat has named, if it was asked for them. */
export function cardsNamed(answers: Answers, seat: Seat): readonly string[] | undefined {
  return answerOf(answers, seat)?.map(String)
}

/** The answer a seat gave, if it was asked. */
export function answerOf(answers: Answers, seat: Seat): readonly ChoiceKey[] | undefined {
  return answers.find(answer => answer.seat === seat)?.picked
}

/** The question of which effect comes first before damage can be dealt, where that is open (RULES CLA-17). */
export function askWhichFirst(
  { tx, turn }: Cause,
  blows: readonly DamageDealt[],
  answers: Answers,
): EffectQuestion | undefined {
  const choice = openChoice(tx, turn, blows, choicesIn(answers))
  if (choice === undefined) return undefined
  return { seat: choice.seat, kind: 'replacement', options: choice.options, min: 1, max: 1, secret: false }
}

/** Deals damage, with what was said so far of which effects come first. */
export function deal({ tx, turn }: Cause, blows: readonly InReach<DamageDealt>[], answers: Answers): void {
  dealDamage(tx, turn, blows, false, choicesIn(answers))
}

/** What life is lost is the doing of whose effect it is. */
export function alterLives(
  scope: Scope,
  { tx, turn }: Cause,
  changes: readonly (readonly [InReach<Seat>, number])[],
): void {
  changeLives(tx, turn, changes, () => scope.you)
}

function choicesIn(answers: Answers): readonly ChoiceKey[] {
  return answers.flatMap(answer => answer.picked)
}

export function idsOf(things: readonly InReach<Permanent>[]): readonly InReach<Id>[] {
  return things.map(thing => thing.id)
}
