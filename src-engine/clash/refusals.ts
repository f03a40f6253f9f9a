/** Each refusal in plain words (SCENARIOS.md, clash: refused). */
export const refusals = {
  'which-turn': 'You can act in more than one turn now: say in whose.',
  'not-your-priority': 'It is not for you to act in this turn now.',
  'not-enough-mana': 'You cannot pay for that: not enough mana, or not of the right colours, or it cannot be tapped.',
  'no-such-card': 'There is no such card there.',
  'illegal-target': 'That is not what it asks for.',
  'out-of-range': 'That is out of your range.',
  'cannot-attack': 'This creature cannot attack or be moved now.',
  'cannot-attack-that-player': 'This creature may not attack that player.',
  'cannot-block': 'It cannot block like that.',
  'already-played-a-land': 'You have played a land this turn.',
  'wrong-phase': 'Not at this point of the turn.',
  'not-allowed-in-format': 'This format does not allow it.',
  'game-over': 'The game is over.',
  'unknown-action': 'Nobody knows what that is.',
} as const
export type ClashCode = keyof typeof refusals
