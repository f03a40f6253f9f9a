import type { StandingRow } from './use-night.ts'
import type { RoundShown } from './use-tournament.ts'

/** What goes out of a night as a file, in the reader's words; `heads` are those of the columns. */
export interface NightFile {
  readonly day: string
  readonly standings: readonly Pick<StandingRow, 'place' | 'face' | 'games' | 'wins' | 'points'>[]
  readonly rounds: readonly RoundShown[]
}

/** Where everybody stands, as a table of comma-separated values. */
export function standingsCsv({ standings }: NightFile, heads: readonly string[]): string {
  return csv([heads, ...standings.map(one => [one.place, one.face.name, one.games, one.wins, one.points])])
}

/** Who met whom in each round at which table, and how it stands: a line a match. */
export function pairingsCsv({ rounds }: NightFile, heads: readonly string[]): string {
  const lines = rounds.flatMap(({ title, matches }) =>
    matches.map(({ number, sides, note }) => [
      title,
      number ?? '',
      sides.map(one => one.name ?? '').join(' – '),
      sides.map(one => one.won).join(' – '),
      sides.find(one => one.isFirst)?.name ?? '',
      note ?? '',
    ]),
  )
  return csv([heads, ...lines])
}

/** All of it for programs: names of fields are English and stay. */
export function nightJson({ day, standings, rounds }: NightFile): string {
  const file = {
    knockabout: 'night',
    version: 1,
    day,
    standings: standings.map(({ place, face, games, wins, points }) => ({
      place,
      name: face.name,
      games,
      wins,
      points,
    })),
    rounds: rounds.map(({ title, matches }) => ({
      title,
      matches: matches.map(({ number, state, by, note, sides }) => ({
        ...(number === undefined ? {} : { table: number }),
        state,
        ...(by === undefined ? {} : { by }),
        ...(note === undefined ? {} : { note }),
        sides: sides.map(({ name, won, isFirst }) => ({ name: name ?? null, won, first: isFirst })),
      })),
    })),
  }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. A name is never a formula there. */
function csv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')}`
}
