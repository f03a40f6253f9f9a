import type { NightAct } from '../../../src-engine/night/acts.ts'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import type { Client } from '../context/client.ts'
import type { Handled } from '../context/refusal.ts'

/** What is known here of the other processes that form one house with this one (event/EVENT.md). */
export interface OtherProcesses {
  /** Their tables, as far as anybody may see them. */
  tables(): readonly TableSummary[]
  /** Which of their tables this person sits at. */
  seatedAt(person: string): readonly string[]
  /** Who opened each of their tables, and from where, as limits count them; practice apart. */
  openers(): readonly { readonly person: string; readonly address: string }[]
  has(table: string): boolean
  /** Sends a client to the process that has this table; or it is `here` by then. */
  send(client: Client, table: string): Promise<Handled | 'here'>
  /** What they share can't be reached just now: no table is opened. */
  isAway(): boolean
  /** Whether the night is this process': it opens its tables, and what it says of the night is everybody's. */
  hasNight(): boolean
  /** Makes the night this process', or sends the client to the one that has it. */
  toNight(client: Client): Promise<Handled | 'here'>
  /** Something happens to the night that another process has: it is told. */
  nightActed(act: NightAct): Promise<Handled | 'here'>
  /** Resolves once everybody who is known elsewhere by now is known here, or where that can't be had. */
  allKnown(): Promise<void>
  /** Whether this person was let in elsewhere and sent here: nobody asks them for the PIN once more. */
  wasSent(person: string): boolean
}
