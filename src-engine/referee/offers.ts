import type { Blank, Offer, Seat } from '../core/game.ts'
import { oneOf } from '../core/offers.ts'
import { isIn, lifeOf, mayMoveTo, activePlayers, playersIn } from '../formats/index.ts'
import type { RefereeAction } from './actions.ts'
import { mostCounters, mostCreatures, mostLife, mostSeconds } from './amounts.ts'
import { countMovedCreatures, movedCreaturesIn } from './creatures.ts'
import type { RefereeState } from './state.ts'
import { undoableOf } from './take-back.ts'

type Kind = RefereeAction['do']

/** What of a state every seat's offers need, looked up once for all of up to forty. */
interface Common {
  readonly turns: readonly Seat[]
  readonly anybody: Blank
  readonly mostLife: number
  readonly mostPoison: number
  /** Of those in the game who have neither the turn, nor the host's part, nor acted last: the very same for all of them. */
  plain?: readonly Offer<Kind>[]
}

/** States are never changed. */
const commons = new WeakMap<RefereeState, Common>()

function commonOf(state: RefereeState): Common {
  let common = commons.get(state)
  if (common === undefined) {
    const { format } = state
    const all = playersIn(format)
    let highest = -mostLife
    let poison = 0
    for (const seat of all) {
      highest = Math.max(highest, lifeOf(format, seat))
      poison = Math.max(poison, state.counters[seat]?.['poison'] ?? 0)
    }
    common = {
      turns: activePlayers(format),
      anybody: oneOf(all),
      mostLife: highest,
      mostPoison: poison,
    }
    commons.set(state, common)
  }
  return common
}

export function offersOf(state: RefereeState, seat: Seat): readonly Offer<Kind>[] {
  const { format, host } = state
  if (format.ended !== undefined) return []
  const common = commonOf(state)
  const own =
    common.turns.includes(seat) ||
    undoableOf(state, seat) !== undefined ||
    state.movedCreatures.some(creature => creature.controller === seat)
  if (!isIn(format, seat) || seat === host || own) return offersNow(state, seat, common)
  return (common.plain ??= offersNow(state, seat, common))
}

/**
 * What is open to a seat. Everything here is accepted; the judge's hand (`judge`) is left to the host's own screen,
 * and so are lists of seats, which no blank can ask for one by one.
 */
function offersNow(state: RefereeState, seat: Seat, common: Common): readonly Offer<Kind>[] {
  const { format } = state
  const { turns, anybody } = common
  const moved = countMovedCreatures(state.movedCreatures)[seat] ?? {}
  const offers: Offer<Kind>[] = []
  const offer = (kind: Kind, blanks: { readonly [field: string]: Blank } = {}): void =>
    void offers.push({ do: kind, blanks })
  if (state.paused === undefined) {
    if (turns.includes(seat)) {
      offer('end-turn')
      for (const mate of mayMoveTo(format, seat)) {
        const room = mostCreatures - movedCreaturesIn(state, seat, mate)
        if (room > 0) offer('move', { to: oneOf([mate]), creatures: { pick: 'number', min: 1, max: room } })
      }
      for (const [from, creatures] of Object.entries(moved)) {
        offer('move', { to: oneOf([seat]), from: oneOf([from]), creatures: { pick: 'number', min: 1, max: creatures } })
      }
    }
    if (isIn(format, seat)) {
      for (const [from, creatures] of Object.entries(moved)) {
        offer('die', { of: oneOf([seat]), from: oneOf([from]), creatures: { pick: 'number', min: 1, max: creatures } })
      }
      offer('life', { of: anybody, amount: { pick: 'number', min: -mostLife, max: -1 } })
      const room = mostLife - common.mostLife
      if (room > 0) offer('life', { of: anybody, amount: { pick: 'number', min: 1, max: room } })
      offer('eliminate', { seat: anybody })
      offer('concede')
      if (common.mostPoison < mostCounters) {
        const name: Blank = oneOf(['poison'])
        offer('counter', {
          of: anybody,
          name,
          amount: { pick: 'number', min: 1, max: mostCounters - common.mostPoison },
        })
      }
      if (format.rules.oneDeck) offer('library-empty')
    }
  }
  offer('roll', { sides: { pick: 'number', min: 2, max: 1000 } })
  offer('flip')
  offer('pick', { who: oneOf(['player']) })
  const last = state.past.at(-1)
  const slip = undoableOf(state, seat)
  if (seat === state.host ? last !== undefined : slip !== undefined) offer('undo')
  if (seat === state.host && slip !== undefined && slip !== last?.n) offer('undo', { n: oneOf([slip]) })
  if (seat === state.host) {
    offer(state.paused === undefined ? 'pause' : 'resume')
    offer('clock', { seconds: { pick: 'number', min: 0, max: mostSeconds } })
    if (state.clock !== undefined) offer('extend', { seconds: { pick: 'number', min: 1, max: mostSeconds } })
    if (state.past.length === 0 && format.fell.length === 0) offer('first-player')
  }
  return offers
}
