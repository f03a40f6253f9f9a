import type { Effect, EffectKind } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import type { Deeds } from '../effect-api.ts'
import type { Answers, Asking, Handler, Handlers } from './handler.ts'
import { harm } from './damage-and-life.ts'
import { piles } from './card-zones.ts'
import { special } from './special-rules.ts'
import { things } from './permanents.ts'

/** One handler for each kind of effect: leaving one out does not compile. */
const handlers: Handlers<EffectKind> = { ...harm, ...piles, ...things, ...special }

export const effectKinds = Object.keys(handlers) as readonly EffectKind[]

/** What must still be asked before an effect can happen, if anything. */
export function asks(effect: Effect, scope: Scope, deeds: Deeds, answers: Answers): Asking | undefined {
  return (handlers[effect.do] as Handler<Effect>).ask?.(effect, scope, deeds, answers)
}

export function run(effect: Effect, scope: Scope, deeds: Deeds, answers: Answers): void {
  ;(handlers[effect.do] as Handler<Effect>).run(effect, scope, deeds, answers)
}
