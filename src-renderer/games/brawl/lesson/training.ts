import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { t } from '../../../words/index.ts'

/** The training the lesson ends in, as a scenario file: turn by turn, with the learner's own student, and they begin. */
export function trainingWith(character: string, name: string, seed: number): JsonObject {
  return {
    title: t('brawlLesson.training'),
    game: 'brawl',
    seats: ['You', 'Partner'],
    names: { You: name },
    seed,
    options: { mode: 'training', table: 'duel', decks: { You: character } },
    given: { first: 'You' },
  }
}
