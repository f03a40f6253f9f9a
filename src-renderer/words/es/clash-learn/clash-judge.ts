import type english from '../../en/clash-learn/clash-judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  'win-sure': 'Ganaba la partida en este turno hiciera lo que hiciera el otro lado.',
  win: 'Ganaba la partida en este turno contra lo que tenían los demás; podrían haber tenido una respuesta.',
} as const satisfies Translation<typeof english>
