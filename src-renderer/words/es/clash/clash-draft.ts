import type { Translation } from '../../messages.ts'
import type english from '../../en/clash/clash-draft.ts'

export default {
  pack: 'Sobre {n} de {of}',
  open: 'El sobre: {n} carta | El sobre: {n} cartas',
  next: 'El resto pasa a {who}.',
  behind: '{n} sobre más te espera. | {n} sobres más te esperan.',
  waiting: 'El siguiente sobre todavía lo tiene {who}.',
  take: 'Tomar esta carta | Tomar estas {n} cartas',
  choose: 'Elige una carta | Elige {n} cartas más',
  picked: 'Tus cartas ({n})',
  none: 'Todavía no has elegido nada.',
  building: 'Tu mazo',
  how: 'Ya está hecho. Toca una carta para meterla o dejarla fuera.',
  built: 'Tu mazo está listo; aún puedes cambiarlo. Falta: {who}.',
  'in-deck': 'En el mazo ({n})',
  'left-out': 'Fuera ({n})',
  'put-in': 'meterla en el mazo',
  'put-out': 'dejarla fuera',
  lands: 'Tierras básicas',
  'lands-auto': 'Tierras automáticas',
  ready: 'Jugar con estas {n} cartas',
  again: 'Cambiarlo por estas {n} cartas',
  'too-few': 'Al menos {n} cartas propias',
  'too-small': 'Hacen falta {n} cartas, contando las tierras; tiene {has}',
  caption: {
    pack: 'Se abre el sobre {n}.',
    building: 'Cada cual hace un mazo con lo que ha elegido.',
    built: '{who} tiene un mazo de {n} cartas.',
  },
  tv: {
    draft: 'Draft',
    left: 'Los sobres pasan a la izquierda.',
    right: 'Los sobres pasan a la derecha.',
    packs: '{n} sobre | {n} sobres',
    built: 'listo',
  },
} as const satisfies Translation<typeof english>
