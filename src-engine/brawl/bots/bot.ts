import type { BotInput, Level, Offer } from '../../core/game.ts'
import type { BrawlAction } from '../actions.ts'
import { type Card } from '../cards.ts'
import { boardFor, deckOf, type Board, type Choice } from './board.ts'
import { bestPlay, levelWeights } from './evaluation.ts'
import { farPlay } from './look-ahead.ts'
import type { Player, State } from '../state.ts'

type BrawlAsked = BotInput<State, BrawlAction['do']>
const burning: BrawlAction = { do: 'discard' }

/**
 * What a bot does now. Levels differ in what they weigh, in the mistakes they make and in how far they look ahead; the host
 * gives them their reaction time.
 */
export function bot(asked: BrawlAsked): BrawlAction {
  const { offers, state, seat } = asked
  const can = (kind: BrawlAction['do']): boolean => offers.some(offer => offer.do === kind)
  if (can('knock')) return { do: 'knock' }
  // An easy player is a good sport; the others take what they are given.
  if (can('rule')) return { do: 'rule', verdict: asked.level === 'easy' ? 'stand' : 'forfeit' }
  // Whoever asks for the ring gets it at once.
  const asking = mateWith(asked, mate => mate.asksIn)
  if (asking !== undefined) return { do: 'tag', to: asking }
  const board = boardFor(state, state.seats.indexOf(seat))
  const { hand } = state.players[board.me]!
  return hand === undefined ? fillHand(asked, board, can) : withHand(asked, board, hand, can)
}

/** A card in hand: play it where it does most, or burn it. */
function withHand(asked: BrawlAsked, board: Board, hand: Card, can: (kind: BrawlAction['do']) => boolean): BrawlAction {
  const choice = chosen(asked, board, hand)
  // What was lifted was lifted to be played; else it would be lifted and set back for ever.
  const meant = board.state.players[board.me]!.lifted
  if (choice !== undefined && (meant || choice.gain > threshold(asked.level, board, hand) || !can('discard')))
    return choice.action
  if (can('discard')) return burning
  return choice?.action ?? lastResort(asked.offers)
}

/** No card in hand: lift the discard if it has become good, else draw; then tag, else say so. */
function fillHand(asked: BrawlAsked, board: Board, can: (kind: BrawlAction['do']) => boolean): BrawlAction {
  const { state, me } = board
  const own = state.players[me]!
  const top = own.discard.at(-1)
  const remembers = deckOf(state, me) === 0 || !levelWeights[asked.level].mistakes.includes('forgets-discards')
  if (can('take') && top !== undefined && remembers) {
    const choice = chosen(asked, board, top)
    const least = deckOf(state, me) === 0 ? 0.002 : levelWeights[asked.level].lift
    if (choice !== undefined && choice.gain > least) return { do: 'take' }
  }
  if (can('draw')) return { do: 'draw' }
  const fresh = mateWith(asked, mate => mate.drawn < mate.size || mate.hand !== undefined)
  if (fresh !== undefined) return { do: 'tag', to: fresh }
  // Who is done hands the ring to a team-mate who is not.
  const waiting = !own.done ? undefined : mateWith(asked, mate => mate.discard.length > 0)
  if (waiting !== undefined) return { do: 'tag', to: waiting }
  if (can('done')) return { do: 'done' }
  // Training has no `done`: the ring goes to a team-mate whose top discard could be played.
  const lifter = can('take')
    ? undefined
    : mateWith(asked, mate => {
        const lifted = mate.discard.at(-1)
        return lifted !== undefined && chosen(asked, board, lifted) !== undefined
      })
  if (lifter !== undefined) return { do: 'tag', to: lifter }
  return lastResort(asked.offers)
}

/** A team-mate who is not done and of whom this is so. */
function mateWith({ offers, state }: BrawlAsked, so: (mate: Player) => boolean): string | undefined {
  const to = offers.find(offer => offer.do === 'tag')?.blanks['to']
  if (to?.pick !== 'one') return undefined
  return (to.from as string[]).find(name => {
    const mate = state.players[state.seats.indexOf(name)]!
    return !mate.done && so(mate)
  })
}

/** The best play as a player of this level sees it. */
function chosen(asked: BrawlAsked, board: Board, card: Card): Choice | undefined {
  const weights = levelWeights[asked.level]
  return asked.level === 'master' ? farPlay(board, card, weights) : bestPlay(board, card, weights)
}

/** What a play must gain: below it the card is burnt. */
function threshold(level: Level, { state, me }: Board, card: Card): number {
  const weights = levelWeights[level]
  // Freezing a Base that is being lost, or one that is even, gives it away.
  if (card === 'freeze') return weights.freeze
  return deckOf(state, me) === 0 ? 0 : weights.least
}

function lastResort(offers: readonly Offer<BrawlAction['do']>[]): BrawlAction {
  const open = offers.filter(offer => offer.do !== 'concede' && offer.do !== 'ask-in')
  const offer = open[0] ?? { do: 'concede' as const, blanks: {} }
  const filled = Object.entries(offer.blanks).map(([field, blank]) => [field, blank.pick === 'one' ? blank.from[0] : 0])
  return { do: offer.do, ...Object.fromEntries(filled) } as BrawlAction
}
