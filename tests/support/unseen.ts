import { pack } from '../../src-engine/cards/french.ts'
import {
  chanceFrom,
  type AnyGame,
  type Chance,
  type ChanceState,
  type Json,
  type Viewer,
} from '../../src-engine/index.ts'
import { Hidden } from '../../src-engine/core/hidden.ts'
import { chanceOf, randomFrom } from '../../src-engine/core/random.ts'
import type { State as Brawl } from '../../src-engine/brawl/state.ts'
import { pile } from '../../src-engine/clash/state/transaction.ts'
import { pileOf, type ClashState } from '../../src-engine/clash/state.ts'
import { fill, unseenBy } from '../../src-engine/whist/bots/sample.ts'
import { cardsOf, type WhistView } from '../../src-engine/whist/view.ts'
import type { State as Whist } from '../../src-engine/whist/state.ts'
import type { Bids } from '../engine/core/toys.ts'
import { viewFor } from '../../src-engine/core/view.ts'

/** What one viewer may not see of a game, and how the tests of secrecy make it another. */
interface Unseen<State> {
  /**
   * A state like this one in all that `viewer` may see, in which all the rest is drawn again. With `next`, the state an
   * action leads to, what comes to light on the way there stays as it is too.
   */
  redraw(state: State, viewer: Viewer, chance: Chance, game: AnyGame, next?: State | undefined): State
  /** What a scenario would answer to a draw of this name so that `after` comes of it; nothing where it has no say. */
  answer?(what: string, after: State): Json | undefined
  /** A shuffle that came out so and led to `after`, shuffled again in all that `viewer` does not see of it there. */
  reshuffled?<T>(what: string, came: readonly T[], after: State, viewer: Viewer, chance: Chance): readonly T[]
}

const whist: Unseen<Whist> = {
  redraw: (state, viewer, chance, game) => {
    const dealt = fill(unseenBy(viewFor(game, state, viewer) as unknown as WhistView, viewer), n =>
      chance.below('unseen', n),
    )
    return {
      ...state,
      hands: state.hands.map((hand, seat) =>
        hand.for(viewer) === undefined ? new Hidden(dealt.slice(seat * 4, seat * 4 + 4), hand.visibleTo) : hand,
      ),
    }
  },
  answer: (what, { board, names, hands }) => {
    if (what !== `deal ${board.deals}`) return undefined
    const dealt = Object.fromEntries(names.map((name, seat) => [name, cardsOf(hands[seat]!.open())]))
    return board.turnUp < 0 ? dealt : { ...dealt, turnUp: pack[board.turnUp]! }
  },
}

const brawl: Unseen<Brawl> = {
  redraw: (state, _viewer, chance, _game, next) => ({
    ...state,
    players: state.players.map((player, index) => {
      const all = player.deck.open()
      const known = next?.round === state.round ? next.players[index]!.drawn : player.drawn
      const rest = chance.shuffle(`unseen ${state.seats[index]!}`, all.slice(known))
      return { ...player, deck: new Hidden([...all.slice(0, known), ...rest], player.deck.visibleTo) }
    }),
  }),
  reshuffled: (what, came, _after, _viewer, chance) => (what.startsWith('deck ') ? chance.shuffle(what, came) : came),
}

const bids: Unseen<Bids> = {
  redraw: (state, viewer, chance, _game, next) => ({
    ...state,
    // With the last bid all are compared, and who wins tells of them.
    bids: next?.bids.every(bid => bid === undefined)
      ? state.bids
      : state.bids.map(bid =>
          bid === undefined || bid.for(viewer) !== undefined
            ? bid
            : new Hidden(1 + chance.below('again', 5), bid.visibleTo),
        ),
  }),
}

const clash: Unseen<ClashState> = {
  redraw: redrawClash,
  reshuffled: (what, came, { format, options, players }, viewer, chance) => {
    const owner = /^library (.*)$/.exec(what)?.[1]
    if (owner === undefined || format.rules.oneDeck) return came
    if (owner !== viewer) return chance.shuffle(what, came)
    // Their own hand comes off the top of it.
    const seen = options.kindHands ? came.length : players[owner]!.hand.size
    return [...came.slice(0, seen), ...chance.shuffle(what, came.slice(seen))]
  },
}

