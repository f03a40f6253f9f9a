import type { AnyGame, Chance, Viewer } from '../../src-engine/index.ts'
import { Hidden } from '../../src-engine/core/hidden.ts'
import type { State as Brawl } from '../../src-engine/brawl/state.ts'
import { pile } from '../../src-engine/clash/state/transaction.ts'
import { pileOf, type ClashState } from '../../src-engine/clash/state/state.ts'
import { sampleHands } from '../../src-engine/whist/sample.ts'
import type { State as Whist } from '../../src-engine/whist/state.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import type { Bids } from '../engine/core/toys.ts'
import { viewFor } from '../../src-engine/core/view.ts'

/**
 * How the hidden part of each game is dealt anew for the tests of secrecy: a state like this one in all that `viewer`
 * may see, in which all the rest is drawn again. A game that isn't here fails every such test (`unseenAnew`).
 */
const deals: { readonly [game: string]: (state: never, viewer: Viewer, chance: Chance, game: AnyGame) => unknown } = {
  'all-out-brawl': whist,
  'knock-out-whist': whist,
  'knockout-whist': whist,
  brawl: (state: Brawl, _viewer, chance): Brawl => ({
    ...state,
    players: state.players.map((player, index) => {
      const all = player.deck.open()
      const rest = chance.shuffle(`unseen ${state.seats[index]!}`, all.slice(player.drawn))
      return { ...player, deck: new Hidden([...all.slice(0, player.drawn), ...rest], player.deck.visibleTo) }
    }),
  }),
  bids: (state: Bids, viewer, chance): Bids => ({
    ...state,
    bids: state.bids.map(bid =>
      bid === undefined || bid.for(viewer) !== undefined
        ? bid
        : new Hidden(1 + chance.below('again', 5), bid.visibleTo),
    ),
  }),
  clash: clashAnew,
  referee: nothing,
  grab: nothing,
}

/** Deals anew what `viewer` cannot see in this state. Throws for a game that has not said what it hides. */
export function unseenAnew(game: AnyGame, state: unknown, viewer: Viewer, chance: Chance): unknown {
  const deal = deals[game.id]
  if (deal === undefined) throw new Error(`tests/support/unseen.ts does not say what ${game.id} hides`)
  return deal(state as never, viewer, chance, game)
}

/** A game that hides nothing at all. */
function nothing(state: unknown): unknown {
  return state
}

function whist(state: Whist, viewer: Viewer, chance: Chance, game: AnyGame): Whist {
  const dealt = sampleHands(viewFor(game, state, viewer) as unknown as WhistView, viewer, chance)
  return {
    ...state,
    hands: state.hands.map((hand, seat) =>
      hand.for(viewer) === undefined ? new Hidden(dealt.slice(seat * 4, seat * 4 + 4), hand.visibleTo) : hand,
    ),
  }
}

/** Libraries are shuffled, and each hand the viewer may not see is dealt anew from its owner's library and itself. */
function clashAnew(state: ClashState, viewer: Viewer, chance: Chance): ClashState {
  const { format } = state
  const libraries = { ...state.libraries }
  const players = { ...state.players }
  // A question shows its seat cards of that library or hand: those stay as they are.
  const asked = state.threads.flatMap(thread => thread.question?.seat ?? [])
  for (const seat of format.seats) {
    const key = pileOf(format, seat)
    if (asked.some(one => pileOf(format, one) === key)) continue
    const hand = players[seat]!.hand
    const library = libraries[key]!.cards.open()
    const unseen = hand.cards.for(viewer) === undefined ? [...hand.cards.open(), ...library] : library
    const anew = chance.shuffle(`unseen ${seat}`, unseen)
    if (unseen !== library) {
      players[seat] = { ...players[seat]!, hand: pile(anew.slice(0, hand.size), [seat]) }
    }
    libraries[key] = pile(unseen === library ? anew : anew.slice(hand.size))
  }
  return { ...state, players, libraries }
}
