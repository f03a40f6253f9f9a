import type english from '../../en/table/keys.ts'
import type { Translation } from '../../messages.ts'

export default {
  space: 'Leertaste',
  enter: 'Eingabe',
  home: 'Pos1',
  end: 'Ende',
  'page-up': 'Bild ↑',
  'page-down': 'Bild ↓',
} as const satisfies Translation<typeof english>
