import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import type { Match, Slot, TournamentForm } from '../../../src-engine/night/tournament/tournament.ts'

/*
 * Brackets come from brackets-manager: who is set apart from whom, where the losers of a double elimination go, who meets
 * whom when in a round robin. It writes to a storage and answers with promises, and a night is plain data that moves in one
 * step. So it is asked once, as a tournament is drawn, and what it draws is kept with the night, each match with where its
 * two come from: an older night stays as it was drawn, whatever a newer version of the library would draw.
 */

/** The matches for so many entrants, by their places in the draw: the first two meet last. None of a Swiss tournament. */
export async function bracket(form: TournamentForm, entrants: number): Promise<readonly Match[]> {
  if (form === 'swiss') return []
  if (form === 'round-robin') return roundRobin(entrants)
  return elimination(form, entrants)
}

interface Row {
  readonly id: number
  readonly group_id: number
  readonly round_id: number
  readonly opponent1: { readonly id: number | null } | null
  readonly opponent2: { readonly id: number | null } | null
}

/** The library's own storage in memory, and what it holds. */
class Rows extends InMemoryDatabase {
  get matches(): readonly Row[] {
    return this.data.match as unknown as readonly Row[]
  }
}

type Stage = Parameters<BracketsManager['create']['stage']>[0]
type StageType = Stage['type']
type SeedOrdering = NonNullable<NonNullable<Stage['settings']>['seedOrdering']>[number]

/**
 * How losers of a double elimination of sixteen places are laid out, round by round after the first. The library's own
 * order lets every other event have two meet again within four rounds of the losers' side; this one, with those of the
 * second round from the other end, one in four.
 */
const ofSixteen = ['inner_outer', 'natural', 'reverse', 'natural', 'natural'] as const

async function staged(
  type: StageType,
  size: number,
): Promise<{ readonly manager: BracketsManager; readonly rows: () => readonly Row[] }> {
  const storage = new Rows()
  const manager = new BracketsManager(storage)
  const settings = type === 'round_robin' ? { groupCount: 1 } : { grandFinal: 'double' as const }
  await manager.create.stage({
    tournamentId: 0,
    name: type,
    type,
    seeding: Array.from({ length: size }, (_, at) => String(at)),
    settings: { ...settings, seedOrdering: orderOf(type, size) },
  })
  return { manager, rows: () => storage.matches }
}

function orderOf(type: StageType, size: number): SeedOrdering[] {
  if (type === 'round_robin') return ['groups.effort_balanced']
  return type === 'double_elimination' && size === 16 ? [...ofSixteen] : ['inner_outer']
}

async function roundRobin(entrants: number): Promise<readonly Match[]> {
  const { rows } = await staged('round_robin', entrants)
  const rounds = [...new Set(rows().map(row => row.round_id))]
  return rows().map(row => ({
    id: row.id,
    part: 'winners',
    round: rounds.indexOf(row.round_id) + 1,
    slots: ids(row).map(entrant => ({ entrant: entrant! })),
  }))
}

/** By playing it out once, first against second: wherever somebody turns up after a match is where it sends them. */
async function elimination(form: 'single' | 'double', entrants: number): Promise<readonly Match[]> {
  const least = form === 'double' ? 4 : 2
  const size = Math.max(least, 2 ** Math.ceil(Math.log2(entrants)))
  const { manager, rows } = await staged(form === 'double' ? 'double_elimination' : 'single_elimination', size)
  const slots = new Map<string, Slot>()
  for (const row of rows()) {
    ids(row).forEach((entrant, side) => entrant !== null && slots.set(`${row.id} ${side}`, { entrant }))
  }
  const finals = form === 'double' ? rows().filter(row => row.group_id === rows().at(-1)!.group_id) : []
  const second = finals.length === 2 ? finals[1]! : undefined
  for (const { id } of rows()) {
    if (id === second?.id) continue
    const before = new Map(rows().map(row => [row.id, ids(row)]))
    const [winner] = before.get(id)!
    await manager.update.match({ id, opponent1: { score: 1, result: 'win' }, opponent2: { score: 0 } })
    for (const row of rows()) {
      ids(row).forEach((entrant, side) => {
        if (entrant === null || row.id === id || before.get(row.id)![side] !== null) return
        slots.set(`${row.id} ${side}`, entrant === winner ? { winnerOf: id } : { loserOf: id })
      })
    }
  }
  if (second !== undefined) {
    slots.set(`${second.id} 0`, { winnerOf: finals[0]!.id })
    slots.set(`${second.id} 1`, { loserOf: finals[0]!.id })
  }
  const parts = ['winners', 'losers', 'final'] as const
  const groups = [...new Set(rows().map(row => row.group_id))]
  return rows().map(row => {
    const rounds = [...new Set(rows().flatMap(one => (one.group_id === row.group_id ? [one.round_id] : [])))]
    return {
      id: row.id,
      part: parts[groups.indexOf(row.group_id)]!,
      round: rounds.indexOf(row.round_id) + 1,
      slots: [0, 1].map(side => slots.get(`${row.id} ${side}`)!),
      ...(row.id === second?.id ? { ifNeeded: true as const } : {}),
    }
  })
}

function ids({ opponent1, opponent2 }: Row): (number | null)[] {
  return [opponent1?.id ?? null, opponent2?.id ?? null]
}
