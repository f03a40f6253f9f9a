/** The great moments of any game: somebody is out, somebody has won. */
export default {
  out: 'Out!',
  'you-are-out': 'You’re out: {place} of {n}',
  'is-out': '{who} is out: {place} of {n}',
  'place-of': '{place} of {n}',
  place: '{place}: {who}',
  cheers: 'Cheer',
  cheer: { bravo: 'Bravo!', beer: 'Cheers!', fist: 'Give it to them!', dog: 'Woof!' },
  whisker: 'By a whisker',
  'whisker-text': '{who} won with {n} life left | {who} won with {n} life left',
  hurry: 'Finish quickly',
  'deal-again': 'Deal again',
  'give-up': 'Give up',
  'give-up-sure': 'Give up this game?',
  'give-up-text': 'You’re out at once, and it counts as lost. The others play on.',
  'give-up-no': 'Play on',
} as const
