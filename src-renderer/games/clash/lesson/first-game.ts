import { ref } from 'vue'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { t } from '../../../words/index.ts'
import { partner, you } from '../../../../src-engine/clash/content/puzzles.ts'

/** Whether the coach speaks by itself at each of one's moves: from the lesson's first game on, until it is put away. */
export const coachSpeaks = ref(false)

/** The first whole game after the scenes: two plain decks, one of them quick, an opening hand with lands in it, and so little life that it is over in ten minutes. */
export function firstGame(name: string): JsonObject {
  return {
    title: t('clashLesson.play'),
    game: 'clash',
    seats: [you, partner],
    names: { [you]: name, [partner]: t('rules.lesson.partner') },
    seed: Math.floor(Math.random() * 0x7fffffff),
    options: {
      format: 'free-for-all',
      life: 10,
      kindHands: true,
      stops: 'default',
      decks: { [you]: 'herd+bench', [partner]: 'taproom+chimney' },
    },
  }
}
