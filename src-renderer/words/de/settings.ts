import type english from '../en/settings.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'Einstellungen',
  silent: 'stumm',
  sample: 'Anna macht den Stich mit der Pik-Dame.',
  reset: {
    title: 'Alles zurücksetzen?',
    text: 'Karten, Ton, Sprachausgabe und Bewegung wie am Anfang. Name und Gesicht bleiben.',
    yes: 'Zurücksetzen',
  },
  you: {
    title: 'Du',
    'no-name': 'Noch kein Name',
    text: 'So sehen dich die anderen am Tisch.',
    change: 'Name und Gesicht',
  },
  cards: {
    title: 'Karten',
    suits: 'Farben der Karten',
    'suits-help': 'Mit vier Farben verwechselst du keine Kartenfarbe mit einer anderen.',
    two: 'Zwei: Rot und Schwarz',
    four: 'Vier',
    size: 'Größe der Karten',
    normal: 'Normal',
    big: 'Groß',
    now: 'So sehen die Karten jetzt aus',
  },
  sound: {
    title: 'Ton und Sprachausgabe',
    none: 'Kein Ton',
    loudness: 'Lautstärke',
    play: 'Ton abspielen',
    speech: 'Vorlesen, was geschieht',
    'speech-help': 'Eine Stimme sagt, wer was spielt und macht. Screenreader bekommen es immer mit.',
    'no-voice': 'Dieses Gerät hat keine Stimme; Screenreader bekommen trotzdem alles mit.',
    test: 'Etwas vorlesen',
  },
  seeing: {
    title: 'Sehen und Tasten',
    contrast: 'Kontrast',
    'contrast-help': 'Hoher Kontrast legt schlichtes Dunkel hinter allen Text und zieht kräftigere Linien.',
    lamp: 'Lampenlicht',
    high: 'Hoch',
    motion: 'Bewegung',
    'motion-help': 'Mit weniger Bewegung liegen Karten gleich da, wo sie hingehören, statt dorthin zu fliegen.',
    'as-device': 'Wie das Gerät',
    all: 'Alle',
    less: 'Weniger',
    keys: 'Einzelne Tasten spielen',
    'keys-help':
      'Am Tisch spielen Buchstaben, Ziffern und Zeichen Karten aus. Ausgeschaltet gelten nur Tab, Pfeile, Enter und Leertaste.',
  },
  kept: {
    title: 'Gespeicherte Spiele',
    rule: 'Von Übungsspielen, die niemand beendet hat, bleiben die neuesten {games} jeder Person, {days} Tage lang. Beendete Spiele und unbeendete mit anderen bleiben.',
    games: 'Unbeendete Übungsspiele',
    days: 'Tage, die sie bleiben',
    save: 'Alles speichern …',
    bring: 'Eine Datei übernehmen …',
    text: 'Alle Spiele, Ergebnisse, Einstellungen und wer gespielt hat, in einer Datei. Auch unbeendete Spiele mit ihren Karten sind darin.',
    saved: 'Alles ist gespeichert.',
    'taken-in': '{n} Eintrag übernommen. | {n} Einträge übernommen.',
  },
  about: {
    title: 'Über Knockabout',
    version: 'Version {here}',
    versions: 'Version {here}; der Gastgeber hat {there}',
    text: 'K.-o.-Kartenspiele für Leute in einem Raum: Ein Computer ist Gastgeber, alle anderen finden den Tisch von selbst. Nichts verlässt euer Netz, und niemand zählt mit außer deiner eigenen Statistik.',
    credits:
      'Brawl wurde von James Ernest entworfen. Alle Texte und Bilder hier sind vom Projekt selbst, oder mit Dank an:',
  },
} as const satisfies Translation<typeof english>
