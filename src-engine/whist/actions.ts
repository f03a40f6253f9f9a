import { z } from 'zod'

/** The actions at a whist table (SCENARIOS, The whist family). Any text passes as a card or suit here; `apply` refuses bad ones. */
export const whistAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: z.string().max(8) }),
  z.strictObject({ do: z.literal('trump'), suit: z.string().max(8) }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('concede') }),
])
export type WhistAction = z.infer<typeof whistAction>

export type WhistCode =
  | 'game-over'
  | 'not-seated'
  | 'unknown-action'
  | 'not-your-turn'
  | 'not-in-hand'
  | 'must-follow-suit'
  | 'wrong-phase'
  | 'not-a-suit'
  | 'cannot-pass'
