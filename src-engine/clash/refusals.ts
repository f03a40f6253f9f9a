/** Each refusal in plain words (SCENARIOS, Clash). */
export const refusals = [
  'which-turn',
  'not-your-priority',
  'not-enough-mana',
  'no-such-card',
  'illegal-target',
  'out-of-range',
  'cannot-attack',
  'cannot-attack-that-player',
  'cannot-block',
  'already-played-a-land',
  'wrong-phase',
  'not-allowed-in-format',
  'game-over',
  'unknown-action',
] as const
export type ClashCode = (typeof refusals)[number]
