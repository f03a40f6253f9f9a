import { computed, shallowRef, watch } from 'vue'
import type { SavedAnswer, SavedTable } from '../../../src-engine/protocol/answers.ts'
import { useHost } from '../../connection/host.ts'

/** Whether one follows another in the list: latest first, those of one moment by their ids. */
const follows = (one: SavedTable, other: SavedTable): boolean =>
  one.at < other.at || (one.at === other.at && one.id > other.id)

/** The unfinished games: the latest, which the host keeps sending, and those behind them as far as they were asked for. */
export function useSavedGames() {
  const host = useHost()
  const older = shallowRef<readonly SavedTable[]>([])
  const moreOlder = shallowRef(false)
  const games = computed(() => [...host.lobby.saved, ...older.value])
  const more = computed(() => (older.value.length > 0 ? moreOlder.value : host.lobby.moreSaved === true))

  // One that no longer is among the latest is still in the list, unless it is gone from there before their last.
  watch(
    () => host.lobby,
    ({ saved, moreSaved }, before) => {
      const last = saved.at(-1)
      if (older.value.length === 0) return
      const known = [...before.saved, ...older.value]
      older.value = moreSaved && last ? known.filter(one => follows(one, last)) : []
    },
    // At once, so that none is shown twice.
    { flush: 'sync' },
  )
  /** Rejects with `Refused`. */
  async function showMore(): Promise<void> {
    const last = games.value.at(-1)
    if (!last) return
    const page: SavedAnswer = await host.ask('saved', { at: last.at, id: last.id })
    // The list may have changed meanwhile.
    const behind = games.value.at(-1)
    older.value = [...older.value, ...page.saved.filter(one => !behind || follows(one, behind))]
    moreOlder.value = page.moreSaved === true
  }
  /** It was resumed, closed or forgotten here: of those that are not among the latest the host says nothing. */
  function remove(id: string): void {
    older.value = older.value.filter(one => one.id !== id)
  }
  return { games, more, showMore, remove }
}
