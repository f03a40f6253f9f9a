import type english from '../../en/table/house-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  'one-way': 'Dieses Spiel hat nur eine Spielart.',
  'as-usual': 'Standard',
  'as-usual-read': 'Standard',
  'as-usual-field': '{label}: Standard',
  yes: 'ja',
  no: 'nein',
  seat: 'Platz {at}',
  title: 'Hausregeln',
  intro: 'Wer am Tisch Gastgeber ist, darf sie vor dem Geben ändern; markiert ist, was sonst gilt.',
  usual: 'üblich',
  'usually-on': 'Üblicherweise an.',
  'usually-off': 'Üblicherweise aus.',
  'range-usual': 'Von {min} bis {max}, üblich sind {usual}.',
  'range-free': 'Von {min} bis {max}, oder dem Spiel überlassen.',
} as const satisfies Translation<typeof english>
