import { t } from '../../words/index.ts'
import type { Draw } from '../../../src-engine/whist/events.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'

export type Tie = Extract<WhistEvent, { type: 'tie' }>
export type Trump = Extract<WhistEvent, { type: 'trump' }>
export type Mark = 'out' | 'dazed' | 'last-legs' | 'dog' | 'back'

/** One player on the scoreboard of a hand. */
export interface Score {
  readonly seat: string
  readonly tricks: number
  readonly lives?: number
  /** What became of them. */
  readonly mark?: Mark
}
/** One thing told between two hands. Of a tie's cards `turned` lie open. */
export type SceneStep =
  | { readonly at: 'trick' }
  | { readonly at: 'out'; readonly seats: readonly string[] }
  | {
      readonly at: 'score'
      readonly scores: readonly Score[]
      readonly spared: boolean
      readonly round?: { readonly seat: string; readonly round: number }
    }
  | { readonly at: 'tie'; readonly tie: Tie; readonly turned: number }
  | { readonly at: 'trump'; readonly trump: Trump }
export interface TimedStep {
  readonly beat: SceneStep
  /** Milliseconds. */
  readonly ms: number
}

/** How long each is shown, in milliseconds; what the host waits for (`pauses.ts` in the engine) covers them together. */
export const sceneMs = { trick: 1500, out: 1400, score: 2200, card: 420, settled: 1100, trump: 1300 } as const

/**
 * What is told of these events between two hands, in its order: the trick lies for a moment, on the TV those who are out are
 * stamped, then the scoreboard, the cards of a tie one by one, and the trump. `undefined`: a card was played since, so
 * that nothing may lie over the table.
 */
export function sceneSteps(
  events: readonly WhistEvent[],
  view: Pick<WhistView, 'seats' | 'order'>,
  tv: boolean,
): readonly TimedStep[] | undefined {
  const end = events.findLastIndex(event => event.type === 'hand-over')
  const after = events.slice(end + 1)
  if (after.some(({ type }) => type === 'lead' || type === 'play' || type === 'tap')) return undefined
  const trump = after.findLast((event): event is Trump => event.type === 'trump')
  const told: TimedStep[] = trump === undefined ? [] : [{ beat: { at: 'trump', trump }, ms: sceneMs.trump }]
  const over = events[end]
  if (over?.type !== 'hand-over') return told
  const trick: readonly TimedStep[] = events.some(({ type }) => type === 'trick')
    ? [{ beat: { at: 'trick' }, ms: sceneMs.trick }]
    : []
  // The end has a scene of its own.
  if (after.some(({ type }) => type === 'game-won')) return trick
  const gone = after.flatMap(event => (event.type === 'out' ? event.seat : []))
  const won = after.find(event => event.type === 'round-won')
  const tie = after.find((event): event is Tie => event.type === 'tie')
  const scores = scoresOf(events, over.tricks, view)
  return [
    ...trick,
    ...(tv && gone.length > 0 ? [{ beat: { at: 'out', seats: gone } as const, ms: sceneMs.out }] : []),
    {
      beat: {
        at: 'score',
        scores,
        spared: after.some(({ type }) => type === 'spared'),
        ...(won?.type === 'round-won' ? { round: { seat: won.seat, round: won.round } } : {}),
      },
      ms: sceneMs.score,
    },
    ...(tie === undefined ? [] : turns(tie)),
    ...told,
  ]
}

function turns(tie: Tie): readonly TimedStep[] {
  const cards = tie.draws.reduce((sum, draw: Draw) => sum + Object.keys(draw).length, 0)
  return Array.from({ length: cards + 1 }, (_, turned) => ({
    beat: { at: 'tie', tie, turned },
    ms: turned === cards ? sceneMs.settled : sceneMs.card,
  }))
}

function scoresOf(
  events: readonly WhistEvent[],
  tricks: { readonly [seat: string]: number },
  { order, seats }: Pick<WhistView, 'seats' | 'order'>,
): readonly Score[] {
  const marks = new Map<string, Mark>()
  for (const event of events) {
    if (event.type === 'dazed' || event.type === 'dog' || event.type === 'back' || event.type === 'out') {
      marks.set(event.seat, event.type)
    } else if (event.type === 'life' && event.left === 0) marks.set(event.seat, 'last-legs')
  }
  return order
    .flatMap((seat): Score[] => {
      const taken = tricks[seat]
      const lives = seats[seat]?.lives
      const mark = marks.get(seat)
      if (taken === undefined) return []
      return [
        { seat, tricks: taken, ...(lives === undefined ? {} : { lives }), ...(mark === undefined ? {} : { mark }) },
      ]
    })
    .sort((a, b) => b.tricks - a.tricks)
}

/** How a tie for most tricks is settled (RULES AOB-6, KOW-3, KW-4), before who has it. */
export function tieText({ what, draws }: Pick<Tie, 'what' | 'draws'>): string {
  if (draws.length === 0) return t('whist.news.tie-lot')
  return t(what === 'deal' ? 'whist.news.tie-draw' : 'whist.news.tie-cut')
}
