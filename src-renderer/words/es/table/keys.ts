import type english from '../../en/table/keys.ts'
import type { Translation } from '../../messages.ts'

export default {
  space: 'Espacio',
  enter: 'Intro',
  home: 'Inicio',
  end: 'Fin',
  'page-up': 'Re Pág',
  'page-down': 'Av Pág',
} as const satisfies Translation<typeof english>
