import { computed, inject, provide, type InjectionKey } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import type { Card } from '../../../../src-engine/brawl/cards.ts'
import { characterOf, recipeOf } from '../../../../src-engine/brawl/character.ts'
import type { BrawlView } from '../../../../src-engine/brawl/view.ts'
import type { Names } from '../../../table/contract.ts'

/** What every row, Base and string asks of the table they lie on; a display's is silent. */
export interface Board {
  readonly view: BrawlView
  readonly names: Names
  /** Whose deck the seat plays; by itself, so that what shows only this is not drawn again at every play. */
  readonly character: (seat: Seat) => string
  readonly colour: (seat: Seat) => string
  /** How many of the card this seat's deck holds; nothing where nobody knows whose it is. */
  readonly copies: (seat: Seat | undefined, card: Card) => number | undefined
  /** Whether a card that somebody here holds may go there. */
  readonly lit: (key: string) => boolean
  /** Nothing is lit, but somebody here may put the card they hold anywhere: with the honour referee. */
  readonly anywhere: 'a Base' | 'a card' | undefined
  /** A card dragged by a finger is over it. */
  readonly over: (key: string) => boolean
  /** Tapped, or chosen by Enter. */
  readonly press?: ((key: string) => void) | undefined
  /** Keys of the keyboard that mean it, with the hand whose they are. */
  readonly caps: (key: string) => readonly Cap[]
  /** Where a card on this Base (or side of it) flies in from: the name of a flight anchor. */
  readonly from: (id: number, side: Seat | undefined) => string | undefined
  /** Who points at this Base just now. */
  readonly pointers: (row: string, id: number) => readonly Seat[]
  /** Whether this Base is being counted, or has been: then its leader has won it. */
  readonly counted?: ((row: string, id: number) => 'now' | 'before' | undefined) | undefined
}
/** What is printed on a key, and whose it is. */
export interface Cap {
  readonly printed: string
  readonly hand: 'left' | 'right'
}

const key: InjectionKey<Board> = Symbol('brawl board')
export const provideBoard = (board: Board): void => provide(key, board)
export function useBoard(): Board {
  const board = inject(key)
  if (board === undefined) throw new Error('no board is provided')
  return board
}

/** Characters by seat, which stay the same for a whole game. */
export function charactersOf(view: () => BrawlView): Board['character'] {
  const all = computed<string>(() =>
    Object.entries(view().seats)
      .map(([seat, { character }]) => `${seat}\t${character}`)
      .join('\n'),
  )
  const map = computed(() => new Map(all.value.split('\n').map(pair => pair.split('\t') as [Seat, string])))
  return seat => map.value.get(seat) ?? ''
}

/** What each deck holds, which stays the same for a whole game as well. */
export function copiesFrom(view: () => BrawlView): Board['copies'] {
  const character = charactersOf(view)
  const extras = computed(() => view().extras)
  return (seat, card) => {
    const found = seat === undefined ? undefined : characterOf(character(seat))
    return found === undefined ? undefined : recipeOf(found, extras.value)[card]
  }
}

/** A board nobody plays on. */
export function silentBoard(
  view: () => BrawlView,
  names: Names,
  colour: (seat: Seat) => string,
  from: Board['from'] = () => undefined,
  counted?: Board['counted'],
): Board {
  return {
    get view() {
      return view()
    },
    names,
    character: charactersOf(view),
    colour,
    copies: copiesFrom(view),
    lit: () => false,
    anywhere: undefined,
    over: () => false,
    caps: () => [],
    from,
    pointers: () => [],
    counted,
  }
}
