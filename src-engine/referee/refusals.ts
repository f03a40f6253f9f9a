/** What is refused (SCENARIOS, Referee); those from `not-seated` on are the judge's table's own. */
export const refusals = [
  'not-your-turn',
  'already-out',
  'no-such-seat',
  'bad-amount',
  'nothing-to-undo',
  'nothing-to-object',
  'not-allowed-in-format',
  'game-over',
  'unknown-action',
  'not-seated',
  'paused',
  'not-the-judge',
  'too-late',
] as const
