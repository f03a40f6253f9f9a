import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { Shown } from '../../../src-engine/whist/moments.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import type { GameTableProps } from '../../table/contract.ts'

/** What a whist table is handed. */
export type WhistProps = GameTableProps<WhistView, WhistEvent, Shown>
