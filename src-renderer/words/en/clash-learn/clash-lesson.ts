/** Clash's lesson: six scenes, then thirty turns to be won. */
export default {
  play: 'First game, with the coach',
  'end-title': 'That is Clash',
  'end-text':
    'Now a first whole game against an easy player, with two plain decks. At each move the coach tells you what would be good. Or puzzles first: positions that are won in one turn.',
  'puzzle-lesson': 'Your partner holds nothing and has no mana. Think of every block before you attack.',
  'puzzle-goal': 'Win this turn.',
  scene: {
    land: {
      title: 'What a land is',
      lesson: 'Lands give the mana that everything else costs. You may play one a turn, from your hand.',
      goal: 'Play a Forest.',
    },
    creature: {
      title: 'The first creature',
      lesson:
        'The cost stands on the card: a Forest Bear costs two mana, one of it green. Your lands are tapped for it by themselves.',
      goal: 'Play your land, then cast the Forest Bear.',
    },
    attack: {
      title: 'To battle',
      lesson:
        'Creatures that have been there since your last turn may attack. Only a flyer or a creature with reach can block a flyer.',
      goal: 'Deal damage to your partner, and lose nothing.',
    },
    block: {
      title: 'In the way',
      lesson:
        'An attacker that is blocked deals its damage to the blocker. Whoever takes as much as their toughness dies.',
      goal: 'Block so that the bear falls and yours lives.',
    },
    trick: {
      title: 'The right moment',
      lesson: 'An instant can be cast after the blocks. Your goat is blocked by an ogre and would die.',
      goal: 'Make the goat stronger, and let the fight go on.',
    },
    answer: {
      title: 'An answer',
      lesson: 'Spells wait on the stack, and the last one cast happens first. Your partner aims a knife at your giant.',
      goal: 'Counter the knife.',
    },
  },
  puzzle: {
    'bolt-to-spare': 'Bolt to spare',
    'nobody-home': 'Nobody home',
    'one-for-the-floor': 'One for the floor',
    'over-the-wall': 'Over the wall',
    'after-the-blocks': 'After the blocks',
    'twelve-at-once': 'Twelve at once',
    'just-arrived': 'Just arrived',
    'with-their-own': 'With their own',
    'two-against-one': 'Two against one',
    'the-stampede': 'The stampede',
    'from-above': 'From above',
    'before-the-fire': 'Before the fire',
    'elbows-out': 'Elbows out',
    'mind-the-goose': 'Mind the goose',
    'in-the-net': 'In the net',
    'right-through': 'Right through',
    'one-more-bite': 'One more bite',
    'clear-skies': 'Clear skies',
    'a-small-fire': 'A small fire',
    'after-them': 'After them',
    'whoever-is-free': 'Whoever is free',
    'on-a-borrowed-horse': 'On a borrowed horse',
    'what-the-cook-gives': 'What the cook gives',
    'feed-the-big-one': 'Feed the big one',
    'to-absent-friends': 'To absent friends',
    timber: 'Timber',
    'twice-in-pursuit': 'Twice in pursuit',
    'two-out-of-the-way': 'Two out of the way',
    'turn-of-the-tide': 'The turn of the tide',
    'settled-outside': 'Settled outside',
  },
} as const
