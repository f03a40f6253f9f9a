import type { Seat } from '../../../src-engine/core/game.ts'
import { faceOf } from '../../../src-engine/brawl/cards.ts'
import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import { list, say } from '../../words/index.ts'
import { oneCard } from './cards/card-words.ts'

/** Names to show by seat; a seat without one is called by its id. */
type Names = { readonly [seat: Seat]: string }
type Who = (seat: Seat) => string

/**
 * One sentence for what happened; '' for what goes by too fast to be told. The log, the TV and screen readers all say
 * it alike.
 */
export function caption(event: BrawlEvent, names: Names): string {
  const who: Who = seat => names[seat] ?? seat
  const all = (seats: readonly Seat[]): string => list(seats.map(who))
  switch (event.type) {
    case 'round':
      return event.round === 1 ? '' : say('brawl.caption.round', { round: event.round, who: all(event.seats) })
    case 'begin':
      return say('brawl.caption.begin')
    case 'turn':
    case 'draw':
    case 'take':
    case 'discard':
      return ''
    case 'play':
      return played(event, who)
    case 'base':
      return say('brawl.caption.base', { who: who(event.by), edge: say(`brawl.caption.${event.edge}`) })
    case 'clear':
    case 'foul':
      return say(`brawl.caption.${event.type}`, { who: who(event.by), base: theBase(event, who) })
    case 'freeze': {
      const told = { who: who(event.by), base: theBase(event, who) }
      if (event.leader === undefined) return say('brawl.caption.freeze', told)
      return say('brawl.caption.freeze-kept', { ...told, leader: who(event.leader) })
    }
    case 'reverse': {
      const key = event.reversed ? 'brawl.caption.reverse' : 'brawl.caption.reverse-back'
      return say(key, { who: who(event.by), base: theBase(event, who) })
    }
    case 'modify': {
      const told = { who: who(event.by), card: oneCard(event.card), base: theBase(event, who) }
      return say('brawl.caption.modify', told)
    }
    case 'tag':
      return say('brawl.caption.tag', { who: who(event.by), to: who(event.to) })
    case 'foul-stops':
      return say('brawl.caption.foul-stops', { who: who(event.by), judges: all(event.judges) })
    case 'rule':
      if (event.verdict === 'stand') return say('brawl.caption.rule-stand', { who: who(event.by) })
      return say('brawl.caption.rule-forfeit', { who: who(event.by), against: who(event.against) })
    case 'take-back':
      return say('brawl.caption.take-back', { who: who(event.by), card: oneCard(event.card) })
    case 'knock':
    case 'done':
    case 'concede':
      return say(`brawl.caption.${event.type}`, { who: who(event.by) })
    case 'base-won':
      return won(event, who)
    case 'game': {
      const score = Object.values(event.wins).join(' : ')
      if (event.winner === undefined) return say('brawl.caption.game-drawn', { score })
      return say('brawl.caption.game', { who: who(event.winner), score })
    }
    case 'tied':
      return say('brawl.caption.tied', { who: all(event.seats), bases: say('brawl.bases', { n: event.bases }) })
    case 'over': {
      const why = say(`brawl.caption.why.${event.why}`)
      if (event.draw) return say('brawl.caption.over-draw', { why })
      return say('brawl.caption.over-won', { why, who: all(event.winners), n: event.winners.length })
    }
  }
}

function theBase({ owner, base }: { readonly owner: Seat; readonly base: number }, who: Who): string {
  return say('brawl.caption.the-base', { owner: who(owner), base: base + 1 })
}

function played(event: Extract<BrawlEvent, { type: 'play' }>, who: Who): string {
  const own = event.by === event.of
  const side = own ? say('brawl.caption.own-side') : say('brawl.caption.other-side', { who: who(event.of) })
  const told = { who: who(event.by), side, base: event.base + 1 }
  const { kind } = faceOf(event.card)
  switch (kind) {
    case 'hit':
    case 'hit2':
      return ''
    case 'block':
    case 'dodge':
      return say(`brawl.caption.${kind}`, told)
    case 'press':
      return say('brawl.caption.press', { ...told, hits: event.hits })
    default:
      return say('brawl.caption.play', { ...told, card: oneCard(event.card) })
  }
}

function won(event: Extract<BrawlEvent, { type: 'base-won' }>, who: Who): string {
  const base = event.base + 1
  if (event.winner === undefined) return say('brawl.caption.won-nobody', { base })
  const how = event.forfeit ? 'won-forfeit' : event.reversed ? 'won-fewest' : 'won'
  return say(`brawl.caption.${how}`, { base, who: who(event.winner) })
}
