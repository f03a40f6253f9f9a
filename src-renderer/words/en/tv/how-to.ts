/** How each game goes, in three sentences for the TV, by its id. */
export default {
  'knock-out-whist': {
    first: 'Follow the suit that was led if you can. The highest card of it takes the trick, and trumps beat all.',
    next: 'Whoever took most tricks calls trump. Each hand has one card fewer.',
    end: 'No trick in a hand, and you are out. The last one at the table wins.',
  },
  'all-out-brawl': {
    first: 'Everybody plays a card to each trick. The highest takes it.',
    next: 'No trick in a hand: you are dazed and pay a life.',
    end: 'Out of lives, out of the brawl. The last one with a life wins.',
  },
  'knockout-whist': {
    first: 'Follow suit if you can. The highest card takes the trick, and trumps beat all.',
    next: 'Seven cards, then six, down to one.',
    end: 'No trick in a round, and you are out. The last one in wins.',
  },
  brawl: {
    first: 'Nobody takes turns: turn up your cards and put them on the Bases as fast as you can.',
    next: 'Hits of one colour build up. A Block stops a side, a Clear takes a Base away.',
    end: 'When all Bases are frozen, whoever has more of them wins.',
  },
  referee: {
    first: 'Sit down with a deck of your own.',
    next: 'Tap to attack, to lose life, to end your turn. The table keeps count.',
    end: 'The last one in, or the last team, wins.',
  },
  clash: {
    first: 'Each turn, one more land to pay with: play creatures and spells.',
    next: 'Creatures attack everybody they can reach, and block for their own.',
    end: 'At no life you are out. The last one in wins.',
  },
} as const
