import { computed, watch } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { preferences } from '../../../design/index.ts'
import { shortcutText, type Action } from '../../../table/actions/action.ts'
import { useActions } from '../../../table/actions/use-actions.ts'
import { t } from '../../../words/index.ts'
import type { Cap } from '../board/board.ts'
import { playsIn, sideName, type Row } from '../board/rows.ts'
import { spotKey, type Spot } from '../board/spots.ts'
import type { BrawlView } from '../../../../src-engine/brawl/view.ts'
import { RowHistory } from './row-history.ts'
import type { OwnActions } from './use-own-actions.ts'
import type { Names } from '../../../table/contract.ts'

/** Physical keys (`event.code`), so that a row of keys is a row of the table on every keyboard layout. */
export interface Hand {
  readonly hand: 'left' | 'right'
  readonly far: readonly string[]
  readonly base: readonly string[]
  readonly near: readonly string[]
  readonly draw: string
  readonly discard: string
  readonly take: string
  /** In the upper row, away from the cards. */
  readonly tag: string
  readonly done: string
  readonly foul: string
  readonly stop: string
}
/** What a key does beside putting cards on the table. */
export type Tool = 'tag' | 'done' | 'foul' | 'stop'
export const tools: readonly Tool[] = ['tag', 'done', 'foul', 'stop']
const toolWords = { tag: 'tag-me', done: 'done', foul: 'call-foul', stop: 'stop' } as const

type FourKeys = readonly [string, string, string, string]
type FiveKeys = readonly [string, string, string, string, string]

