import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** What the room is shown before it is told the end: the Base that is counted now, and those that have been before it. */
export interface BrawlShown {
  readonly at: 'count'
  readonly zone: string
  readonly id: number
  readonly before: readonly string[]
}
/** What a Brawl table is handed. */
export type BrawlProps = GameTableProps<BrawlView, BrawlEvent, BrawlShown>