/** A game that hides nothing at all. */
const nothing: Unseen<unknown> = { redraw: state => state }

const games: { readonly [game: string]: Unseen<unknown> } = {
  'all-out-brawl': whist,
  'knock-out-whist': whist,
  'knockout-whist': whist,
  brawl,
  bids,
  clash,
  referee: nothing,
  grab: nothing,
}

function unseenOf(game: AnyGame): Unseen<unknown> {
  const found = games[game.id]
  if (found === undefined) throw new Error(`tests/support/unseen.ts does not say what ${game.id} hides`)
  return found
}

/** Whether anything of it is hidden from anybody, as the list above says; `secrecy.test.ts` holds the list to it. */
export const hidesSomething = (game: AnyGame): boolean => unseenOf(game) !== nothing

/** The state with all that `viewer` cannot see drawn again (`Unseen.redraw`). Throws for a game that isn't in the list above. */
export function redrawUnseen(game: AnyGame, state: unknown, viewer: Viewer, chance: Chance, next?: unknown): unknown {
  return unseenOf(game).redraw(state, viewer, chance, game, next)
}

/** What is drawn again is drawn from a stream of its own: one for each of the other worlds. */
export const lotsOf = (world: number): Chance => chanceOf(randomFrom(world))

/**
 * Chance that draws as `before` did when it led to `after`, but for what `viewer` sees nothing of: that is drawn again.
 * What they see of a new deal stays, all other hands are others.
 */
export function unseenRedrawn(
  game: AnyGame,
  before: ChanceState,
  after: unknown,
  viewer: Viewer,
  chance: Chance,
): Chance {
  const unseen = unseenOf(game)
  const same = chanceFrom(before)
  const other = unseen.answer === undefined ? undefined : unseen.redraw(after, viewer, chance, game)
  return {
    below: same.below,
    answer: what => unseen.answer?.(what, other) ?? same.answer(what),
    shuffle: <T>(what: string, items: readonly T[]): T[] => {
      const came = same.shuffle(what, items)
      return [...(unseen.reshuffled?.(what, came, after, viewer, chance) ?? came)]
    },
  }
}

/** Libraries are shuffled, and each hand the viewer may not see is dealt again from its owner's library and itself. */
function redrawClash(
  state: ClashState,
  viewer: Viewer,
  chance: Chance,
  _game: AnyGame,
  next?: ClashState | undefined,
): ClashState {
  const { format } = state
  const libraries = { ...state.libraries }
  const players = { ...state.players }
  // A question shows its seat cards of that library or hand: those stay as they are.
  const asked = [...state.threads, ...(next?.threads ?? [])].flatMap(thread => thread.question?.seat ?? [])
  for (const seat of format.seats) {
    const key = pileOf(format, seat)
    if (asked.some(one => pileOf(format, one) === key)) continue
    const hand = players[seat]!.hand
    const library = libraries[key]!.cards.open()
    // What is drawn comes off the top; of a hidden hand what has left it is known.
    const drawn = next === undefined ? 0 : Math.max(0, library.length - next.libraries[key]!.cards.open().length)
    const [top, below] = [library.slice(0, drawn), library.slice(drawn)]
    if (hand.cards.for(viewer) !== undefined) {
      libraries[key] = pile([...top, ...chance.shuffle(`unseen ${seat}`, below)])
      continue
    }
    const held = hand.cards.open()
    const left = next === undefined ? [] : gone(held, next.players[seat]!.hand.cards.open())
    const kept = gone(held, left)
    const redrawn = chance.shuffle(`unseen ${seat}`, [...kept, ...below])
    players[seat] = { ...players[seat]!, hand: pile([...left, ...redrawn.slice(0, kept.length)], [seat]) }
    libraries[key] = pile([...top, ...redrawn.slice(kept.length)])
  }
  return { ...state, players, libraries }
}

/** What is in the one list and not in the other, as often. */
function gone(before: readonly string[], after: readonly string[]): string[] {
  const rest = [...after]
  return before.filter(name => {
    const at = rest.indexOf(name)
    if (at < 0) return true
    rest.splice(at, 1)
    return false
  })
}
