import type { ShallowRef, WatchSource } from 'vue'
import type { Captions, GameScreens } from './contract.ts'
import { useLoaded } from './use-loaded.ts'

/** The words of a game for what happens, once they are loaded; those of another game as soon as it is shown. */
export function useCaptions(screens: WatchSource<GameScreens>): Readonly<ShallowRef<Captions | undefined>> {
  return useLoaded(screens, now => now.captions?.())
}
