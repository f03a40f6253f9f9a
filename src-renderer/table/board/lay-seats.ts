export interface Size {
  readonly width: number
  readonly height: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
export type Side = 'bottom' | 'left' | 'top' | 'right'

export interface Place extends Point {
  /** The edge of the box the seat lies at. */
  readonly side: Side
  /** A point on its inner side, clear of all seats, for lines from seat to seat. */
  readonly inner: Point
}

/** How many sit below, above and at each side (at the left and at the right), in so many lanes. */
interface Plan {
  readonly bottom: number
  readonly top: number
  readonly left: number
  readonly right: number
  /** Lanes of a row, and of a side. */
  readonly deep: number
  readonly broad: number
  /** The corners belong to the sides, and the rows lie between them; else the rows have the whole width. */
  readonly between: boolean
  /** Which of the wishes a seat is of. */
  readonly shape: number
}

export interface Seats {
  /** In seat order, clockwise from the middle of the lower edge: left of a seat is whose turn is next (RULES FMT-1). */
  readonly places: readonly Place[]
  /** What a seat may fill, its middle at its place. */
  readonly seat: Size
  /** What no seat covers. */
  readonly middle: Point & Size
  /** How many times as large as its wish a seat is. */
  readonly scale: number
  readonly plan: Plan
}

export interface How {
  /** What a seat would fill, in one shape or another, each as legible as the other. */
  readonly wish: readonly Size[]
  /** How many times as large as its wish a seat is at most, and at least before a crowd gives up its order of one lane. */
  readonly most?: number
  readonly least?: number
  /** Pixels between two seats. */
  readonly gap?: number
  /** What stays free in the middle. */
  readonly hole?: Size
  /** The first seat is the viewer's, alone in the middle below or between as many; `away`: nobody sits below at all. */
  readonly own?: 'below' | 'away' | undefined
  /** As seats were laid before, to be kept though the box has changed. */
  readonly plan?: Plan | undefined
}

/**
 * Lays `count` seats round the edge of a box: a row below, a row above and as many at both sides as leave the largest
 * seats, and the middle free. A crowd lies in several lanes, neighbours behind each other.
 */
export function laySeats(box: Size, count: number, how: How): Seats {
  const plan = how.plan ?? best(box, count, how)
  const { gap = 4, most = 2 } = how
  const room = roomOf(box, plan, how)
  const wish = how.wish[plan.shape]!
  const seat = {
    width: Math.max(1, Math.min(room.width, wish.width * most) - gap),
    height: Math.max(1, Math.min(room.height, wish.height * most) - gap),
  }
  const row = (seat.height + gap) * plan.deep
  const side = (seat.width + gap) * plan.broad
  const [left, right] = [plan.left > 0 ? side : 0, plan.right > 0 ? side : 0]
  const [top, bottom] = [plan.top > 0 ? row : 0, plan.bottom > 0 ? row : 0]
  const middle = { x: left, y: top, width: box.width - left - right, height: box.height - top - bottom }
  const free = { left: left + gap, right: box.width - right - gap, top: top + gap, bottom: box.height - bottom - gap }
  const inside = (at: Point): Point => ({
    x: Math.min(Math.max(at.x, free.left), Math.max(free.left, free.right)),
    y: Math.min(Math.max(at.y, free.top), Math.max(free.top, free.bottom)),
  })
  const first = Math.max(0, Math.floor((plan.bottom - 1) / 2))
  /** Along the lower edge leftwards, up the left, along the upper edge, down the right. */
  const line = (which: Side): readonly Place[] => {
    const isRow = which === 'bottom' || which === 'top'
    const lanes = isRow ? plan.deep : plan.broad
    const many = plan[which]
    const [from, length] = isRow
      ? plan.between
        ? [left, middle.width]
        : [0, box.width]
      : plan.between
        ? [0, box.height]
        : [top, middle.height]
    return Array.from({ length: many }, (_, i) => {
      const step = ((i / lanes + 0.5) * length) / columns(many, lanes)
      const along = from + (which === 'bottom' || which === 'left' ? length - step : step)
      // The first seat lies at the very edge.
      const lane = which === 'bottom' ? (i + (lanes - 1) * first) % lanes : i % lanes
      const depth = (lane + 0.5) * ((isRow ? seat.height : seat.width) + gap)
      const across = which === 'top' || which === 'left' ? depth : (isRow ? box.height : box.width) - depth
      const at = isRow ? { x: along, y: across } : { x: across, y: along }
      const edge = { bottom: { y: box.height }, top: { y: 0 }, left: { x: 0 }, right: { x: box.width } }[which]
      return { ...at, side: which, inner: inside({ ...at, ...edge }) }
    })
  }
  const below = line('bottom')
  const places = [...below.slice(first), ...line('left'), ...line('top'), ...line('right'), ...below.slice(0, first)]
  return { places, seat, middle, scale: scaleOf(room, wish, how), plan }
}

const scaleOf = (room: Size, wish: Size, { gap = 4, most = 2 }: How): number =>
  Math.min(most, (room.width - gap) / wish.width, (room.height - gap) / wish.height)

/** How many seats' breadth so many take in lanes laid like bricks. */
const columns = (many: number, lanes: number): number => (many === 0 ? 0 : (many - 1) / lanes + 1)

/** What a seat may take with the space round it. */
function roomOf(box: Size, { bottom, top, left, right, deep, broad, between }: Plan, { hole }: How): Size {
  const rows = ((bottom > 0 ? 1 : 0) + (top > 0 ? 1 : 0)) * deep
  const sides = ((left > 0 ? 1 : 0) + (right > 0 ? 1 : 0)) * broad
  const across = columns(Math.max(bottom, top), deep)
  const along = columns(Math.max(left, right), broad)
  const { width: free, height: high } = hole ?? { width: 0, height: 0 }
  // What is free lies between the rows, or between the sides where there are both.
  return {
    width: Math.min(
      sides > 0 ? (box.width - free) / sides : Infinity,
      box.width / Math.max(1, between ? sides + across : across),
    ),
    height: Math.min(
      rows > 0 ? (box.height - high) / rows : Infinity,
      box.height / Math.max(1, between ? along : rows + along),
    ),
  }
}

/** Tries the few ways to share seats between the edges, and takes the one with the largest. */
function best(box: Size, count: number, how: How): Plan {
  let found: { readonly plan: Plan; readonly worth: number } | undefined
  for (const plan of plans(count, how)) {
    const room = roomOf(box, plan, how)
    const scale = scaleOf(room, how.wish[plan.shape]!, how)
    const worth = scale * liking(plan, how.own) - (scale < (how.least ?? 0) ? 1000 : 0)
    if (found === undefined || worth > found.worth) found = { plan, worth }
  }
  return found!.plan
}

/** Of seats as large the ones that look like people round a table: somebody at the sides, as many above as below, one lane. */
function liking({ bottom, top, left, deep, broad }: Plan, own: How['own']): number {
  const first = own === 'below' && bottom % 2 === 0 ? 0.88 : 1
  const round = left > 0 && bottom > 0 ? 1.03 : 1
  // A long row that faces nobody is for a box that holds no second one.
  const facing = own !== 'away' && bottom !== top && bottom * top === 0 && bottom + top > 1 ? 0.75 : 1
  return first * round * facing * (1 - 0.03 * Math.abs(bottom - top)) * 0.9 ** (deep + broad - 2)
}

function* plans(count: number, { own, wish }: How): Generator<Plan> {
  const lanes = count > 12 ? [1, 2, 3] : count > 4 ? [1, 2] : [1]
  for (let sides = 0; sides <= count; sides++) {
    const left = Math.ceil(sides / 2)
    const right = sides - left
    const rest = count - sides
    // Uneven sides are for those who sit at both sides alone.
    if (left > right && (rest > 0 || right === 0)) continue
    const halves = own === 'away' || rest === 0 ? [0] : [Math.ceil(rest / 2), Math.floor(rest / 2) + 1, 1, rest]
    for (const bottom of new Set(halves.filter(many => many <= rest)))
      for (const deep of rest === 0 ? [1] : lanes)
        for (const broad of sides === 0 ? [1] : lanes)
          for (const between of [false, true])
            for (let shape = 0; shape < wish.length; shape++)
              yield { bottom, top: rest - bottom, left, right, deep, broad, between, shape }
  }
}
