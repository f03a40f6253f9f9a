import type { Seat } from '../../../src-engine/core/game.ts'
import { faceOf } from '../../../src-engine/brawl/cards.ts'
import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import { formatList, t } from '../../words/index.ts'
import { cardName, oneCard } from './cards/card-text.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Captions, Names } from '../../table/contract.ts'
import { awardsOf } from './awards.ts'

type Who = (seat: Seat) => string

/**
 * One sentence for an event; '' for one that comes too often for a sentence. The log, the TV and screen readers use the
 * same.
 */
export function caption(event: BrawlEvent, names: Names): string {
  const who: Who = seat => names[seat] ?? seat
  const all = (seats: readonly Seat[]): string => formatList(seats.map(who))
  switch (event.type) {
    case 'round':
      return event.round === 1 ? '' : t('brawl.caption.round', { round: event.round, who: all(event.seats) })
    case 'begin':
      return t('brawl.caption.begin')
    case 'turn':
    case 'draw':
    case 'take':
    case 'discard':
      return ''
    case 'play':
      return played(event, who)
    case 'base':
      return t('brawl.caption.base', { who: who(event.by), edge: t(`brawl.caption.${event.edge}`) })
    case 'clear':
    case 'foul':
      return t(`brawl.caption.${event.type}`, { who: who(event.by), base: theBase(event, who) })
    case 'freeze': {
      const params = { who: who(event.by), base: theBase(event, who) }
      if (event.leader === undefined) return t('brawl.caption.freeze', params)
      return t('brawl.caption.freeze-kept', { ...params, leader: who(event.leader) })
    }
    case 'reverse': {
      const key = event.reversed ? 'brawl.caption.reverse' : 'brawl.caption.reverse-back'
      return t(key, { who: who(event.by), base: theBase(event, who) })
    }
    case 'modify': {
      const params = { who: who(event.by), card: oneCard(event.card), base: theBase(event, who) }
      return t('brawl.caption.modify', params)
    }
    case 'tag':
      return t('brawl.caption.tag', { who: who(event.by), to: who(event.to) })
    case 'foul-stops':
      return t('brawl.caption.foul-stops', {
        who: who(event.by),
        judges: all(event.judges),
        n: event.judges.length,
      })
    case 'rule':
      if (event.verdict === 'stand') return t('brawl.caption.rule-stand', { who: who(event.by) })
      return t('brawl.caption.rule-forfeit', { who: who(event.by), against: who(event.against) })
    case 'take-back':
      return t('brawl.caption.take-back', { who: who(event.by), card: oneCard(event.card) })
    case 'ask-in':
    case 'knock':
    case 'done':
    case 'concede':
      return t(`brawl.caption.${event.type}`, { who: who(event.by) })
    case 'base-won':
      return won(event, who)
    case 'game': {
      const score = Object.values(event.wins).join(' : ')
      if (event.winner === undefined) return t('brawl.caption.game-drawn', { score })
      return t('brawl.caption.game', { who: who(event.winner), score })
    }
    case 'tied':
      return t('brawl.caption.tied', { who: all(event.seats), bases: t('brawl.bases', { n: event.bases }) })
    case 'over': {
      const why = t(`brawl.caption.why.${event.why}`)
      if (event.draw) return t('brawl.caption.over-draw', { why })
      return t('brawl.caption.over-won', { why, who: all(event.winners), n: event.winners.length })
    }
  }
}

function theBase({ owner, base }: { readonly owner: Seat; readonly base: number }, who: Who): string {
  return t('brawl.caption.the-base', { owner: who(owner), base: base + 1 })
}

function played(event: Extract<BrawlEvent, { type: 'play' }>, who: Who): string {
  const own = event.by === event.of
  const side = own ? t('brawl.caption.own-side') : t('brawl.caption.other-side', { who: who(event.of) })
  const params = { who: who(event.by), side, base: event.base + 1 }
  const { kind } = faceOf(event.card)
  switch (kind) {
    case 'hit':
    case 'hit2':
      return ''
    case 'block':
    case 'dodge':
      return t(`brawl.caption.${kind}`, params)
    case 'press':
      return t('brawl.caption.press', { ...params, hits: event.hits })
    default:
      return t('brawl.caption.play', { ...params, card: oneCard(event.card) })
  }
}

function won(event: Extract<BrawlEvent, { type: 'base-won' }>, who: Who): string {
  const base = event.base + 1
  if (event.winner === undefined) return t('brawl.caption.won-nobody', { base })
  const how = event.forfeit ? 'won-forfeit' : event.reversed ? 'won-fewest' : 'won'
  return t(`brawl.caption.${how}`, { base, who: who(event.winner) })
}

/** In slow motion every card is worth a line. */
function again(event: BrawlEvent, names: Names): string {
  if (event.type !== 'play') return caption(event, names)
  const params = { who: names[event.by] ?? event.by, card: cardName(event.card), base: event.base + 1 }
  return t('brawl.caption.again', params)
}

export const captions: Captions<BrawlView, BrawlEvent> = { caption, again, awards: awardsOf }
