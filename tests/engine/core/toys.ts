import { z } from 'zod'
import { anyGame, type AnyGame, type Game, type GameView } from '../../../src-engine/core/game.ts'
import { Hidden } from '../../../src-engine/core/hidden.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { redacted } from '../../../src-engine/core/redacted.ts'

const bare = z.strictObject({ do: z.literal('grab') })
const pick = z.strictObject({ do: z.literal('pick'), number: z.number() })
type Grab = z.infer<typeof bare>
type Pick = z.infer<typeof pick>
type Told = { readonly type: string } & JsonObject

interface Heap {
  readonly seats: readonly string[]
  readonly taken: { readonly [seat: string]: number }
  readonly left: number
}

/** Without turns: everybody grabs from one heap as they like; whoever has most at the end wins. */
const grabs: Game<Heap, Grab, Told, GameView, 'game-over', JsonObject, object> = {
  id: 'grab',
  rulesVersion: 1,
  seats: { min: 1, max: 5, best: 3 },
  time: { pace: 'realtime', reactionMs: { easy: 900, normal: 500, hard: 200, master: 150 } },
  options: [{ key: 'heap', kind: 'number', min: 1, max: 30, default: 9 }],
  actions: { schema: bare },
  setup: ({ seats, options }) => ({ ok: true, state: { seats, taken: {}, left: Number(options['heap']) }, events: [] }),
  toAct: grabbing,
  offers: state => (state.left > 0 ? [{ do: 'grab', blanks: {} }] : []),
  apply: (state, seat, _action, chance) => {
    if (state.left === 0) return { ok: false, refused: 'game-over' }
    const count = Math.min(state.left, 1 + chance.below('handful', 2))
    const taken = { ...state.taken, [seat]: (state.taken[seat] ?? 0) + count }
    return {
      ok: true,
      state: { ...state, taken, left: state.left - count },
      events: [{ to: 'all', event: { type: 'grab', seat, count } }],
    }
  },
  open: state => ({ left: state.left, taken: state.taken, order: state.seats, toAct: grabbing(state) }),
  own: () => undefined,
  redacted,
  digestedView: state => ({ left: state.left, taken: state.taken }),
  outcome: ({ left, taken, seats }) => {
    if (left > 0) return undefined
    const most = Math.max(...Object.values(taken))
    const winners = seats.filter(seat => taken[seat] === most)
    return {
      winners,
      draw: winners.length > 1,
      places: [winners, seats.filter(seat => !winners.includes(seat))],
      sides: false,
    }
  },
  scenario: {
    given: z.object({}),
    chapter: () => 'one',
  },
  bot: () => ({ do: 'grab' }),
}

function grabbing({ left, seats }: Heap): readonly string[] {
  return left > 0 ? seats : []
}

export interface Bids {
  readonly seats: readonly string[]
  readonly bids: readonly (Hidden<number> | undefined)[]
  readonly points: readonly number[]
}

/** Several turns at once: whoever has not yet picked may, unseen; when all have, the highest scores. Three wins. */
const bids: Game<Bids, Pick, Told, GameView, 'not-your-turn' | 'no-such-number' | 'game-over', JsonObject, object> = {
  id: 'bids',
  rulesVersion: 1,
  seats: { min: 2, max: 4, best: 2 },
  options: [],
  actions: { schema: pick },
  setup: ({ seats }) => ({
    ok: true,
    state: { seats, bids: seats.map(() => undefined), points: seats.map(() => 0) },
    events: [],
  }),
  toAct: picking,
  offers: (state, seat) =>
    over(state) || state.bids[state.seats.indexOf(seat)] !== undefined
      ? []
      : [{ do: 'pick', blanks: { number: { pick: 'number', min: 1, max: 5 } } }],
  apply: (state, seat, { number }, chance) => {
    if (over(state)) return { ok: false, refused: 'game-over' }
    const at = state.seats.indexOf(seat)
    if (state.bids[at] !== undefined) return { ok: false, refused: 'not-your-turn' }
    if (!Number.isInteger(number) || number < 1 || number > 5) return { ok: false, refused: 'no-such-number' }
    const now = state.bids.map((bid, i) => (i === at ? new Hidden(number, [seat]) : bid))
    const events = [{ to: [seat], event: { type: 'mine', number }, toOthers: { type: 'picked', seat } }]
    if (now.includes(undefined)) return { ok: true, state: { ...state, bids: now }, events }
    const shown = now.map(bid => bid!.open())
    const best = shown.flatMap((bid, i) => (bid === Math.max(...shown) ? [i] : []))
    const winner = best[chance.below('equal', best.length)]!
    const points = state.points.map((count, i) => count + (i === winner ? 1 : 0))
    return { ok: true, state: { ...state, bids: now.map(() => undefined), points }, events }
  },
  open: state => ({
    order: state.seats,
    toAct: picking(state),
    points: state.points,
    picked: state.bids.map(bid => bid !== undefined),
  }),
  redacted,
  own: (state, seat) => ({ own: state.bids[state.seats.indexOf(seat)]?.for(seat) }),
  digestedView: state => ({ points: state.points, bids: state.bids.map(bid => bid?.open() ?? null) }),
  outcome: state => {
    if (!over(state)) return undefined
    const winners = state.seats.filter((_, i) => state.points[i] === 3)
    return {
      winners,
      draw: false,
      places: [winners, state.seats.filter(seat => !winners.includes(seat))],
      sides: false,
    }
  },
  scenario: {
    given: z.object({}),
    chapter: state => String(state.points.reduce((sum, one) => sum + one, 0)),
  },
  bot: ({ chance }) => ({ do: 'pick', number: 1 + chance.below('bid', 5) }),
}

function picking(state: Bids): readonly string[] {
  return over(state) ? [] : state.seats.filter((_, i) => state.bids[i] === undefined)
}

function over(state: Bids): boolean {
  return state.points.includes(3)
}

/** Two games of a few lines, held to the same contract as the house's own. */
export const toys: { readonly [id: string]: AnyGame } = { grab: anyGame(grabs), bids: anyGame(bids) }
