import type { Effect } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import { asked, choicesIn, type Handlers } from './handler.ts'

type Damage = Extract<Effect, { readonly do: 'damage' }>
type Life = Extract<Effect, { readonly do: 'gain-life' | 'lose-life' }>

/** Damage, life and what prevents damage. */
export const damageAndLife: Handlers<'damage' | 'gain-life' | 'lose-life' | 'prevent' | 'no-combat-damage' | 'fight'> =
  {
    damage: {
      ask: ({ to, amount }, scope, api, answers) =>
        asked(api.damageChoice(aimsOf(to, scope), scope.amount(amount), choicesIn(answers))),
      run: ({ to, amount }, scope, api, answers) =>
        api.damage(aimsOf(to, scope), scope.amount(amount), choicesIn(answers)),
    },
    'gain-life': {
      run: ({ who, amount }: Life, scope, api) =>
        api.life(scope.players(who).map(seat => [seat, scope.amount(amount)])),
    },
    'lose-life': {
      run: ({ who, amount }: Life, scope, api) =>
        api.life(scope.players(who).map(seat => [seat, -scope.amount(amount)])),
    },
    prevent: {
      run: ({ to, amount }, scope, api) => {
        for (const one of scope.aims(to)) api.preventDamage(one, amount === 'all' ? undefined : scope.amount(amount))
      },
    },
    'no-combat-damage': { run: (_effect, scope, api) => api.preventCombatDamage(scope.players('everybody')) },
    fight: {
      ask: ({ one, other }, scope, api, answers) => {
        const [a, b] = [scope.things(one)[0], scope.things(other)[0]]
        return a === undefined || b === undefined || a.id === b.id
          ? undefined
          : asked(api.fightChoice(a, b, choicesIn(answers)))
      },
      run: ({ one, other }, scope, api, answers) => {
        const [a, b] = [scope.things(one)[0], scope.things(other)[0]]
        if (a !== undefined && b !== undefined && a.id !== b.id) api.fight(a, b, choicesIn(answers))
      },
    },
  }

function aimsOf(to: Damage['to'], scope: Scope): ReturnType<Scope['aims']> {
  const list = typeof to === 'object' && 'length' in to ? to : [to]
  return list.flatMap(one => scope.aims(one))
}
