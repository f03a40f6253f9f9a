import type { clashOptions } from '../../../../../src-engine/clash/options.ts'
import type { ClashCode } from '../../../../../src-engine/clash/refusals.ts'
import type { GameRuleWords } from '../../../options.ts'
import { formats } from '../../referee/games/referee.ts'

/** Clash in the lobby: its house rules, and what it refuses. */
export default {
  clash: {
    options: {
      ...formats,
      decksFrom: {
        label: 'Decks from',
        help: 'Decks that are ready, chosen or at random; packs that go round the table; packs of one’s own; or a cube, which has every card once. For a tournament everybody drafts once, and keeps that deck to its end.',
        choices: {
          ready: { label: 'Ready decks' },
          lot: { label: 'Ready decks at random' },
          draft: { label: 'A draft' },
          sealed: { label: 'Sealed packs' },
          cube: { label: 'A cube' },
        },
      },
      pickClock: { label: 'A clock for picks', help: 'Who takes too long gets what a bot would take.' },
      cube: { label: 'The cube', help: 'Its cards; without a list of one’s own, every card of the book.' },
      decks: {
        label: 'Decks',
        help: 'What each player brings: two half-decks, a ready deck, or cards of their own choice.',
      },
      gauntlet: { label: 'The gauntlet', help: 'A duel against one of its eight; by which run it is.' },
      pod: { label: 'A tournament of drafted decks', help: 'Decks are drafted here, or a match is played with them.' },
      quick: {
        label: 'Quick game',
        help: 'Everybody begins with 15 life instead of 20; a shared total with 30.',
        choices: { false: { label: 'No' }, true: { label: 'Yes' }, 'by-format': { label: 'In a Grand Melee' } },
      },
      kindHands: { label: 'Kind hands', help: 'Each opening hand is the better of two by its number of lands.' },
      stops: {
        label: 'Where players are asked',
        help: 'Everywhere, or at first only where it usually matters; everybody sets their own stops as they like.',
        choices: { all: { label: 'Everywhere' }, default: { label: 'Where it matters' } },
      },
    },
    problems: {
      'booklet-only': 'Clash is played by the booklet’s rules.',
      'deck-of-nobody': 'Decks: nobody sits at “{seat}”.',
      'no-such-deck': 'Decks: there is no ready deck “{deck}”.',
      'deck-unknown-card': 'Decks: there is no card “{card}”.',
      'deck-too-few-cards': 'Decks: {needed} cards are needed, {seat}’s deck has {has}.',
      'deck-too-many-copies': 'Decks: at most four of “{card}” may be in a deck.',
      'deck-artifact': 'Decks: “{card}” is an artifact, and the star has none.',
      'deck-other-colour': 'Decks: “{card}” has not the colours of {seat}’s seat in the star.',
      'gauntlet-is-a-duel': 'The gauntlet is a free-for-all of two, with decks of one’s own.',
      'draft-too-many': 'At most {n} can draft together.',
      'cube-unknown-card': 'The cube: there is no card “{card}”.',
      'cube-too-small': 'The cube: {needed} cards are needed for so many players, it has {has}.',
    },
    refusals: {
      'too-few-cards': 'That is too few cards for a deck.',
      'which-turn': 'You can act in more than one turn now: say in whose.',
      'not-your-priority': 'It is not for you to act in this turn now.',
      'not-enough-mana':
        'You cannot pay for that: not enough mana, or not of the right colours, or it cannot be tapped.',
      'no-such-card': 'There is no such card there.',
      'illegal-target': 'That is not what it asks for.',
      'out-of-range': 'That is out of your range.',
      'cannot-attack': 'This creature cannot attack or be moved now.',
      'cannot-attack-that-player': 'This creature may not attack that player.',
      'cannot-block': 'It cannot block like that.',
      'already-played-a-land': 'You have played a land this turn.',
      'wrong-phase': 'Not at this point of the turn.',
      'not-allowed-in-format': 'This format does not allow it.',
    },
  },
} as const satisfies { readonly clash: GameRuleWords<typeof clashOptions, ClashCode> & { readonly problems: object } }
