import type { Effect } from '../../cards/card.ts'
import type { InReach, Scope } from '../../state/scope.ts'
import type { Permanent } from '../../state.ts'
import type { Reached } from '../cause.ts'
import { preventCombatDamage, preventDamage } from '../continuous.ts'
import { blowsOf, fightBlows } from '../damage.ts'
import { alterLives, askWhichFirst, deal, type Handlers } from './handler.ts'

type Damage = Extract<Effect, { readonly do: 'damage' }>
type Life = Extract<Effect, { readonly do: 'gain-life' | 'lose-life' }>
type Fight = Extract<Effect, { readonly do: 'fight' }>
type Fighter = InReach<Permanent>

/** Damage, life and what prevents damage. */
export const damageAndLife: Handlers<'damage' | 'gain-life' | 'lose-life' | 'prevent' | 'no-combat-damage' | 'fight'> =
  {
    damage: {
      ask: ({ to, amount }, scope, cause, answers) =>
        askWhichFirst(cause, blowsOf(cause, aimsOf(to, scope), scope.amount(amount)), answers),
      run: ({ to, amount }, scope, cause, answers) =>
        deal(cause, blowsOf(cause, aimsOf(to, scope), scope.amount(amount)), answers),
    },
    'gain-life': {
      run: ({ who, amount }: Life, scope, cause) =>
        alterLives(
          scope,
          cause,
          scope.players(who).map(seat => [seat, scope.amount(amount)]),
        ),
    },
    'lose-life': {
      run: ({ who, amount }: Life, scope, cause) =>
        alterLives(
          scope,
          cause,
          scope.players(who).map(seat => [seat, -scope.amount(amount)]),
        ),
    },
    prevent: {
      run: ({ to, amount }, scope, cause) => {
        for (const aim of scope.aims(to)) preventDamage(cause, aim, amount === 'all' ? undefined : scope.amount(amount))
      },
    },
    'no-combat-damage': { run: (_effect, scope, cause) => preventCombatDamage(cause, scope.players('everybody')) },
    fight: {
      ask: (effect, scope, cause, answers) => {
        const pair = fighters(effect, scope)
        return pair && askWhichFirst(cause, fightBlows(cause, ...pair), answers)
      },
      run: (effect, scope, cause, answers) => {
        const pair = fighters(effect, scope)
        if (pair !== undefined) deal(cause, fightBlows(cause, ...pair), answers)
      },
    },
  }

function aimsOf(to: Damage['to'], scope: Scope): readonly Reached[] {
  const list = typeof to === 'object' && 'length' in to ? to : [to]
  return list.flatMap(aim => scope.aims(aim))
}

/** Both of them, if they are still there. */
function fighters({ one, other }: Fight, scope: Scope): readonly [Fighter, Fighter] | undefined {
  const [a, b] = [scope.things(one)[0], scope.things(other)[0]]
  return a === undefined || b === undefined ? undefined : [a, b]
}
