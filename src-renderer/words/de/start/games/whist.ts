import type english from '../../../en/start/games/whist.ts'
import type { Translation } from '../../../messages.ts'

export default {
  'all-out-brawl': {
    title: 'All Out Brawl',
    tag: 'Die ganze Kneipe, mit Leben',
    summary:
      'Eine Kneipenschlägerei in Stichen: In jeder Runde einen machen, sonst bist du groggy und zahlst ein Leben.',
    best: '5 bis 10',
  },
  'knock-out-whist': {
    title: 'Knock-out Whist',
    tag: 'Das mit dem Hund',
    summary:
      'Sieben Karten, dann sechs, bis zu einer: Mach einen Stich, sonst fliegst du – wenn dich nicht das Hundeleben rettet.',
    best: '4 bis 6',
  },
  'knockout-whist': {
    title: 'Knockout Whist',
    tag: 'Kurz, ohne zweite Chance',
    summary: 'Bis zu sieben Runden, von sieben Karten bis zu einer: kein Stich in einer Runde, und du bist raus.',
    best: '4',
  },
} as const satisfies Translation<typeof english>
