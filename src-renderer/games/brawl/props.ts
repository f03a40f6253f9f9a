import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** The Base that is counted now, and those that have been before it. */
interface CountShown {
  readonly at: 'count'
  readonly zone: string
  readonly id: number
  readonly before: readonly string[]
}
/** What the room is shown before it is told the end: the last ten seconds in slow motion, then the count. */
export type BrawlShown = { readonly at: 'photo' } | CountShown
/** What a Brawl table is handed. */
export type BrawlProps = GameTableProps<BrawlView, BrawlEvent, BrawlShown>
