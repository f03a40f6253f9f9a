import type { Chance } from '../core/chance.ts'
import type { Seat } from '../core/game.ts'
import { eliminate, isIn, smallestDeck } from '../formats/index.ts'
import { wholeNumber, type ActionOf, type RefereeAction } from './actions.ts'
import { count } from './counters.ts'
import { settled, type Changed } from './board.ts'
import { die, move } from './creatures.ts'
import { changed, kept } from './diary.ts'
import { hosted } from './hosting.ts'
import { setRight } from './judge.ts'
import { emptyLibrary, endTurn, knockOut, life, type Played } from './play.ts'
import { refuse, tell, type RefereeCode, type RefereeResult, type RefereeState } from './state.ts'
import { draw } from './witness.ts'

/** What a seat does, or why it can't (SCENARIOS, Referee). */
export function applyReferee(state: RefereeState, seat: Seat, action: RefereeAction, chance: Chance): RefereeResult {
  const { circle } = state
  switch (action.do) {
    case 'undo':
      return undo(state, seat)
    case 'judge': {
      if (seat !== state.host) return refuse('not-the-judge')
      return taken(state, seat, action, setRight(state, seat, action))
    }
    default:
      if (circle.ended !== undefined) return refuse('game-over')
  }
  switch (action.do) {
    case 'first-player':
    case 'pause':
    case 'resume':
    case 'clock':
    case 'extend':
    case 'tick':
      return seat === state.host ? hosted(state, seat, action, chance) : refuse('not-the-judge')
    case 'roll':
    case 'flip':
    case 'pick': {
      const witnessed = draw(state, seat, action, chance)
      if (typeof witnessed === 'string') return refuse(witnessed)
      return kept(state, seat, action, { witnessed: [...state.witnessed, witnessed] }, [
        { type: 'witnessed', ...witnessed },
      ])
    }
    case 'deck':
      return deck(state, seat, action)
    default:
      return state.paused === undefined ? played(state, seat, action) : refuse('paused')
  }
}

type Playing = 'end-turn' | 'life' | 'eliminate' | 'concede' | 'move' | 'die' | 'counter' | 'library-empty'

function played(state: RefereeState, seat: Seat, action: ActionOf<Playing>): RefereeResult {
  const { circle } = state
  if (action.do === 'end-turn') return stepped(state, seat, action, endTurn(circle, seat))
  if (!isIn(circle, seat)) return refuse('already-out')
  switch (action.do) {
    case 'life':
      return lifeAndCount(state, seat, action)
    case 'eliminate':
      return stepped(state, seat, action, knockOut(circle, action))
    case 'concede':
      return stepped(state, seat, action, eliminate(circle, [{ seat, why: 'conceded' }]))
    case 'move':
      return taken(state, seat, action, move(state, seat, action))
    case 'die':
      return taken(state, seat, action, die(state, seat, action))
    case 'library-empty':
      return stepped(state, seat, action, emptyLibrary(circle, seat))
    case 'counter':
      return taken(state, seat, action, count(state, action))
  }
}

/** A change of life; of damage that a counter counts too, both in one action, so that one undo takes back both. */
function lifeAndCount(state: RefereeState, seat: Seat, action: ActionOf<'life'>): RefereeResult {
  const step = life(state.circle, action)
  if (action.counts === undefined || typeof step === 'string') return stepped(state, seat, action, step)
  const { of = null, from, counts: name } = action
  const dealt = {
    do: 'counter',
    of,
    name,
    amount: -Number(action.amount),
    ...(from === undefined ? {} : { from }),
  } as const
  const counted = count(state, dealt)
  if (typeof counted === 'string') return refuse(counted)
  const { board, events } = settled(counted.board, step)
  return changed(state, seat, action, { board, events: [...counted.events, ...events] })
}

function stepped(state: RefereeState, seat: Seat, action: RefereeAction, step: Played): RefereeResult {
  return taken(state, seat, action, typeof step === 'string' ? step : settled(state, step))
}

function taken(state: RefereeState, seat: Seat, action: RefereeAction, change: Changed | RefereeCode): RefereeResult {
  return typeof change === 'string' ? refuse(change) : changed(state, seat, action, change)
}

/** Takes back the last change of the board: by whoever made it, or the host. The log keeps it, struck out. */
function undo(state: RefereeState, by: Seat): RefereeResult {
  const last = state.past.at(-1)
  if (last === undefined || (by !== last.by && by !== state.host)) return refuse('nothing-to-undo')
  const entry = state.log.find(one => one.n === last.n)
  const log = state.log.map(one => (one.n === last.n ? { ...one, undone: true as const } : one))
  return {
    ok: true,
    state: { ...state, ...last.board, past: state.past.slice(0, -1), log },
    events: tell([{ type: 'undone', by, of: last.by, action: entry?.action ?? {} }]),
  }
}

/** An answer to the question about decks; of a shared deck the count decides (RULES FMT-15, 16). */
function deck(state: RefereeState, seat: Seat, action: ActionOf<'deck'>): RefereeResult {
  const { cards, fits } = action
  if (cards === undefined && fits === undefined) return refuse('bad-amount')
  if (cards !== undefined && !wholeNumber(cards, 0, 5000)) return refuse('bad-amount')
  const needed = state.circle.rules.oneDeck ? smallestDeck(state.circle.seats.length) : 0
  const enough = cards === undefined ? fits === true : cards >= needed && fits !== false
  const answer = { ...(cards === undefined ? {} : { cards }), fits: enough }
  return kept(state, seat, action, { decks: { ...state.decks, [seat]: answer } }, [{ type: 'deck', seat, ...answer }])
}
