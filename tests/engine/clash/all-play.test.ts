import { expect, it } from 'vitest'
import { allCards, card, cardNamed } from '../../../src-engine/clash/book.ts'
import type { Card, EffectList } from '../../../src-engine/clash/cards/card.ts'
import { keywords } from '../../../src-engine/clash/cards/keywords.ts'
import { effectKinds } from '../../../src-engine/clash/effects/handlers/effects.ts'
import {
  fillings,
  games,
  isObject,
  play,
  start,
  toAct,
  type Action,
  type Json,
  type Match,
} from '../../../src-engine/index.ts'
import { picker } from '../../support/drawn-games.ts'
import { withNested } from '../../support/clash-cards.ts'

/** Random play, in teams and alone, until every card was cast and every kind of effect and keyword has occurred. */

const seats = ['Ann', 'Ben', 'Cal', 'Dee']
const spells = allCards.filter(one => one.basic !== true).map(one => one.name)
const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']
const rich = [...lands, ...lands, ...lands]

function opened(seed: number, left: readonly string[]): Match {
  const pick = picker(seed)
  const shuffled = (names: readonly string[]): string[] =>
    names
      .map(name => ({ name, at: pick(100_000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(one => one.name)
  const piles = seats.map((_, at) =>
    shuffled([...left, ...left, ...spells].filter((_name, i) => i % 4 === (at + seed) % 4)),
  )
  const made = start(games['clash']!, {
    seats,
    options: { format: seed % 2 === 0 ? 'dci-two-on-two' : 'free-for-all' },
    given: {
      turn: 'Ann',
      stops: 'default',
      battlefield: Object.fromEntries(seats.map(seat => [seat, rich])),
      hand: Object.fromEntries(seats.map((seat, at) => [seat, piles[at]!.slice(0, 7)])),
      library: Object.fromEntries(seats.map((seat, at) => [seat, piles[at]!.slice(7)])),
    },
    seed,
  })
  if (!made.ok) throw new Error(made.code)
  return made.match
}

/** Something one could do; most often not just to pass. */
function chosen(match: Match, seat: string, pick: (n: number) => number): Action {
  const offers = match.game.offers(match.state, seat).filter(offer => {
    if (['concede', 'stops', 'yield', 'pass-to', 'order', 'undo'].includes(offer.do)) return false
    return offer.do !== 'activate' || offer.blanks['ability'] !== undefined
  })
  const busy = offers.filter(offer => offer.do !== 'pass')
  const offer =
    busy.length > 0 && pick(4) > 0 ? busy[pick(busy.length)]! : (offers.find(one => one.do === 'pass') ?? offers[0]!)
  const filled = fillings([offer])
  return filled[pick(filled.length)]!
}

const isLegal = (match: Match, seat: string, action: Action): Match | undefined => {
  const played = play(match, seat, action as unknown as Json)
  return played.ok ? played.match : undefined
}

it('Clash: every card is cast, every kind of effect and every keyword occurs', () => {
  const cast = new Set<string>()
  const kinds = new Set<string>()
  const words = new Set<string>()
  const does = (doings: readonly EffectList[] = []): void => {
    for (const { effects } of doings) for (const effect of effects.flatMap(withNested)) kinds.add(effect.do)
  }
  const noted = (event: Json): void => {
    if (!isObject(event) || cardNamed(String(event['card'])) === undefined) return
    const one: Card = card(String(event['card']))
    if (event['type'] === 'land') cast.add(one.name)
    if (event['type'] === 'cast') {
      cast.add(one.name)
      const mode = one.modes?.[Number(event['mode'])]
      does(mode === undefined ? (one.spell === undefined ? [] : [one.spell]) : [mode])
    }
    if (event['type'] === 'trigger') does(one.triggers)
    if (event['type'] === 'ability') does(one.abilities)
    if (event['type'] === 'entered') {
      for (const word of one.keywords ?? []) words.add(word)
      for (const { gains = [] } of one.statics ?? []) for (const word of gains) words.add(word)
    }
  }
  const missing = (): readonly string[] => [
    ...spells.filter(name => !cast.has(name)),
    ...effectKinds.filter(kind => !kinds.has(kind)),
    ...keywords.filter(word => !words.has(word)),
  ]
  for (let seed = 1; seed <= 60 && missing().length > 0; seed++) {
    const pick = picker(seed)
    let match = opened(
      seed,
      spells.filter(name => !cast.has(name)),
    )
    for (let i = 0; i < 500 && match.game.outcome(match.state) === undefined; i++) {
      const actors = toAct(match)
      const seat = actors[pick(actors.length)]!
      const action = chosen(match, seat, pick)
      const played = play(match, seat, action as unknown as Json)
      if (!played.ok) {
        // What fits one blank may hang on another: two blockers that menace asks for, a moved creature.
        match = isLegal(match, seat, { do: 'pass' }) ?? match
        continue
      }
      for (const { event } of played.events) noted(event as Json)
      match = played.match
    }
  }
  expect(missing()).toEqual([])
})
