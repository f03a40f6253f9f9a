import type { Effect } from '../../cards/card.ts'
import type { Handlers } from './handler.ts'

type Life = Extract<Effect, { readonly do: 'gain-life' | 'lose-life' }>

/** Damage, life and what prevents damage. */
export const harm: Handlers<'damage' | 'gain-life' | 'lose-life' | 'prevent' | 'no-combat-damage' | 'fight'> = {
  damage: {
    run: ({ to, amount }, scope, deeds) => {
      const list = typeof to === 'object' && 'length' in to ? to : [to]
      deeds.damage(
        list.flatMap(one => scope.aims(one)),
        scope.amount(amount),
      )
    },
  },
  'gain-life': {
    run: ({ who, amount }: Life, scope, deeds) =>
      deeds.life(scope.players(who).map(seat => [seat, scope.amount(amount)])),
  },
  'lose-life': {
    run: ({ who, amount }: Life, scope, deeds) =>
      deeds.life(scope.players(who).map(seat => [seat, -scope.amount(amount)])),
  },
  prevent: {
    run: ({ to, amount }, scope, deeds) => {
      for (const one of scope.aims(to)) deeds.shield(one, amount === 'all' ? undefined : scope.amount(amount))
    },
  },
  'no-combat-damage': { run: (_effect, _scope, deeds) => deeds.stillCombat() },
  fight: {
    run: ({ one, other }, scope, deeds) => {
      const [a, b] = [scope.things(one)[0], scope.things(other)[0]]
      if (a !== undefined && b !== undefined && a.id !== b.id) deeds.fight(a, b)
    },
  },
}
