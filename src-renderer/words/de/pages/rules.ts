import type english from '../../en/pages/rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  'gauntlet-of': '{game}: der Spießrutenlauf',
  'lesson-of': '{game}: die Lektion',
  'rules-of': '{game}: Regeln',
  begun: 'Das Spiel hat begonnen: Dein Tisch wartet auf dich.',
  fetching: 'Die Regeln kommen …',
  'one-sentence': 'In einem Satz',
  for: 'Für {min} bis {max} Spieler, am besten mit {best}.',
  'no-game': 'Dieses Spiel gibt es in diesem Haus nicht',
  all: 'Alle Spiele',
  read: 'Regeln lesen',
  try: 'Ausprobieren',
  'read-step': 'Diesen Schritt noch einmal lesen',
  lesson: {
    step: 'Schritt {at} von {all}',
    done: 'Geschafft!',
    next: 'Weiter',
    again: 'Von vorn',
    skip: 'Überspringen',
    partner: 'Gegner',
    'once-more': 'Noch einmal von vorn',
  },
} as const satisfies Translation<typeof english>
