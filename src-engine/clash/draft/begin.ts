import type { Chance } from '../../core/chance.ts'
import type { Coded } from '../../core/coded.ts'
import type { Seat } from '../../core/game.ts'
import { bySeat } from '../../core/seat.ts'
import { starPairs } from '../../colours/colours.ts'
import type { FormatState } from '../../formats/index.ts'
import { cardNamed } from '../book.ts'
import type { ClashOptions } from '../options.ts'
import { pile } from '../state/transaction.ts'
import { cubeNeeds, opensNext, packsToDraft, picksIn } from '../state/draft.ts'
import type { Draft } from '../state.ts'
import { booster, cubePacks, wholeBook } from './packs.ts'

/** Packs that each opens alone. */
const packsSealed = 6
const mostDrafters = 12

/** Whether everybody makes their deck at the table, of cards from packs. */
export function isFromPacks(decksFrom: string): boolean {
  return decksFrom !== 'ready' && decksFrom !== 'lot'
}

/** Why decks cannot come from packs at this table; nothing if they can, or need not. */
export function draftProblem({ decksFrom, cube }: ClashOptions, seats: readonly Seat[]): Coded | undefined {
  if (!isFromPacks(decksFrom)) return undefined
  if (seats.length > mostDrafters) return { code: 'draft-too-many', params: { n: mostDrafters } }
  if (decksFrom !== 'cube') return undefined
  const list = cube ?? wholeBook
  const unknown = list.find(name => (cardNamed(name)?.token ?? true) === true)
  if (unknown !== undefined) return { code: 'cube-unknown-card', params: { card: unknown } }
  const needed = cubeNeeds(seats.length)
  if (list.length < needed) return { code: 'cube-too-small', params: { needed, has: list.length } }
  return undefined
}

/** The draft as it begins: the first packs lie open, or, of sealed packs, all of them. */
export function beginDraft({ decksFrom, cube }: ClashOptions, { seats, places }: FormatState, chance: Chance): Draft {
  const sealed = decksFrom === 'sealed'
  const each = sealed ? packsSealed : packsToDraft
  const dealt =
    decksFrom === 'cube'
      ? cubePacks(chance, cube ?? wholeBook, each * seats.length)
      : seats.flatMap(seat => Array.from({ length: each }, (_, at) => booster(chance, `pack ${at + 1} ${seat}`)))
  const packsOf = (seat: Seat): readonly (readonly string[])[] =>
    dealt.slice(seats.indexOf(seat) * each, (seats.indexOf(seat) + 1) * each)
  const draft: Draft = {
    round: sealed ? 1 : 0,
    packs: sealed ? 0 : each,
    picks: picksIn(seats.length),
    seats,
    waiting: bySeat(seats, () => []),
    unopened: bySeat(seats, seat => (sealed ? [] : packsOf(seat).map(cards => pile(cards)))),
    pools: bySeat(seats, seat => pile(sealed ? packsOf(seat).flat() : [], [seat])),
    decks: {},
    ...(seats.some(seat => places[seat]?.point !== undefined)
      ? { pairs: bySeat(seats, seat => starPairs[places[seat]!.point!]!) }
      : {}),
  }
  return sealed ? draft : opensNext(draft)
}
