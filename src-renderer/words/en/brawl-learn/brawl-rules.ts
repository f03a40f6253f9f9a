/** How Brawl is played, for somebody who has never seen it. What stands between two stars weighs most. */
export default {
  minute: {
    title: 'In one minute',
    fight:
      'Two fighters, a deck each, and **no turns**: both play as fast as they like. In the middle lie **Bases**. Every Base has your side and mine. Whoever has more **Hits** on their side when the fight ends wins that Base, and whoever wins more Bases wins the fight.',
    cards:
      'You draw one card at a time. Play it on the table, or put it on your discard pile and draw the next. The top of your discard pile may be taken up again. A fight lasts one to three minutes.',
    learn: 'Learn it in ten short exercises',
  },
  setup: {
    title: 'Setting up',
    text: 'Each deck has 35 cards and belongs to one student of the Lantern Street club. One Base of each player starts in the middle. The three **Freezes** lie at the bottom of the deck and come last. When everybody has knocked on the table, the fight begins.',
  },
  cards: {
    title: 'The cards',
    colours:
      'Hits and Blocks come in three colours, each with a shape of its own: **red stars**, **blue diamonds**, **green rings**. You may play on **either side**: blocking your own string, or hitting on the other side, is sometimes just right. The small number on a card tells how many of it the deck holds.',
  },
  strings: {
    title: 'Strings of Hits',
    text: 'A string on one side has one colour. A Hit-2 counts two, but never lies directly on a Base. A Block ends the string.',
    undone:
      'A **Press** on a Block makes both as good as gone, and the string goes on. A **Dodge** on a Hit makes everything below it count for nothing, and the side is open again as if it were bare. A Press directly on a Dodge brings all of it back.',
  },
  bases: {
    title: 'Bases come and go',
    clear:
      'A new Base goes on the left or the right end of the row; there are never more than three (four in a tag team). A **Clear** sweeps a Base away with all that lies on it: never the middle one of three, never the only one, and never a frozen one.',
    reverse:
      'A **Reverse** on a Base lets the **fewest** Hits win it; a second one turns it back, and a Press directly on a Reverse cancels all below it. A **Freeze** ends the play on a Base for good.',
  },
  end: {
    title: 'The end, and who wins',
    text: 'When **every Base is frozen** the fight is over (also when nobody can do anything more, or everybody says they are done). More Hits win a Base; with equal Hits, or none, it goes to its **owner**. More Bases win the fight; equal is a draw.',
    match:
      '**Best of three**, for duels and teams: whoever wins two games first wins the match; a drawn game is played again. Without it, equal Bases are a draw.',
    burning:
      '**Burning:** if you are ahead, discard quickly: the sooner you reach your Freezes, the sooner it is over. If you see somebody burn, look at the table: one play may turn it round.',
  },
  more: {
    title: 'Training, tournament, and more players',
    training:
      '**Tournament** is the fight as told here. **Training** goes turn by turn: draw a card and play or discard it, or play the top of your discard pile.',
    circle:
      '**Round robin**, three to twelve in a circle. Each player sets **two Bases** aside, and between any two neighbours lies a row that starts with one of each: at most three Bases a row. You fight only in the two rows beside you. When every Base everywhere is frozen, most Bases in all win. Who is tied for the most knocks for another round; when only two are left it is a duel, and **a drawn duel is played again** until somebody wins.',
    team: '**Tag team**: two teams of two or more, each player with a deck of their own and only **two Freezes**. Each team starts with **one Base**, its first player’s; up to four Bases lie in the row. One of each team is in the ring. Tag a team-mate in whenever you like, also when your own cards are gone; talk and point as much as you want.',
  },
  honour: {
    title: 'The honour referee',
    text: 'With the strict referee a play that isn’t allowed bounces back to your hand with the reason. With the **honour referee** nothing is stopped, as at a real table: if you see your own mistake, take the play back (as long as nothing was built on it); if you see another’s, call a foul on that Base for all to see. At the count, a Base on which a wrong play still stands is forfeited by whoever made it. Whoever clears the only Base has made a foul that can’t be put right: the other side lets it stand, or wins by forfeit.',
  },
  extra: {
    title: 'Extra cards',
    text: 'Off unless the table’s host turns them on, and then only in the decks that list them. A Press directly on one lifts it.',
  },
  club: { title: 'The students of the club' },
  hands: {
    title: 'Hands on',
    text: 'Tap your deck to draw, then tap where the card goes: places where it may go are lit. Or drag it there in one movement, straight from the deck. With a keyboard the keys are printed on the table; two people at one keyboard have a hand each.',
    credit: '**Brawl was designed by James Ernest.** Characters, texts and art of this edition are our own.',
  },
  example: {
    yours: 'your side',
    theirs: 'your opponent’s side',
    you: 'you',
    opponent: 'your opponent',
    start: { yours: 'Your Base: while nobody has Hits on it, it is yours.', theirs: 'Theirs.' },
    strings: {
      red: 'Red on red on red: four against one. You lead.',
      blocked: 'Two against one. The Block stops the blue string.',
    },
    undone: {
      press: 'The Press takes the Block out: the string counts two.',
      dodge: 'Everything below the Dodge counts for nothing.',
    },
    bases: {
      reversed: 'Reversed: one is fewer than two, so you lead.',
      frozen: 'Equal, and frozen: it stays its owner’s.',
    },
  },
} as const
