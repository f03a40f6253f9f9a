/** Each refusal in plain words (SCENARIOS, Referee); the last three are the judge's table's own. */
export const refusals = {
  'not-your-turn': 'It is not your turn.',
  'already-out': 'That player is out of the game already.',
  'no-such-seat': 'Nobody sits there.',
  'bad-amount': 'That number can’t be: whole numbers, not nothing, and not more than the table can count.',
  'nothing-to-undo':
    'There is nothing for you to undo: only whoever did the last thing, or the host, can take it back.',
  'not-allowed-in-format': 'This format does not allow that.',
  'game-over': 'The game is over.',
  'unknown-action': 'That is not something one can do here.',
  'not-seated': 'You are not sitting at this table.',
  paused: 'The table is paused. The host lets it go on.',
  'not-the-judge': 'Only the host, as judge of the table, can do that.',
  'too-late': 'The game has begun: the first player is drawn before anything else happens.',
} as const
