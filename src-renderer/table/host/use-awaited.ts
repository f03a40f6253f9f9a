import { computed, watch } from 'vue'
import { useHost } from '../../connection/host.ts'
import { useToasts } from '../../design/index.ts'
import { go, route } from '../../device/router.ts'
import { gameTitle, t } from '../../words/index.ts'
import { awaitedAt } from './awaited.ts'

/** Says where this person is waited for, with the way there, as long as they are waited for and elsewhere. */
export function useAwaited(): void {
  const host = useHost()
  const toasts = useToasts()
  const awaited = computed(() => {
    const here = route.value.page === 't' ? route.value.about : ''
    return awaitedAt(host.tables, here, game => host.game(game)?.pace === 'realtime')
  })
  let shown: number | undefined
  watch(
    () => awaited.value?.id,
    id => {
      if (shown !== undefined) toasts.close(shown)
      shown = undefined
      const game = awaited.value?.game
      if (id === undefined || game === undefined) return
      const action = { label: t('home.join.awaited-go'), run: () => go('t', id) }
      // Two tables may play the same game. The note stays as one goes from page to page.
      const words = () =>
        game === host.tables.get(route.value.about)?.state?.game
          ? t('home.join.awaited-other')
          : t('home.join.awaited', { game: gameTitle(game) })
      shown = toasts.notify(words, { seconds: 0, action })
    },
    { immediate: true },
  )
}
