import type { Seat } from '../../../core/game.ts'
import type { Special } from '../../cards/card.ts'
import type { InReach, Scope } from '../../state/scope.ts'
import type { Permanent } from '../../state.ts'
import type { Cause } from '../cause.ts'
import { giveControl } from '../control.ts'
import { fightBlows } from '../damage.ts'
import {
  alterLives,
  answerOf,
  askWhichFirst,
  deal,
  type EffectQuestion,
  type Answers,
  type Handlers,
} from './handler.ts'

interface SpecialHandler {
  ask?(scope: Scope, cause: Cause, answers: Answers): EffectQuestion | undefined
  run(scope: Scope, cause: Cause, answers: Answers): void
}

/** Rules that no kind of effect can express: a handler each, and no more than four of them. */
const rules: { readonly [S in Special]: SpecialHandler } = {
  /** You and target player exchange life totals. */
  'swap-life': {
    run: (scope, cause) => {
      const other = scope.players({ target: 0 })[0]
      if (other !== undefined) setLives(scope, cause, other, scope.life(other), scope.life(scope.you))
    },
  },
  /** You and target player each have half of what you have together, rounded down. */
  'share-life': {
    run: (scope, cause) => {
      const other = scope.players({ target: 0 })[0]
      if (other === undefined) return
      const half = Math.floor((scope.life(other) + scope.life(scope.you)) / 2)
      setLives(scope, cause, other, half, half)
    },
  },
  /** Each player chooses a creature they control; the player to their left gains control of it. */
  'creatures-go-left': {
    ask: (scope, _cause, answers) => {
      for (const seat of scope.players('everybody')) {
        const own = creaturesOf(scope, seat)
        if (own.length < 2 || answerOf(answers, seat) !== undefined) continue
        const options = own.map(thing => thing.id)
        return { seat, kind: 'creature', options, min: 1, max: 1, secret: false }
      }
      return undefined
    },
    run: (scope, cause, answers) => {
      const given = scope.players('everybody').flatMap(seat => {
        const own = creaturesOf(scope, seat)
        const picked = answerOf(answers, seat)?.[0]
        const thing = own.find(creature => creature.id === picked) ?? own[0]
        const to = scope.leftOf(seat)
        return thing === undefined || to === undefined ? [] : [{ thing, to }]
      })
      for (const { thing, to } of given) giveControl(cause, thing, to, 'ever', false)
    },
  },
  /** The strongest creature of your left neighbour and that of your right neighbour fight. */
  'neighbours-fight': {
    ask: (scope, cause, answers) => {
      const [left, right] = neighboursThatFight(scope)
      if (left === undefined || right === undefined) return undefined
      return askWhichFirst(cause, fightBlows(cause, left, right), answers)
    },
    run: (scope, cause, answers) => {
      const [left, right] = neighboursThatFight(scope)
      if (left !== undefined && right !== undefined) deal(cause, fightBlows(cause, left, right), answers)
    },
  },
}

export const special: Handlers<'special'> = {
  special: {
    ask: ({ rule }, scope, cause, answers) => rules[rule].ask?.(scope, cause, answers),
    run: ({ rule }, scope, cause, answers) => rules[rule].run(scope, cause, answers),
  },
}

/** You have `yours` life now, and they have `theirs`. */
function setLives(scope: Scope, cause: Cause, other: InReach<Seat>, yours: number, theirs: number): void {
  alterLives(scope, cause, [
    [scope.you, yours - scope.life(scope.you)],
    [other, theirs - scope.life(other)],
  ])
}

function creaturesOf(scope: Scope, seat: string): readonly InReach<Permanent>[] {
  return scope.every({ is: 'creature' }).filter(thing => thing.controller === seat)
}

function neighboursThatFight(scope: Scope): readonly (InReach<Permanent> | undefined)[] {
  const left = strongest(scope, 'left')
  // Two at a table: the neighbour on either side is the same, and two of that player's creatures fight.
  return [left, strongest(scope, 'right', left)]
}

function strongest(scope: Scope, side: 'left' | 'right', but?: InReach<Permanent>): InReach<Permanent> | undefined {
  const own = scope.every({ is: 'creature', of: side }).filter(thing => thing.id !== but?.id)
  return own.reduce<InReach<Permanent> | undefined>(
    (best, next) => (best === undefined || scope.traits(next).power > scope.traits(best).power ? next : best),
    undefined,
  )
}
