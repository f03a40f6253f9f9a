import type { Special } from '../../cards/card.ts'
import type { Reached, Scope } from '../../state/scope.ts'
import type { Permanent } from '../../state/state.ts'
import type { Deeds } from '../effect-api.ts'
import { answerOf, type Asking, type Answers, type Handlers } from './handler.ts'

interface SpecialHandler {
  ask?(scope: Scope, deeds: Deeds, answers: Answers): Asking | undefined
  run(scope: Scope, deeds: Deeds, answers: Answers): void
}

/** What no kind of effect can say: a handler each, and no more than four of them. */
const rules: { readonly [S in Special]: SpecialHandler } = {
  /** You and target player exchange life totals. */
  'swap-life': {
    run: (scope, deeds) => {
      const other = scope.players({ target: 0 })[0]
      if (other === undefined) return
      const difference = scope.life(other) - scope.life(scope.you)
      deeds.life([
        [scope.you, difference],
        [other, -difference],
      ])
    },
  },
  /** You and target player each have half of what you have together, rounded down. */
  'share-life': {
    run: (scope, deeds) => {
      const other = scope.players({ target: 0 })[0]
      if (other === undefined) return
      const half = Math.floor((scope.life(other) + scope.life(scope.you)) / 2)
      deeds.life([
        [scope.you, half - scope.life(scope.you)],
        [other, half - scope.life(other)],
      ])
    },
  },
  /** Each player chooses a creature they control; the player to their left gains control of it. */
  'creatures-go-left': {
    ask: (scope, deeds, answers) => {
      for (const seat of scope.players('everybody')) {
        const own = creaturesOf(scope, seat)
        if (own.length < 2 || answerOf(answers, seat) !== undefined) continue
        const options = own.map(thing => deeds.name(thing))
        return { seat, kind: 'creature', options, min: 1, max: 1, secret: false }
      }
      return undefined
    },
    run: (scope, deeds, answers) => {
      const given = scope.players('everybody').flatMap(seat => {
        const own = creaturesOf(scope, seat)
        const picked = answerOf(answers, seat)?.[0]
        const thing = own.find(one => deeds.name(one) === picked) ?? own[0]
        const to = scope.leftOf(seat)
        return thing === undefined || to === undefined ? [] : [{ thing, to }]
      })
      for (const { thing, to } of given) deeds.control(thing, to, 'ever', false)
    },
  },
  /** The strongest creature of your left neighbour and that of your right neighbour fight. */
  'neighbours-fight': {
    run: (scope, deeds) => {
      const left = strongest(scope, 'left')
      // Two at a table: the neighbour on either side is the same, and two of that player's creatures fight.
      const right = strongest(scope, 'right', left)
      if (left !== undefined && right !== undefined) deeds.fight(left, right)
    },
  },
}

export const special: Handlers<'special'> = {
  special: {
    ask: ({ rule }, scope, deeds, answers) => rules[rule].ask?.(scope, deeds, answers),
    run: ({ rule }, scope, deeds, answers) => rules[rule].run(scope, deeds, answers),
  },
}

function creaturesOf(scope: Scope, seat: string): readonly Reached<Permanent>[] {
  return scope.every({ is: 'creature' }).filter(thing => thing.controller === seat)
}

function strongest(scope: Scope, side: 'left' | 'right', but?: Reached<Permanent>): Reached<Permanent> | undefined {
  const own = scope.every({ is: 'creature', of: side }).filter(thing => thing.id !== but?.id)
  return own.reduce<Reached<Permanent> | undefined>(
    (best, one) => (best === undefined || scope.traits(one).power > scope.traits(best).power ? one : best),
    undefined,
  )
}
