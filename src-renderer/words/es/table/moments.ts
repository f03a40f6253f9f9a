import type english from '../../en/table/moments.ts'
import type { Translation } from '../../messages.ts'

export default {
  out: '¡Fuera!',
  'you-are-out': 'Estás fuera: {place}',
  'is-out': '{who} queda fuera: {place}',
  'you-are-out-yet': 'Estás fuera: los demás siguen jugando.',
  'is-out-yet': '{who} queda fuera: los demás siguen jugando. | {who} quedan fuera: los demás siguen jugando.',
  'place-of': '{place} de {n}',
  'shared-of': '{place} de {n}, compartido',
  shared: '{place} puesto, compartido',
  'winner-is': 'Y gana…',
  cheers: 'Ánimos',
  cheer: { bravo: '¡Bravo!', beer: '¡Salud!', fist: '¡Dale!', dog: '¡Guau!' },
  quiet: 'En esta mesa las reacciones están apagadas.',
  lives: 'Vidas: {lives}.',
  'lives-of': '{who} de {from} a {to}',
  'knocked-out': '{who} eliminó a {whom}',
  whisker: 'Por los pelos',
  'whisker-text': 'Victoria con {n} vida: {who} | Victoria con {n} vidas: {who}',
  hurry: 'Terminar rápido',
  'deal-again': 'Repartir otra vez',
  'give-up': 'Rendirse',
  'give-up-sure': '¿Rendirte en esta partida?',
  'give-up-text': 'Quedas fuera en el acto y cuenta como perdida. Los demás siguen jugando.',
} as const satisfies Translation<typeof english>
