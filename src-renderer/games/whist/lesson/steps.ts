import type { Card, Suit } from '../../../../src-engine/cards/french.ts'

/** One exercise: a trick on the table, a hand, and what to do with it. */
export interface Step {
  readonly title: string
  readonly text: string
  /** What to try; without it there is only something to look at. */
  readonly task?: string
  readonly trump?: Suit
  readonly led?: Suit
  readonly plays: readonly { readonly by: string; readonly card: Card }[]
  readonly hand: readonly Card[]
  /** Cards the rules do not allow now, each with the reason. */
  readonly illegal?: { readonly [card: string]: string }
  /** Cards that are allowed but miss the point, and why. `tap` for tapping the table. */
  readonly poor?: { readonly [card: string]: string }
  /** The dog may tap the table instead of playing. */
  readonly mayTap?: true
  /** Said once it is solved. */
  readonly done: string
  /** Who takes the trick once it is solved; whoever plays the right card, without it. */
  readonly winner?: string
}

const hearts = 'Hearts were led and you have hearts: you must play one of them.'

const basics: readonly Step[] = [
  {
    title: 'A trick',
    text: 'Everybody plays one card, one after the other, to the middle of the table. Those four cards together are a trick, and one of them takes it. Here Ben led the 8, Cal, Dee and you followed, and the king is the highest: Dee takes the trick and leads the next.',
    plays: [
      { by: 'Ben', card: '8C' },
      { by: 'Cal', card: 'TC' },
      { by: 'Dee', card: 'KC' },
      { by: 'You', card: '3C' },
    ],
    led: 'C',
    hand: [],
    winner: 'Dee',
    done: '',
  },
  {
    title: 'Follow suit',
    text: 'The first card decides which suit everybody else must play, if they have it. That is called following suit.',
    task: 'Ben led a heart. Play a card that follows suit.',
    led: 'H',
    plays: [{ by: 'Ben', card: '7H' }],
    hand: ['KH', '3H', 'AS', 'QD', '9C'],
    illegal: { AS: hearts, QD: hearts, '9C': hearts },
    done: 'Right: a heart for a heart. Cards you may not play are dim; touch one and it tells you why.',
    winner: '',
  },
  {
    title: 'The highest card takes it',
    text: 'From high to low: ace, king, queen, jack, 10, 9 … down to 2. The highest card of the suit led takes the trick.',
    task: 'You are last. Take this trick.',
    led: 'H',
    plays: [
      { by: 'Ben', card: '9H' },
      { by: 'Cal', card: 'JH' },
      { by: 'Dee', card: '4H' },
    ],
    hand: ['QH', '5H', 'AS', '2D'],
    illegal: { AS: hearts, '2D': hearts },
    poor: { '5H': 'You may play it, but Cal’s jack is higher. Try again.' },
    done: 'The queen beats the jack. And being last you knew it: that is the good of playing last.',
  },
  {
    title: 'No card of that suit?',
    text: 'Then you may play anything. But a card of another suit takes nothing, however high it is.',
    task: 'You have no diamond, so you cannot take this trick. Let go of a card you will not miss.',
    led: 'D',
    plays: [
      { by: 'Ben', card: 'KD' },
      { by: 'Cal', card: '2D' },
      { by: 'Dee', card: '6D' },
    ],
    hand: ['AS', '4C', 'AH'],
    poor: {
      AS: 'Even an ace takes nothing here: diamonds were led. Keep it for a trick where it wins.',
      AH: 'Even an ace takes nothing here: diamonds were led. Keep it for a trick where it wins.',
    },
    done: 'Ben’s king takes it. Your aces are still there for later.',
    winner: 'Ben',
  },
  {
    title: 'Trump',
    text: 'One suit is trump in every hand. Any trump beats every card of the other suits. Here spades are trump.',
    task: 'You have no diamond. Take this trick from the king.',
    trump: 'S',
    led: 'D',
    plays: [
      { by: 'Ben', card: 'KD' },
      { by: 'Cal', card: '5D' },
      { by: 'Dee', card: 'JD' },
    ],
    hand: ['2S', 'AH', '9C'],
    poor: {
      AH: 'The ace of hearts is neither a diamond nor trump: it takes nothing here.',
      '9C': 'The nine of clubs is neither a diamond nor trump: it takes nothing here.',
    },
    done: 'The smallest trump beats the king. That is called ruffing.',
  },
  {
    title: 'Trump is no way round following suit',
    text: 'If you have a card of the suit led you must play it, trump in hand or not.',
    task: 'Which card may you play?',
    trump: 'S',
    led: 'D',
    plays: [{ by: 'Ben', card: 'QD' }],
    hand: ['3D', 'AS', 'KS', '7C'],
    illegal: {
      AS: 'Diamonds were led and you have one: trump has to wait.',
      KS: 'Diamonds were led and you have one: trump has to wait.',
      '7C': 'Diamonds were led and you have one.',
    },
    done: 'It loses, but your trumps are still there, and now you have no diamond left: next time you may ruff.',
    winner: '',
  },
  {
    title: 'Two trumps in one trick',
    text: 'Then the higher trump takes it.',
    task: 'Clubs were led, Cal has ruffed. Take the trick all the same.',
    trump: 'S',
    led: 'C',
    plays: [
      { by: 'Ben', card: '8C' },
      { by: 'Cal', card: '5S' },
      { by: 'Dee', card: 'AC' },
    ],
    hand: ['7S', '3S', 'AD', 'KH'],
    poor: {
      '3S': 'A trump, but lower than Cal’s five.',
      AD: 'No trump, and clubs were led: it takes nothing.',
      KH: 'No trump, and clubs were led: it takes nothing.',
    },
    done: 'The seven of trumps beats the five, and both beat the ace of clubs.',
  },
]

