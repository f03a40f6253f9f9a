import { computed, inject, provide, type InjectionKey } from 'vue'
import type { Seat } from '../../../src-engine/core/game.ts'
import type { BrawlView } from './seen.ts'

/** What every row, Base and string asks of the table they lie on; a display's is silent. */
export interface Board {
  readonly view: BrawlView
  readonly name: (seat: Seat) => string
  /** Whose deck the seat plays; by itself, so that what shows only this is not drawn again at every play. */
  readonly character: (seat: Seat) => string
  readonly colour: (seat: Seat) => string
  /** Whether a card that somebody here holds may go there. */
  readonly lit: (key: string) => boolean
  /** A card dragged by a finger is over it. */
  readonly over: (key: string) => boolean
  /** Tapped, or chosen by Enter. */
  readonly press?: ((key: string) => void) | undefined
  /** Keys of the keyboard that mean it, with the hand whose they are. */
  readonly caps: (key: string) => readonly Cap[]
  /** The place a card on this Base (or side of it) came from, by name. */
  readonly from: (id: number, side: Seat | undefined) => string | undefined
  /** Whoever points at this Base just now. */
  readonly pointers: (row: string, id: number) => readonly Seat[]
}
export interface Cap {
  readonly text: string
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
      .map(([seat, { character }]) => `${seat} ${character}`)
      .join('|'),
  )
  const map = computed(() => new Map(all.value.split('|').map(pair => pair.split(' ') as [Seat, string])))
  return seat => map.value.get(seat) ?? ''
}

/** A board nobody plays on. */
export function silentBoard(
  view: () => BrawlView,
  name: (seat: Seat) => string,
  colour: (seat: Seat) => string,
  from: Board['from'] = () => undefined,
): Board {
  return {
    get view() {
      return view()
    },
    name,
    character: charactersOf(view),
    colour,
    lit: () => false,
    over: () => false,
    caps: () => [],
    from,
    pointers: () => [],
  }
}
