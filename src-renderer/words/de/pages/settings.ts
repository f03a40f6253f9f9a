import type english from '../../en/pages/settings.ts'
import type { Translation } from '../../messages.ts'

export default {
  silent: 'stumm',
  sample: 'Anna macht den Stich mit der Pik-Dame.',
  reset: {
    title: 'Alles zurücksetzen?',
    text: 'Karten, Ton, Sprachausgabe und Bewegung wie am Anfang. Name und Gesicht bleiben.',
    yes: 'Zurücksetzen',
  },
  you: {
    'no-name': 'Noch kein Name',
    text: 'So sehen dich die anderen am Tisch.',
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
    'speech-help': 'Eine Stimme sagt, was am Tisch geschieht. Screenreader lesen es immer vor.',
    listens: 'Auf meinen Screenreader warten',
    'listens-help':
      'Bots spielen weiter, sobald du gehört hast, was gesagt wurde. Von selbst an, sobald du dir den Tisch vorlesen lässt.',
    'no-voice': 'Dieses Gerät hat keine Stimme; Screenreader bekommen trotzdem alles mit.',
    test: 'Etwas vorlesen',
    vibrates: 'Vibrieren, wenn ich dran bin',
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
    all: 'Volle',
    less: 'Weniger',
    keys: 'Mit einzelnen Tasten spielen',
    'keys-help':
      'Am Tisch spielen Buchstaben, Ziffern und Zeichen Karten aus. Ausgeschaltet gelten nur Tab, Pfeile, Eingabe und Leertaste.',
  },
  kept: {
    title: 'Gespeicherte Spiele',
    rule: 'Von Übungsspielen, die niemand beendet hat, bleiben die neuesten {games} jeder Person, {days} Tage lang, an denen Knockabout hier lief. Beendete Spiele und unbeendete mit anderen bleiben.',
    games: 'Unbeendete Übungsspiele',
    days: 'Tage, die sie bleiben',
    save: 'Alles speichern …',
    bring: 'Eine Datei übernehmen …',
    text: 'Alle Spiele, Ergebnisse, Einstellungen und wer gespielt hat, in einer Datei. Auch unbeendete Spiele mit ihren Karten sind darin.',
    saved: 'Alles ist gespeichert.',
    folder: 'Alles liegt in {folder}.',
    report: 'Ein Problem melden …',
    'report-saved': 'Der Bericht ist gespeichert. Lies ihn, bevor du ihn schickst: Von selbst wird nichts verschickt.',
    'taken-in': '{n} Eintrag übernommen. | {n} Einträge übernommen.',
  },
  updates: {
    tell: 'Neuere Versionen melden',
    help: 'Einmal am Tag wird nachgesehen, nie während eines Spiels. Von selbst wird nichts geholt oder geändert.',
    nowhere: 'Diese Kopie kennt keine Adresse, die neuere Versionen meldet; also wird niemand gefragt.',
  },
  about: {
    title: 'Über Knockabout',
    version: 'Version {here}',
    versions: 'Version {here}; der Gastgeber hat {there}',
    text: 'K.-o.-Kartenspiele für Leute in einem Raum: Ein Computer ist Gastgeber, alle anderen finden den Tisch von selbst. Nichts verlässt euer Netz, und niemand zählt mit außer deiner eigenen Statistik.',
    credits:
      'Brawl wurde von James Ernest entworfen. Alle Texte und Bilder hier sind vom Projekt selbst, oder mit Dank an:',
    /** Links stand in square brackets, their addresses in round ones. */
    thanks: {
      pictures:
        'Bilder von Tieren und Dingen (Avatare, Verzierungen): [game-icons.net](https://game-icons.net) von Lorc, Delapouite und anderen, [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), neu eingefärbt; einzeln aus dem Paket von Iconify.',
      headings:
        'Schrift der Überschriften: Grenze Gotisch, The Grenze Gotisch Project Authors (Omnibus-Type), SIL Open Font License 1.1.',
      type: 'Schrift der Texte: Atkinson Hyperlegible Next, The Atkinson Hyperlegible Next Project Authors (Braille Institute, Applied Design Works, Elliott Scott und andere), SIL Open Font License 1.1.',
      sounds:
        'Klänge entstehen beim Spielen durch [ZzFX](https://github.com/KilledByAPixel/ZzFX), Frank Force, MIT. Dialoge, Reiter und Menüs beruhen auf [Reka UI](https://reka-ui.com), MIT; QR-Codes auf [uqr](https://github.com/unjs/uqr), MIT.',
      drawings:
        'Kartenbilder, Kartenrücken, die Zeichen der Bedienung und das Symbol der App hat das Projekt selbst gezeichnet.',
    },
  },
} as const satisfies Translation<typeof english>
