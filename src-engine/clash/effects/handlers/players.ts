import type { Seat } from '../../../core/game.ts'
import type { PlayerRelation } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import { makeTruce, putOff } from '../continuous.ts'
import { giveCrown, putBounty } from '../prizes.ts'
import { answerOf, takesIt, type Answers, type EffectQuestion, type Handlers } from './handler.ts'

/** What is done among players: the crown, bounties, votes, offers, and what is put off (RULES CLA-12 to 16). */
export const betweenPlayers: Handlers<'crown' | 'bounty' | 'vote' | 'elect' | 'offer' | 'truce' | 'later'> = {
  crown: {
    run: ({ who }, scope, { tx, turn }) => {
      const to = scope.players(who)[0]
      if (to !== undefined && scope.reachesCrown()) giveCrown(tx, turn, to)
    },
  },
  bounty: {
    run: ({ who, amount }, scope, { tx }) => {
      for (const seat of scope.players(who)) putBounty(tx, seat, scope.amount(amount))
    },
  },
  vote: {
    ask: ({ ways }, scope, _cause, answers) =>
      ballot(
        'vote',
        scope,
        answers,
        ways.map((_way, at) => String(at + 1)),
      ),
    run: ({ ways }, scope, _cause, answers) => {
      const winner = mostVotes(
        scope,
        answers,
        ways.map((_way, at) => String(at + 1)),
      )
      return { effects: ways[Number(winner) - 1] ?? [] }
    },
  },
  elect: {
    ask: ({ from }, scope, _cause, answers) => ballot('elect', scope, answers, candidates(scope, from)),
    run: ({ from, effects }, scope, _cause, answers) => {
      const player = mostVotes(scope, answers, candidates(scope, from)) ?? candidates(scope, from)[0]
      return player === undefined ? undefined : { effects, player }
    },
  },
  offer: {
    ask: ({ kind, to }, scope, _cause, answers) => {
      const seat = scope.players(to)[0]
      if (seat === undefined || answerOf(answers, seat) !== undefined) return undefined
      return { seat, kind, options: [takesIt], min: 0, max: 1, secret: false }
    },
    run: ({ to, taken, refused = [] }, scope, _cause, answers) => {
      const player = scope.players(to)[0]
      if (player === undefined) return undefined
      return { effects: answerOf(answers, player)?.includes(takesIt) ? taken : refused, player }
    },
  },
  truce: {
    run: ({ with: whom }, scope, cause) => {
      for (const seat of scope.players(whom)) if (seat !== scope.you) makeTruce(cause, scope.you, seat)
    },
  },
  later: { run: ({ when, effects }, _scope, cause) => putOff(cause, when, effects) },
}

/** The next who has not voted, from you on clockwise; everybody sees what the others voted for. */
function ballot(
  kind: 'vote' | 'elect',
  scope: Scope,
  answers: Answers,
  options: readonly string[],
): EffectQuestion | undefined {
  const seat = scope.players('everybody').find(voter => answerOf(answers, voter) === undefined)
  if (seat === undefined || options.length < 2) return undefined
  return { seat, kind, options, min: 1, max: 1, secret: false }
}

function candidates(scope: Scope, from: PlayerRelation): readonly Seat[] {
  return scope.players(from)
}

/**
 * What got most votes of what there still is to vote for; of several the one you voted for, or else the one that was
 * voted for first.
 */
function mostVotes<C extends string>(scope: Scope, answers: Answers, options: readonly C[]): C | undefined {
  const count = new Map<C, number>()
  for (const { picked } of answers) {
    for (const option of options) if (picked.includes(option)) count.set(option, (count.get(option) ?? 0) + 1)
  }
  const most = Math.max(...count.values())
  const tied = [...count.keys()].filter(option => count.get(option) === most)
  const own = tied.find(option => answerOf(answers, scope.you)?.includes(option))
  return own ?? tied[0]
}
