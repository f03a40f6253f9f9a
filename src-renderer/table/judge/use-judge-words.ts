import { loadMessages } from '../../words/index.ts'
import type { GameScreens } from '../contract.ts'
import { useLoaded } from '../use-loaded.ts'

/** What a game says of what its judge found, once it is loaded. */
export function useJudgeWords(screens: () => Pick<GameScreens, 'judging' | 'learning'>) {
  return useLoaded(screens, async ({ judging, learning = [] }) => {
    const [words] = await Promise.all([judging?.(), loadMessages('pages', ...learning)])
    return words
  })
}
