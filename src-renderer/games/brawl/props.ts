import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** The last ten seconds in slow motion, before the room is told how they ended. */
export interface BrawlShown {
  readonly at: 'photo'
}
/** What a Brawl table is handed. */
export type BrawlProps = GameTableProps<BrawlView, BrawlEvent, BrawlShown>
