import type { Offer } from '../../../src-engine/core/game.ts'
import type { Suit } from '../../../src-engine/cards/french.ts'
import { suitWords, type FanCard } from '../../design/index.ts'
import type { WhistView } from './seen.ts'

/** The cards the offers let this seat play now: the host decides, the screen only lights them. */
export function playableNow(offers: readonly Offer[]): readonly string[] {
  const blank = offers.find(offer => offer.do === 'play')?.blanks['card']
  return blank?.pick === 'one' ? blank.from.filter(card => typeof card === 'string') : []
}

export function mayTap(offers: readonly Offer[]): boolean {
  return offers.some(offer => offer.do === 'pass')
}

/** One's own cards as a fan, each unplayable one with the reason. */
export function fanOf(view: WhistView, seat: string, offers: readonly Offer[]): FanCard[] {
  const playable = playableNow(offers)
  const cards = view.seats[seat]?.cards ?? []
  return cards.map(card =>
    playable.includes(card) ? { card } : { card, unplayable: true, reason: whyNot(view, seat) },
  )
}

/** Why a card that is not offered can't be played, from what everybody sees. */
function whyNot(view: WhistView, seat: string): string {
  if (view.phase === 'over') return 'The game is over.'
  if (view.phase === 'trump') return 'Trump has not been called yet.'
  if (!view.toAct.includes(seat)) return 'It is not your turn.'
  const led = view.trick.led
  return led === undefined ? 'Not now.' : `Follow suit: play a ${suitWords[led].slice(0, -1)}.`
}

/** What this seat is asked for, in one line over the hand. */
export function prompt(
  view: WhistView,
  seat: string,
  offers: readonly Offer[],
  names: { readonly [seat: string]: string },
): string {
  const me = view.seats[seat]
  const acting = view.toAct[0]
  const who = acting === undefined ? '' : (names[acting] ?? acting)
  if (view.phase === 'over') {
    return view.winner === seat ? 'You won the game!' : `${names[view.winner ?? ''] ?? 'Nobody'} has won the game.`
  }
  const next = view.phase === 'trump' ? `${who} calls trump.` : `${who} to play.`
  if (me?.status === 'out') return `You are out. ${next}`
  if (me?.status === 'dazed') return `You are dazed until the next round. ${next}`
  if (acting !== seat) return view.phase === 'trump' ? `${who} is calling trump …` : `${who} is thinking …`
  if (view.phase === 'trump') return 'You call trump.'
  if (mayTap(offers)) return 'Your dog’s life: play your one card, or tap and wait for a later trick.'
  if (me?.status === 'dog') return 'The last trick: your dog must play its one card now.'
  const led = view.trick.led
  if (led === undefined) return 'Your lead: play any card.'
  const must = playableNow(offers).every(card => card[1] === led)
  return must
    ? `Your turn: follow ${suitWords[led as Suit]}.`
    : `No ${suitWords[led as Suit]} in your hand: play any card.`
}
