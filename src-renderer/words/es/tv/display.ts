import type english from '../../en/tv/display.ts'
import type { Translation } from '../../messages.ts'

export default {
  none: 'Aún no hay ninguna mesa. En cuanto alguien abra una, se verá aquí.',
  free: '{place} · libre',
  'free-bot': '{place} · libre, o un bot',
  welcome: '¡Hola! Escanea y pasa',
  how: 'Cómo se juega',
  tables: 'Qué mesa',
  at: '{game} · {who}',
  sound: 'Sonido: pulsa una tecla',
  scan: 'Escanea para sentarte',
  'or-type': 'o escribe',
  all: 'Todas a la vez',
  'in-turn': 'Por turnos',
  'go-on': 'Ver la mesa',
  play: 'Jugar en esta pantalla',
  more: '{n} más',
  fills: 'Aún hay sitio',
  chances: {
    title: 'Opciones de ganar',
    favourite: 'Ahora va por delante {who}: {now}.',
    up: 'Cambian las tornas: {who} pasa del {before} al {now}.',
    down: '{who} baja del {before} al {now}.',
    comeback: 'Remontada',
    'comeback-text': 'Nadie habría apostado por ello: {who} llegó a estar en el {least}.',
  },
  whist: {
    'tie-deal': '{who} empatan a bazas: {winner} saca {card} y reparte la próxima.',
    'tie-trump': '{who} empatan a bazas: {winner} saca {card} y elige triunfo.',
  },
} as const satisfies Translation<typeof english>
