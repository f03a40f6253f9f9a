import { z } from 'zod'

const whole = z.int()
const word = z.string().max(100)
/** Cards the seat held when this was sent: if a bad connection sends it twice, the second one is refused. */
const held = { held: whole.optional() }

/** What can be said at a Brawl table (SCENARIOS, Brawl). `id` names the Base that is meant and then decides over `base`. */
export const brawlAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('knock') }),
  z.strictObject({ do: z.literal('draw'), ...held }),
  z.strictObject({ do: z.literal('take'), ...held }),
  z.strictObject({ do: z.literal('discard'), card: word.optional(), ...held }),
  z.strictObject({
    do: z.literal('play'),
    base: whole.optional(),
    id: whole.optional(),
    side: word.optional(),
    edge: z.enum(['left', 'right']).optional(),
    zone: word.optional(),
    card: word.optional(),
    ...held,
  }),
  z.strictObject({ do: z.literal('tag'), to: word }),
  z.strictObject({ do: z.literal('ask-in') }),
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({ do: z.literal('foul'), base: whole.optional(), id: whole.optional(), zone: word.optional() }),
  z.strictObject({ do: z.literal('take-back') }),
  z.strictObject({ do: z.literal('rule'), verdict: z.enum(['stand', 'forfeit']) }),
  z.strictObject({ do: z.literal('concede') }),
])
export type BrawlAction = z.infer<typeof brawlAction>
export type PlayAction = Extract<BrawlAction, { do: 'play' }>

export type BrawlCode =
  | 'game-over'
  | 'not-seated'
  | 'unknown-action'
  | 'not-your-turn'
  | 'not-your-zone'
  | 'not-ready'
  | 'hand-full'
  | 'hand-empty'
  | 'deck-empty'
  | 'discard-empty'
  | 'no-such-base'
  | 'base-frozen'
  | 'wrong-colour'
  | 'not-on-a-base'
  | 'needs-hit'
  | 'needs-block-dodge-or-reverse'
  | 'base-row-full'
  | 'middle-base'
  | 'only-base'
  | 'not-a-base-modifier'
  | 'blocked'
  | 'not-active'
  | 'cannot-discard'
  | 'cannot-take'
  | 'must-act'
  | 'cannot-take-back'
  | 'base-held'
  | 'already-begun'
  | 'already-done'
  | 'already-called'
  | 'already-out'
  | 'already-asked'
  | 'already-active'
  | 'not-a-teammate'
