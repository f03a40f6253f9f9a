import type english from '../../../en/start/games/clash.ts'
import type { Translation } from '../../../messages.ts'

export default {
  clash: {
    title: 'Clash',
    tag: 'Criaturas, hechizos, vecinos',
    summary:
      'Invoca criaturas, lanza hechizos, elimina a los demás: un duelo de cinco colores, para dos o para cuarenta.',
    best: '2 a 6',
  },
} as const satisfies Translation<typeof english>
