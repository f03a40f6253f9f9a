import type { ShallowRef, WatchSource } from 'vue'
import type { Story, GameScreens } from '../contract.ts'
import { useLoaded } from '../use-loaded.ts'

/** What a game tells of what happens, once it is loaded; another game's as soon as that is shown. */
export function useStory(screens: WatchSource<GameScreens>): Readonly<ShallowRef<Story | undefined>> {
  return useLoaded(screens, now => now.story?.())
}
