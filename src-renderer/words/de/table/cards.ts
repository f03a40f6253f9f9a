import type english from '../../en/table/cards.ts'
import type { Translation } from '../../messages.ts'

const rank = {
  '2': 'Zwei',
  '3': 'Drei',
  '4': 'Vier',
  '5': 'Fünf',
  '6': 'Sechs',
  '7': 'Sieben',
  '8': 'Acht',
  '9': 'Neun',
  T: 'Zehn',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  A: 'Ass',
}

export default {
  'face-down': 'eine verdeckte Karte',
  'not-now': '{card}, nicht jetzt',
  'your-hand': 'Deine Karten',
  suit: { H: 'Herz', D: 'Karo', C: 'Kreuz', S: 'Pik' },
  one: { H: 'Herzkarte', D: 'Karokarte', C: 'Kreuzkarte', S: 'Pikkarte' },
  rank,
  // At a table a card has no article: "Ann spielt Pik-Dame aus."
  the: rank,
  your: {
    '2': 'deine Zwei',
    '3': 'deine Drei',
    '4': 'deine Vier',
    '5': 'deine Fünf',
    '6': 'deine Sechs',
    '7': 'deine Sieben',
    '8': 'deine Acht',
    '9': 'deine Neun',
    T: 'deine Zehn',
    J: 'dein Bube',
    Q: 'deine Dame',
    K: 'dein König',
    A: 'dein Ass',
  },
  of: '{suit}-{rank}',
} as const satisfies Translation<typeof english>
