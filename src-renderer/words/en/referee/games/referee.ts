import type { refereeOptions } from '../../../../../src-engine/referee/options.ts'
import type { RefereeCode } from '../../../../../src-engine/referee/refusals.ts'
import type { GameRuleWords } from '../../../options.ts'

/** The house rules of every game that is played in a format. */
export const formats = {
  format: {
    label: 'Format',
    help: 'Who sits where, who may attack who, how far spells reach, and who wins.',
    choices: {
      'two-on-two': {
        label: 'Two-on-Two',
        help: 'Partners sit across from each other and attack the opponent on their right.',
      },
      'dci-two-on-two': {
        label: 'DCI Two-on-Two',
        help: 'Partners sit side by side, attack straight across and may lend each other creatures.',
      },
      'two-headed-giant': {
        label: 'Two-Headed Giant',
        help: 'Two heads, one life total: each team stands and falls together.',
      },
      emperor: {
        label: 'Emperor',
        help: 'Generals guard the emperor between them; the team is lost when its emperor falls.',
      },
      'free-for-all': { label: 'Free-for-All', help: 'Everybody against everybody; the last one in wins.' },
      melee: {
        label: 'Melee',
        help: 'Attack the player to your left; their fall is your point, and most points win.',
      },
      'grand-melee': {
        label: 'Grand Melee',
        help: 'A melee so big that several turns are taken at the same time.',
      },
      star: {
        label: 'Two-Color Star',
        help: 'Five pairs of colours in a circle: knock out the two across from you.',
      },
      'one-deck': {
        label: 'One Deck',
        help: 'One shared library, one shared graveyard: what you control is yours.',
      },
    },
  },
  rules: {
    label: 'Rules',
    help: 'The booklet these formats come from, or today’s official rules where the two differ.',
    choices: { booklet: { label: 'The booklet’s' }, modern: { label: 'Today’s' } },
  },
  base: {
    label: 'Played as',
    help: 'One Deck is a two-on-two or a melee. Left open, four players play two-on-two and more a melee.',
    choices: { 'two-on-two': { label: 'Two-on-Two' }, melee: { label: 'Melee' } },
  },
  range: {
    label: 'Spell range',
    help: 'How many seats to either side spells and abilities reach. Nobody out of range can be attacked.',
    choices: { '1': { label: 'One seat' }, '2': { label: 'Two seats' }, unlimited: { label: 'The whole table' } },
  },
  attack: {
    label: 'Attack',
    help: 'Who creatures may attack. Attacking left is bolder, attacking right more careful.',
    choices: {
      any: { label: 'Anybody' },
      left: { label: 'The player to the left' },
      right: { label: 'The player to the right' },
    },
  },
  life: {
    label: 'Life at the start',
    help: 'For each player, or for each team where a team shares one total. Left open, as the format says.',
  },
  colours: {
    label: 'Colours',
    help: 'Which pair of colours each seat plays. Left open: white-blue first, then clockwise round the star.',
  },
  seating: {
    label: 'Partners sit',
    help: 'Left open, the two heads of a giant sit side by side.',
    choices: { beside: { label: 'Side by side' }, opposite: { label: 'Across from each other' } },
  },
  talk: {
    label: 'Talk between partners',
    help: 'Whether a team may talk about the game. Left open, as the format says.',
    choices: { true: { label: 'Allowed' }, false: { label: 'Not allowed' } },
  },
  deckSize: {
    label: 'Cards in the shared deck',
    help: 'At least 120 for four players and 20 more for each other.',
  },
  peace: {
    label: 'First turns without attacks',
    help: 'Nobody may attack in so many of their own first turns.',
  },
  handSize: {
    label: 'Hand size',
    help: 'Cards in an opening hand, and the most anybody may keep. Ten softens a deck of five colours.',
  },
  small: {
    label: 'With few players too',
    help: 'A Grand Melee may be played by fewer than fifteen, down to three.',
  },
  reduce: {
    label: 'Fewer turns at a time',
    help: 'As players go out, a turn is taken away early, so that turns do not hold each other up, or only when it must be.',
    choices: { early: { label: 'Early' }, forced: { label: 'Only when it must be' } },
  },
  rangeBasis: {
    label: 'Creatures away from home',
    help: 'How far away a creature counts that stands with another player or is controlled by another.',
    choices: {
      booklet: { label: 'Targets by where they lie, the rest by who controls them' },
      territory: { label: 'By where they lie' },
      controller: { label: 'By who controls them' },
    },
  },
} as const

/** The referee in the lobby: what it is, its house rules with the formats' names, what it refuses. */
export default {
  referee: {
    options: formats,
    refusals: {
      'already-out': 'That player is out of the game already.',
      'no-such-seat': 'Nobody sits there.',
      'bad-amount': 'That number can’t be: whole numbers, not nothing, and not more than the table can count.',
      'nothing-to-undo':
        'There is nothing for you to undo: only whoever did the last thing, or the host, can take it back.',
      'nothing-to-object': 'That stands no longer, or you have said so already.',
      'not-allowed-in-format': 'This format does not allow that.',
      paused: 'The table is paused. The host lets it go on.',
      'not-the-judge': 'Only the host, as judge of the table, can do that.',
      'too-late': 'The game has begun: the first player is drawn before anything else happens.',
    },
  },
} as const satisfies { readonly referee: GameRuleWords<typeof refereeOptions, RefereeCode> }
