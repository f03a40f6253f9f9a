import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import { unhostedTable } from '../../table/unhosted-table.ts'
import { namesOf } from '../../table/names.ts'

/**
 * A finished game as a game's own table wants it: the same seats and faces (initials and seat colours where the record
 * is from before they were kept), nobody to act, nothing to ask.
 */
export const replayTable = ({ game, at, total, seats, names, faces }: ReplayAnswer, title: string): TableState =>
  unhostedTable(
    { id: 'replay', game, title, phase: at < total ? 'playing' : 'over', solo: false },
    seats.map((seat, i) => {
      const { bot = false, colour = i, avatar = '' } = faces?.[seat] ?? {}
      return { seat, kind: bot ? 'bot' : 'person', name: namesOf(names)(seat), colour, avatar }
    }),
  )
