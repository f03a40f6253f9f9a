import type { Offer } from '../../../src-engine/core/game.ts'
import { suitName, type FanCard } from '../../design/index.ts'
import { t } from '../../words/index.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import type { Names } from '../../table/contract.ts'

/** The cards the offers let this seat play now: the host decides what is legal, the screen only highlights it. */
export function playableNow(offers: readonly Offer[]): readonly string[] {
  const blank = offers.find(offer => offer.do === 'play')?.blanks['card']
  return blank?.pick === 'one' ? blank.from.filter(card => typeof card === 'string') : []
}

export function mayTap(offers: readonly Offer[]): boolean {
  return offers.some(offer => offer.do === 'pass')
}

/** Of these offers those for the hand that is seen: the next one's come while the end of this one is still looked at. */
export function offersSeen(view: WhistView, seat: string | undefined, offers: readonly Offer[]): readonly Offer[] {
  const cards = (seat === undefined ? undefined : view.seats[seat]?.cards) ?? []
  const calls = view.phase === 'trump' && offers.some(offer => offer.do === 'trump')
  const now = playableNow(offers)
  return calls || cards.some(card => now.includes(card)) ? offers : []
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
  if (view.phase === 'over') return t('refusals.game-over')
  if (view.phase === 'trump') return t('whist.not.no-trump')
  if (!view.toAct.includes(seat)) return t('refusals.not-your-turn')
  const led = view.trick.led
  return led === undefined ? t('whist.not.not-now') : t('whist.not.follow', { one: t(`cards.one.${led}`) })
}

/** What this seat is asked for, in one line over the hand. `away`: seats whose people are not there, and no bot plays for. */
export function prompt(
  view: WhistView,
  seat: string,
  offers: readonly Offer[],
  names: Names,
  away: readonly string[] = [],
): string {
  const me = view.seats[seat]
  const acting = view.toAct[0]
  const who = acting === undefined ? '' : names(acting)
  if (view.phase === 'over') {
    if (view.winner === seat) return t('whist.prompt.won')
    return t('whist.prompt.has-won', {
      who: view.winner === undefined ? t('common.nobody') : names(view.winner),
    })
  }
  const next = t(view.phase === 'trump' ? 'whist.prompt.calls' : 'whist.prompt.plays', { who })
  // Nobody is next while what lies there is still looked at.
  const waiting = acting === undefined ? '' : next
  if (me?.status === 'out') return t('whist.prompt.out', { next: waiting }).trim()
  if (me?.status === 'dazed') return t('whist.prompt.dazed', { next: waiting }).trim()
  if (acting === undefined) return playableNow(offers).length > 0 ? t('whist.prompt.lead') : ''
  if (acting !== seat) {
    if (away.includes(acting ?? '')) return t('whist.prompt.away', { who })
    return t(view.phase === 'trump' ? 'whist.prompt.calling' : 'whist.prompt.thinking', { who })
  }
  if (view.phase === 'trump') return whyCallText(view)
  if (mayTap(offers)) return t('whist.prompt.dog')
  if (me?.status === 'dog') return t('whist.prompt.dog-last')
  const led = view.trick.led
  if (led === undefined) return t('whist.prompt.lead')
  const must = playableNow(offers).every(card => card[1] === led)
  return t(must ? 'whist.prompt.follow' : 'whist.prompt.free', { suit: suitName(led) })
}

type Call = Pick<WhistView, 'game' | 'tie'>

/** Why one calls trump: the dealer after looking (RULES AOB-3), elsewhere who took most tricks or won the tie (KOW-3, KW-2). */
function whyCallText({ game, tie }: Call): string {
  if (game === 'all-out-brawl') return t(tie === undefined ? 'whist.call.deal-hand' : 'whist.call.tie-deal')
  if (tie !== undefined) return t(game === 'knockout-whist' ? 'whist.call.tie-round' : 'whist.call.tie-hand')
  return t(game === 'knockout-whist' ? 'whist.call.tricks-round' : 'whist.call.tricks-hand')
}

/** The same of somebody else, for the room. */
export function whyTheyCallText({ game, tie }: Call): string {
  if (tie !== undefined) return t(tie.draws.length === 0 ? 'whist.call.by-lot' : 'whist.call.by-draw')
  return t(game === 'all-out-brawl' ? 'whist.call.by-deal' : 'whist.call.by-tricks')
}

/** Who takes the trick that lies there; whoever it is is spoken to. */
export function takesText(winner: string, names: Names, mine?: string): string {
  if (winner === mine) return t('whist.table.you-take-it')
  return t('whist.table.takes-it', { who: names(winner) })
}
