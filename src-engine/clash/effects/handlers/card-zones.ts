import type { Card, Effect } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import type { EffectApi } from '../effect-api.ts'
import { answerOf, cardsNamed, type EffectQuestion, type Answers, type Handlers } from './handler.ts'

type Discard = Extract<Effect, { readonly do: 'discard' }>
type Sacrifice = Extract<Effect, { readonly do: 'sacrifice' }>
type Search = Extract<Effect, { readonly do: 'search' }>

/** Hands, libraries and graveyards, and what players give up. */
export const cardZones: Handlers<
  'draw' | 'mill' | 'discard' | 'sacrifice' | 'return' | 'reanimate' | 'tuck' | 'arrange' | 'search'
> = {
  draw: {
    run: ({ who, amount }, scope, api) => {
      for (const seat of scope.players(who)) api.draw(seat, scope.amount(amount))
    },
  },
  mill: {
    run: ({ who, amount }, scope, api) => {
      for (const seat of scope.players(who)) api.mill(seat, scope.amount(amount))
    },
  },
  discard: {
    ask: (effect, scope, api, answers) => (effect.random ? undefined : askToDiscard(effect, scope, api, answers)),
    run: ({ who, amount, random }, scope, api, answers) => {
      for (const seat of scope.players(who)) {
        const count = scope.amount(amount)
        if (random) api.discardAtRandom(seat, count)
        else api.discard(seat, cardsNamed(answers, seat) ?? api.hand(seat).slice(0, count))
      }
    },
  },
  sacrifice: {
    ask: (effect, scope, _api, answers) => askToSacrifice(effect, scope, answers),
    run: ({ who, which, amount }, scope, api, answers) => {
      const going = scope.players(who).flatMap(seat => {
        const own = scope.every(which).filter(thing => thing.controller === seat)
        const picked = answerOf(answers, seat)
        return picked === undefined ? own.slice(0, scope.amount(amount)) : own.filter(one => picked.includes(one.id))
      })
      api.sacrifice(going)
    },
  },
  return: {
    run: ({ what }, scope, api) => {
      const one = typeof what === 'object' && 'target' in what ? scope.grave(what) : undefined
      if (one !== undefined) api.returnToHand(scope.you, one)
      else api.send(scope.things(what), 'hand')
    },
  },
  reanimate: {
    run: ({ what }, scope, api) => {
      const one = scope.grave(what)
      if (one !== undefined) api.reanimate(scope.you, one)
    },
  },
  tuck: {
    run: ({ what, under = false }, scope, api) => api.send(scope.things(what), under ? 'under' : 'library'),
  },
  arrange: {
    ask: ({ amount }, scope, api, answers) => {
      const options = api.top(scope.you, scope.amount(amount))
      if (options.length < 2 || answerOf(answers, scope.you) !== undefined) return undefined
      return { seat: scope.you, kind: 'arrange', options, min: options.length, max: options.length, secret: true }
    },
    run: (_effect, scope, api, answers) => {
      const order = cardsNamed(answers, scope.you)
      if (order !== undefined) api.arrange(scope.you, order)
    },
  },
  search: {
    ask: (effect, scope, api, answers) => {
      if (answerOf(answers, scope.you) !== undefined) return undefined
      const options = api.inLibrary(scope.you, wanted(effect))
      return { seat: scope.you, kind: 'search', options, min: 0, max: 1, secret: true }
    },
    run: ({ to }, scope, api, answers) => api.fetch(scope.you, cardsNamed(answers, scope.you)?.[0], to),
  },
}

function wanted({ for: what }: Search): (card: Card) => boolean {
  return card => (what === 'basic-land' ? card.basic === true : card.is.includes(what))
}

function askToDiscard(
  { who, amount }: Discard,
  scope: Scope,
  api: EffectApi,
  answers: Answers,
): EffectQuestion | undefined {
  for (const seat of scope.players(who)) {
    const options = api.hand(seat)
    const count = scope.amount(amount)
    if (answerOf(answers, seat) !== undefined || options.length <= count || count <= 0) continue
    return { seat, kind: 'discard', options, min: count, max: count, secret: true }
  }
  return undefined
}

function askToSacrifice(effect: Sacrifice, scope: Scope, answers: Answers): EffectQuestion | undefined {
  const count = scope.amount(effect.amount)
  for (const seat of scope.players(effect.who)) {
    const own = scope.every(effect.which).filter(thing => thing.controller === seat)
    if (answerOf(answers, seat) !== undefined || own.length <= count || count <= 0) continue
    const options = own.map(thing => thing.id)
    return { seat, kind: 'sacrifice', options, min: count, max: count, secret: false }
  }
  return undefined
}
