import { limits } from '../../../src-engine/protocol/version.ts'
import type { Client } from '../house/client.ts'
import { no, type Refusal } from '../house/refusal.ts'
import type { Room } from '../room/room.ts'
import { closeRoom, type Hall } from './hall.ts'

/** The last tables of a house are for whoever sits at its machine. */
const owners = 2

/**
 * Whether this client may open one more table. Where a limit is reached, the table nobody has been at for longest makes
 * room first: of the person's own, of their address's, or of the house. An unfinished game is put away, not lost.
 * `solo`: a practice table counts for the house only, as everybody has at most one.
 */
export function spaceFor(hall: Hall, client: Client, solo: boolean): { readonly refused: Refusal } | undefined {
  const { person, address } = hall.house.tuning.allowance.tables
  const openedBy = (room: Room): { readonly person: string; readonly address: string } | undefined =>
    hall.openers.get(room.id)
  const shares: readonly [most: number, whose: (room: Room) => boolean, code: string, text: string][] = [
    [
      person,
      room => !room.solo && openedBy(room)?.person === client.person?.id,
      'too-many-own-tables',
      'You have opened as many tables as one person may. Close one first.',
    ],
    [
      address,
      room => !room.solo && openedBy(room)?.address === client.address,
      'too-many-tables-there',
      'Too many tables were opened from your address. Close one first.',
    ],
    [
      client.owner ? limits.tables : limits.tables - owners,
      () => true,
      'too-many-tables',
      'This host has no room for another table.',
    ],
  ]
  for (const [most, whose, code, text] of client.owner || solo ? shares.slice(2) : shares) {
    while ([...hall.rooms.values()].filter(whose).length >= most) {
      const abandoned = longestEmpty([...hall.rooms.values()].filter(whose))
      if (abandoned === undefined) return no(code, text, { most })
      closeRoom(hall, abandoned, 'Nobody was left.', false)
    }
  }
  return undefined
}

/** Of the tables nobody is at, one without a game that is on before one with; then the one left first. */
function longestEmpty(rooms: readonly Room[]): Room | undefined {
  const rank = (room: Room): number => (room.phase === 'playing' ? 1 : 0)
  return rooms
    .filter(room => room.emptySince !== undefined && room.followers.size === 0)
    .sort((a, b) => rank(a) - rank(b) || a.emptySince! - b.emptySince!)[0]
}
