import type { BrawlAction, BrawlCode } from './actions.ts'
import type { Emit } from './events.ts'
import { put, readPlay } from './put.ts'
import { fitsFor, withPlayer, type State } from './state.ts'
import { passTurn } from './turns.ts'

type HandAction = Extract<BrawlAction, { do: 'draw' | 'take' | 'discard' | 'play' }>

/** The four things a hand does with cards (RULES BRL-2, BRL-3). Gives the next state or the code of its refusal. */
export function handAct(state: State, index: number, action: HandAction, emit: Emit): State | BrawlCode {
  const player = state.players[index]!
  const { hand } = player
  const stale = action.held !== undefined && action.held !== player.held
  if (action.do === 'draw' || action.do === 'take') {
    if (hand !== undefined || stale) return 'hand-full'
    return action.do === 'draw' ? draw(state, index, emit) : take(state, index, emit)
  }
  if (hand === undefined || stale || (action.card !== undefined && action.card !== hand)) return 'hand-empty'
  if (action.do === 'discard') {
    if (player.lifted && state.rules.mode === 'training') return 'cannot-discard'
    emit({ type: 'discard', by: state.seats[index]!, card: hand })
    const discard = [...player.discard, hand]
    const change = { hand: undefined, lifted: false, done: false, discard, last: undefined }
    return passTurn(withPlayer(state, index, change), emit)
  }
  const meant = readPlay(state, index, hand, action)
  if (typeof meant === 'string') return meant
  if (meant.wrong !== undefined && !state.rules.honour) return meant.wrong
  return passTurn(put(state, index, hand, meant, emit), emit)
}

function draw(state: State, index: number, emit: Emit): State | BrawlCode {
  const player = state.players[index]!
  if (player.drawn >= player.size) return 'deck-empty'
  const card = player.deck.open()[player.drawn]!
  const drawn = player.drawn + 1
  emit({ type: 'draw', by: state.seats[index]!, card, left: player.size - drawn })
  return withPlayer(state, index, {
    hand: card,
    lifted: false,
    held: player.held + 1,
    drawn,
    done: false,
    last: undefined,
  })
}

function take(state: State, index: number, emit: Emit): State | BrawlCode {
  const player = state.players[index]!
  const card = player.discard.at(-1)
  if (card === undefined) return 'discard-empty'
  // Lifting it only to set it back never happens in training (RULES BRL-3).
  if (state.rules.mode === 'training' && !fitsFor(state, index, card)) return 'cannot-take'
  emit({ type: 'take', by: state.seats[index]!, card })
  const discard = player.discard.slice(0, -1)
  return withPlayer(state, index, {
    hand: card,
    lifted: true,
    held: player.held + 1,
    discard,
    done: false,
    last: undefined,
  })
}
