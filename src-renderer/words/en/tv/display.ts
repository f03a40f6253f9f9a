/** The table for the whole room. */
export default {
  none: 'No table is open yet. As soon as somebody opens one, it is shown here.',
  free: '{place} · free',
  'free-bot': '{place} · free, or a bot',
  welcome: 'Welcome! Scan to come in',
  how: 'How to play',
  tables: 'Which table',
  at: '{game} · {who}',
  sound: 'Press any key for sound',
  scan: 'Scan to sit down',
  'or-type': 'or type',
  all: 'All at once',
  'in-turn': 'In turn',
  fills: 'Still filling up',
  chances: {
    title: 'Chances to win',
    favourite: '{who} is ahead now: {now} to win.',
    up: 'It turns: {who} from {before} to {now}.',
    down: '{who} falls from {before} to {now}.',
    comeback: 'From far behind',
    'comeback-text': 'Nobody would have bet on this: {who} stood at {least} once.',
  },
  whist: {
    'tie-deal': '{who} tie for most tricks: {winner} draws {card} and deals next.',
    'tie-trump': '{who} tie for most tricks: {winner} draws {card} and calls trumps.',
  },
} as const
