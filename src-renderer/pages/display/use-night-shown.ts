import { computed, ref, watch } from 'vue'
import type { NightState } from '../../../src-engine/night/state.ts'
import type { TableSummary } from '../../../src-engine/protocol/desktop.ts'
import { useHost } from '../../connection/host.ts'

/** Milliseconds the end of a game stands before the night's standings are shown. */
const resultShownMs = 15_000

/**
 * How the TV shows the night: `whole` before its first game, between games and at its end, as long as no table plays (the end
 * of a game is seen first); `in-turn` with its tables, where several of a tournament play.
 */
export function useNightShown(phaseShown: () => string | undefined, wanted: () => string | undefined) {
  const host = useHost()
  const isRead = ref(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(phaseShown, now => {
    clearTimeout(timer)
    isRead.value = now !== 'over'
    if (now === 'over') timer = setTimeout(() => (isRead.value = true), resultShownMs)
  })
  return computed(() => (wanted() === undefined ? nightShown(host.night, host.lobby.tables, isRead.value) : 'no'))
}

/** `isRead`: the end of the game that was shown last has stood long enough. */
export function nightShown(
  night: NightState | undefined,
  tables: readonly Pick<TableSummary, 'id' | 'phase'>[],
  isRead: boolean,
): 'no' | 'whole' | 'in-turn' {
  if (night === undefined) return 'no'
  // A round of a tournament at several tables is shown as a whole; a final alone, as any table.
  const last = night.games.at(-1)
  // Tables with the same cards show nothing before all are done.
  if (night.phase === 'playing' && last?.compared !== undefined) return 'whole'
  if (night.phase === 'playing') {
    const on = last?.tournament === undefined ? [] : last.tables.filter(one => one.on).map(one => one.id)
    if (on.length < 2) return 'no'
    return tables.some(one => one.phase === 'playing' && on.includes(one.id)) ? 'in-turn' : 'whole'
  }
  // Whoever calls a break wants it seen at once.
  if (!isRead && night.phase !== 'break') return 'no'
  if (tables.some(table => table.phase === 'playing')) return 'no'
  // After the last game, a table that somebody opens is of more interest than the champion; one that the night left is not.
  const own = night.games.flatMap(game => game.tables.map(one => one.id))
  const isOpened = tables.some(({ id, phase }) => phase === 'lobby' && !own.includes(id))
  return night.phase === 'over' && isOpened ? 'no' : 'whole'
}
