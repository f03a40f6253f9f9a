import { gameOfTable, type Night } from '../../../src-engine/night/night.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'

/** What decides which game is played at a table, by which rules and by how many: at a night's table the night does. */
const ofTheNight = ['game', 'options', 'seats'] as const

/**
 * Whether somebody wants to set at a table what the night has set there. In a tournament that is who sits where, too, and
 * what each plays with where that was prepared.
 */
export function isSetByNight(night: Night | undefined, message: ToHost): boolean {
  if (night === undefined || (message.say !== 'set' && message.say !== 'arrange' && message.say !== 'choose'))
    return false
  const at = gameOfTable(night, message.table)
  if (at < 0 || night.opened[at]?.skipped === true) return false
  if (message.say === 'choose') return night.opened[at]?.brought !== undefined
  if (message.say === 'arrange') return night.playlist[at]?.tournament !== undefined
  return ofTheNight.some(key => message.change[key] !== undefined)
}
