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
} as const satisfies Translation<typeof english>