/** A hand's keys, row by row from the top: the tools, then in each row what is done at the pile and the four spots. */
function handOn(
  hand: Hand['hand'],
  [tag, done, foul, stop]: FourKeys,
  [discard, ...far]: FiveKeys,
  [draw, ...base]: FiveKeys,
  [take, ...near]: FiveKeys,
): Hand {
  return { hand, far, base, near, draw, discard, take, tag, done, foul, stop }
}
export const leftHand = handOn(
  'left',
  ['Digit1', 'Digit2', 'Digit3', 'Digit4'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB'],
)
export const rightHand = handOn(
  'right',
  ['Digit0', 'Digit9', 'Digit8', 'Digit7'],
  ['KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
)

/** Which keys play for a seat, and in which rows. */
export interface Keys {
  readonly seat: Seat
  readonly hand: Hand
  readonly row: string
}

/**
 * One person alone has the left hand's keys (in a round robin the left hand for the left row, the right for the right
 * one); two at one machine have a hand each. With more seats here than that there are fingers only.
 */
export function sharedKeys(view: BrawlView, rows: readonly Row[], yours: readonly Seat[]): readonly Keys[] {
  const here = yours.filter(seat => view.seats[seat] !== undefined)
  const rowsFor = (seat: Seat): readonly Row[] => rows.filter(row => playsIn(view, row, seat))
  const [first, second] = here
  if (first === undefined || here.length > 2) return []
  if (second !== undefined) {
    const [one, other] = [rowsFor(first), rowsFor(second)]
    if (one.length !== 1 || other.length !== 1) return []
    return [
      { seat: first, hand: leftHand, row: one[0]!.name },
      { seat: second, hand: rightHand, row: other[0]!.name },
    ]
  }
  const [left, right] = ownRows(view, rows, first)
  if (left === undefined) return []
  if (right === undefined) return [leftHand, rightHand].map(hand => ({ seat: first, hand, row: left.name }))
  return [
    { seat: first, hand: leftHand, row: left.name },
    { seat: first, hand: rightHand, row: right.name },
  ]
}

/** The rows a seat plays in, in a circle the one shared with the neighbour to the left first. */
export function ownRows(view: BrawlView, rows: readonly Row[], seat: Seat): readonly Row[] {
  const mine = rows.filter(row => playsIn(view, row, seat))
  const side = sideName(view, seat)
  return [...mine].sort((a, b) => Number(b.seats[0] === side) - Number(a.seats[0] === side))
}

/**
 * Every spot of a row with its key, for the card in hand; `far` is whose strings are drawn above. `ids`: the Bases from
 * left to right as the eye has them.
 */
export function spotsByKey(
  keys: Keys,
  row: Row,
  far: Seat,
  near: Seat,
  holdsBase: boolean,
  ids: readonly number[] = row.bases.map(base => base.id),
): ReadonlyMap<string, Spot> {
  const { hand } = keys
  const all = new Map<string, Spot>()
  if (holdsBase) {
    for (const codes of [hand.far, hand.base, hand.near]) {
      codes.forEach((code, at) => all.set(code, { row: row.name, edge: at === 0 ? 'left' : 'right' }))
    }
    return all
  }
  ids.forEach((id, at) => {
    const put = (code: string | undefined, spot: Spot): void => void (code !== undefined && all.set(code, spot))
    put(hand.far[at], { row: row.name, id, side: far })
    put(hand.base[at], { row: row.name, id })
    put(hand.near[at], { row: row.name, id, side: near })
  })
  return all
}

/** One key of a hand. */
interface KeyAction extends Action, Cap {
  readonly seat: Seat
  /** A tool, a pile, or the key of a spot. */
  readonly does: string
  readonly printed: string
}

interface KeyTable {
  readonly own: OwnActions
  readonly keys: () => readonly Keys[]
  /** Whose strings are above and below in a row. */
  readonly sides: (row: Row) => { readonly near: Seat; readonly far: Seat }
  readonly anyPress: (seat: Seat) => void
  readonly tool: (seat: Seat, tool: Tool) => void
  readonly names: Names
}

/** Plays by keyboard; says which keys to print on the table. */
export function useBrawlKeys({ own, keys, sides, anyPress, tool, names }: KeyTable) {
  const rowOf = (rowName: string): Row | undefined => own.rows.value.find(row => row.name === rowName)
  const spots = (one: Keys, ids?: readonly number[]): ReadonlyMap<string, Spot> => {
    const row = rowOf(one.row)
    if (row === undefined) return new Map()
    const { near, far } = sides(row)
    return spotsByKey(one, row, far, near, own.seatOf(one.seat)?.hand === 'base', ids)
  }
  const seenRows = new RowHistory()
  watch(own.rows, rows => seenRows.show(rows, performance.now()), { immediate: true, flush: 'sync' })

  const action = (
    { seat, hand }: Keys,
    shortcut: string,
    does: string,
    words: string,
    run: () => unknown,
  ): KeyAction => ({
    key: `${seat} ${shortcut}`,
    label: words,
    shortcut,
    printed: shortcutText({ shortcut }),
    run,
    seat,
    hand: hand.hand,
    does,
  })
  /** The tools and the three piles of a hand, and where its card may go. */
  function handActions(one: Keys): readonly KeyAction[] {
    const { hand, seat } = one
    const knocking = own.view.value.phase === 'knock'
    const drawOrKnock = (): void => {
      anyPress(seat)
      if (knocking) own.knock(seat)
      else own.draw(seat)
    }
    const near = spots(one)
    return [
      ...tools.map(what => action(one, hand[what], what, t(`brawl.tools.${toolWords[what]}`), () => tool(seat, what))),
      action(one, hand.draw, 'draw', t(knocking ? 'brawl.knock.yours' : 'brawl.hand.draw'), drawOrKnock),
      action(one, hand.discard, 'discard', t('brawl.hand.put-down'), () => own.discard(seat)),
      action(one, hand.take, 'take', t('brawl.hand.take-up'), () => own.take(seat)),
      // The key means the Base that lay there when the player decided to press, even if it has just moved or gone.
      ...[...hand.far, ...hand.base, ...hand.near].map(code =>
        action(one, code, spotOf(near.get(code)), spotText(near.get(code)), () => {
          const spot = spots(one, seenRows.seen(one.row, performance.now())).get(code)
          if (spot !== undefined && own.seatOf(seat)?.hand !== undefined) own.play(seat, spot)
        }),
      ),
    ]
  }
  const spotOf = (spot: Spot | undefined): string => (spot === undefined ? '' : spotKey(spot))
  /** Where a key puts the card, in words; '' where nothing lies. */
  function spotText(spot: Spot | undefined): string {
    if (spot === undefined) return ''
    if (spot.edge !== undefined) return t(`brawl.row.end.${spot.edge}`)
    const base = (rowOf(spot.row)?.bases.findIndex(({ id }) => id === spot.id) ?? 0) + 1
    if (spot.side === undefined) return t('brawl.read.on-base', { base })
    return t('brawl.read.on-side', { base, who: names(spot.side) })
  }
  const all = computed(() => keys().flatMap(handActions))
  useActions(() => all.value)
  /** Of the hands that do the same (a person alone has both) one is shown, and of keys that do the same the first. */
  const shown = computed(() => {
    if (!preferences.letterKeys) return []
    const found = new Map<string, KeyAction>()
    const [first, second] = keys()
    const isAlone = first?.seat === second?.seat && first?.row === second?.row
    for (const one of all.value) {
      const place = isAlone ? one.does : `${one.hand} ${one.does}`
      if (!found.has(place)) found.set(place, one)
    }
    return [...found.values()]
  })
  return {
    caps: (key: string): readonly Cap[] =>
      shown.value.filter(({ does, seat }) => does === key && own.seatOf(seat)?.hand !== undefined),
    of: (seat: Seat, what: 'draw' | 'discard' | 'take' | Tool): readonly Cap[] =>
      shown.value.filter(one => one.seat === seat && one.does === what).slice(0, 1),
  }
}
