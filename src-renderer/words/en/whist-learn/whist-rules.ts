/** The rules of the three trick-takers, for somebody who has never taken a trick. What stands between two stars weighs most. */
export default {
  example: 'An example hand',
  short: 'In short',
  how: 'How a hand goes',
  'how-round': 'How a round goes',
  ends: 'How it ends',
  good: 'Good to know',
  names: 'Names and family',
  tricks: {
    title: 'What is a trick?',
    text: 'One player **leads**: puts a card face up in the middle. Going round to the left, each other player adds one card. When everybody has played one, that little pile is a **trick**, and whoever played the best card in it takes it. They keep it in front of them as a sign that they took it, and lead the next.',
    picture: 'Ben led the 8 of clubs. Dee’s king is the highest club: the trick is Dee’s.',
    order: 'Every suit runs from high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2.',
    follow: 'Follow suit',
    'follow-text':
      'The card that was led names the suit. If you have a card of that suit you **must** play one; which one is up to you. Only if you have none may you play whatever you like.',
    'follow-why': 'Hearts were led, and you have hearts.',
    'follow-picture':
      'Hearts were led: the two hearts may be played. The table dims the rest and tells you why if you touch them.',
    'trump-text':
      'In every hand one suit is **trump**. The highest trump in a trick takes it; if nobody played a trump, the highest card of the suit that was led does. All other cards take nothing, not even aces. You may play a trump to another suit only when you can’t follow.',
    'trump-picture':
      'Diamonds were led. You have none, and spades are trump: your 2 takes the trick from the ace of diamonds. Dee’s ace of hearts is neither the suit led nor trump, and takes nothing.',
  },
  dog: {
    short:
      'Two to seven players get seven cards each, then six, then five. Take at least one trick in each hand or you are knocked out – once, the dog’s life may save you. The last one left wins. A game takes a quarter of an hour.',
    first:
      'The first hand is seven cards each. One more card is turned up: its suit is trump. The player to the dealer’s left leads the first trick.',
    lead: 'Every trick is led by whoever took the one before, until all cards are played.',
    call: 'Whoever took the most tricks calls trump for the next hand, after looking at their new cards. If several took the most, they cut: each turns over a card and the highest decides.',
    deal: 'The deal moves to the left, and the next hand has one card fewer: six, five, four, three, two, one.',
    title: 'No trick: knocked out, or the dog’s life',
    text: 'Whoever has not a single trick at the end of a hand is out of the game. But the first hand in which that happens to anybody is milder: everybody it happens to then gets the **dog’s life**.',
    seats: 'The first hand is over. Cal took no trick and is a dog in the next one; Ann took most and calls trump.',
    one: 'A dog is dealt a single card.',
    turn: 'At each of its turns the dog either plays that card, whatever was led, or taps the table and waits. By the last trick of the hand it must be played.',
    back: 'If the dog’s card takes its trick, the dog is back: a full hand next time, like everybody. The player to its left leads the next trick, for the dog has no card left to lead.',
    out: 'If it takes none, the dog is out.',
    left: 'A dog that sits to the dealer’s left need not lead: it taps, and the next player leads. It can’t come back into that trick.',
    picture: 'Good dog: Cal waited for a trick without trumps and took it with the one card. Cal is back in the game.',
    end: 'The last player left wins. If several are still in when the one-card hand is dealt, its only trick decides it all.',
    'good-one': 'One trick is enough. Take it early with an ace or a high trump rather than hoping for the last card.',
    'good-call': 'Whoever calls trump does well to call the suit they hold most of.',
    'good-count': 'Count the trumps that have been played: when they are gone, your long suit is as good as trump.',
    names:
      'You may know this game by another name: **Trumps** in Britain, and elsewhere **Rat**, **Reduction Whist** or **Diminishing Whist**, for the hands that shrink. It is the game by which many people first learn what a trick is. **Knockout Whist**, written as one word here, is its shorter sister without the dog; **All Out Brawl** is the big one with lives.',
  },
  brawl: {
    story:
      'The first rule of the tavern: no fighting. But drinks get spilled, voices get loud, somebody says something about somebody’s mother – and the whole room is at it. Insults fly, chairs fly, people duck. When the dust settles one is left standing on a heap of the others, and asks who is paying.',
    short:
      'A tavern brawl for two to twelve. Each hand you must take a trick or you are **dazed**: out of the round, and it costs a life. The last one standing wins the round; the last one with a life wins the game.',
    words:
      'Three words: a **game** has several **rounds**, and a round is a ladder of **hands**, each one card shorter.',
    first:
      'A round begins with as many cards as go round, an even number up to eight: eight each for up to six players, six for seven or eight, four for nine to twelve.',
    call: 'In the very first hand a card is turned up for trump. In every later hand the dealer looks at their own cards and calls trump, aloud, before anybody plays.',
    lead: 'The player to the dealer’s left leads. Whoever takes a trick leads the next.',
    deal: 'When the cards are gone, whoever took most tricks deals the next hand – and so calls its trump. If several took the most, each draws a card; the highest deals. Equal ranks go by suit: hearts, diamonds, clubs, spades.',
    fewer: 'The next hand of the round has one card fewer. A one-card hand leaves exactly one player standing.',
    title: 'Dazed, and what it costs',
    text: 'Everybody without a trick at the end of a hand is dazed: they sit out the rest of the round and pay one life. You begin with two. With no life left you still play, **on your last legs** – but dazed once more, with nothing to pay, you are out of the game.',
    seats:
      'Ben took no trick, is dazed and paid a life. Cal fights on, on the last legs. Dee had nothing left to pay: out of the game. Ann took most and deals next.',
    rounds: 'Rounds, and how it ends',
    round:
      'The last one standing wins the round and deals the next. Everybody still in the game gets up again, and the ladder starts again with the full number of cards.',
    end: 'When a round is over and only one player still has a life, that player wins the game. If nobody has one, you play on until one is left.',
    'good-deal': 'The dealer has the best of it: fight for most tricks while you hold good cards.',
    'good-legs': 'On your last legs take the first trick you can; pride comes later.',
    'good-count': 'With many players most of the deck is dealt: count who could not follow, they will ruff again.',
    names:
      'A rowdy child of the **Knock-out Whist** family: it keeps the shrinking hands and adds rounds and lives, so that nobody has to sit out for long.',
  },
  round: {
    short:
      'Two to six players, up to seven rounds: seven cards each in the first, one in the last. Whoever takes no trick in a round is out, at once and for good. The last one in wins. A game takes ten minutes.',
    first:
      'The first round is seven cards each, the second six, and so on down to one. Cards that are not dealt take no part in the round.',
    call: 'In the first round chance picks the trump suit. Afterwards whoever took the most tricks in the round before picks it, after seeing the new cards. If several took the most, a draw decides which of them picks.',
    lead: 'The player to the dealer’s left leads the first trick, and then always whoever took the last one.',
    deal: 'The deal moves to the left among those still in.',
    seats: 'The first round is over: Cal took no trick and is out. Ann took most and picks trump for round two.',
    end: 'The last player in wins. If two or more reach the seventh round, each has one card, and its one trick decides. There is no dog’s life in this game.',
    'good-one': 'Make sure of one trick first, then think of the most: a sure ace is worth more than two hopes.',
    'good-king': 'In short rounds most cards are not in play; a king may well be the highest of its suit.',
    'good-lead': 'With one card each, whoever leads with trump can only be beaten by a higher trump.',
    names:
      'The same family as **Knock-out Whist** (also called Trumps, Rat, Reduction Whist or Diminishing Whist), in its quick form: a hand is called a round, chance picks the first trump, and there is no dog. Written as one word it is this game; with a hyphen it is the one with the dog.',
  },
} as const
