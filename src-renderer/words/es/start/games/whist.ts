import type english from '../../../en/start/games/whist.ts'
import type { Translation } from '../../../messages.ts'

export default {
  'all-out-brawl': {
    title: 'All Out Brawl',
    tag: 'Toda la taberna, con vidas',
    summary: 'Una pelea de taberna a bazas: gana una en cada mano o quedas grogui y pagas una vida.',
    best: '5 a 10',
  },
  'knock-out-whist': {
    title: 'Knock-out Whist',
    tag: 'La del perro',
    summary: 'Siete cartas, luego seis, hasta una: haz una baza o caes, si no te salva la vida de perro.',
    best: '4 a 6',
  },
  'knockout-whist': {
    title: 'Knockout Whist',
    tag: 'Corta, sin segunda oportunidad',
    summary: 'Hasta siete rondas, de siete cartas a una: sin baza en una ronda, estás fuera. Gana el último.',
    best: '4',
  },
} as const satisfies Translation<typeof english>
