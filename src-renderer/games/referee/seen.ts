import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { RuleDescription } from '../../../src-engine/formats/index.ts'
import type { RefereeEvent } from '../../../src-engine/referee/state.ts'
import type { GameTableProps } from '../../table/contract.ts'

export type { RefereeEvent, Witnessed } from '../../../src-engine/referee/state.ts'

/** What the referee's view holds for these screens (src-engine/referee/view.ts builds it; SCENARIOS names its paths). */
export type RefereeView = {
  readonly phase: 'play' | 'paused' | 'over'
  readonly toAct: readonly string[]
  readonly turns: readonly string[]
  readonly waiting: readonly string[]
  readonly held: readonly Held[]
  readonly leaving: readonly string[]
  readonly turnsAllowed: number
  readonly turnsEnded: number
  readonly ring: readonly string[]
  readonly inRange: By<readonly string[]>
  readonly sphere: By<readonly string[]>
  readonly mayAttack: By<readonly string[]>
  readonly mayMoveTo: By<readonly string[]>
  readonly moved?: By<By<number>>
  /** By controller and territory: whom the creatures there may attack. */
  readonly mayAttackFrom?: By<By<readonly string[]>>
  readonly teams?: readonly (readonly string[])[]
  readonly life: By<number>
  readonly points?: By<number>
  /** In seat order, where it came through `inSeatOrder`. */
  readonly seats: By<RefereeSeat>
  readonly seatOrder: readonly string[]
  readonly winners?: readonly string[]
  readonly draw?: boolean
  readonly format: FormatFacts
  readonly host: string
  /** The last change, and each seat's own latest that nothing was built on. */
  readonly undo?: { readonly n: number; readonly by: string; readonly own: By<number> }
  readonly spoils?: readonly { readonly to: string; readonly of: string }[]
  readonly paused?: { readonly why?: string }
  readonly clock?: RoundClock
  readonly decks?: By<{ readonly cards?: number; readonly fits?: boolean }>
  readonly log: readonly LogEntry[]
}
export type Held = {
  readonly seat: string
  readonly behind: readonly string[]
  readonly sharers: readonly string[]
}
export type RoundClock = {
  readonly seconds: number
  readonly left: number
}
/** What somebody did, and what came of it. */
export type LogEntry = {
  readonly n: number
  readonly by: string
  readonly action: JsonObject & { readonly do: string }
  readonly told: readonly RefereeEvent[]
  readonly undone?: true
  readonly objected?: readonly string[]
}
export type RefereeSeat = {
  readonly status: 'in' | 'eliminated' | 'gone'
  readonly team?: number
  readonly role?: 'emperor' | 'general'
  readonly colours?: readonly string[]
  readonly counters?: By<number>
  readonly dealtBy?: By<By<number>>
  readonly turns: number
  readonly wentOut?: number
}
export type FormatFacts = {
  readonly id: string
  readonly base: string
  readonly range: number | 'unlimited'
  readonly life: number
  readonly sharedLife: boolean
  readonly moving: 'no' | 'move' | 'deploy'
  readonly wins: string
  readonly talk: boolean
  readonly poison: number
  readonly handSize: number
  readonly peace: number
  readonly rules: 'booklet' | 'modern'
  readonly words: readonly RuleDescription[]
  readonly smallestDeck?: number
  readonly deck?: 'two-colours' | 'shared'
}
/** What a referee's table is handed. */
export type RefereeProps = GameTableProps<RefereeView, RefereeEvent>
export type By<T> = { readonly [seat: string]: T }
export type Names = { readonly [seat: string]: string }
/** Sends an action for a seat of this device; whether the host took it. */
export type Send = (action: JsonObject & { readonly do: string }, as?: string) => Promise<boolean>

/** The view with its seats in the order they sit in now: a judge may have put two of them right. */
export function inSeatOrder(view: RefereeView): RefereeView {
  const seats = Object.fromEntries(view.seatOrder.map(seat => [seat, view.seats[seat]!]))
  return { ...view, seats }
}

export function standing(view: RefereeView): readonly string[] {
  return Object.keys(view.seats).filter(seat => view.seats[seat]!.status === 'in')
}

export function isIn(view: RefereeView, seat: string | undefined): boolean {
  return seat !== undefined && view.seats[seat]?.status === 'in'
}

export function nameOf(names: Names, seat: string): string {
  return names[seat] ?? seat
}

/** Creatures of others that stand in a seat's territory (RULES FMT-3). */
export function creaturesIn(view: RefereeView, seat: string): readonly { owner: string; count: number }[] {
  return Object.entries(view.moved ?? {}).flatMap(([owner, places]) => {
    const count = places[seat] ?? 0
    return count === 0 ? [] : [{ owner, count }]
  })
}
