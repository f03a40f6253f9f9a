import type english from '../../../en/start/games/brawl.ts'
import type { Translation } from '../../../messages.ts'

export default {
  brawl: {
    title: 'Brawl',
    tag: 'Keine Züge, nur Reflexe',
    summary: 'Gewinn mehr Bases als dein Gegner – ohne Züge, so schnell deine Hände können.',
    best: '2, oder 4 in Teams',
  },
} as const satisfies Translation<typeof english>
