import type { Seat } from '../core/game.ts'
import type { JsonObject } from '../core/json.ts'
import type { FormatEvent } from '../formats/index.ts'
import type { Phase } from './phases.ts'

/**
 * What happens, in codes. Things are named as in actions (`Ben:Forest Bear#2`); `turn` is the id of the turn it happens
 * in, where that matters. Sounds, motion, the log and captions live off these; views are the truth.
 */
export type ClashEvent = JsonObject &
  (
    | FormatEvent
    | { readonly type: 'opened'; readonly format: string; readonly seats: readonly Seat[] }
    /** The packs of this round are opened, or everybody builds. */
    | { readonly type: 'pack' | 'building'; readonly round: number }
    /** `cards` only to who took them. */
    | { readonly type: 'picked'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
    | { readonly type: 'built'; readonly seat: Seat; readonly cards: number }
    | { readonly type: 'mulligan' | 'kept'; readonly seat: Seat; readonly cards: number }
    | { readonly type: 'phase'; readonly turn: number; readonly seat: Seat; readonly phase: Phase }
    /** `cards` only to who may see them. */
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
    | { readonly type: 'land'; readonly seat: Seat; readonly card: string; readonly turn: number }
    | {
        readonly type: 'cast'
        readonly seat: Seat
        readonly card: string
        readonly targets: readonly string[]
        readonly turn: number
        readonly x?: number
        readonly mode?: number
        readonly colour?: string
        readonly from?: 'graveyard'
      }
    | {
        readonly type: 'ability' | 'trigger'
        readonly seat: Seat
        readonly card: string
        readonly targets: readonly string[]
        readonly turn: number
      }
    | {
        readonly type: 'resolved' | 'countered' | 'fizzled'
        readonly seat: Seat
        readonly card: string
        readonly turn: number
      }
    | {
        readonly type: 'entered'
        readonly seat: Seat
        readonly card: string
        readonly thing: string
        readonly token: boolean
      }
    | {
        readonly type: 'left'
        readonly seat: Seat
        readonly card: string
        readonly thing: string
        readonly to: 'graveyard' | 'hand' | 'library' | 'exile' | 'nowhere'
        readonly why?: 'destroyed' | 'sacrificed' | 'toughness' | 'damage' | 'no-host' | 'legend'
      }
    | { readonly type: 'tapped' | 'untapped'; readonly thing: string }
    | {
        readonly type: 'damaged'
        readonly by: string
        readonly to: string
        readonly amount: number
        readonly combat: boolean
      }
    | { readonly type: 'prevented'; readonly to: string; readonly amount: number }
    | { readonly type: 'control'; readonly thing: string; readonly from: Seat; readonly to: Seat }
    | { readonly type: 'moved'; readonly thing: string; readonly from: Seat; readonly to: Seat }
    | { readonly type: 'attached'; readonly thing: string; readonly host: string }
    | { readonly type: 'counters'; readonly thing: string; readonly amount: number; readonly now: number }
    | {
        readonly type: 'attack'
        readonly seat: Seat
        readonly turn: number
        readonly attackers: { readonly [thing: string]: Seat }
      }
    | {
        readonly type: 'block'
        readonly seat: Seat
        readonly turn: number
        readonly blockers: { readonly [thing: string]: string }
      }
    | { readonly type: 'discarded' | 'milled' | 'searched'; readonly seat: Seat; readonly cards: readonly string[] }
    | { readonly type: 'returned'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'asked'; readonly seat: Seat; readonly kind: string; readonly turn: number }
    /** Who has the crown now. */
    | { readonly type: 'crown'; readonly seat: Seat }
    | { readonly type: 'bounty'; readonly seat: Seat; readonly now: number }
    /** Bounties of one player are drawn by another. */
    | { readonly type: 'collected'; readonly seat: Seat; readonly of: Seat; readonly count: number }
    | { readonly type: 'truce'; readonly seat: Seat; readonly with: Seat }
    /** A vote, or the answer to an offer; everybody sees it. */
    | {
        readonly type: 'answered'
        readonly seat: Seat
        readonly kind: string
        readonly card: string
        readonly picked: readonly string[]
      }
    | { readonly type: 'taken-back'; readonly seat: Seat }
    | { readonly type: 'loop'; readonly turn: number }
  )
