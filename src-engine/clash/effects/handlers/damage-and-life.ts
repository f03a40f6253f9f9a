import type { Effect } from '../../cards/card.ts'
import type { Handlers } from './handler.ts'

type Life = Extract<Effect, { readonly do: 'gain-life' | 'lose-life' }>

/** Damage, life and what prevents damage. */
export const damageAndLife: Handlers<'damage' | 'gain-life' | 'lose-life' | 'prevent' | 'no-combat-damage' | 'fight'> =
  {
    damage: {
      run: ({ to, amount }, scope, api) => {
        const list = typeof to === 'object' && 'length' in to ? to : [to]
        api.damage(
          list.flatMap(one => scope.aims(one)),
          scope.amount(amount),
        )
      },
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
      run: ({ one, other }, scope, api) => {
        const [a, b] = [scope.things(one)[0], scope.things(other)[0]]
        if (a !== undefined && b !== undefined && a.id !== b.id) api.fight(a, b)
      },
    },
  }
