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
  page: {
    title: 'The referee: your own decks, any multiplayer battle',
    what: 'You keep your cards; the table keeps life, turns, ranges, attacks and points. Everybody changes their own life on their own phone, ends their turn there, and says when they are out. Whatever was a mistake can be taken back.',
    'here-booklet': 'This table: the booklet’s rules',
    'here-modern': 'This table: today’s rules',
    'books-booklet':
      'Two sets of rules can be in force: the booklet these formats come from, and today’s official ones. Each format says below how it is played by the booklet, and where the two differ.',
    'books-modern':
      'Two sets of rules can be in force: the booklet these formats come from, and today’s official ones. Each format says below how it is played today, and where the two differ.',
    formats: 'Formats',
    'both-title': 'The two books, in every format',
    'both-caption': 'Where they differ alike, whatever is played',
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
  /** The words all formats use, for someone who has never played one. */
  terms: {
    title: 'Words used everywhere',
    left: 'Left',
    'left-means': 'Clockwise, seen from above: where play passes. Everybody sits in a ring.',
    range: 'Spell range',
    'range-means':
      'How many seats to either side your spells and abilities reach. Whatever affects everybody affects only those in range.',
    attack: 'Attack',
    'attack-means': 'Creatures attack only players the format allows, and never anybody out of your range.',
    moving: 'Moving creatures',
    'moving-means':
      'In some team formats a creature may go to a team-mate’s side instead of attacking: it blocks and attacks from there, on your turn, and comes home when that player goes out.',
    out: 'Going out',
    'out-means':
      'A player who is out takes along all they own, however far away; the creatures of others that stood with them go home. Their empty seat still counts for range until a turn passes by; for attacks it does not.',
    several: 'Several turns at once',
    'several-means':
      'In a very large game several players have their turns at the same time, far enough apart that nobody is in the reach of two. A turn that would come too near another waits until it may begin; the table says why.',
    fewer: 'Fewer turns',
    'fewer-means':
      'As players go out, a turn is removed: the one nearest to the last player out ends and passes to nobody.',
    chart: 'Turns at the start, with a spell range of two',
    players: 'Players',
    turns: 'Turns',
    'or-fewer': '{n} or fewer',
    'from-to': '{from} to {to}',
  },
} as const
