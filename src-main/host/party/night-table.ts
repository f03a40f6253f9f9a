import { gameOfTable, type Night } from '../../../src-engine/night/night.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'

/** What decides which game is played at a table, by which rules and by how many: at a night's table the night does. */
const ofTheNight = ['game', 'options', 'seats'] as const

/** And where the same cards are dealt at other tables, what else would make them other cards, or other opponents. */
const ofTheDeal = [...ofTheNight, 'fill', 'joint', 'level', 'thinking'] as const

/**
 * Whether somebody wants to set at a table what the night has set there. In a tournament that is who sits where, too, and
 * what each plays with where that was prepared.
 */
export function isSetByNight(night: Night | undefined, message: ToHost): boolean {
  if (night === undefined || !('table' in message)) return false
  const at = gameOfTable(night, message.table)
  if (at < 0 || night.opened[at]?.skipped === true) return false
  const { duplicate, tournament } = night.playlist[at] ?? {}
  switch (message.say) {
    case 'choose':
      return duplicate === true || night.opened[at]?.brought !== undefined
    case 'arrange':
    case 'bot':
      return duplicate === true || (message.say === 'arrange' && tournament !== undefined)
    case 'set':
      return (duplicate === true ? ofTheDeal : ofTheNight).some(key => message.change[key] !== undefined)
    default:
      return false
  }
}
