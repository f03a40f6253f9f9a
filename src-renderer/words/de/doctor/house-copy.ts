import type english from '../../en/doctor/house-copy.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Eine Kopie dieses Hauses',
  ask: 'Dort eine Kopie bereithalten',
  about:
    'Oder einer davon hält eine Kopie bereit: Fällt dieser Computer aus, geht der Abend dort weiter, und nichts ist verloren.',
  asked: '{to} wird gefragt, ob er eine Kopie bereithält.',
  offered: 'Eine Kopie dieses Hauses bereithalten?',
  'offered-text':
    '{from} fragt, ob dein Computer eine Kopie dieses Hauses bereithält. Fällt der andere aus, geht der Abend auf deinem weiter. Der andere Bildschirm muss dieselbe Zahl zeigen.',
  take: 'Bereithalten',
  kept: 'Es gibt keine Kopie.',
  somewhere: 'Ein anderer Computer',
  none: 'Kein anderer Computer hat eine Kopie dieses Hauses.',
  coming: '{to} bekommt eine Kopie dieses Hauses …',
  now: '{to} hält jetzt eine Kopie dieses Hauses bereit.',
  whole:
    '{to} hat eine Kopie dieses Hauses, immer auf dem neuesten Stand. Fällt der Gastgeber aus, geht der Abend dort weiter.',
  away: '{to} antwortet nicht. Vorerst gibt es keine Kopie dieses Hauses; ist er wieder da, bekommt er eine neue.',
  'no-room':
    '{to} hat keinen Platz auf der Festplatte, darum gibt es keine Kopie dieses Hauses. Sobald dort Platz ist, kommt von selbst eine.',
  over: 'Von diesem Haus gibt es keine Kopie mehr.',
  stop: 'Nicht mehr bereithalten',
  here: 'Auf diesem Computer liegt eine Kopie des Hauses von {from}.',
  'here-coming': 'Eine Kopie des Hauses von {from} kommt auf diesen Computer …',
  'here-no-room':
    'Die Festplatte dieses Computers ist voll, darum liegt hier keine Kopie des Hauses von {from}. Schaff Platz, dann kommt sie von selbst.',
  gone: 'Der Computer von {from} antwortet nicht. Der Abend geht hier weiter, sobald genug Leute von den Tischen hier sind.',
  'go-on': 'Jetzt hier weiter',
  released: 'Hier wird keine Kopie mehr gebraucht.',
  left: 'Die Kopie hier ist gelöscht.',
  open: 'Der Gastgeber ist fort. Der Abend geht auf diesem Computer weiter.',
  alone: 'Ohne die Kopie weiter',
  'alone-sure': 'Ist der Computer mit der Kopie für immer fort?',
  'alone-text':
    'Geht der Abend auch dort weiter, gibt es zwei Häuser, bis die Computer einander finden. Eines davon geht dann verloren.',
  'twice-own':
    'Ein anderer Computer in diesem Netz hat dieses Haus auch, unter {address}: Die Daten des einen wurden auf den anderen kopiert. Gäste könnten beim falschen landen.',
  'twice-new': 'Ein eigenes Haus daraus machen',
  'twice-done': 'Jetzt ist es ein eigenes Haus. Alles darin ist noch da.',
  'twice-list':
    'Dieses Haus gibt es zweimal: Seine Daten wurden auf einen anderen Computer kopiert. Auf jedem von beiden macht ein Druck ein eigenes daraus.',
  refusals: {
    'new-house-later': 'Das geht nicht, während das Haus zwischen zwei Computern unterwegs ist.',
    'hosts-itself': 'Dort läuft schon ein eigenes Haus mit Gästen.',
    'keeps-another': 'Dort liegt schon die Kopie eines anderen Hauses.',
    'copy-kept-already': 'Ein anderer Computer hat schon eine Kopie dieses Hauses.',
    'copy-away':
      'Der Computer mit der Kopie antwortet nicht und führt das Haus vielleicht weiter. Die Tische warten auf ihn.',
    'no-copy': 'Es gibt keine Kopie dieses Hauses, die sich hier beenden ließe.',
    'no-copy-at-event':
      'Bei einer Veranstaltung wird keine Kopie gehalten: Die anderen Computer übernehmen die Tische.',
  },
} satisfies Translation<typeof english>
