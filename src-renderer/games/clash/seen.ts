import type { Seat } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { ClashEvent as Told } from '../../../src-engine/clash/state/events.ts'
import type { QuestionKind } from '../../../src-engine/clash/state/state.ts'
import type { Phase } from '../../../src-engine/clash/state/phases.ts'
import type { Colour } from '../../../src-engine/colours/colours.ts'
import type { GameTableProps } from '../../table/contract.ts'

export type ClashEvent = Told

/** A permanent as the view has it (src-engine/clash/view/view-battlefield.ts builds it). */
export interface PermanentView {
  readonly id: number
  readonly card: string
  readonly controller: Seat
  readonly owner: Seat
  readonly tapped: boolean
  readonly territory: Seat
  readonly power?: number
  readonly toughness?: number
  readonly damage?: number
  readonly keywords: readonly string[]
  readonly counters?: number
  readonly attachedTo?: string
  readonly token?: boolean
  readonly fresh?: boolean
}
export interface StackView {
  readonly card: string
  readonly by: Seat
  readonly targets: readonly string[]
  readonly kind: 'spell' | 'ability' | 'trigger'
  readonly mode?: number
  readonly x?: number
  readonly source?: string
}
export interface AttackView {
  readonly attacker: string
  readonly whom: Seat
  readonly blockers: readonly string[]
  readonly blocked: boolean
}
export interface QuestionView {
  readonly seat: Seat
  readonly kind: QuestionKind
  readonly min?: number
  readonly max?: number
  readonly count?: number
  readonly options?: readonly string[]
  readonly card?: string
}
/** One turn that is being taken. */
export interface ThreadView {
  readonly phase: Phase
  readonly firstStrike?: boolean
  readonly turn: number
  readonly active: Seat
  readonly toAct: readonly Seat[]
  /** Top first. */
  readonly stack: readonly StackView[]
  readonly declaring?: boolean
  readonly blocking?: Seat
  readonly combat?: readonly AttackView[]
  readonly resolving?: StackView
  readonly landPlayed: boolean
  readonly pending?: QuestionView
}
export interface SeatView {
  readonly status: 'in' | 'out' | 'gone'
  readonly team?: number
  readonly role?: string
  readonly colours?: readonly Colour[]
  readonly life: number
  readonly handSize: number
  readonly hand?: readonly string[]
  readonly library: number
  readonly graveyard: readonly string[]
  readonly turns: number
  readonly mana?: readonly Colour[]
  readonly stops?: StopsView
  readonly wentOut?: number
}
export interface StopsView {
  readonly everywhere: boolean
  readonly own: readonly Phase[]
  readonly others: readonly Phase[]
  readonly aimed: boolean
  readonly passTo?: Phase
  readonly toMyTurn?: boolean
  readonly yields: readonly string[]
}
type BySeat<Value> = { readonly [seat: Seat]: Value }
/** What the screens use of the view. The only turn there is lies in it openly; several lie in `threads`. */
export type ClashView = JsonObject &
  Partial<Omit<ThreadView, 'phase' | 'toAct'>> & {
    readonly phase?: Phase | 'opening' | 'over'
    readonly threads?: BySeat<ThreadView>
    readonly toAct: readonly Seat[]
    readonly mulligans?: BySeat<{ readonly taken: number; readonly kept: boolean }>
    readonly winners?: readonly Seat[]
    readonly draw?: boolean
    readonly turnsEnded: number
    readonly permanents: { readonly [name: string]: PermanentView }
    readonly seats: BySeat<SeatView>
    readonly seatOrder: readonly Seat[]
    readonly turns: readonly Seat[]
    readonly waiting: readonly Seat[]
    readonly inRange: BySeat<readonly Seat[]>
    readonly sphere: BySeat<readonly Seat[]>
    readonly mayAttack: BySeat<readonly Seat[]>
    readonly mayMoveTo: BySeat<readonly Seat[]>
    readonly teams?: readonly (readonly Seat[])[]
    readonly life: BySeat<number>
    readonly points?: BySeat<number>
    readonly format: {
      readonly id: string
      readonly base: string
      readonly range: number | null
      readonly moving: boolean
      readonly wins: string
      readonly handSize: number
      readonly oneDeck: boolean
    }
  }

export type ClashProps = GameTableProps<ClashView, ClashEvent>
