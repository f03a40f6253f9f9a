import type english from '../../en/pages/rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  'gauntlet-of': '{game}: el desafío',
  'lesson-of': '{game}: la lección',
  'rules-of': '{game}: reglas',
  begun: 'La partida ha empezado: tu mesa te espera.',
  fetching: 'Buscando las reglas…',
  'one-sentence': 'En una frase',
  for: 'De {min} a {max} jugadores, mejor con {best}.',
  'no-game': 'En esta casa no hay ese juego',
  all: 'Todos los juegos',
  read: 'Leer las reglas',
  try: 'Probarlo',
  'read-step': 'Volver a leer este paso',
  lesson: {
    step: 'Paso {at} de {all}',
    done: '¡Hecho!',
    next: 'Siguiente',
    again: 'Desde el principio',
    skip: 'Saltar',
    partner: 'Rival',
    'once-more': 'Otra vez desde el principio',
  },
} as const satisfies Translation<typeof english>
