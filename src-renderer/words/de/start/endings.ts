import type english from '../../en/start/endings.ts'
import type { Translation } from '../../messages.ts'

export default {
  gone: {
    'another-practice': '{who} hat ein anderes Übungsspiel angefangen.',
    'rules-failed': 'Die Regeln dieses Spiels haben versagt, der Tisch musste enden. Das Spiel bleibt erhalten.',
    'nobody-left': 'Es war niemand mehr da.',
    'everybody-left': 'Alle sind gegangen.',
    'you-left': 'Du hast den Tisch verlassen.',
    'put-away': 'Der Gastgeber hat das Spiel gespeichert und den Tisch geschlossen.',
    closed: 'Der Gastgeber hat den Tisch geschlossen.',
  },
  bye: {
    protocol: 'Hier läuft eine andere Version von Knockabout: Aktualisiere die ältere.',
    'protocol-older':
      'Dieser Gastgeber hat ein neueres Knockabout als du: Aktualisiere die App hier. Öffne bis dahin seine Adresse im Browser.',
    'protocol-newer':
      'Dieser Gastgeber hat ein älteres Knockabout als du und muss aktualisiert werden. Öffne bis dahin seine Adresse im Browser.',
    'pin-asked': 'Hier braucht man eine PIN.',
    'pin-wrong': 'Diese PIN ist falsch.',
    'pin-new': 'Die PIN wurde geändert.',
    'pin-locked':
      'Die PIN war zu oft falsch. Versuch es in {seconds} Sekunde wieder. | Die PIN war zu oft falsch. Versuch es in {seconds} Sekunden wieder.',
    flood: 'Zu viele Nachrichten auf einmal: Die Verbindung wurde beendet.',
    malformed: 'Der Gastgeber verstand diese Verbindung nicht und hat sie beendet.',
    closing: 'Der Gastgeber macht zu. Angefangene Spiele bleiben erhalten.',
    replaced: 'Du spielst jetzt in einem anderen Fenster oder auf einem anderen Gerät.',
    full: 'Gerade ist kein Platz für weitere Leute.',
    'too-many-people':
      'Von deiner Adresse kamen zu viele neue Leute. Versuch es in {seconds} Sekunde wieder. | Von deiner Adresse kamen zu viele neue Leute. Versuch es in {seconds} Sekunden wieder.',
  },
} as const satisfies Translation<typeof english>
