import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import type { GameTableProps } from '../../table/contract.ts'
import type { ClashShown } from './story.ts'

/** What a Clash table is handed. */
export type ClashProps = GameTableProps<ClashView, ClashEvent, ClashShown>
