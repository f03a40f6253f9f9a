import type english from '../../en/doctor/house-copy.ts'
import type { Translation } from '../../messages.ts'

export default {
  title: 'Eine Kopie dieses Hauses',
  ask: 'Dort eine Kopie halten',
  about:
    'Oder einer davon hält eine Kopie: Fällt dieser Computer aus, geht der Abend dort weiter, und nichts ist verloren.',
  asked: '{to} wird gefragt, ob er eine Kopie hält.',
  offered: 'Eine Kopie dieses Hauses halten?',
  'offered-text':
    '{from} fragt, ob dein Computer eine Kopie dieses Hauses hält. Fällt der andere aus, geht der Abend auf deinem weiter. Der andere Bildschirm muss dieselbe Zahl zeigen.',
  take: 'Kopie halten',
  kept: 'Es wird keine Kopie gehalten.',
  somewhere: 'Ein anderer Computer',
  none: 'Kein anderer Computer hält eine Kopie dieses Hauses.',
  coming: '{to} bekommt eine Kopie dieses Hauses …',
  now: '{to} hält jetzt eine Kopie dieses Hauses bereit.',
  whole:
    '{to} hält eine Kopie dieses Hauses auf dem neuesten Stand. Ist der Gastgeber fort, geht der Abend dort weiter.',
  away: '{to} antwortet nicht. Vorerst gibt es keine Kopie dieses Hauses; ist er wieder da, bekommt er eine neue.',
  over: 'Von diesem Haus wird keine Kopie mehr gehalten.',
  stop: 'Keine Kopie mehr halten',
  here: 'Auf diesem Computer liegt eine Kopie des Hauses von {from}.',
  'here-coming': 'Eine Kopie des Hauses von {from} kommt auf diesen Computer …',
  gone: 'Der Computer von {from} antwortet nicht. Der Abend geht hier weiter, sobald genug von denen gekommen sind, die an den Tischen sitzen.',
  'go-on': 'Jetzt hier weiter',
  released: 'Hier wird keine Kopie mehr gebraucht.',
  left: 'Die Kopie hier ist gelöscht.',
  open: 'Der Gastgeber ist fort. Der Abend geht auf diesem Computer weiter.',
  alone: 'Ohne die Kopie weiter',
  'alone-sure': 'Ist der Computer mit der Kopie für immer fort?',
  'alone-text':
    'Geht der Abend auch dort weiter, gibt es zwei Häuser, bis die Computer sich treffen, und eines davon ist verloren.',
  refusals: {
    'hosts-itself': 'Dort spielen andere in einem eigenen Haus.',
    'keeps-another': 'Er hält schon eine Kopie eines anderen Hauses.',
    'copy-kept-already': 'Ein anderer Computer hält schon eine Kopie dieses Hauses.',
    'copy-away':
      'Der Computer mit der Kopie antwortet nicht und führt das Haus vielleicht weiter. Die Tische warten auf ihn.',
    'no-copy': 'Es gibt keine Kopie dieses Hauses, die sich hier beenden ließe.',
    'no-copy-of-sealed':
      'Von einem Haus mit versiegelten Leitungen oder einem Event lässt sich keine Kopie halten: Der andere Computer kennt den Schlüssel nicht.',
  },
} satisfies Translation<typeof english>
