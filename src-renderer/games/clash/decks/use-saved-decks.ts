import { shallowRef } from 'vue'
import { savedDecks, type SavedDeck } from '../../../device/kept-games.ts'

const game = 'clash'

/** The decks somebody put together on this device, by their names, in the order they were kept. */
export function useSavedDecks() {
  const decks = shallowRef(savedDecks.read(game))
  function write(next: readonly SavedDeck[]): void {
    decks.value = next
    savedDecks.keep(game, next)
  }
  /** Keeps a deck in the place of the one called `before`, or as another. A name that is taken gets a number. */
  function keep(deck: SavedDeck, before?: string): void {
    const others = decks.value.filter(one => one.name !== before)
    const taken = new Set(others.map(one => one.name))
    let { name } = deck
    for (let n = 2; taken.has(name); n++) name = `${deck.name} ${n}`
    const kept = { ...deck, name }
    const at = decks.value.findIndex(one => one.name === before)
    write(at < 0 ? [...others, kept] : decks.value.map((one, i) => (i === at ? kept : one)))
  }
  const remove = (name: string): void => write(decks.value.filter(one => one.name !== name))
  return { decks, keep, remove }
}
