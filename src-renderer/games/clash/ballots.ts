import { cardNamed, effectOf } from '../../../src-engine/clash/book.ts'
import type { Effect } from '../../../src-engine/clash/cards/card.ts'
import type { ClashView, QuestionView } from '../../../src-engine/clash/view/types.ts'
import type { Seat, Viewer } from '../../../src-engine/core/game.ts'
import { t } from '../../words/index.ts'
import type { Names } from '../../table/contract.ts'
import { modeText } from './cards/text.ts'
import { threadsOf } from './threads.ts'

/** Votes and offers, and what players fight over, as they are shown (RULES CLA-12 to 15). */

/** One answer to a vote or an offer. */
export interface BallotWay {
  /** Its place among the options of the question; refusing has none. */
  readonly at: number | undefined
  readonly text: string
  readonly voters: readonly Seat[]
}

/** Whether a question is answered by one of two ways that are written out. */
export function isBallot({ kind }: QuestionView): boolean {
  return kind === 'vote' || kind === 'gift' || kind === 'deal'
}

const wayText = (effects: readonly Effect[]): string => {
  const text = modeText({ effects })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The ways a vote or an offer may go, with who has voted for which. */
export function ballotWays({ kind, card = '', votes = {} }: QuestionView): readonly BallotWay[] {
  const printed = cardNamed(card)
  if (kind === 'vote') {
    const ways = effectOf(printed, 'vote')?.ways ?? []
    return ways.map((way, at) => ({
      at,
      text: `${at + 1} · ${wayText(way)}`,
      voters: Object.keys(votes).filter(seat => votes[seat] === String(at + 1)),
    }))
  }
  const { taken = [], refused = [] } = effectOf(printed, 'offer') ?? {}
  const orNothing = refused.length === 0 ? t('clash.ballot.nothing') : wayText(refused)
  return [
    { at: 0, text: t('clash.ballot.take', { what: wayText(taken) }), voters: [] },
    { at: undefined, text: t('clash.ballot.refuse', { what: orNothing }), voters: [] },
  ]
}

/** What somebody voted for, short: the number of a way, or a name. */
export function votedFor(pick: string, names: Names): string {
  return names(pick)
}

/** A sign at a seat, with what stands beside it and what is read out. */
export interface SeatMark {
  readonly sign: 'crown' | 'bounty' | 'truce' | 'vote'
  readonly text: string
  readonly title: string
}

/** What lies on a player: the crown, bounties, truces (with the viewer, or for the room all), a vote. */
export function seatMarks(view: ClashView, viewer: Viewer, seat: Seat, names: Names): readonly SeatMark[] {
  const { bounty, truces = [] } = view.seats[seat] ?? {}
  const shown = viewer === 'table' ? truces : truces.filter(one => one === viewer)
  const vote = threadsOf(view).flatMap(thread => thread.pending?.votes?.[seat] ?? [])[0]
  return [
    ...(view.crown === seat ? [{ sign: 'crown', text: '', title: t('clash.ring.crown') } as const] : []),
    ...(bounty === undefined
      ? []
      : [{ sign: 'bounty', text: String(bounty), title: t('clash.ring.bounty', { n: bounty }) } as const]),
    ...shown.map(
      one =>
        ({
          sign: 'truce',
          text: view.seatOrder.length === 2 ? '' : names(one),
          title: t('clash.ring.truce', { who: names(one) }),
        }) as const,
    ),
    ...(vote === undefined
      ? []
      : [
          {
            sign: 'vote',
            text: votedFor(vote, names),
            title: t('clash.ring.voted', { what: votedFor(vote, names) }),
          } as const,
        ]),
  ]
}
