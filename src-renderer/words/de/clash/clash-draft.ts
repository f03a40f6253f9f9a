import type { Translation } from '../../messages.ts'
import type english from '../../en/clash/clash-draft.ts'

export default {
  pack: 'Boosterpack {n} von {of}',
  open: 'Der Boosterpack: {n} Karte | Der Boosterpack: {n} Karten',
  next: 'Der Rest geht an {who}.',
  behind: '{n} weiterer Boosterpack wartet auf dich. | {n} weitere Boosterpacks warten auf dich.',
  waiting: 'Der nächste Boosterpack ist noch bei {who}.',
  take: 'Diese Karte nehmen | Diese {n} Karten nehmen',
  choose: 'Wähl eine Karte | Wähl noch {n} Karten',
  picked: 'Deine Karten ({n})',
  none: 'Du hast noch nichts gewählt.',
  building: 'Dein Deck',
  how: 'Es ist schon gebaut. Tipp eine Karte an, um sie hineinzunehmen oder wegzulassen.',
  built: 'Dein Deck ist fertig; du kannst es noch ändern. Es fehlt noch: {who}.',
  'in-deck': 'Im Deck ({n})',
  'left-out': 'Nicht dabei ({n})',
  'put-in': 'ins Deck nehmen',
  'put-out': 'weglassen',
  lands: 'Standardländer',
  'lands-auto': 'Länder von selbst',
  ready: 'Mit diesen {n} Karten spielen',
  again: 'Auf diese {n} Karten ändern',
  'too-few': 'Mindestens {n} eigene Karten',
  'too-small': '{n} Karten sind nötig, mit Ländern; es hat {has}',
  caption: {
    pack: 'Boosterpack {n} wird geöffnet.',
    building: 'Alle bauen ein Deck aus dem, was sie gewählt haben.',
    built: '{who} hat ein Deck aus {n} Karten.',
  },
  tv: {
    draft: 'Draft',
    left: 'Die Boosterpacks gehen nach links.',
    right: 'Die Boosterpacks gehen nach rechts.',
    packs: '{n} Boosterpack | {n} Boosterpacks',
    built: 'fertig',
  },
} as const satisfies Translation<typeof english>
