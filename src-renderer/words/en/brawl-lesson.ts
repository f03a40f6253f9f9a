/** Brawl's six exercises: what the new card does, what to do, and a hint for whoever hesitates. */
export default {
  step: 'Exercise {at} of {all}',
  done: 'Done!',
  'hint-is': 'Hint: {hint}',
  next: 'Next exercise',
  last: 'I can play Brawl',
  hint: 'A hint',
  again: 'From the start',
  rules: 'To the rules',
  you: 'You',
  partner: 'Partner',
  exercise: {
    base: {
      title: 'A place to fight',
      lesson: 'Everything is played on Bases. A new Base goes on the left or right end of the row, three at most.',
      goal: 'Draw a card, and put your Base on the left end of the row.',
      hint: 'Draw first; then choose the left end.',
    },
    hit: {
      title: 'Hit, and hit again',
      lesson:
        'A Hit goes on a bare side or on a Hit of its own colour. A Hit-2 counts two, but goes only on a Hit of its colour.',
      goal: 'Get four Hits on your side of the left Base.',
      hint: 'A string has one colour: put the red ones together, and the blue one somewhere else.',
    },
    block: {
      title: 'Stop right there',
      lesson: 'A Block goes on a Hit of its colour, and no Hit goes on a Block.',
      goal: 'Your partner leads both Bases by one. Block a string before it grows, and win the other Base.',
      hint: 'The Block is blue: where is there a blue Hit to stop?',
    },
    'press-and-clear': {
      title: 'Undo it, or sweep it away',
      lesson:
        'A Press on a Block makes both as good as gone. A Clear takes a whole Base away: never the middle one of three, never the only one.',
      goal: 'Press the Block on your side and add a Hit; then clear the Base you are losing.',
      hint: 'The Press goes directly on the Block. The Base to clear is the one on the right.',
    },
    freeze: {
      title: 'Make it last',
      lesson:
        'A Freeze ends the play on a Base for good. Freezes come last in your deck; when every Base is frozen, the game is over.',
      goal: 'Burn your way to your Freezes, discarding one card at a time, and win the game.',
      hint: 'You are leading both Bases: what you draw now only costs time. Discard it until a Freeze comes.',
    },
    'dodge-and-reverse': {
      title: 'The other way round',
      lesson:
        'A Dodge on a Hit makes everything below it count for nothing. On a Base with a Reverse the fewest Hits win, so a Dodge on your own side may be just the thing.',
      goal: 'Win both Bases: dodge your partner’s long string, and reverse the Base where you are behind.',
      hint: 'Dodge on the left, on your partner’s side. The Reverse goes on the right Base itself.',
    },
  },
} as const
