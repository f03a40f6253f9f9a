import type english from '../../../en/start/games/clash.ts'
import type { Translation } from '../../../messages.ts'

export default {
  clash: {
    title: 'Clash',
    tag: 'Kreaturen, Zauber, Nachbarn',
    summary:
      'Beschwör Kreaturen, wirk Zauber, hau die anderen raus: ein Duell der fünf Farben, für zwei oder für vierzig.',
    best: '2 bis 6',
  },
} as const satisfies Translation<typeof english>
