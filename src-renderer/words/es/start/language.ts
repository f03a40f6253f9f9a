import type english from '../../en/start/language.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Idioma',
  system: 'El del sistema',
  help: 'Cada cual lee en el suyo; la tele habla el del anfitrión de la mesa.',
  failed: 'Ese idioma no se pudo cargar. ¿Sigue ahí el anfitrión?',
} as const satisfies Translation<typeof english>
