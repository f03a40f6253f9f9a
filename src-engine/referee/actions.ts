import { z } from 'zod'
import type { Json } from '../core/json.ts'

/** Any value: the rules check it and refuse with a code of their own. */
const any = z.json() as unknown as z.ZodType<Json>
const why = z.string().trim().min(1).max(200)
const counterName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} '-]{0,23}$/u)
const totals = z.record(z.string(), any)

/** The actions at a referee's table (SCENARIOS, Referee). */
export const refereeAction = z.discriminatedUnion('do', [
  /** `of`: whose, where somebody else's is ended for them. */
  z.strictObject({ do: z.literal('end-turn'), of: any.optional() }),
  // What is left out has the rules' own codes too: no amount is a bad amount, no seat no such seat.
  /** `from`: who dealt it, if anybody did; `counts`: the counter that counts this damage too. */
  z.strictObject({
    do: z.literal('life'),
    of: any.optional(),
    amount: any.optional(),
    from: any.optional(),
    counts: counterName.optional(),
  }),
  /** `why`: what else than life or a judge puts people out. */
  z.strictObject({
    do: z.literal('eliminate'),
    seat: any.optional(),
    knockedOutBy: any.optional(),
    why: z.enum(['library', 'poison']).optional(),
  }),
  z.strictObject({ do: z.literal('concede') }),
  /** To the mover's own seat: creatures come home, from the team-mate named or the only one they stand with. */
  z.strictObject({ do: z.literal('move'), to: any.optional(), creatures: any.optional(), from: any.optional() }),
  /** Creatures of `of` (the sayer, if left out) that stand with `from` leave play. */
  z.strictObject({ do: z.literal('die'), of: any.optional(), from: any.optional(), creatures: any.optional() }),
  /** The last change, or one's own latest if nothing was built on it; `n`: which, by its number in the log. */
  z.strictObject({ do: z.literal('undo'), n: z.int().min(1).optional() }),
  /** Objects to an entry of the log: everybody sees it, and nothing else changes. */
  z.strictObject({ do: z.literal('object'), n: z.int().min(1) }),
  /** Any counter the table names; with `from`, what one player has dealt another. */
  z.strictObject({
    do: z.literal('counter'),
    of: any,
    name: counterName,
    amount: any,
    from: any.optional(),
  }),
  z.strictObject({ do: z.literal('roll'), sides: any, dice: any.optional() }),
  z.strictObject({ do: z.literal('flip') }),
  z.strictObject({ do: z.literal('pick'), who: z.enum(['opponent', 'player']) }),
  z.strictObject({ do: z.literal('deck'), cards: any.optional(), fits: z.boolean().optional() }),
  z.strictObject({ do: z.literal('library-empty') }),

  // The host's, as judge of the table:
  z.strictObject({ do: z.literal('first-player') }),
  z.strictObject({
    do: z.literal('judge'),
    why,
    /** Two seats: these players change chairs. */
    swap: z.array(any).max(2).optional(),
    life: totals.optional(),
    points: totals.optional(),
    in: z.array(any).max(40).optional(),
    out: z.array(any).max(40).optional(),
    /** Ends the turn of somebody who can't say so. */
    endTurn: any.optional(),
    turn: any.optional(),
  }),
  z.strictObject({ do: z.literal('pause'), why: why.optional() }),
  z.strictObject({ do: z.literal('resume') }),
  /** A clock for the round of so many seconds; 0 takes it away. */
  z.strictObject({ do: z.literal('clock'), seconds: any }),
  z.strictObject({ do: z.literal('extend'), seconds: any, why: why.optional() }),
  /** The time left, sent by the table alone, because the rules have no clock. */
  z.strictObject({ do: z.literal('tick'), left: any }),
])
export type RefereeAction = z.infer<typeof refereeAction>
export type ActionOf<Do extends RefereeAction['do']> = Extract<RefereeAction, { do: Do }>

/** Everything that changes the board: all that can be taken back. */
export type BoardAction = ActionOf<
  'judge' | 'end-turn' | 'life' | 'eliminate' | 'concede' | 'move' | 'die' | 'counter' | 'library-empty'
>

export function changesBoard(action: RefereeAction): action is BoardAction {
  const kinds: { readonly [Do in BoardAction['do']]: true } = {
    judge: true,
    'end-turn': true,
    life: true,
    eliminate: true,
    concede: true,
    move: true,
    die: true,
    counter: true,
    'library-empty': true,
  }
  return action.do in kinds
}

/** A scenario's fixed beginning (SCENARIOS, Referee). */
export const refereeGiven = z.strictObject({
  turn: z.string().optional(),
  turns: z.array(z.string()).min(1).max(40).optional(),
  active: z.union([z.string(), z.array(z.string()).min(1).max(40)]).optional(),
  life: z.record(z.string(), z.int().min(1).max(999_999)).optional(),
  out: z.array(z.string()).max(40).optional(),
})
export type RefereeGiven = z.infer<typeof refereeGiven>
