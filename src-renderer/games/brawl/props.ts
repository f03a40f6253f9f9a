import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** What a Brawl table is handed. */
export type BrawlProps = GameTableProps<BrawlView, BrawlEvent>
