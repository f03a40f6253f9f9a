import type { Chance } from '../core/chance.ts'
import type { Game, Result, Seat, VisibleEvent } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import { redacted } from '../core/redacted.ts'
import { brawlAction, type BrawlAction, type BrawlCode } from './actions.ts'
import { bot } from './bots/bot.ts'
import { outcomeOf, settled } from './end.ts'
import type { BrawlEvent, Emit } from './events.ts'
import { answersOf, brawlGiven, type BrawlGiven } from './scenario.ts'
import { handAct } from './hand.ts'
import { callFoul, isJudge, letStand, takeBack } from './honour.ts'
import { brawlJudge } from './learn/judge.ts'
import { leave } from './leave.ts'
import { offersOf } from './offers.ts'
import { reactionMs } from './numbers.ts'
import { checkOptions, optionFields } from './options.ts'
import { digestedView } from './digested-view.ts'
import { setUp } from './setup.ts'
import { enterRing, isActive, isAside, onTurn, teamOf, withPlayer, type State } from './state.ts'
import { odds } from './odds.ts'
import { tallies } from './tallies.ts'
import { mates, passTurn, toAct, withTurnThatCanAct } from './turns.ts'
import { openView, type BrawlView } from './view.ts'

type Answer = Result<State, BrawlEvent, BrawlCode>

/** Brawl, designed by James Ernest: no turns, as fast as hands can play it (RULES BRL). */
export const brawl: Game<State, BrawlAction, BrawlEvent, BrawlView, BrawlCode, JsonObject, BrawlGiven> = {
  id: 'brawl',
  rulesVersion: 2,
  seats: { min: 2, max: 12, best: 2 },
  options: optionFields,
  actions: { schema: brawlAction },
  time: {
    pace: 'realtime',
    reactionMs,
    evenLag: options => options['levelling'] === true,
    isAsked: (state, seat) => mateAsksIn(state, state.seats.indexOf(seat)),
  },
  setup: (table, chance) => {
    const wrong = checkOptions(table.options, table.seats)
    if (wrong === undefined) return setUp(table, chance)
    return { ok: false, refused: 'bad-option', ...wrong }
  },
  toAct,
  offers: offersOf,
  apply,
  open: openView,
  // Everything but the order of the decks is open to everybody.
  own: () => undefined,
  digestedView,
  outcome: outcomeOf,
  // Decks that a scenario gives are secret as the shuffled ones are.
  redacted: (state, seat) => redacted({ ...state, given: {} }, seat),
  bot,
  judge: brawlJudge,
  scenario: { given: brawlGiven, answers: answersOf, chapter: state => `round ${state.round}` },
  guessing: {
    taken: event => (event.type === 'base-won' ? event.winner : undefined),
    isOpen: ({ phase }) => phase === 'knock',
  },
  tallies,
  odds,
  team: ({ rules, seats }, seat) =>
    rules.teams.find(team => team.includes(seats.indexOf(seat)))?.map(index => seats[index]!) ?? [seat],
}

function apply(state: State, seat: Seat, action: BrawlAction, chance: Chance): Answer {
  const index = state.seats.indexOf(seat)
  const events: VisibleEvent<BrawlEvent>[] = []
  const emit = (event: BrawlEvent): void => void events.push({ to: 'all', event })
  const next = index < 0 ? 'not-seated' : acted(state, index, action, emit)
  if (typeof next === 'string') return { ok: false, refused: next }
  return { ok: true, state: settled(withTurnThatCanAct(next, emit), chance, emit), events }
}

function acted(state: State, index: number, action: BrawlAction, emit: Emit): State | BrawlCode {
  const { rules, phase } = state
  const player = state.players[index]!
  if (phase === 'over') return 'game-over'
  if (player.out) return 'already-out'
  if (action.do === 'concede') {
    emit({ type: 'concede', by: state.seats[index]! })
    return begun(leave(state, index, 'conceded', emit), emit)
  }
  const ofHonour = action.do === 'foul' || action.do === 'take-back' || action.do === 'rule'
  if (ofHonour && !rules.honour) return 'unknown-action'
  const ofTeams = action.do === 'tag' || action.do === 'ask-in'
  if (ofTeams && rules.teams.length === 0) return 'unknown-action'
  if (!player.playing) return 'not-your-turn'
  if (action.do === 'knock') return knock(state, index, emit)
  if (phase === 'knock') return 'not-ready'
  if (action.do === 'rule') return ruled(state, index, action.verdict, emit)
  // The player who cleared the only Base may still put it back (RULES BRL-17).
  if (phase === 'foul' && (action.do !== 'take-back' || state.foul?.by !== index)) return 'not-your-turn'
  switch (action.do) {
    case 'foul':
      return callFoul(state, index, action, emit)
    case 'take-back':
      return takeBack(state, index, emit)
    case 'done':
      return declareDone(state, index, emit)
    case 'tag':
      return tag(state, index, action.to, emit)
    case 'ask-in':
      return askIn(state, index, emit)
    default: {
      if (!isActive(state, index)) return 'not-active'
      if (rules.mode === 'training' && onTurn(state) !== index) return 'not-your-turn'
      const next = handAct(state, index, action, emit)
      return typeof next === 'string' || rules.mode !== 'training' ? next : { ...next, latest: index }
    }
  }
}

