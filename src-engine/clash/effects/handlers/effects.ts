import type { Effect, EffectKind } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import type { Cause } from '../cause.ts'
import type { Answers, EffectQuestion, Handler, Handlers, Sequel } from './handler.ts'
import { damageAndLife } from './damage-and-life.ts'
import { cardZones } from './card-zones.ts'
import { special } from './special-rules.ts'
import { permanents } from './permanents.ts'
import { betweenPlayers } from './players.ts'

/** One handler for each kind of effect: leaving one out does not compile. */
const handlers: Handlers<EffectKind> = { ...damageAndLife, ...cardZones, ...permanents, ...betweenPlayers, ...special }

export const effectKinds = Object.keys(handlers) as readonly EffectKind[]

/** What must still be asked before an effect can happen, if anything. */
export function questionFor(effect: Effect, scope: Scope, cause: Cause, answers: Answers): EffectQuestion | undefined {
  return (handlers[effect.do] as Handler<Effect>).ask?.(effect, scope, cause, answers)
}

/** Does it; what it brings about at once, where that depends on the answers. */
export function runEffect(effect: Effect, scope: Scope, cause: Cause, answers: Answers): Sequel | undefined {
  return (handlers[effect.do] as Handler<Effect>).run(effect, scope, cause, answers) ?? undefined
}
