import { starPairs, type Pair } from '../../../../src-engine/colours/colours.ts'
import { smallestDeck } from '../../../../src-engine/formats/index.ts'
import { deckAdvice, deckFaults, type DeckAdvice, type DeckFault } from '../../../../src-engine/clash/decks/legal.ts'

/** Where a list of cards may be played, format by format (RULES CLA-1, FMT-15, 16). */
export interface Fits {
  /** What keeps it from formats in which everybody has a deck. */
  readonly own: readonly DeckFault[]
  /** The places of the star it may be played at; if at none, what keeps it from the one it is nearest to. */
  readonly star: readonly Pair[]
  readonly starFaults: readonly DeckFault[]
  /** How many may share it as the one deck; 0 with the reason if none. */
  readonly shared: number
  readonly oneFaults: readonly DeckFault[]
  readonly advice: readonly DeckAdvice[]
}

/** The fewest and the most that one deck is for. */
const [fewest, most] = [2, 12]

export function fitsOf(cards: readonly string[]): Fits {
  const byPair = starPairs.map(pair => ({ pair, faults: deckFaults(cards, { pair }) }))
  const nearest = byPair.reduce((best, one) => (one.faults.length < best.faults.length ? one : best))
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => most - i)
  const shared = counts.find(n => deckFaults(cards, { sharedBy: n }).length === 0) ?? 0
  return {
    own: deckFaults(cards),
    star: byPair.flatMap(({ pair, faults }) => (faults.length === 0 ? [pair] : [])),
    starFaults: nearest.faults,
    shared,
    oneFaults: shared > 0 ? [] : deckFaults(cards, { sharedBy: fewest }),
    advice: cards.length >= smallestDeck(fewest) ? deckAdvice(cards, { sharedBy: Math.max(fewest, shared) }) : [],
  }
}
