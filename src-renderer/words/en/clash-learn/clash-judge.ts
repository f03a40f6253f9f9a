/** What a turn of Clash threw away. */
export default {
  'win-sure': 'It won the game in this turn, whatever the other side did.',
  win: 'It won the game in this turn against what the others held; they might have held an answer.',
} as const
