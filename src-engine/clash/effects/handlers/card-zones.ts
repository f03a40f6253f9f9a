import type { Card, Effect } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import type { Deeds } from '../effect-api.ts'
import { answerOf, type Asking, type Answers, type Handlers } from './handler.ts'

type Discard = Extract<Effect, { readonly do: 'discard' }>
type Sacrifice = Extract<Effect, { readonly do: 'sacrifice' }>
type Search = Extract<Effect, { readonly do: 'search' }>

/** Hands, libraries and graveyards, and what players give up. */
export const piles: Handlers<
  'draw' | 'mill' | 'discard' | 'sacrifice' | 'return' | 'raise' | 'bury' | 'arrange' | 'search'
> = {
  draw: {
    run: ({ who, amount }, scope, deeds) => {
      for (const seat of scope.players(who)) deeds.draw(seat, scope.amount(amount))
    },
  },
  mill: {
    run: ({ who, amount }, scope, deeds) => {
      for (const seat of scope.players(who)) deeds.mill(seat, scope.amount(amount))
    },
  },
  discard: {
    ask: (effect, scope, deeds, answers) => (effect.random ? undefined : askToDiscard(effect, scope, deeds, answers)),
    run: ({ who, amount, random }, scope, deeds, answers) => {
      for (const seat of scope.players(who)) {
        const count = scope.amount(amount)
        if (random) deeds.discardAtRandom(seat, count)
        else deeds.discard(seat, answerOf(answers, seat) ?? deeds.hand(seat).slice(0, count))
      }
    },
  },
  sacrifice: {
    ask: askToSacrifice,
    run: ({ who, which, amount }, scope, deeds, answers) => {
      const going = scope.players(who).flatMap(seat => {
        const own = scope.every(which).filter(thing => thing.controller === seat)
        const picked = answerOf(answers, seat)
        return picked === undefined
          ? own.slice(0, scope.amount(amount))
          : own.filter(one => picked.includes(deeds.name(one)))
      })
      deeds.sacrifice(going)
    },
  },
  return: {
    run: ({ what }, scope, deeds) => {
      const one = typeof what === 'object' && 'target' in what ? scope.grave(what) : undefined
      if (one !== undefined) deeds.regain(scope.you, one)
      else deeds.send(scope.things(what), 'hand')
    },
  },
  raise: {
    run: ({ what }, scope, deeds) => {
      const one = scope.grave(what)
      if (one !== undefined) deeds.raise(scope.you, one)
    },
  },
  bury: {
    run: ({ what, under = false }, scope, deeds) => {
      const one = typeof what === 'object' && 'target' in what ? scope.grave(what) : undefined
      if (one !== undefined) deeds.buryFromGraveyard(scope.you, one, under)
      else deeds.send(scope.things(what), under ? 'under' : 'library')
    },
  },
  arrange: {
    ask: ({ amount }, scope, deeds, answers) => {
      const options = deeds.top(scope.you, scope.amount(amount))
      if (options.length < 2 || answerOf(answers, scope.you) !== undefined) return undefined
      return { seat: scope.you, kind: 'arrange', options, min: options.length, max: options.length, secret: true }
    },
    run: (_effect, scope, deeds, answers) => {
      const order = answerOf(answers, scope.you)
      if (order !== undefined) deeds.arrange(scope.you, order)
    },
  },
  search: {
    ask: (effect, scope, deeds, answers) => {
      if (answerOf(answers, scope.you) !== undefined) return undefined
      const options = deeds.inLibrary(scope.you, wanted(effect))
      return { seat: scope.you, kind: 'search', options, min: 0, max: 1, secret: true }
    },
    run: ({ to }, scope, deeds, answers) => deeds.fetch(scope.you, answerOf(answers, scope.you)?.[0], to),
  },
}

function wanted({ for: what }: Search): (card: Card) => boolean {
  return card => (what === 'basic-land' ? card.basic === true : card.is.includes(what))
}

function askToDiscard({ who, amount }: Discard, scope: Scope, deeds: Deeds, answers: Answers): Asking | undefined {
  for (const seat of scope.players(who)) {
    const options = deeds.hand(seat)
    const count = scope.amount(amount)
    if (answerOf(answers, seat) !== undefined || options.length <= count || count <= 0) continue
    return { seat, kind: 'discard', options, min: count, max: count, secret: true }
  }
  return undefined
}

function askToSacrifice(effect: Sacrifice, scope: Scope, deeds: Deeds, answers: Answers): Asking | undefined {
  const count = scope.amount(effect.amount)
  for (const seat of scope.players(effect.who)) {
    const own = scope.every(effect.which).filter(thing => thing.controller === seat)
    if (answerOf(answers, seat) !== undefined || own.length <= count || count <= 0) continue
    const options = own.map(thing => deeds.name(thing))
    return { seat, kind: 'sacrifice', options, min: count, max: count, secret: false }
  }
  return undefined
}
