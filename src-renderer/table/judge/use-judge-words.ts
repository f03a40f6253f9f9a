import { shallowRef, watch } from 'vue'
import { loadMessages } from '../../words/index.ts'
import type { GameScreens, JudgeWords } from '../contract.ts'

/** What a game says of what its judge found, once it is loaded. */
export function useJudgeWords(screens: () => Pick<GameScreens, 'judging' | 'learning'>) {
  const words = shallowRef<JudgeWords>()
  watch(
    screens,
    async ({ judging, learning = [] }) => {
      words.value = undefined
      const [found] = await Promise.all([judging?.(), loadMessages('pages', ...learning)])
      words.value = found
    },
    { immediate: true },
  )
  return words
}
