import { z } from 'zod'

/** What can be said at a whist table (SCENARIOS, The whist family). Any text may be tried as a card or suit; `apply` refuses it. */
export const whistAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: z.string().max(8) }),
  z.strictObject({ do: z.literal('trump'), suit: z.string().max(8) }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('concede') }),
])
export type WhistAction = z.infer<typeof whistAction>

export const refusals = {
  'game-over': 'The game is over.',
  'not-seated': 'You have no seat at this table.',
  'unknown-action': 'That can’t be done at this table.',
  'not-your-turn': 'It isn’t your turn.',
  'not-in-hand': 'You don’t hold that card.',
  'must-follow-suit': 'You must follow the suit that was led while you hold a card of it.',
  'wrong-phase': 'Not now: first trump must be called, or it has been called already.',
  'not-a-suit': 'Trump is hearts, diamonds, clubs or spades.',
  'cannot-pass': 'Only a dog may tap, and in the last trick even the dog must play.',
} as const
export type WhistCode = keyof typeof refusals
