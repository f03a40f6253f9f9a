import type english from '../../en/table/moments.ts'
import type { Translation } from '../../messages.ts'

export default {
  out: 'Raus!',
  'you-are-out': 'Du bist raus: {place}',
  'is-out': '{who} ist raus: {place}',
  'you-are-out-yet': 'Du bist raus: Die anderen spielen weiter.',
  'is-out-yet': '{who} ist raus: Die anderen spielen weiter. | {who} sind raus: Die anderen spielen weiter.',
  'place-of': '{place} von {n}',
  'shared-of': '{place} von {n}, geteilt',
  shared: '{place} Platz, geteilt',
  'winner-is': 'Und gewonnen hat …',
  cheers: 'Zurufe',
  cheer: { bravo: 'Bravo!', beer: 'Prost!', fist: 'Gib ihm!', dog: 'Wuff!' },
  quiet: 'An diesem Tisch sind Zurufe abgestellt.',
  lives: 'Leben: {lives}.',
  'lives-of': '{who} von {from} auf {to}',
  'knocked-out': '{who} hat {whom} rausgehauen',
  whisker: 'Um Haaresbreite',
  'whisker-text': 'Gewonnen mit {n} Leben: {who}',
  hurry: 'Schnell zu Ende',
  'deal-again': 'Neu geben',
  'give-up': 'Aufgeben',
  'give-up-sure': 'Dieses Spiel aufgeben?',
  'give-up-text': 'Du bist sofort raus, und es zählt als verloren. Die anderen spielen weiter.',
} as const satisfies Translation<typeof english>