/** Play begins once everybody has knocked (RULES BRL-4); a second knock while others are waited for is refused. */
function knock(state: State, index: number, emit: Emit): State | BrawlCode {
  if (state.phase !== 'knock') return 'already-begun'
  if (state.players[index]!.knocked) return 'not-ready'
  emit({ type: 'knock', by: state.seats[index]! })
  return begun(withPlayer(state, index, { knocked: true }), emit)
}

function begun(state: State, emit: Emit): State {
  const playing = state.players.filter(player => !isAside(player))
  if (state.phase !== 'knock' || !playing.every(player => player.knocked)) return state
  emit({ type: 'begin', seats: state.seats.filter((_, index) => !isAside(state.players[index]!)) })
  return passTurn({ ...state, phase: 'play' }, emit, 0)
}

function ruled(state: State, index: number, verdict: 'stand' | 'forfeit', emit: Emit): State | BrawlCode {
  if (state.foul === undefined || !isJudge(state, index)) return 'not-your-turn'
  const { by } = state.foul
  emit({ type: 'rule', by: state.seats[index]!, against: state.seats[by]!, verdict })
  const stands = letStand(state)
  if (verdict === 'stand') return passTurn(stands, emit, 0)
  // A team loses as one; in a circle only the one who made the foul is out.
  const team = state.rules.teams.find(members => members.includes(by)) ?? [by]
  return team.reduce(
    (now, member) => (isAside(now.players[member]!) ? now : leave(now, member, 'forfeit', emit)),
    stands,
  )
}

/** Nothing more to play; acting takes it back (RULES BRL-14). In training a turn is taken, not passed (BRL-3). */
function declareDone(state: State, index: number, emit: Emit): State | BrawlCode {
  const player = state.players[index]!
  if (state.rules.mode === 'training') {
    if (onTurn(state) !== index) return 'not-your-turn'
    // The turn passes by itself over players with nothing to do: the one who has it can act, or tag in somebody who can.
    return player.hand === undefined ? 'must-act' : 'hand-full'
  }
  if (player.done) return 'already-done'
  emit({ type: 'done', by: state.seats[index]! })
  return withPlayer(state, index, { done: true })
}

/** The active player sends a team-mate into the ring; it costs no turn (RULES BRL-3, BRL-13). */
function tag(state: State, index: number, to: string, emit: Emit): State | BrawlCode {
  if (!isActive(state, index)) return 'not-active'
  const mate = state.seats.indexOf(to)
  if (!mates(state, index).includes(mate)) return 'not-a-teammate'
  // In training a card drawn is this turn's card, and its holder's to play.
  if (state.rules.mode === 'training' && state.players[index]!.hand !== undefined) return 'hand-full'
  emit({ type: 'tag', by: state.seats[index]!, to })
  return enterRing(state, mate)
}

/** Whether this player is in the ring and a team-mate asks to be tagged in. */
function mateAsksIn(state: State, index: number): boolean {
  const { players, active } = state
  return active.includes(index) && players.some((mate, at) => mate.asksIn && teamOf(state, at) === teamOf(state, index))
}

/**
 * A player outside the ring asks their team-mate for it, who decides (RULES BRL-13: team-mates may talk). Whoever wants in is
 * not done.
 */
function askIn(state: State, index: number, emit: Emit): State | BrawlCode {
  if (isActive(state, index)) return 'already-active'
  if (state.players[index]!.asksIn) return 'already-asked'
  emit({ type: 'ask-in', by: state.seats[index]! })
  return withPlayer(state, index, { asksIn: true, done: false })
}
