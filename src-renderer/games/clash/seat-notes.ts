import type { JsonObject } from '../../../src-engine/core/json.ts'
import { rulesOf } from '../../table/seats/format-rules.ts'
import type { SeatNotes } from '../../table/contract.ts'
import { seatsBefore } from '../../table/seats/seats-before.ts'
import { formatList, t } from '../../words/index.ts'

/** What everybody will be at the table, for the lobby and the TV: "Team 1 · emperor", "white and blue". */
export const seatNotes: SeatNotes = (options, seats) =>
  Object.fromEntries(
    Object.entries(seatsBefore(options, seats)).map(([seat, { team, role, pair }]) => {
      const parts = [
        ...(team === undefined ? [] : [t('clash.ring.team', { n: team + 1 })]),
        ...(role === undefined ? [] : [t(`clash.ring.${role as 'emperor'}`)]),
        ...(pair === undefined ? [] : [formatList(pair.map(colour => t(`clash.colour.${colour}`)))]),
      ]
      return [seat, parts.join(' · ')]
    }),
  )

/** Rules of a format that surprise newcomers: a shared life total, attacks in one direction only. */
export function noticeBefore(options: JsonObject, seats: number): 'left' | 'shared' | undefined {
  const rules = rulesOf(options, seats)
  if (rules.sharedLife) return 'shared'
  return rules.attack === 'left' ? 'left' : undefined
}

/** Life at the start, of a player or, where it is shared, of a team. */
export const lifeBefore = (options: JsonObject, seats: number): number => rulesOf(options, seats).life
