/** The lesson of the three trick-takers: one thing at a time, each tried at once, and a real hand at the end. */
export default {
  end: {
    title: 'That is all there is to know',
    text: 'Now a real hand against three easy players. Spades are trump, you lead, and the ace of trumps is yours: nothing can beat it. The coach sits beside you; ask whenever you like.',
    deal: 'Deal a real hand',
    hand: 'The first real hand',
  },
  trick: {
    title: 'A trick',
    text: 'Everybody plays one card, one after the other, to the middle of the table. Those four cards together are a trick, and one of them takes it. Here Ben led the 8, Cal, Dee and you followed, and the king is the highest: Dee takes the trick and leads the next.',
  },
  follow: {
    title: 'Follow suit',
    text: 'The first card decides which suit everybody else must play, if they have it. That is called following suit.',
    task: 'Ben led a heart. Play a card that follows suit.',
    done: 'Right: a heart for a heart. Cards you may not play are dim; touch one and it tells you why.',
  },
  highest: {
    title: 'The highest card takes it',
    text: 'From high to low: ace, king, queen, jack, 10, 9 … down to 2. The highest card of the suit led takes the trick.',
    task: 'You are last. Take this trick.',
    low: 'You may play it, but Cal’s jack is higher. Try again.',
    done: 'The queen beats the jack. And as you played last, you knew it would.',
  },
  none: {
    title: 'No card of that suit?',
    text: 'Then you may play anything. But a card of another suit takes nothing, however high it is.',
    task: 'You have no diamond, so you can’t take this trick. Throw away a card you won’t miss.',
    ace: 'Even an ace takes nothing here: diamonds were led. Keep it for a trick where it wins.',
    done: 'Ben’s king takes it. Your aces are still there for later.',
  },
  trump: {
    title: 'Trump',
    text: 'One suit is trump in every hand. Any trump beats every card of the other suits. Here spades are trump.',
    task: 'You have no diamond. Take this trick from the king.',
    ace: 'The ace of hearts is neither a diamond nor trump: it takes nothing here.',
    nine: 'The nine of clubs is neither a diamond nor trump: it takes nothing here.',
    done: 'The smallest trump beats the king. That is called ruffing.',
  },
  first: {
    title: 'Following suit comes first',
    text: 'If you have a card of the suit led you must play it, trump in hand or not.',
    task: 'Which card may you play?',
    done: 'It loses, but your trumps are still there, and now you have no diamond left: next time you may ruff.',
  },
  two: {
    title: 'Two trumps in one trick',
    text: 'Then the higher trump takes it.',
    task: 'Clubs were led, and Cal has ruffed. Take the trick all the same.',
    low: 'A trump, but lower than Cal’s five.',
    not: 'No trump, and clubs were led: it takes nothing.',
    done: 'The seven of trumps beats the five, and both beat the ace of clubs.',
  },
  last: {
    task: 'This is the last trick but one, and you have none yet. Stay in the game.',
    low: 'Then Dee’s queen takes it, and only one card is left to save you. Use the king now.',
  },
  'last-brawl': {
    title: 'No trick: dazed',
    text: 'Whoever takes no trick in a hand is dazed: out of this round, and it costs a life. Each next hand has one card fewer, until one player is left standing.',
    done: 'One trick is enough: you stand. Whoever takes most tricks deals the next hand and calls trump for it.',
  },
  'last-round': {
    title: 'No trick: out',
    text: 'Whoever takes no trick in a round is out of the game. Each next round has one card fewer, so it gets harder and harder.',
    done: 'One trick is enough: you are in the next round. Whoever takes most tricks picks trump for it.',
  },
  'last-hand': {
    title: 'No trick: knocked out',
    text: 'Whoever takes no trick in a hand is knocked out. Each next hand has one card fewer, so it gets harder and harder.',
    done: 'One trick is enough: you are in the next hand. Whoever takes most tricks calls trump for it.',
  },
  dog: {
    title: 'The dog’s life',
    text: 'The first time it happens, a player without a trick is not out but gets the dog’s life: one single card. At each turn the dog plays it, whatever was led, or taps the table and waits. Take one trick with it and you are back.',
    task: 'Your one card is a trump. But look who else has played one.',
    low: 'Ben’s king of trumps is higher: you would lose your one card, and be out. Wait.',
    done: 'A patient dog. You keep your card for a better trick.',
  },
  bite: {
    title: 'Now bite',
    text: 'The next trick. Clubs are still trump, and you still hold your one card.',
    task: 'Nobody has played a trump this time.',
    wait: 'You may wait, but it gets no better than this: your trump would take the trick.',
    done: 'You are back, with a full hand next time. The player to your left leads on, for you have no card left.',
  },
} as const
