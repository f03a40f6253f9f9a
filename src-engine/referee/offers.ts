import type { Blank, Offer, Seat } from '../core/game.ts'
import { creaturesAbroad, isIn, lifeOf, mayMoveTo, onTurn, standing } from '../formats/index.ts'
import { mostCounters, mostCreatures, mostLife, mostSeconds, type RefereeAction } from './actions.ts'
import type { RefereeState } from './state.ts'

type Kind = RefereeAction['do']

/**
 * What is open to a seat. Everything here is accepted; the judge's hand (`judge`) is left to the host's own screen,
 * and so are lists of seats, which no blank can ask for one by one.
 */
export function offersOf(state: RefereeState, seat: Seat): readonly Offer<Kind>[] {
  const { circle } = state
  if (circle.ended !== undefined) return []
  const offers: Offer<Kind>[] = []
  const offer = (kind: Kind, blanks: { readonly [field: string]: Blank } = {}): void => {
    offers.push({ do: kind, blanks })
  }
  const anybody: Blank = { pick: 'one', from: standing(circle) }
  if (state.paused === undefined) {
    if (onTurn(circle).includes(seat)) {
      offer('end-turn')
      for (const mate of mayMoveTo(circle, seat)) {
        const room = mostCreatures - creaturesAbroad(circle, seat, mate)
        if (room > 0)
          offer('move', { to: { pick: 'one', from: [mate] }, creatures: { pick: 'number', min: 1, max: room } })
      }
      for (const [from, creatures] of Object.entries(circle.moved[seat] ?? {})) {
        const one = (value: Seat): Blank => ({ pick: 'one', from: [value] })
        offer('move', { to: one(seat), from: one(from), creatures: { pick: 'number', min: 1, max: creatures } })
      }
    }
    if (isIn(circle, seat)) {
      offer('life', { of: anybody, amount: { pick: 'number', min: -mostLife, max: -1 } })
      const room = mostLife - Math.max(...standing(circle).map(one => lifeOf(circle, one)))
      if (room > 0) offer('life', { of: anybody, amount: { pick: 'number', min: 1, max: room } })
      offer('eliminate', { seat: anybody })
      offer('concede')
      const poison = Math.max(...standing(circle).map(one => state.counters[one]?.['poison'] ?? 0))
      if (poison < mostCounters) {
        const name: Blank = { pick: 'one', from: ['poison'] }
        offer('counter', { of: anybody, name, amount: { pick: 'number', min: 1, max: mostCounters - poison } })
      }
      if (circle.rules.oneDeck) offer('library-empty')
    }
  }
  offer('roll', { sides: { pick: 'number', min: 2, max: 1000 } })
  offer('flip')
  offer('pick', { who: { pick: 'one', from: ['player'] } })
  const last = state.past.at(-1)
  if (last !== undefined && (last.by === seat || seat === state.host)) offer('undo')
  if (seat === state.host) {
    offer(state.paused === undefined ? 'pause' : 'resume')
    offer('clock', { seconds: { pick: 'number', min: 0, max: mostSeconds } })
    if (state.clock !== undefined) offer('extend', { seconds: { pick: 'number', min: 1, max: mostSeconds } })
    if (state.past.length === 0 && circle.out.length === 0) offer('first-player')
  }
  return offers
}
