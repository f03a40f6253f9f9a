import { shallowRef, watch } from 'vue'
import type { Misplay } from '../../../src-engine/core/judge.ts'
import { loadMessages } from '../../words/index.ts'
import type { GameScreens } from '../contract.ts'

/** What a misplay threw away in the game's own words, once they are loaded. */
export function useJudgeWords(screens: () => Pick<GameScreens, 'judging' | 'learning'>) {
  const lost = shallowRef<(misplay: Misplay) => string>()
  watch(
    screens,
    async ({ judging, learning = [] }) => {
      lost.value = undefined
      const [found] = await Promise.all([judging?.(), loadMessages('pages', ...learning)])
      lost.value = found
    },
    { immediate: true },
  )
  return lost
}
