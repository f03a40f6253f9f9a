import type english from '../../../en/start/games/referee.ts'
import type { Translation } from '../../../messages.ts'

export default {
  referee: {
    title: 'Schiedsrichter',
    tag: 'Mit euren eigenen Decks',
    summary: 'Eure eigenen Decks, jedes Mehrspieler-Format: Die App führt Leben, Züge, Reichweiten und Punkte.',
    best: '4 bis 28',
  },
} as const satisfies Translation<typeof english>
