import type english from '../../en/clash/clash-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  first: 'Wie ein Duell geht',
  intro:
    'Alle beginnen mit 20 Leben und einem Deck von 60 Karten. Länder geben Mana, Mana bezahlt Kreaturen und Zauber, Kreaturen greifen an. Wer 0 Leben hat oder aus einer leeren Bibliothek ziehen muss, ist raus. Wer zuletzt übrig ist, gewinnt.',
  turn: 'Ein Zug',
  steps: {
    untap: 'Deine getappten Karten stehen auf, dann ziehst du eine Karte.',
    main: 'Hauptphase: Spiel ein Land, und wirk, was du bezahlen kannst.',
    attack:
      'Angriff: Tapp Kreaturen, die schon vor diesem Zug da waren, und wähl, wen sie angreifen. Der Angegriffene wählt Blocker, beide Seiten fügen Schaden zu.',
    second: 'Eine zweite Hauptphase, dann das Ende: Was über sieben Handkarten ist, wird abgeworfen, Schaden heilt.',
  },
  stack: 'Antworten',
  'stack-text':
    'Was gewirkt wird, wartet auf dem Stapel, und alle in Reichweite dürfen antworten. Was zuletzt kam, geschieht zuerst. Spontanzauber und Karten mit „Überraschung“ gehen jederzeit, alles andere nur in der eigenen Hauptphase.',
  keywords: 'Was Kreaturen können',
  keyword: {
    flying: 'Nur Kreaturen mit Flug oder Reichweite können sie blocken.',
    reach: 'Sie kann blocken, was fliegt.',
    'first-strike': 'Sie fügt ihren Schaden vor den anderen zu.',
    'double-strike': 'Sie fügt ihren Schaden zweimal zu, zuerst vor den anderen.',
    trample: 'Was nach den Blockern an Schaden übrig ist, trifft den Spieler.',
    vigilance: 'Sie tappt nicht zum Angreifen.',
    haste: 'Sie greift in dem Zug an, in dem sie kommt.',
    deathtouch: 'Jeder Schaden von ihr tötet eine Kreatur.',
    lifelink: 'Der Schaden, den sie zufügt, ist Leben für dich.',
    defender: 'Sie kann nicht angreifen.',
    menace: 'Ein einziger Blocker reicht nicht.',
    hexproof: 'Gegner können nicht auf sie zielen.',
    indestructible: 'Weder Schaden noch „zerstöre“ tötet sie.',
    flash: 'Sie kann jederzeit gewirkt werden.',
    unblockable: 'Niemand kann sie blocken.',
  },
  seats: 'Wer wo sitzt',
  'seats-text':
    'Linker Nachbar, rechter Nachbar, Teamkamerad, in der Fremde: Viele Karten fragen, wer wo sitzt. Dein linker Nachbar ist, wer nach dir dran ist. In Formaten mit Reichweite gehen Zauber und Angriffe nur so viele Plätze weit.',
  between: 'Unter Spielern',
  among: {
    crown: 'Die Krone: Wer sie trägt, zieht am Ende seines Zuges eine Karte. Wer ihm Kampfschaden zufügt, nimmt sie.',
    bounty: 'Ein Kopfgeld liegt auf einem Spieler. Wer ihm als Nächster Kampfschaden zufügt, zieht dafür eine Karte.',
    vote: 'Abgestimmt wird offen, einer nach dem anderen. Die meisten Stimmen gewinnen; bei Gleichstand gilt, wessen Karte es ist.',
    truce:
      'Geschenke und Händel werden angeboten: Du nimmst an oder lehnst ab. Eine Waffenruhe halten die Regeln: Zwei können einander über ihre nächsten Züge nicht angreifen.',
  },
  formats: 'Formate',
  decks: 'Zehn fertige Decks und zehn halbe',
  'decks-text':
    'Dazu zehn halbe Decks: je dreißig Karten, davon zwölf Länder. Zwei beliebige sind ein Deck: 45 Decks mit zweimal Tippen.',
  search: 'Karten durchsuchen',
  numbers: 'Die Nummern in Klammern (CLA-3, FMT-1) nennen die Regel im Regelbuch der Quelle.',
} as const satisfies Translation<typeof english>
