import type { WhistCode } from '../../../../../src-engine/whist/actions.ts'
import type { options as allOutBrawl } from '../../../../../src-engine/whist/all-out-brawl.ts'
import type { options as knockOutWhist } from '../../../../../src-engine/whist/knock-out-whist.ts'
import type { options as knockoutWhist } from '../../../../../src-engine/whist/knockout-whist.ts'
import type { GameRuleWords } from '../../../options.ts'

const refusals = {
  'not-in-hand': 'You don’t hold that card.',
  'must-follow-suit': 'You must follow the suit that was led while you hold a card of it.',
  'wrong-phase': 'Not now: first trump must be called, or it has been called already.',
  'not-a-suit': 'Trump is hearts, diamonds, clubs or spades.',
  'cannot-pass': 'Only a dog may tap, and in the last trick even the dog must play.',
} as const

const oneHand = { label: 'A single hand', help: 'One hand only: most tricks win.' } as const

const lead = {
  label: 'First lead',
  help: 'Who leads to the first trick from the second hand on.',
  choices: {
    'dealer-left': { label: 'The dealer’s left', help: 'The lead moves around the table with the deal.' },
    'last-winner': {
      label: 'Whoever chose trumps',
      help: 'The winner of the hand before picks trumps and leads.',
    },
  },
} as const

/** The three trick-takers in the lobby: what they are, their house rules, what they refuse. */
export default {
  'all-out-brawl': {
    options: {
      lives: {
        label: 'Length of the game',
        help: 'How many lives each player starts with. Without a life left you play on, on your last legs.',
        choices: {
          '2': { label: 'Usual: two lives' },
          '1': { label: 'Short: one life' },
          '4': { label: 'Long: four lives' },
          '0': { label: 'Elimination: no lives', help: 'The first hand without a trick puts you out of the game.' },
        },
      },
      evenDeal: {
        label: 'Size of the first hand',
        help: 'How many cards a round begins with: up to eight, as many as the deck allows with one to spare.',
        choices: {
          even: { label: 'An even number', help: '8 each for up to 6 players, 6 for 7 and 8, 4 for 9 to 12.' },
          equal: { label: 'As many as go round', help: 'Odd numbers too: 7 each for 7 players, 5 for 9 and 10.' },
        },
      },
      turnUpEachRound: {
        label: 'Turn up a card every round',
        help: 'The first hand of each round takes its trump from a card turned up, instead of only the first of the game.',
      },
      outAtZero: {
        label: 'Out with the last life',
        help: 'Paying your last life puts you out of the game at once: nobody plays on their last legs.',
      },
      matchEnd: {
        label: 'The game is won by',
        help: 'What ends the game when a round is over.',
        choices: {
          'last-with-lives': { label: 'The only one with a life left' },
          'last-in-game': { label: 'The last one in the game', help: 'Lives held don’t end it.' },
        },
      },
      oneHand,
    },
    problems: {
      'no-life-to-lose':
        'In Elimination nobody has a life to lose, so nobody can be out with the last one: choose one or the other.',
    },
    refusals,
  },
  'knock-out-whist': {
    options: {
      dogs: {
        label: 'Dog’s life',
        help: 'A player without a trick may be given one card in the next hand instead of being knocked out.',
        choices: {
          'first-hand': {
            label: 'The first time it happens',
            help: 'Everybody without a trick in the first hand in which that happens; from then on nobody.',
          },
          'one-each': { label: 'Once each', help: 'Every player’s own first time.' },
          none: { label: 'None', help: 'No trick, and you are out.' },
        },
      },
      dogLastTrick: {
        label: 'The dog in the last trick',
        help: 'Whether a dog that still holds its card must play it to the last trick of the hand.',
        choices: {
          forced: { label: 'Must play', help: 'It can only help the dog.' },
          free: { label: 'May tap', help: 'A dog may keep its card to the end, and is out then.' },
        },
      },
      cutTie: {
        label: 'Equal cards in a cut',
        help: 'When players tie for most tricks they cut cards; this settles two cards of one rank.',
        choices: {
          recut: { label: 'Cut again' },
          'suit-rank': { label: 'By suit', help: 'Hearts, diamonds, clubs, spades.' },
        },
      },
      lead,
      oneHand,
    },
    problems: {
      'no-dog-to-tap':
        'Without the dog’s life there is no dog that could tap in the last trick: choose one or the other.',
    },
    refusals,
  },
  'knockout-whist': {
    options: { lead, oneHand },
    refusals,
  },
} as const satisfies {
  readonly 'all-out-brawl': GameRuleWords<typeof allOutBrawl, WhistCode> & { readonly problems: object }
  readonly 'knock-out-whist': GameRuleWords<typeof knockOutWhist, WhistCode> & { readonly problems: object }
  readonly 'knockout-whist': GameRuleWords<typeof knockoutWhist, WhistCode>
}
