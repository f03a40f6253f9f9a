import { shallowRef, watch, type Ref } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { GameScreens } from '../contract.ts'

type PlayersIn = (options: JsonObject) => readonly [least: number, most: number]

/** How many may play by the house rules, for games that say it: `playersIn` once it is fetched, `known` until then. */
export function usePlayers(screens: () => GameScreens): {
  readonly playersIn: Ref<PlayersIn | undefined>
  known(): Promise<void>
} {
  const playersIn = shallowRef<PlayersIn>()
  const known = async (): Promise<void> => {
    const load = screens().players
    const fetched = await load?.()
    if (screens().players === load) playersIn.value = fetched?.playersIn
  }
  watch(() => screens().players, known, { immediate: true })
  return { playersIn, known }
}
