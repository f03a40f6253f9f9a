import type english from '../../en/table/house-move.ts'
import type { Translation } from '../../messages.ts'

export default {
  give: 'Haus an einen anderen Computer übergeben',
  title: 'Haus übergeben',
  text: 'Tische, Uhren, Leute und Aufzeichnungen ziehen mit um, und alle hier kommen von selbst nach. Die Spiele ruhen unterwegs.',
  none: 'Öffne Knockabout auf dem anderen Computer und tritt dort diesem Haus bei. Dann erscheint er hier.',
  of: 'Computer von {name}',
  hand: 'Übergeben',
  'other-version': 'Dort läuft eine andere Version von Knockabout.',
  asked: '{to} wird gefragt.',
  code: 'Beide Bildschirme müssen diese Zahl zeigen:',
  sending: 'Das Haus wird an {to} geschickt. Die Spiele gehen solange weiter.',
  moving: 'Das Haus zieht zu {to} um. Alle Spiele warten, du wirst mitgenommen.',
  alone:
    'Dieser Computer hat den mit der Kopie verloren und zu viele Leute dazu. Alle Spiele warten, damit sie nicht doppelt gespielt werden.',
  given: '{to} hat das Haus und öffnet es …',
  silent:
    '{to} hat das Haus, aber noch nicht geöffnet. Ist der andere Computer für immer fort, kannst du es zurückholen.',
  'take-back': 'Zurückholen',
  stop: 'Abbrechen',
  again: 'In Ordnung',
  offered: 'Das Haus übernehmen?',
  'offered-text':
    '{from} möchte dieses Haus an deinen Computer übergeben. Dort geht es für alle weiter, bis du es weitergibst. Der andere Bildschirm muss dieselbe Zahl zeigen.',
  take: 'Übernehmen',
  decline: 'Nein',
  arriving: 'Das Haus von {from} kommt an …',
  open: 'Das Haus ist jetzt auf diesem Computer. Drück am Tisch auf Weiter, wenn alle wieder da sind.',
  waiting:
    'Das Haus von {from} ist vollständig hier, aber der Computer, von dem es kam, antwortet nicht. Sobald er antwortet, geht es weiter.',
  'take-over': 'Jetzt übernehmen',
  'take-over-sure': 'Ist der andere Computer für immer fort?',
  'take-over-text':
    'Hat er das Haus noch, gibt es zwei, bis die Computer sich treffen, und was dort seither gespielt wurde, ist verloren.',
  kept: 'Das Haus bleibt, wo es ist.',
  why: {
    declined: 'Die Antwort war nein.',
    'declined-here': 'Du hast nein gesagt.',
    stopped: 'Die Übergabe wurde abgebrochen.',
    refused: 'Der andere Computer hat es nicht angenommen.',
    cut: 'Die Verbindung zwischen den beiden Computern ist abgerissen.',
    'no-answer': 'Der andere Computer hat zu lange gebraucht.',
    'no-room': 'Auf der Festplatte des anderen Computers ist nicht genug Platz.',
    'disk-failed': 'Eine Festplatte ließ sich nicht beschreiben.',
    'copy-failed': 'Das Haus ließ sich nicht kopieren.',
    torn: 'Was ankam, war unterwegs beschädigt worden.',
    'other-version': 'Auf den beiden Computern laufen verschiedene Versionen von Knockabout.',
    'taken-back': 'Es wurde zurückgeholt.',
  },
  refusals: {
    'not-owner': 'Nur am Computer des Gastgebers lässt sich das Haus übergeben.',
    'hand-over-on': 'Das Haus wird schon übergeben.',
    'copy-kept': 'Ein anderer Computer hält eine Kopie dieses Hauses. Übergeben geht erst, wenn keiner mehr eine hält.',
    'no-hand-over': 'Das Haus wird gerade nicht übergeben.',
    'nothing-kept': 'Auf diesem Computer lässt sich nichts speichern, also gibt es nichts zu schicken.',
    'not-open': 'Nur ein Haus, das im Netz offen ist, lässt sich übergeben.',
    'no-app': 'Der andere Computer ist nicht mehr da.',
    'other-app-version': 'Auf dem anderen Computer läuft eine andere Version von Knockabout.',
  },
} satisfies Translation<typeof english>
