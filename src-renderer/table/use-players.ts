import { shallowRef, watch, type Ref } from 'vue'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { GameScreens } from './contract.ts'

/** How many may play by the house rules, once that is fetched, and only for games that say it. */
export function usePlayers(
  screens: () => GameScreens,
): Ref<((options: JsonObject) => readonly [least: number, most: number]) | undefined> {
  const players: ReturnType<typeof usePlayers> = shallowRef()
  watch(
    () => screens().players,
    async load => {
      const fetched = await load?.()
      if (screens().players === load) players.value = fetched?.playersIn
    },
    { immediate: true },
  )
  return players
}
