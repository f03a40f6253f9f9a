import type { SeatNotes } from '../../table/contract.ts'
import { seatsBefore } from '../../table/seats/seats-before.ts'
import { translateKey } from '../../words/index.ts'
import { coloursText, roleText, teamMark } from './labels.ts'

/** What everybody will be at the table, for the lobby and the TV: "◆ Lanterns · Emperor", "white and blue". */
export const seatNotes: SeatNotes = (options, seats) =>
  Object.fromEntries(
    Object.entries(seatsBefore(options, seats)).map(([seat, { team, role, pair }]) => {
      const parts = [
        ...(team === undefined ? [] : [`${teamMark(team)} ${translateKey(`referee.teams.${team}`, {})}`]),
        ...(role === undefined ? [] : [roleText(role as 'emperor')]),
        ...(pair === undefined ? [] : [coloursText(pair)]),
      ]
      return [seat, parts.join(' · ')]
    }),
  )