const lastChance = {
  task: 'This is the last trick but one, and you have none yet. Stay in the game.',
  trump: 'S' as const,
  led: 'D' as const,
  plays: [
    { by: 'Ben', card: '6D' },
    { by: 'Cal', card: 'TD' },
    { by: 'Dee', card: 'QD' },
  ] as const,
  hand: ['KD', '4D'] as const,
  poor: { '4D': 'Then Dee’s queen takes it, and only one card is left to save you. Use the king now.' },
}
const endOfHand: { readonly [game: string]: Step } = {
  'all-out-brawl': {
    ...lastChance,
    title: 'No trick: dazed',
    text: 'Whoever takes no trick in a hand is dazed: out of this round, and it costs a life. Each next hand has one card fewer, until one player is left standing.',
    done: 'One trick is enough: you stand. Whoever takes most tricks deals the next hand and calls trump for it.',
  },
  'knockout-whist': {
    ...lastChance,
    title: 'No trick: out',
    text: 'Whoever takes no trick in a round is out of the game. Each next round has one card fewer, so it gets harder and harder.',
    done: 'One trick is enough: you are in the next round. Whoever takes most tricks picks trump for it.',
  },
  'knock-out-whist': {
    ...lastChance,
    title: 'No trick: knocked out',
    text: 'Whoever takes no trick in a hand is knocked out. Each next hand has one card fewer, so it gets harder and harder.',
    done: 'One trick is enough: you are in the next hand. Whoever takes most tricks calls trump for it.',
  },
}

const dog: readonly Step[] = [
  {
    title: 'The dog’s life',
    text: 'The first time it happens, a player without a trick is not out but gets the dog’s life: one single card. At each turn the dog plays it, whatever was led, or taps the table and waits. Take one trick with it and you are back.',
    task: 'Your one card is a trump. But look who else has played one.',
    trump: 'C',
    led: 'C',
    plays: [
      { by: 'Ben', card: 'KC' },
      { by: 'Cal', card: '3C' },
      { by: 'Dee', card: '5C' },
    ],
    hand: ['9C'],
    mayTap: true,
    poor: { '9C': 'Ben’s king of trumps is higher: you would lose your one card, and be out. Wait.' },
    done: 'A patient dog. You keep your card for a better trick.',
    winner: 'Ben',
  },
  {
    title: 'Now bite',
    text: 'The next trick. Clubs are still trump, and you still hold your one card.',
    task: 'Nobody has played a trump this time.',
    trump: 'C',
    led: 'H',
    plays: [
      { by: 'Ben', card: 'AH' },
      { by: 'Cal', card: '5H' },
      { by: 'Dee', card: 'QH' },
    ],
    hand: ['9C'],
    mayTap: true,
    poor: { tap: 'You may wait, but it gets no better than this: your trump would take the trick.' },
    done: 'You are back, with a full hand next time. The player to your left leads on, for you have no card left.',
  },
]

/** The lesson for one game of the family: the same beginning, and an end by its own rules. */
export function stepsFor(game: string): readonly Step[] {
  const end = endOfHand[game] ?? endOfHand['knock-out-whist']!
  return [...basics, end, ...(game === 'knock-out-whist' ? dog : [])]
}
