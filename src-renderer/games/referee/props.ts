import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { RefereeEvent } from '../../../src-engine/referee/events.ts'
import type { RefereeView } from '../../../src-engine/referee/view.ts'
import type { GameTableProps } from '../../table/contract.ts'
import type { RefereeShown } from './story.ts'

/** What a referee's table is handed. */
export type RefereeProps = GameTableProps<RefereeView, RefereeEvent, RefereeShown>
/** Sends an action for a seat of this device; whether the host took it. */
export type Send = (action: JsonObject & { readonly do: string }, as?: string) => Promise<boolean>
