import type { Seat } from '../../../core/game.ts'
import type { PlayerRelation } from '../../cards/card.ts'
import type { Scope } from '../../state/scope.ts'
import { answerOf, takesIt, type Answers, type EffectQuestion, type Handlers } from './handler.ts'

/** What is done among players: the crown, bounties, votes, offers, and what is put off (RULES CLA-12 to 16). */
export const betweenPlayers: Handlers<'crown' | 'bounty' | 'vote' | 'elect' | 'offer' | 'truce' | 'later'> = {
  crown: {
    run: ({ who }, scope, api) => {
      const to = scope.players(who)[0]
      if (to !== undefined && scope.reachesCrown()) api.crown(to)
    },
  },
  bounty: {
    run: ({ who, amount }, scope, api) => {
      for (const seat of scope.players(who)) api.bounty(seat, scope.amount(amount))
    },
  },
  vote: {
    ask: ({ ways }, scope, _api, answers) =>
      ballot(
        'vote',
        scope,
        answers,
        ways.map((_way, at) => String(at + 1)),
      ),
    run: ({ ways }, scope, _api, answers) => {
      const winner = mostVotes(
        scope,
        answers,
        ways.map((_way, at) => String(at + 1)),
      )
      return { effects: ways[Number(winner) - 1] ?? [] }
    },
  },
  elect: {
    ask: ({ from }, scope, _api, answers) => ballot('elect', scope, answers, candidates(scope, from)),
    run: ({ from, effects }, scope, _api, answers) => {
      const player = mostVotes(scope, answers, candidates(scope, from)) ?? candidates(scope, from)[0]
      return player === undefined ? undefined : { effects, player }
    },
  },
  offer: {
    ask: ({ kind, to }, scope, _api, answers) => {
      const seat = scope.players(to)[0]
      if (seat === undefined || answerOf(answers, seat) !== undefined) return undefined
      return { seat, kind, options: [takesIt], min: 0, max: 1, secret: false }
    },
    run: ({ to, taken, refused = [] }, scope, _api, answers) => {
      const player = scope.players(to)[0]
      if (player === undefined) return undefined
      return { effects: answerOf(answers, player)?.includes(takesIt) ? taken : refused, player }
    },
  },
  truce: {
    run: ({ with: whom }, scope, api) => {
      for (const seat of scope.players(whom)) if (seat !== scope.you) api.truce(scope.you, seat)
    },
  },
  later: { run: ({ when, effects }, _scope, api) => api.later(when, effects) },
}

/** The next who has not voted, from you on clockwise; everybody sees what the others voted for. */
function ballot(
  kind: 'vote' | 'elect',
  scope: Scope,
  answers: Answers,
  options: readonly string[],
): EffectQuestion | undefined {
  const seat = scope.players('everybody').find(one => answerOf(answers, one) === undefined)
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
    for (const one of options.filter(option => picked.includes(option))) count.set(one, (count.get(one) ?? 0) + 1)
  }
  const most = Math.max(...count.values())
  const tied = [...count.keys()].filter(one => count.get(one) === most)
  const own = tied.find(one => answerOf(answers, scope.you)?.includes(one))
  return own ?? tied[0]
}
