import { shallowRef, watch, type ShallowRef, type WatchSource } from 'vue'
import type { Captions, GameScreens } from './contract.ts'

/** The words of a game for what happens, once they are loaded; those of another game as soon as it is shown. */
export function useCaptions(screens: WatchSource<GameScreens>): Readonly<ShallowRef<Captions | undefined>> {
  const captions = shallowRef<Captions>()
  watch(screens, async now => (captions.value = await now.captions?.()), { immediate: true })
  return captions
}
