import type english from '../../en/start/parts.ts'
import type { Translation } from '../../messages.ts'

export default {
  hold: 'Mantén pulsado o pulsa dos veces para confirmar',
  'press-again': 'Pulsa otra vez para confirmar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  notes: 'Avisos',
  moment: 'Un momento',
  'time-left': 'Tiempo restante',
  seconds: '{label}: {n} segundo | {label}: {n} segundos',
  out: 'fuera',
  less: 'Menos: {label}',
  more: 'Más: {label}',
  code: 'Código QR de {text}',
  away: 'ausente',
  bot: 'bot',
} as const satisfies Translation<typeof english>
