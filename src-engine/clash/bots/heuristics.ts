import type { JsonObject } from '../../core/json.ts'
import { card as cardOf } from '../book.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashOffer } from '../offers.ts'
import { answered } from './answers.ts'
import { attackers, movers } from './attack.ts'
import { blockers } from './block.ts'
import type { Situation } from './situation.ts'
import { castings, listIn, uses, type Option } from './options.ts'
import { blockerOrder } from './order.ts'

/**
 * The rules of thumb that the normal bot plays by: cast what brings most now, hold tricks until blocks are declared,
 * attack and block by what an exchange costs and brings and by who wins the race. Nothing is looked ahead.
 */
export function heuristicChoice(situation: Situation, offers: readonly ClashOffer[]): JsonObject {
  const said = obviousChoice(situation, offers)
  if (said !== undefined) return said
  const attack = eachIn(offers, 'attack', 'attackers')
  if (attack !== undefined) {
    const moves = movers(situation, attack, eachIn(offers, 'move', 'creatures') ?? {})
    if (Object.keys(moves).length > 0) return { do: 'move', creatures: moves }
    return { do: 'attack', attackers: attackers(situation, attack) }
  }
  const block = eachIn(offers, 'block', 'blockers')
  if (block !== undefined) return { do: 'block', blockers: blockers(situation, block) }
  let best = passing
  for (const option of optionsFor(situation, offers)) if (option.value > best.value) best = option
  // A spell may change what dies, so the damage order is chosen last.
  return best === passing ? (blockerOrder(situation, offers) ?? best.action) : best.action
}

/** The worth of doing nothing; an action worth less is not taken. */
export const passing: Option = { action: { do: 'pass' }, value: 0.6 }

/** Decisions that compete with no other action: the opening hand, an answer, a land. */
export function obviousChoice(situation: Situation, offers: readonly ClashOffer[]): JsonObject | undefined {
  const found = (kind: ClashAction['do']): ClashOffer | undefined => offers.find(offer => offer.do === kind)
  if (found('keep') !== undefined) {
    return { do: found('mulligan') !== undefined && isPoor(situation) ? 'mulligan' : 'keep' }
  }
  const asked = found('choose') ?? found('discard')
  if (asked !== undefined) return answered(situation, asked)
  const land = found('land')
  return land === undefined ? undefined : { do: 'land', card: bestLand(situation, listIn(land, 'card').map(String)) }
}

/** Everything to cast and to use. */
export function optionsFor(situation: Situation, offers: readonly ClashOffer[]): readonly Option[] {
  return offers.flatMap(offer =>
    offer.do === 'cast' ? castings(situation, offer) : offer.do === 'activate' ? uses(situation, offer) : [],
  )
}

/** The creatures that may be declared, each with whom it may attack or block. */
export function eachIn(
  offers: readonly ClashOffer[],
  kind: ClashAction['do'],
  field: string,
): { readonly [name: string]: readonly string[] } | undefined {
  const blank = offers.find(offer => offer.do === kind)?.blanks[field]
  return blank?.pick === 'each' ? (blank.from as { readonly [name: string]: readonly string[] }) : undefined
}

/** A full hand with one land or none, or with hardly anything but lands. */
function isPoor({ hand, mulligans }: Situation): boolean {
  const lands = hand.filter(card => card.isLand).length
  return mulligans < 2 && (lands < 2 || lands > 5)
}

/** The land whose colour is wanted most in hand and there least on the battlefield. */
function bestLand({ things, seat, hand }: Situation, lands: readonly string[]): string {
  if (lands.length === 1) return lands[0]!
  const there = [...things.values()].filter(thing => thing.controller === seat && thing.card.mana !== undefined)
  const need = (name: string): number =>
    Math.max(
      ...(cardOf(name).mana ?? []).map(colour => {
        const wanted = hand.filter(card => card.colours.includes(colour)).length
        return wanted / (1 + there.filter(land => land.card.mana!.includes(colour)).length)
      }),
      0,
    )
  return lands.reduce((best, land) => (need(land) > need(best) ? land : best))
}
