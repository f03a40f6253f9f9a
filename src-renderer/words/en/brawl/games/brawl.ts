import type { BrawlCode } from '../../../../../src-engine/brawl/actions.ts'
import type { optionFields, Problem } from '../../../../../src-engine/brawl/options.ts'
import type { GameRuleWords } from '../../../options.ts'

/** Brawl in the lobby: its house rules, and what it refuses. */
export default {
  brawl: {
    options: {
      mode: {
        label: 'How it is played',
        help: 'In a tournament nobody waits for a turn: everybody plays as fast as they like. Training goes turn by turn.',
        choices: {
          tournament: { label: 'Tournament', help: 'No turns: as fast as your hands.' },
          training: { label: 'Training', help: 'Turn by turn, to learn the cards or a new deck.' },
        },
      },
      table: {
        label: 'Who plays against whom',
        help: 'Two against each other, a circle where everybody plays both neighbours, or two teams.',
        choices: {
          duel: { label: 'Duel', help: 'Two players, one row of at most three Bases.' },
          'round-robin': { label: 'Round robin', help: 'Three or more in a circle, a row between any two.' },
          'tag-team': { label: 'Tag team', help: 'Two teams, one of each in the ring, at most four Bases.' },
        },
      },
      teams: {
        label: 'Teams',
        help: 'Two teams of at least two; the first of each starts in the ring. Left alone, every other seat teams up.',
      },
      match: {
        label: 'Match',
        help: 'One game, or whoever wins two first. A drawn game is played again then.',
        choices: {
          one: { label: 'One game', help: 'A single game; equal Bases are a draw.' },
          'best-of-three': { label: 'Best of three', help: 'Whoever wins two games wins the match.' },
        },
      },
      decks: {
        label: 'Characters',
        help: 'Which student of the club each seat plays. Who has not chosen gets one at random.',
      },
      extras: { label: 'Extra cards', help: 'Null, Hold and Wild Block come into the decks that list them.' },
      referee: {
        label: 'Referee',
        help: 'Who sees to it that nobody plays what isn’t allowed.',
        choices: {
          strict: { label: 'Strict', help: 'A play that isn’t legal bounces back at once.' },
          honour: {
            label: 'Honour',
            help: 'Nothing is stopped. Take your own mistakes back; what stands wrongly at the end forfeits its Base.',
          },
        },
      },
      levelling: {
        label: 'Level out slow connections',
        help: 'Holds each play up to 40 ms, by the connection the host measures, so that nobody wins by a faster cable.',
      },
      calling: {
        label: 'Calling cards',
        help: 'Announces Bases, Clears, Freezes and Reverses, so that nobody misses them.',
        choices: {
          off: { label: 'Off' },
          captions: { label: 'Captions', help: 'Big words over the table.' },
          voice: { label: 'Voice', help: 'Spoken aloud by the table, with captions.' },
        },
      },
    },
    problems: {
      'no-such-seat': '{option}: {seat} has no seat.',
      'no-such-character': '{option}: there is no “{id}” in the club.',
      'two-teams': '{option}: there are two teams.',
      'in-two-teams': '{option}: nobody is in two teams.',
      'in-no-team': '{option}: {seat} is in no team.',
      'team-of-one': '{option}: each team has at least two players.',
      'too-many-players-duel': 'A duel is for at most {most} players.',
      'too-many-players-round-robin': 'A round robin is for at most {most} players.',
      'too-many-players-tag-team': 'A tag team match is for at most {most} players.',
      'too-few-players-duel': 'A duel needs at least {least} players.',
      'too-few-players-round-robin': 'A round robin needs at least {least} players.',
      'too-few-players-tag-team': 'A tag team match needs at least {least} players.',
    },
    refusals: {
      'not-your-zone': 'You play only in the zones to your left and right.',
      'not-ready': 'Play begins once everybody has knocked.',
      'hand-full': 'You hold a card already: play it or put it down first.',
      'hand-empty': 'You don’t hold that card any more.',
      'deck-empty': 'Your deck is empty.',
      'discard-empty': 'Your discard pile is empty.',
      'no-such-base': 'That Base isn’t there any more.',
      'base-frozen': 'That Base is frozen: nothing more is played there.',
      'wrong-colour': 'A string has one colour: that card’s colour doesn’t match.',
      'not-on-a-base': 'That card doesn’t go on a Base or a bare side.',
      'needs-hit': 'That card goes on a Hit, and there is none to put it on.',
      'needs-block-dodge-or-reverse': 'A Press goes directly on a Block, a Dodge or a Reverse.',
      'base-row-full': 'The row is full: no more Bases.',
      'middle-base': 'A Clear takes only the outer Bases.',
      'only-base': 'The only Base can’t be cleared.',
      'not-a-base-modifier': 'Freeze, Reverse and Clear go on the Base itself; Hits, Blocks and Dodges go on a side.',
      blocked: 'That string is blocked: only a Press goes on a Block.',
      'not-active': 'Your team-mate is in the ring: you must be tagged in first.',
      'cannot-discard': 'A card taken from the discard pile must be played.',
      'cannot-take': 'That card fits nowhere now.',
      'must-act': 'In training a turn is taken, not passed: draw, or play your discard.',
      'cannot-take-back': 'That can’t be taken back: it isn’t your last play, or something was built on it.',
      'base-held': 'A Hold protects that Base from being cleared.',
      'already-begun': 'The game has begun already.',
      'already-done': 'You have said that you are done.',
      'already-called': 'A foul has been called on that Base already.',
      'already-out': 'You have left the game.',
      'already-asked': 'You have asked for the ring already.',
      'already-active': 'You are in the ring already.',
      'not-a-teammate': 'Only a team-mate can be tagged in.',
    },
  },
} as const satisfies {
  readonly brawl: GameRuleWords<typeof optionFields, BrawlCode> & {
    readonly problems: { readonly [C in Problem['code']]: string } & { readonly [code: string]: string }
  }
}
