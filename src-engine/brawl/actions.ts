import { z } from 'zod'

const whole = z.int()
const word = z.string().max(100)
/** How many cards the seat had held when it meant this: what a stuttering connection says twice is refused the second time. */
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
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({ do: z.literal('foul'), base: whole.optional(), id: whole.optional(), zone: word.optional() }),
  z.strictObject({ do: z.literal('take-back') }),
  z.strictObject({ do: z.literal('rule'), verdict: z.enum(['stand', 'forfeit']) }),
  z.strictObject({ do: z.literal('concede') }),
])
export type BrawlAction = z.infer<typeof brawlAction>
export type PlayAction = Extract<BrawlAction, { do: 'play' }>

export const refusals = {
  'game-over': 'The game is over.',
  'not-seated': 'You have no seat at this table.',
  'unknown-action': 'That can’t be done at this table.',
  'not-your-turn': 'It isn’t your turn.',
  'not-your-zone': 'You play only in the zones to your left and right.',
  'not-ready': 'Play begins once everybody has knocked.',
  'hand-full': 'You hold a card already: play it or put it down first.',
  'hand-empty': 'You don’t hold that card any more.',
  'deck-empty': 'Your deck is empty.',
  'discard-empty': 'Your discard pile is empty.',
  'no-such-base': 'That Base isn’t there any more.',
  'base-frozen': 'That Base is frozen: nothing more is played there.',
  'wrong-colour': 'A string has one colour: that card’s colour doesn’t match.',
  'not-on-a-base': 'That card doesn’t go on a Base or a bare side.',
  'needs-hit': 'That card goes on a Hit, and there is none to put it on.',
  'needs-block-dodge-or-reverse': 'A Press goes directly on a Block, a Dodge or a Reverse.',
  'base-row-full': 'The row is full: no more Bases.',
  'middle-base': 'A Clear takes only the outer Bases.',
  'only-base': 'The only Base can’t be cleared.',
  'not-a-base-modifier': 'Freeze, Reverse and Clear go on the Base itself; Hits, Blocks and Dodges go on a side.',
  blocked: 'That string is blocked: only a Press goes on a Block.',
  'not-active': 'Your team-mate is in the ring: you must be tagged in first.',
  'cannot-discard': 'A card taken from the discard pile must be played.',
  'cannot-take': 'That card fits nowhere now.',
  'must-act': 'In training a turn is taken, not passed: draw, or play your discard.',
  'cannot-take-back': 'That can’t be taken back: it isn’t your last play, or something was built on it.',
  'base-held': 'A Hold protects that Base from being cleared.',
  'already-begun': 'The game has begun already.',
  'already-done': 'You have said that you are done.',
  'already-called': 'A foul has been called on that Base already.',
  'already-out': 'You have left the game.',
  'not-a-teammate': 'Only a team-mate can be tagged in.',
} as const
export type BrawlCode = keyof typeof refusals
