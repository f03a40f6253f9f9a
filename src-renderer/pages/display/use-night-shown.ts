import { computed, ref, watch } from 'vue'
import { useHost } from '../../connection/host.ts'

/** Milliseconds the end of a game stands before the night's standings are shown. */
const resultShownMs = 15_000

/**
 * Whether the TV shows the night: before its first game, between games and at its end, as long as no table plays. The end
 * of a game is seen first.
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
  return computed(() => {
    const phase = host.night?.phase
    if (phase === undefined || wanted() !== undefined) return false
    // A round of a tournament at several tables is shown as a whole; a final alone, as any table.
    const last = host.night?.games.at(-1)
    // Tables with the same cards show nothing before all are done.
    if (phase === 'playing' && last?.compared !== undefined) return true
    if (phase === 'playing') return last?.tournament !== undefined && last.tables.filter(one => one.on).length > 1
    // Whoever calls a break wants it seen at once.
    if (!isRead.value && phase !== 'break') return false
    const { tables } = host.lobby
    if (tables.some(table => table.phase === 'playing')) return false
    // After the last game, a table that somebody opens is of more interest than the champion.
    return phase !== 'over' || !tables.some(table => table.phase === 'lobby')
  })
}
