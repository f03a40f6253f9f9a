import type english from '../../en/start/language.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Sprache',
  system: 'Wie das System',
  help: 'Alle am Tisch lesen ihre eigene; ein Fernseher spricht die des Gastgebers.',
  failed: 'Diese Sprache ließ sich nicht laden. Ist der Gastgeber noch da?',
} as const satisfies Translation<typeof english>
