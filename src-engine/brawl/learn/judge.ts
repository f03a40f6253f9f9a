import type { Judge, Judgement, JudgeInput, Misplay } from '../../core/judge.ts'
import type { Seat } from '../../core/seat.ts'
import type { PlayAction } from '../actions.ts'
import { boardFor, type Choice } from '../bots/board.ts'
import { bestPlay, levelWeights } from '../bots/evaluation.ts'
import type { Card } from '../cards.ts'
import { isActive, isAside, onTurn, type State } from '../state.ts'

/** Milliseconds within which a play that came open counts as made at once. */
export const promptMs = 3000
/** A longer quiet at the whole table is a pause, of which a record says nothing. */
const longestQuietMs = 15_000
/** What a play must gain of the chance to win to have come open; at what it no longer gains, it is gone. */
const leastGain = 0.02
/** Told of each round: the longest. */
const mostTold = 5

/** How a play that lay open came to its end. */
export const ends = ['made', 'gone', 'covered', 'over'] as const

/** A card that lies face up before its player, in hand or on top of the discards, and does something for them somewhere. */
interface OpenPlay {
  /** The action before which it came open. */
  readonly at: number
  readonly card: Card
  /** It lay on the discards then. */
  readonly lifted: boolean
  readonly play: PlayAction
  /** Whose zone's row it goes to: the two seats, where there are several zones. */
  readonly zone: readonly Seat[]
  /** What the seat did instead, first of all. */
  played?: Misplay['played']
  waitedMs: number
  end: (typeof ends)[number]
}

/**
 * In Brawl nobody waits for a turn, so what a good play costs is time: every play that came open for the seat, and how long
 * it lay there before it was made, or could no longer be. All cards it looks at lie face up for everybody.
 */
export const brawlJudge: Judge<State> = {
  isOpen: () => true,
  judge: input => judgement(input, lainOpen(input)),
}

function judgement({ seat, thinking }: JudgeInput<State>, plays: readonly OpenPlay[]): Judgement {
  const late = plays.filter(({ waitedMs }) => waitedMs > promptMs)
  const longest = late.toSorted((a, b) => b.waitedMs - a.waitedMs).slice(0, mostTold)
  const notKnown = thinking.more() ? 0 : 1
  return {
    choices: plays.length + notKnown,
    asGood: plays.length - late.length,
    notKnown,
    waitsMs: plays.map(({ waitedMs }) => waitedMs),
    misplays: longest
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, card, lifted, play, zone, played = {}, waitedMs, end }) => ({
        at,
        played,
        better: { ...play },
        sure: true,
        lost: { code: end, params: { card, waitedMs, zone } },
        line: [...(lifted ? [{ by: seat, do: 'take' }] : []), { by: seat, ...play }],
      })),
  }
}

/** Every play that came open for the seat, in the order in which they ended; as far as there is time. */
function lainOpen({ seat, steps, thinking }: JudgeInput<State>): readonly OpenPlay[] {
  const ended: OpenPlay[] = []
  const open: { hand: OpenPlay | undefined; pile: OpenPlay | undefined } = { hand: undefined, pile: undefined }
  const close = (where: keyof typeof open, end: OpenPlay['end']): void => {
    const play = open[where]
    open[where] = undefined
    if (play !== undefined) ended.push({ ...play, end })
  }
  let before: number | undefined
  for (const { at, state, by, action, time } of steps) {
    if (time === undefined || !thinking.more()) break
    const index = state.seats.indexOf(seat)
    const mayAct = isFree(state, index)
    const { hand, discard } = state.players[index]!
    for (const where of ['hand', 'pile'] as const) {
      const card = where === 'hand' ? hand : discard.at(-1)
      const choice = card === undefined || !mayAct ? undefined : usefulPlay(state, index, card)
      const gain = choice?.gain ?? 0
      if (mayAct && gain <= 0) close(where, 'gone')
      // A discard can be lifted by an empty hand alone.
      else if (open[where] === undefined && gain >= leastGain && (where === 'hand' || hand === undefined))
        open[where] = opened(state, at, card!, where === 'pile', choice!.action)
      const play = open[where]
      if (play === undefined) continue
      if (mayAct) play.waitedMs += Math.min(longestQuietMs, time - (before ?? time))
      if (by === seat) play.played ??= { ...action }
    }
    before = time
    if (by !== seat) continue
    if (action.do === 'play') close('hand', 'made')
    if (action.do === 'take') [open.hand, open.pile] = [open.pile, undefined]
    if (action.do !== 'discard') continue
    close('pile', 'covered')
    ;[open.pile, open.hand] = [open.hand, undefined]
  }
  close('hand', 'over')
  close('pile', 'over')
  return ended
}

/** Whether nothing but the player's own hands holds them up. */
function isFree(state: State, index: number): boolean {
  if (state.phase !== 'play' || isAside(state.players[index]!)) return false
  return isActive(state, index) && (state.rules.mode !== 'training' || onTurn(state) === index)
}

function usefulPlay(state: State, index: number, card: Card): Choice | undefined {
  return bestPlay(boardFor(state, index), card, levelWeights.hard)
}

function opened({ zones, seats }: State, at: number, card: Card, lifted: boolean, play: PlayAction): OpenPlay {
  const zone = zones.length < 2 ? undefined : zones.find(({ name }) => name === play.zone)
  const between = zone?.between.map(index => seats[index]!) ?? []
  return { at, card, lifted, play, zone: between, waitedMs: 0, end: 'over' }
}
