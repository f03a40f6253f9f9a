/** The referee before the game: its card, its set-up, its rules pages. */
export default {
  begin: 'Begin',
  books: { booklet: 'The booklet’s rules', modern: 'Today’s rules' },
  setup: {
    best: 'Best with {players}',
    'every-seat': 'with every seat taken',
    players: '{n} player | {n} players',
    'teams-follow':
      'Teams follow from the seats, counted from the player who takes the first turn: shuffle the seats, or change people’s seats.',
    turns: '{n} turn at a time, first those lit on the map. | {n} turns at the same time, first those lit on the map.',
    meaning: 'What this format means, in plain words',
    'ask-first': '{question} Ask everybody before you begin.',
    deck: '{n} player needs a shared deck of at least {cards} cards: 120 for four, 20 more for each other. | {n} players need a shared deck of at least {cards} cards: 120 for four, 20 more for each other.',
    'deck-few': 'Yours has {has}: {n} too few.',
    'deck-enough': 'Yours has {has}: it is large enough.',
    'deck-has': 'It has {n}',
    'deck-cards': 'Cards in your deck',
    commanders: 'Playing with commanders',
    'commanders-mean': 'Everybody starts with 40 life; what each commander deals is counted by itself.',
    'commanders-set': 'Start with 40 life',
  },
  colours: {
    title: 'Who plays which colours',
    turn: 'Turn the star',
    back: 'Turn it the other way',
    means: 'Neighbours share a colour; the two across play the one you fight. To swap people, change their seats.',
  },
  turns: 'Turns',
  page: {
    'differ-caption': 'Where the books differ here',
    same: 'Both books play it alike, but for what differs in every format.',
    booklet: 'The booklet',
    'booklet-on': 'The booklet (in force)',
    modern: 'Today',
    'modern-on': 'Today (in force)',
    here: 'Played here',
    map: 'Your seat at the bottom, play passing to the left. Crossed swords: players you may attack. Dim: out of your spells’ range. Lit: a turn under way.',
    'map-teams':
      'Your seat at the bottom, play passing to the left. Crossed swords: players you may attack. Dim: out of your spells’ range. Lit: a turn under way; ◆ and ▲: the teams.',
    asked: 'Asked before the game: {question}',
  },
} as const
