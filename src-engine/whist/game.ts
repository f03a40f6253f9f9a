import { isCard, isSuit, numberOf, suits } from '../cards/french.ts'
import type { Chance } from '../core/chance.ts'
import type { Game, Offer, Result, Seat, Table as Setup } from '../core/game.ts'
import { Hidden } from '../core/hidden.ts'
import type { JsonObject } from '../core/json.ts'
import { oneOf } from '../core/offers.ts'
import type { OptionField } from '../core/options.ts'
import { redacted } from '../core/redacted.ts'
import { withOwn } from '../core/view.ts'
import { whistAction, type WhistAction, type WhistCode } from './actions.ts'
import { newBoard, phase, status } from './board.ts'
import { bot } from './bots/bot.ts'
import { coach } from './bots/coach.ts'
import { changes } from './changes.ts'
import { concede } from './concede.ts'
import type { WhistEvent } from './events.ts'
import { whistJudge } from './solver/judge.ts'
import { sureChoices } from './solver/sure-choices.ts'
import { answersOf, impossible, whistGiven, type WhistGiven } from './scenario.ts'
import { deal } from './hands.ts'
import { pauseMs } from './moments.ts'
import type { Rules } from './rules.ts'
import { change, type State } from './state.ts'
import { odds } from './odds.ts'
import { tallies } from './tallies.ts'
import { callTrump, mayPass, playableOf, playCard, tap } from './tricks.ts'
import { actor, handView, legalOf, openView, outcomeOf, ownView, toAct, type WhistView } from './view.ts'

/** The rule sheet of one game of the family: everything that differs from the others. */
export interface Sheet {
  readonly id: string
  /** `Game.rules`; the sheet's own word for its house rules is taken. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number; readonly best: number }
  readonly options: readonly OptionField[]
  readonly rules: (options: JsonObject) => Rules
  /** The code of what does not go together, if anything. */
  readonly check?: (options: JsonObject) => string | undefined
}

export type WhistGame = Game<State, WhistAction, WhistEvent, WhistView, WhistCode, JsonObject, WhistGiven>
type Answer = Result<State, WhistEvent, WhistCode>

/** Makes a `Game` from a rule sheet. */
export function trickGame(sheet: Sheet): WhistGame {
  const { id, version, seats, options } = sheet
  return {
    id,
    rulesVersion: version,
    seats,
    options,
    actions: { schema: whistAction },
    time: { pace: 'turns', pauseMs },
    setup: (table, chance) => setUp(sheet, table, chance),
    toAct,
    offers,
    apply,
    open: state => openView(id, state),
    own: ownView,
    changes,
    digestedView: state => withAllHands(id, state),
    outcome: ({ board, names, rules }) => outcomeOf(board, names, rules),
    redacted,
    bot: asked => bot(asked, asked.level === 'master' ? sureChoices(asked) : undefined),
    coach,
    judge: whistJudge,
    tallies,
    odds,
    duplicate: { options: { oneHand: true }, counted: 'tricks', made: tricksOf },
    guessing: {
      taken: event => (event.type === 'trick' ? event.winner : undefined),
      isOpen: ({ board }) => board.phase === phase.play && board.plays === 0,
    },
    scenario: {
      given: whistGiven,
      answers: answersOf,
      chapter: ({ rules, board }) => `${rules.roundEachHand ? 'round' : 'hand'} ${board.deals}`,
    },
  }
}

/** The tricks a seat has taken in the hands that are over. */
function tricksOf({ results }: State, seat: Seat): number {
  return results.reduce((sum, { tricks }) => sum + (tricks[seat] ?? 0), 0)
}

function withAllHands(game: string, state: State): WhistView {
  return state.hands.reduce(
    (view, hand, seat) => withOwn(view, handView(state, seat, hand.open())),
    openView(game, state),
  )
}

function setUp(sheet: Sheet, table: Setup<JsonObject, WhistGiven>, chance: Chance): ReturnType<WhistGame['setup']> {
  const { seats: names, options, given } = table
  const rules = sheet.rules(options)
  const size = rules.firstSizes[names.length]!
  const why = sheet.check?.(options) ?? impossible(given, names, size)
  if (why !== undefined) return { ok: false, refused: 'bad-option', code: why }
  const board = newBoard(names.length, rules.lives, given.dealer === undefined ? 0 : names.indexOf(given.dealer))
  board.cards = size
  const hands = names.map(name => new Hidden<readonly number[]>([0, 0, 0, 0], [name]))
  return { ok: true, ...change({ rules, options, names, board, hands, tricks: [], results: [] }, chance, deal) }
}

/** Conceding is open to every seat still in, turn or no turn; it is offered in each state but never picked by a bot. */
function offers(state: State, name: Seat): readonly Offer<WhistAction['do']>[] {
  const { board, names, hands, rules } = state
  const seat = names.indexOf(name)
  if (seat < 0 || board.phase === phase.over || board.status[seat] === status.out) return []
  if (actor(board) !== seat) return onlyConcede
  const open: Offer<WhistAction['do']>[] = []
  if (board.phase === phase.trump) open.push({ do: 'trump', blanks: { suit: oneOf(suits) } })
  else {
    const from = legalOf(board, seat, hands[seat]!.open())
    open.push({ do: 'play', blanks: { card: oneOf(from) } })
    if (mayPass({ rules }, board, seat)) open.push({ do: 'pass', blanks: {} })
  }
  return [...open, ...onlyConcede]
}
const onlyConcede: readonly Offer<WhistAction['do']>[] = [{ do: 'concede', blanks: {} }]

function refuse(refused: WhistCode): Answer {
  return { ok: false, refused }
}

function apply(state: State, name: Seat, action: WhistAction, chance: Chance): Answer {
  const { board, names, rules } = state
  if (board.phase === phase.over) return refuse('game-over')
  const seat = names.indexOf(name)
  if (seat < 0) return refuse('not-seated')
  if (action.do === 'concede') {
    if (board.status[seat] === status.out) return refuse('not-your-turn')
    return { ok: true, ...change(state, chance, (table, working, hands) => concede(table, working, hands, seat)) }
  }
  if (actor(board) !== seat) return refuse('not-your-turn')
  if ((action.do === 'trump') !== (board.phase === phase.trump)) return refuse('wrong-phase')
  if (action.do === 'trump') {
    const { suit } = action
    if (!isSuit(suit)) return refuse('not-a-suit')
    return { ok: true, ...change(state, chance, (table, working) => callTrump(table, working, suits.indexOf(suit))) }
  }
  if (action.do === 'pass') {
    return mayPass({ rules }, board, seat) ? { ok: true, ...change(state, chance, tap) } : refuse('cannot-pass')
  }
  if (!isCard(action.card)) return refuse('not-in-hand')
  const card = numberOf(action.card)
  const suit = (card / 13) | 0
  const held = state.hands[seat]!.open()
  const bit = 1 << (card % 13)
  if (!(held[suit]! & bit)) return refuse('not-in-hand')
  if (!(playableOf(board, held, 0, seat, suit) & bit)) return refuse('must-follow-suit')
  return { ok: true, ...change(state, chance, (table, working, hands) => playCard(table, working, hands, card)) }
}
