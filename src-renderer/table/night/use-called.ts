import { watch } from 'vue'
import { useToasts } from '../../design/index.ts'
import { go, route } from '../../device/router.ts'
import { gameTitle, t } from '../../words/index.ts'
import { useNight } from './use-night.ts'
import { useToldChanges } from './use-told-changes.ts'

/**
 * Whoever has a seat in the night's next game is brought to its table as it opens: from the start, from the night itself and
 * from the table of the game before; of a tournament, to the night, which says who plays whom where. Whoever does
 * something else gets a notice, and goes there with one press. What is changed of the night is told, too.
 */
export function useCalledToTable(): void {
  useToldChanges()
  const { host, night, myTable, preparing, isPreparing, now } = useNight()
  const toasts = useToasts()
  watch(myTable, table => {
    if (table === undefined || night.value === undefined || now.value === undefined) return
    const { page, about } = route.value
    if (page === 'tv' || (page === 't' && about === table)) return
    const before = night.value.games.some(({ tables }) => tables.some(one => one.id === about))
    // In a tournament one is told first against whom and at which table, with a button that leads there.
    const isTournament = night.value.games.at(-1)?.tournament !== undefined && !isPreparing.value
    if (isTournament && page === 'night') return
    if (page === 'home' || page === 'night' || (page === 't' && before)) {
      return isTournament ? go('night') : go('t', table)
    }
    const { game } = now.value
    const text = (): string => t('home.night.called', { game: gameTitle(game) })
    toasts.notify(text, { seconds: 0, action: { label: t('home.night.table'), run: () => go('t', table) } })
  })
  // Whoever still sits where they prepared may change it, or go and see against whom they play.
  watch(isPreparing, (on, before) => {
    if (!before || on) return
    const { page, about } = route.value
    const here = preparing.value.some(one => one.id === about && one.people.includes(host.you?.id ?? ''))
    if (page !== 't' || !here) return
    toasts.notify(() => t('home.night.prepared'), {
      seconds: 0,
      action: { label: t('home.night.go'), run: () => go('night') },
    })
  })
}
