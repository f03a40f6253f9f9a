/** The students of the Lantern Street club: what they are like, and what their decks are made for. */
export default {
  line: {
    tamsin: 'Captain of the club: does everything well and lets you find out what she does best.',
    bram: 'Built like a door, and opens about as often.',
    noor: 'Presses on after everybody else would have stopped.',
    cato: 'Tidies the room in mid-fight; your best Base is usually in the way.',
    hana: 'Was standing there a moment ago.',
    otis: 'Losing on purpose is still a plan.',
    maple: 'Hits first. Second and third as well.',
    sunny: 'Has read about every trick in the book, and wrote two of them in.',
  },
  style: {
    balanced: 'balanced',
    presser: 'presser',
    blocker: 'blocker',
    clearer: 'clearer',
    dodger: 'dodger',
    reverser: 'reverser',
    hitter: 'hitter',
    trickster: 'trickster',
  },
  deck: 'Deck of {who}',
  about:
    'A {style} deck of {n} card. The Freezes lie at the bottom and come last. | A {style} deck of {n} cards. The Freezes lie at the bottom and come last.',
  extras: 'With the extra cards on, {in} come in for {out}.',
  copies: '{n} × {card}',
} as const
