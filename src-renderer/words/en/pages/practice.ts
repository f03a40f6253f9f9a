/** A game alone: which, against whom, how. */
export default {
  title: 'Practice',
  load: 'Load a puzzle …',
  coming: 'The games are coming …',
  which: 'Which game',
  lesson: 'Five-minute lesson',
  gauntlet: 'Gauntlet',
  bots: 'Bots at your table',
  best: 'Best with {best} players, you among them.',
  level: 'How well they play',
  coach: 'The coach sits beside you: ask at any of your turns what is best, and why.',
  deal: 'Deal',
  'no-game': 'No such game here',
  choose: 'Choose another from the list.',
} as const
