import { numberOf, suits, type Card, type Suit } from '../../cards/french.ts'
import type { Seat } from '../../core/game.ts'
import type { Judge, JudgedStep, Judgement, JudgeInput, Misplay } from '../../core/judge.ts'
import type { RecordedAction } from '../../core/record.ts'
import type { WhistAction } from '../actions.ts'
import { phase } from '../board.ts'
import { actionOf, choicesOf } from '../bots/bot.ts'
import { sensibleCard } from '../bots/playout.ts'
import { seenBy, unseenBy } from '../bots/sample.ts'
import type { State } from '../state.ts'
import { actor } from '../view.ts'
import { HiddenLine } from './hidden-line.ts'
import { mostChoices, OpenLine } from './line.ts'
import { forced, type Forced } from './solver.ts'

/** Plays looked at for each choice at most: well under a second in the largest hands, a few milliseconds in most. */
const nodes = 60_000

/**
 * What a seat could force at each of its choices in a hand, with all cards known, and of what it threw away whether it could
 * have known (`HiddenLine`).
 */
export const whistJudge: Judge<State> = {
  judge: ({ seat, steps, thinking }: JudgeInput<State>): Judgement => {
    let [choices, asGood, notKnown] = [0, 0, 0]
    const misplays: Misplay[] = []
    for (const step of steps) {
      const made = step.by === seat ? choiceOf(step.action as WhistAction) : undefined
      const open = made === undefined ? [] : choicesOf({ state: step.state, seat })
      if (made === undefined || open.length < 2) continue
      choices++
      const found = thinking.more() ? verdictOn(step, seat, open, made) : 'not-known'
      if (found === 'as-good') asGood++
      else if (found === 'not-known') notKnown++
      else misplays.push(found)
    }
    return { choices, asGood, notKnown, misplays }
  },
  // A dog may keep its card, and who gives up shows none.
  isOpen: ({ steps }) => {
    const first = steps.find(({ state }) => state.board.phase === phase.play)
    if (first === undefined || steps.some(({ action }) => action.do === 'concede')) return false
    const dealt = first.state.board.held.reduce((sum, held) => sum + held, 0)
    return steps.filter(({ action }) => playedIn(action as WhistAction)?.do === 'play').length === dealt
  },
}

/** What an action did: of a clock that ran out, what was played for the seat. */
function playedIn(
  action: WhistAction | { readonly do: 'timeout'; readonly played?: WhistAction },
): WhistAction | undefined {
  return action.do === 'timeout' ? action.played : action
}

/** A choice by its number; nothing for what is nobody's choice among cards: the clock's plays, giving up. */
function choiceOf(action: WhistAction): number | undefined {
  switch (action.do) {
    case 'play':
      return numberOf(action.card as Card)
    case 'trump':
      return suits.indexOf(action.suit as Suit)
    case 'pass':
      return -1
    default:
      return undefined
  }
}

function verdictOn(
  { at, state, action }: JudgedStep<State>,
  seat: Seat,
  choices: readonly number[],
  made: number,
): Misplay | 'as-good' | 'not-known' {
  const { board, rules, names } = state
  const me = names.indexOf(seat)
  const hands = state.hands.flatMap(hand => hand.open())
  const all = forced(new OpenLine(rules, board, hands, me), choices, nodes)
  const own = all.find(({ choice }) => choice === made)!
  const others = all.filter(one => one !== own)
  if (others.every(({ tricks, exact }) => exact && tricks <= own.tricks)) return 'as-good'
  if (!own.exact || others.every(({ tricks }) => tricks <= own.tricks)) return 'not-known'
  const more = others.filter(({ tricks }) => tricks > own.tricks)
  // It is sure if it holds whichever of the deals this is that fit what the seat had seen.
  const unseen = unseenBy(seenBy(state, seat), seat)
  const hidden = forced(
    new HiddenLine(rules, board, unseen, me),
    more.map(({ choice }) => choice),
    nodes,
  )
  const known = best(hidden)
  const sure = known.tricks > own.tricks
  const better = sure ? known : best(more)
  return {
    at,
    played: { ...action },
    better: { ...actionOf(state, better.choice) },
    sure,
    lost: {
      code: own.tricks === 0 && !rules.oneHand ? 'only-trick' : 'tricks',
      params: { had: own.tricks, could: better.tricks, n: better.tricks - own.tricks },
    },
    line: lineFrom(state, hands, me, better),
  }
}

/** The one that forces most, the first of several. */
function best(all: readonly Forced[]): Forced {
  return all.reduce((most, one) => (one.tricks > most.tricks ? one : most))
}

/** The hand played on from a choice: the seat keeps what it can force, the others hold it to that. */
function lineFrom(state: State, hands: readonly number[], me: number, { choice, tricks }: Forced): RecordedAction[] {
  const line = new OpenLine(state.rules, state.board, [...hands], me)
  const { board } = line
  const into = new Int8Array(mostChoices)
  const actions: RecordedAction[] = []
  let next = choice
  while (board.phase !== phase.over) {
    const by = state.names[actor(board)]!
    actions.push({ ...actionOf({ ...state, board }, next), by } as RecordedAction)
    line.play(next)
    if (board.phase === phase.over) break
    const choices = [...into.subarray(0, line.choices(into, 0))]
    const sensible = sensibleCard(board, line.hands, board.turn)
    const found = forced(line, choices, nodes / 10)
    const wanted =
      board.turn === me
        ? found.find(one => one.tricks >= tricks)
        : found.reduce((least, one) => {
            const isBetter = one.tricks < least.tricks || (one.tricks === least.tricks && one.choice === sensible)
            return isBetter ? one : least
          })
    next = (wanted ?? best(found)).choice
  }
  return actions
}
