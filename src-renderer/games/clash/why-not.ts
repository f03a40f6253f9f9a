import type { Offer, Seat } from '../../../src-engine/core/game.ts'
import { cardNamed } from '../../../src-engine/clash/book.ts'
import { manaValue } from '../../../src-engine/clash/cards/cost.ts'
import { t } from '../../words/index.ts'
import { offersForCard, offersForThing, pairsOf, offerOf, type TakenUp } from './action-draft.ts'
import type { ClashProps } from './props.ts'
import type { ClashView, PermanentView, ThreadView } from '../../../src-engine/clash/view/types.ts'
import { isSorceryTime } from './threads.ts'
import type { Names } from '../../table/contract.ts'

/** Why nothing can be done with something that looks grey, in one sentence with its rule; '' if something can. */

/** Untapped things that give mana, and what lies in the pool. */
function manaReady(view: ClashView, seat: Seat): number {
  const sources = Object.values(view.permanents).filter(
    thing =>
      thing.controller === seat &&
      !thing.tapped &&
      cardNamed(thing.card)?.mana !== undefined &&
      !(thing.fresh && cardNamed(thing.card)?.isCreature && !thing.keywords.includes('haste')),
  )
  return sources.length + (view.seats[seat]?.mana?.length ?? 0)
}

/** For what a player has taken up. */
export function whyNotUsed(
  { view, viewer, offers, names }: ClashProps,
  thread: ThreadView | undefined,
  up: TakenUp,
): string {
  if ('card' in up) return whyNotCard(view, thread, viewer, offers, up.card)
  return whyNotThing(view, thread, viewer, offers, up.thing, names)
}

/** For a card of one's hand. */
export function whyNotCard(
  view: ClashView,
  thread: ThreadView | undefined,
  seat: Seat,
  offers: readonly Offer[],
  name: string,
): string {
  if (offersForCard(offers, name).length > 0) return ''
  const card = cardNamed(name)
  if (card === undefined || thread === undefined) return t('clash.why.priority')
  const slow = isSorceryTime(thread, seat)
  const fast = card.is.includes('instant') || card.keywords?.includes('flash') === true
  if (!fast && thread.active !== seat) return t('clash.why.turn')
  if (card.isLand && thread.landPlayed && thread.active === seat) return t('clash.why.land')
  if (!fast && !slow) return t('clash.why.main')
  if (!thread.toAct.includes(seat)) return t('clash.why.priority')
  if (thread.pending !== undefined || thread.declaring || thread.blocking !== undefined) return t('clash.why.decide')
  if (manaReady(view, seat) < manaValue(card.manaCost)) return t('clash.why.mana')
  const aimed = [card.spell, ...(card.modes ?? [])].some(doing => (doing?.targets?.length ?? 0) > 0) || card.enchants
  // Enough mana in number and still not castable: the colours are wrong, or there is nothing to aim at.
  return aimed && coloursReady(view, seat, name) ? t('clash.why.target') : t('clash.why.mana')
}

function coloursReady(view: ClashView, seat: Seat, name: string): boolean {
  const wanted = Object.entries(cardNamed(name)?.manaCost.coloured ?? {})
  const ready = Object.values(view.permanents).filter(thing => thing.controller === seat && !thing.tapped)
  return wanted.every(
    ([colour, count]) =>
      ready.filter(thing => cardNamed(thing.card)?.mana?.some(one => one === colour)).length >= (count ?? 0),
  )
}

/** For a thing on the battlefield. */
export function whyNotThing(
  view: ClashView,
  thread: ThreadView | undefined,
  seat: Seat,
  offers: readonly Offer[],
  name: string,
  names: Names,
): string {
  const thing = view.permanents[name]
  if (thing === undefined || offersForThing(offers, name).length > 0) return ''
  if (thing.controller !== seat) {
    const reached = view.inRange[seat]?.includes(thing.controller) !== false
    return t(reached ? 'clash.why.theirs' : 'clash.why.range', { who: names(thing.controller) })
  }
  if (thread?.declaring && thread.active === seat) {
    return name in pairsOf(offerOf(offers, 'attack')) ? '' : whyNoAttack(thing)
  }
  if (thread?.blocking !== undefined && thread.toAct.includes(seat)) {
    if (name in pairsOf(offerOf(offers, 'block'))) return ''
    return thing.tapped ? t('clash.why.tapped') : t('clash.why.no-block')
  }
  if (thing.tapped) return t('clash.why.tapped')
  return t('clash.why.plain')
}

function whyNoAttack({ tapped, fresh, keywords }: PermanentView): string {
  if (keywords.includes('defender')) return t('clash.why.defender')
  if (keywords.includes('cannot-attack')) return t('clash.why.chained')
  if (tapped) return t('clash.why.tapped')
  return fresh ? t('clash.why.fresh') : t('clash.why.plain')
}
