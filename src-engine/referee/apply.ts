import type { Chance } from '../core/chance.ts'
import type { Seat } from '../core/game.ts'
import { smallestDeck } from '../formats/index.ts'
import { changesBoard, type ActionOf, type RefereeAction } from './actions.ts'
import { wholeNumber } from './amounts.ts'
import { changeBoard } from './changes.ts'
import { logBoardChange, logAction, logObjection } from './log.ts'
import { hostAction } from './host-actions.ts'
import { refuse, type RefereeResult, type RefereeState } from './state.ts'
import { takeBack } from './take-back.ts'
import { drawLots } from './draws.ts'

/** What a seat does, or why it can't (SCENARIOS, Referee). */
export function applyReferee(state: RefereeState, seat: Seat, action: RefereeAction, chance: Chance): RefereeResult {
  if (action.do === 'object') return logObjection(state, seat, action.n)
  if (action.do === 'undo') return takeBack(state, seat, action.n)
  if (action.do === 'judge' && seat !== state.host) return refuse('not-the-judge')
  if (changesBoard(action)) {
    // The judge sets right in a pause and after the end, too.
    if (action.do !== 'judge' && state.format.ended === undefined && state.paused !== undefined) return refuse('paused')
    const change = changeBoard(state, seat, action)
    return typeof change === 'string' ? refuse(change) : logBoardChange(state, seat, action, change)
  }
  if (state.format.ended !== undefined) return refuse('game-over')
  switch (action.do) {
    case 'first-player':
    case 'pause':
    case 'resume':
    case 'clock':
    case 'extend':
    case 'tick':
      return seat === state.host ? hostAction(state, seat, action, chance) : refuse('not-the-judge')
    case 'roll':
    case 'flip':
    case 'pick': {
      const witnessed = drawLots(state, seat, action, chance)
      if (typeof witnessed === 'string') return refuse(witnessed)
      return logAction(state, seat, action, { witnessed: [...state.witnessed, witnessed] }, [
        { type: 'witnessed', ...witnessed },
      ])
    }
    case 'deck':
      return deck(state, seat, action)
  }
}

/** An answer to the question about decks; of a shared deck the count decides (RULES FMT-15, 16). */
function deck(state: RefereeState, seat: Seat, action: ActionOf<'deck'>): RefereeResult {
  const { cards, fits } = action
  if (cards === undefined && fits === undefined) return refuse('bad-amount')
  if (cards !== undefined && !wholeNumber(cards, 0, 5000)) return refuse('bad-amount')
  const needed = state.format.rules.oneDeck ? smallestDeck(state.format.seats.length) : 0
  const enough = cards === undefined ? fits === true : cards >= needed && fits !== false
  const answer = { ...(cards === undefined ? {} : { cards }), fits: enough }
  return logAction(state, seat, action, { decks: { ...state.decks, [seat]: answer } }, [
    { type: 'deck', seat, ...answer },
  ])
}
