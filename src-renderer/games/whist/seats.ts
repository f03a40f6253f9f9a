import { laySeats, type How, type Point, type Seats, type Size } from '../../table/board/lay-seats.ts'

/** Everybody's badge and card on a felt, all in pixels. */
export interface Table {
  readonly badge: Size & {
    readonly letters: number
    /** The words stand beside the face; else the name has the whole width below it. */
    readonly wide: boolean
    /** Lines of a name. */
    readonly lines: number
    /** The same with a word below the name; where no line is left for the name, there is none for the word. */
    readonly worded: { readonly letters: number; readonly lines: number }
  }
  readonly cardWidth: number
  readonly at: { readonly [seat: string]: { readonly badge: Point; readonly card: Point } }
  readonly plan: Seats['plan']
  readonly scale: number
}

const gap = 4
export const cardRatio = 1.4
/** A badge beside its card, and one above or below it: letters of 14 px and a card that can be read from a chair. */
const withCard = [
  { width: 168, height: 96 },
  { width: 96, height: 168 },
]
/** Badges alone, while a question is asked on the felt. */
const alone = [
  { width: 96, height: 70 },
  { width: 130, height: 56 },
]
const times = (sizes: readonly Size[], unit: number): readonly Size[] =>
  sizes.map(({ width, height }) => ({ width: width * unit, height: height * unit }))
/** What a name of two lines and its marks need, in letters' heights: the face above the name, and beside it. */
const tall = { width: 6.6, height: 5.15 }
const wide = { width: 9.6, height: 4 }
/** What a word below the name needs more. */
const wordRow = 1.1

/** Pixels of the smallest letters there are. */
const leastLetters = 12

/** The largest letters of a badge within so many pixels, and the badge. */
function badgeIn(room: Size, most: number, unit: number): Table['badge'] {
  const lettersOf = (badge: Size): number => Math.min(most, room.width / badge.width, room.height / badge.height)
  const [above, beside] = [lettersOf(tall), lettersOf(wide)]
  const isWide = beside > above
  const badge = isWide ? wide : tall
  const letters = Math.max(leastLetters * unit, above, beside)
  // A face of so small a width has its marks below it.
  const rows = !isWide && letters * tall.width > room.width + 1 ? badge.height + 1.3 : badge.height
  const height = Math.min(room.height, letters * rows)
  const linesOf = (size: number, taken: number): number => Math.floor((height / size - taken) / 1.15 + 2.05)
  const worded = Math.max(leastLetters * unit, Math.min(letters, height / (rows + wordRow)))
  return {
    width: Math.min(room.width, letters * badge.width),
    height,
    letters,
    wide: isWide,
    lines: Math.max(1, linesOf(letters, rows)),
    worded: { letters: worded, lines: Math.max(0, linesOf(worded, rows + wordRow)) },
  }
}

/** The seats in table order, turned so that `first` comes first. */
export function from<T>(order: readonly T[], first: T): readonly T[] {
  const at = Math.max(0, order.indexOf(first))
  return [...order.slice(at), ...order.slice(0, at)]
}

export interface TableHow extends Pick<How, 'own' | 'plan' | 'hole'> {
  /** Pixels of a letter at most. */
  readonly letters: number
  /** How many times as large as on a laptop all is written: on a large screen, or by the reader's wish. */
  readonly unit: number
  /** How many times as large as is well read seats may be. */
  readonly most: number
}

/** Lays the seats of `order`, the first of them below, each card towards the middle of its badge or beside it. */
export function layTable(box: Size, order: readonly string[], how: TableHow): Table {
  const { places, seat, plan, scale } = laySeats(box, order.length, { ...how, wish: times(withCard, how.unit), gap })
  const isBeside = plan.shape === 0
  const cardWidth = Math.floor(
    isBeside
      ? Math.min(seat.height / cardRatio, seat.width * 0.42)
      : Math.min(seat.width, (seat.height * 0.6) / cardRatio),
  )
  const room = isBeside
    ? { width: seat.width - cardWidth - gap, height: seat.height }
    : { width: seat.width, height: seat.height - cardWidth * cardRatio - gap }
  const badge = badgeIn(room, how.letters, how.unit)
  const at = places.map(({ x, y, side }, i) => {
    // One's own badge lies beside one's hand.
    if (i === 0 && how.own === 'below') return { badge: { x, y }, card: { x, y } }
    if (isBeside) {
      const inwards = side === 'right' ? -1 : 1
      return {
        badge: { x: x - (inwards * (cardWidth + gap)) / 2, y },
        card: { x: x + (inwards * (badge.width + gap)) / 2, y },
      }
    }
    const inwards = side === 'bottom' ? -1 : 1
    return {
      badge: { x, y: y - (inwards * (cardWidth * cardRatio + gap)) / 2 },
      card: { x, y: y + (inwards * (badge.height + gap)) / 2 },
    }
  })
  return { badge, cardWidth, plan, scale, at: Object.fromEntries(order.map((id, i) => [id, at[i]!])) }
}

/** The badges alone round a question of this size; `plan`: as they lay before, which is kept where it leaves them legible. */
export function layAsked(
  box: Size,
  order: readonly string[],
  question: Size,
  plan: Seats['plan'],
  unit: number,
): Table {
  const hole = { width: question.width + 2 * gap, height: question.height + 2 * gap }
  const how = { wish: times(alone, unit), most: 1.3, gap, hole }
  const kept = laySeats(box, order.length, { ...how, plan })
  const isKept = kept.scale > 0.8
  // Else whoever is asked needs no place on the felt.
  const { places, seat, scale } = isKept ? kept : laySeats(box, order.length - 1, { ...how, own: 'away' })
  const seats = isKept ? order : order.slice(1)
  const isLegible = scale > 0.3
  const at = seats.flatMap((id, i) => (isLegible ? [[id, { badge: places[i]!, card: places[i]! }] as const] : []))
  return {
    badge: badgeIn(seat, 18 * unit, unit),
    cardWidth: 0,
    plan,
    scale: isKept ? 1 : 0,
    at: Object.fromEntries(at),
  }
}
