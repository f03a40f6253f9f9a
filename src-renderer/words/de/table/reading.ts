import type english from '../../en/table/reading.ts'
import type { Translation } from '../../messages.ts'

export default {
  table: 'Den Tisch noch einmal vorlesen',
  hand: 'Meine Karten noch einmal vorlesen',
  stack: 'Den Stapel noch einmal vorlesen',
  log: 'Noch einmal vorlesen, was geschah',
  time: 'Noch {n} Sekunde. | Noch {n} Sekunden.',
  nothing: 'Es gibt nichts vorzulesen.',
  people: 'Du spielst mit {who}.',
  how: 'Pfeile wählen, die Eingabetaste spielt; Umschalt+H liest deine Karten, Umschalt+T den Tisch, das Fragezeichen alle Tasten.',
} as const satisfies Translation<typeof english>
