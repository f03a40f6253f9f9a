import type english from '../../en/start/parts.ts'
import type { Translation } from '../../messages.ts'

export default {
  hold: 'Zum Bestätigen gedrückt halten oder zweimal drücken',
  'press-again': 'Zum Bestätigen noch einmal drücken',
  cancel: 'Abbrechen',
  close: 'Schließen',
  notes: 'Hinweise',
  moment: 'Einen Moment',
  'time-left': 'Restzeit',
  seconds: '{label}: {n} Sekunde | {label}: {n} Sekunden',
  out: 'raus',
  less: 'Weniger: {label}',
  more: 'Mehr: {label}',
  code: 'QR-Code für {text}',
  away: 'weg',
  bot: 'Bot',
} as const satisfies Translation<typeof english>
