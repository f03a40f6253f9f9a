import type english from '../../../en/start/games/brawl.ts'
import type { Translation } from '../../../messages.ts'

export default {
  brawl: {
    title: 'Brawl',
    tag: 'Sin turnos, puros reflejos',
    summary: 'Gana más Bases que tu rival, sin turnos, tan rápido como puedan tus manos.',
    best: '2, o 4 en equipos',
  },
} as const satisfies Translation<typeof english>
