import type { Client } from '../context/client.ts'
import { no, type Refusal } from '../context/refusal.ts'
import type { Live } from '../table/run/live.ts'
import { discard, practiceBeyond } from '../../store/retention.ts'
import { unplayableOf, type Lobby, type Opener } from './lobby.ts'

/** The last tables of a house are for anyone who sits at its machine. */
const owners = 2

/**
 * Which tables have to be archived so that this client may open one more, or why they may not. Where a limit is reached, the
 * table nobody has been at for longest makes room: of the person's own, of their address's, or of the house. An unfinished
 * game is archived, not lost.
 * `solo`: a practice table is none of a person's own, as everybody has at most one; it counts for their address, which
 * could fill the house with them.
 */
export function roomFor(
  lobby: Lobby,
  client: Client,
  solo: boolean,
): { readonly abandoned: readonly Live[] } | { readonly refused: Refusal } {
  const { person, address, house } = lobby.context.tuning.quotas.tables
  const openedBy = (live: Live): Opener | undefined => lobby.openers.get(live.table.id)
  type Quota = readonly [most: number, whose: (live: Live) => boolean, code: string]
  // Those at other processes of the event count as well, and can't be archived from here.
  const elsewhere = lobby.event?.openers() ?? []
  const own: Quota = [
    person - elsewhere.filter(one => one.person === client.person?.id).length,
    live => !live.table.solo && openedBy(live)?.person === client.person?.id,
    'too-many-own-tables',
  ]
  const there: Quota = [
    address - elsewhere.filter(one => one.address === client.address).length,
    live => openedBy(live)?.address === client.address,
    'too-many-tables-there',
  ]
  const all: Quota = [client.owner ? house : house - owners, () => true, 'too-many-tables']
  // Somebody's last practice ends as the next begins.
  const replaced = ({ table }: Live): boolean => solo && table.solo && table.host === client.person?.id
  const staying = new Set([...lobby.tables.values()].filter(live => !replaced(live)))
  const abandoned: Live[] = []
  for (const [most, whose, code] of client.owner ? [all] : solo ? [there, all] : [own, there, all]) {
    while ([...staying].filter(whose).length >= most) {
      const next = longestEmpty([...staying].filter(live => whose(live) && openedBy(live)?.arrived !== false))
      if (next === undefined) return no(code, { most })
      staying.delete(next)
      abandoned.push(next)
    }
  }
  return { abandoned }
}

/** Of the tables nobody is at, one without a game that is on before one with; then the one left first. */
function longestEmpty(tables: readonly Live[]): Live | undefined {
  const rank = ({ table }: Live): number => (table.phase.at === 'playing' ? 1 : 0)
  return tables
    .filter(live => live.clock.emptyForMs() !== undefined)
    .sort((a, b) => rank(a) - rank(b) || b.clock.emptyForMs()! - a.clock.emptyForMs()!)[0]
}

/** Practice that waits to be gone on with and is past what one address, or the house, may keep is forgotten, oldest first. */
export function keepWithinPractice(lobby: Lobby, { address }: Client, opened: string): void {
  const { store, tuning } = lobby.context
  const { practice } = tuning.quotas
  const mine = lobby.practice.get(address) ?? new Set<string>()
  lobby.practice.set(address, mine.add(opened))
  for (const id of mine) if (store.tables.find(id) === undefined) mine.delete(id)
  const archived = [...mine].flatMap(id => store.tables.find(id) ?? []).filter(({ state }) => state === 'archived')
  const beyond = archived.slice(0, Math.max(0, archived.length - practice.address))
  try {
    for (const stored of new Set([...beyond, ...practiceBeyond(store, practice.total)]))
      discard(store, stored, unplayableOf(lobby, stored) === undefined, tuning.now())
  } catch {
    // A disk that takes nothing now: the next practice tries again.
  }
}
