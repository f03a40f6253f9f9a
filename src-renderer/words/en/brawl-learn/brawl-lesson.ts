/** Brawl's six exercises: what the new card does, what to do, and a hint for whoever hesitates. */
export default {
  training: 'The first training',
  'end-title': 'That is Brawl',
  'end-text': 'Now a real fight, turn by turn, against a partner who moves. Choose your student of the club.',
  train: 'Train with {who}',
  mate: 'Team-mate',
  other: 'Their team-mate',
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
    'tied-bases': {
      title: 'Whose is a tied Base?',
      lesson: 'With equal Hits, or none at all, a Base is won by its owner: the emblem on it tells whose it is.',
      goal: 'Win two Bases: put down a Base of your own, and break the tie on your partner’s.',
      hint: 'A Base of yours without Hits is yours already. The tie is red against blue.',
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
      lesson: 'A Freeze ends the play on a Base for good. When every Base is frozen, the game is over.',
      goal: 'You lead both Bases: freeze both, and win the game.',
      hint: 'Draw, and put the Freeze on a Base itself; then the other.',
    },
    burning: {
      title: 'Burn!',
      lesson:
        'Your Freezes lie at the bottom of your deck. If you lead, discard as fast as you can: the sooner you reach them, the sooner it is over.',
      goal: 'You lead both Bases. Burn your cards, one at a time, until the Freezes come, and freeze both.',
      hint: 'Don’t play what you draw: discard it. The fourth card is a Freeze.',
    },
    'dodge-and-reverse': {
      title: 'The other way round',
      lesson:
        'A Dodge on a Hit makes everything below it count for nothing. On a Base with a Reverse the fewest Hits win, so a Dodge on your own side may be just the thing.',
      goal: 'Win both Bases: dodge your partner’s long string, and reverse the Base where you are behind.',
      hint: 'Dodge on the left, on your partner’s side. The Reverse goes on the right Base itself.',
    },
    'press-undoes': {
      title: 'Press it away',
      lesson:
        'A Press goes on a Dodge as well: all the Dodge had covered counts again. On a Reverse it cancels every Reverse below it.',
      goal: 'Win both Bases: bring your own string back, and turn the other Base round.',
      hint: 'One Press goes on the Dodge on your side, the other on the Reverse on the Base itself.',
    },
    team: {
      title: 'In a team',
      lesson:
        'In a tag team one of each side is in the ring. Tag your team-mate in whenever you like; it costs nothing, even when your own cards are gone.',
      goal: 'Put your last card on the right Base, then tag your team-mate in.',
      hint: 'The button below your hand tags.',
    },
  },
} as const
