import type { Card, Effect } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import {
  arrangeLibrary,
  discardAtRandom,
  discardCards,
  drawCards,
  fetchCard,
  leave,
  millCards,
  namesInLibrary,
  reanimate,
  returnToHand,
  topCards,
} from '../zones.ts'
import { answerOf, cardsNamed, idsOf, type EffectQuestion, type Answers, type Handlers } from './handler.ts'

type Discard = Extract<Effect, { readonly do: 'discard' }>
type Sacrifice = Extract<Effect, { readonly do: 'sacrifice' }>
type Search = Extract<Effect, { readonly do: 'search' }>

/** Hands, libraries and graveyards, and what players give up. */
export const cardZones: Handlers<
  'draw' | 'mill' | 'discard' | 'sacrifice' | 'return' | 'reanimate' | 'tuck' | 'arrange' | 'search'
> = {
  draw: {
    run: ({ who, amount }, scope, { tx, turn }) => {
      for (const seat of scope.players(who)) drawCards(tx, turn, seat, scope.amount(amount))
    },
  },
  mill: {
    run: ({ who, amount }, scope, { tx }) => {
      for (const seat of scope.players(who)) millCards(tx, seat, scope.amount(amount))
    },
  },
  discard: {
    ask: (effect, scope, _cause, answers) => (effect.random ? undefined : askToDiscard(effect, scope, answers)),
    run: ({ who, amount, random }, scope, cause, answers) => {
      const { tx, turn } = cause
      for (const seat of scope.players(who)) {
        if (random) discardAtRandom(cause, seat, amount)
        else discardCards(tx, turn, seat, cardsNamed(answers, seat) ?? scope.hand(seat).slice(0, amount))
      }
    },
  },
  sacrifice: {
    ask: (effect, scope, _cause, answers) => askToSacrifice(effect, scope, answers),
    run: ({ who, which, amount }, scope, { tx, turn }, answers) => {
      const going = scope.players(who).flatMap(seat => {
        const own = scope.every(which).filter(thing => thing.controller === seat)
        const picked = answerOf(answers, seat)
        return picked === undefined ? own.slice(0, amount) : own.filter(thing => picked.includes(thing.id))
      })
      leave(tx, turn, idsOf(going), 'graveyard', 'sacrificed')
    },
  },
  return: {
    run: ({ what }, scope, { tx, turn }) => {
      const buried = typeof what === 'object' && 'target' in what ? scope.grave(what) : undefined
      if (buried !== undefined) returnToHand(tx, scope.you, buried)
      else leave(tx, turn, idsOf(scope.things(what)), 'hand')
    },
  },
  reanimate: {
    run: ({ what }, scope, cause) => {
      const buried = scope.grave(what)
      if (buried !== undefined) reanimate(cause, scope.you, buried)
    },
  },
  tuck: {
    run: ({ what, under = false }, scope, { tx, turn }) =>
      leave(tx, turn, idsOf(scope.things(what)), under ? 'under' : 'library'),
  },
  arrange: {
    ask: ({ amount }, scope, { tx }, answers) => {
      const options = topCards(tx, scope.you, scope.amount(amount))
      if (options.length < 2 || answerOf(answers, scope.you) !== undefined) return undefined
      return { seat: scope.you, kind: 'arrange', options, min: options.length, max: options.length, secret: true }
    },
    run: (_effect, scope, { tx }, answers) => {
      const order = cardsNamed(answers, scope.you)
      if (order !== undefined) arrangeLibrary(tx, scope.you, order)
    },
  },
  search: {
    ask: (effect, scope, { tx }, answers) => {
      if (answerOf(answers, scope.you) !== undefined) return undefined
      const options = namesInLibrary(tx, scope.you, wanted(effect))
      return { seat: scope.you, kind: 'search', options, min: 0, max: 1, secret: true }
    },
    run: ({ to }, scope, cause, answers) => fetchCard(cause, scope.you, cardsNamed(answers, scope.you)?.[0], to),
  },
}

function wanted({ for: what }: Search): (card: Card) => boolean {
  return card => (what === 'basic-land' ? card.basic === true : card.is.includes(what))
}

function askToDiscard({ who, amount }: Discard, scope: Scope, answers: Answers): EffectQuestion | undefined {
  for (const seat of scope.players(who)) {
    const options = scope.hand(seat)
    if (answerOf(answers, seat) !== undefined || options.length <= amount) continue
    return { seat, kind: 'discard', options, min: amount, max: amount, secret: true }
  }
  return undefined
}

function askToSacrifice({ who, which, amount }: Sacrifice, scope: Scope, answers: Answers): EffectQuestion | undefined {
  for (const seat of scope.players(who)) {
    const own = scope.every(which).filter(thing => thing.controller === seat)
    if (answerOf(answers, seat) !== undefined || own.length <= amount) continue
    return { seat, kind: 'sacrifice', options: idsOf(own), min: amount, max: amount, secret: false }
  }
  return undefined
}
