import type english from '../../../en/clash/games/clash.ts'
import type { Translation } from '../../../messages.ts'
import { formats } from '../../referee/games/referee.ts'

export default {
  clash: {
    options: {
      ...formats,
      decksFrom: {
        label: 'Decks aus',
        help: 'Fertige Decks, gewählt oder gelost; Booster, die um den Tisch gehen; eigene Booster; oder ein Cube, in dem jede Karte einmal ist. Für ein Turnier draften alle nur einmal und behalten dieses Deck bis zum Schluss.',
        choices: {
          ready: { label: 'Fertige Decks' },
          lot: { label: 'Geloste fertige Decks' },
          draft: { label: 'Ein Draft' },
          sealed: { label: 'Eigene Booster' },
          cube: { label: 'Ein Cube' },
        },
      },
      pickClock: { label: 'Eine Uhr beim Draften', help: 'Wer zu lange braucht, bekommt, was ein Bot nähme.' },
      cube: { label: 'Der Cube', help: 'Seine Karten; ohne eigene Liste jede Karte des Buchs.' },
      decks: {
        label: 'Decks',
        help: 'Was jeder mitbringt: zwei halbe Decks, ein fertiges Deck oder selbst gewählte Karten.',
      },
      gauntlet: { label: 'Der Spießrutenlauf', help: 'Ein Duell gegen einen der acht; und in welchem Durchgang.' },
      pod: {
        label: 'Ein Turnier mit gedrafteten Decks',
        help: 'Hier wird gedraftet, oder ein Duell mit diesen Decks gespielt.',
      },
      quick: {
        label: 'Schnelles Spiel',
        help: 'Alle beginnen mit 15 Leben statt 20; ein gemeinsamer Lebensstand mit 30.',
        choices: { false: { label: 'Nein' }, true: { label: 'Ja' }, 'by-format': { label: 'Im Großen Handgemenge' } },
      },
      kindHands: {
        label: 'Gnädige Hände',
        help: 'Jede Starthand ist die bessere von zweien, nach der Zahl der Länder.',
      },
      stops: {
        label: 'Wo gefragt wird',
        help: 'Überall, oder zunächst nur dort, wo es meist zählt; jeder stellt seine eigenen Halte ein.',
        choices: { all: { label: 'Überall' }, default: { label: 'Wo es zählt' } },
      },
    },
    problems: {
      'booklet-only': 'Clash wird nach dem Heft gespielt.',
      'deck-of-nobody': 'Decks: Auf „{seat}“ sitzt niemand.',
      'no-such-deck': 'Decks: Ein fertiges Deck „{deck}“ gibt es nicht.',
      'deck-unknown-card': 'Decks: Eine Karte „{card}“ gibt es nicht.',
      'deck-too-few-cards': 'Decks: {needed} Karten sind nötig, das Deck von {seat} hat {has}.',
      'deck-too-many-copies': 'Decks: Höchstens vier „{card}“ dürfen in einem Deck sein.',
      'deck-artifact': 'Decks: „{card}“ ist ein Artefakt, und im Stern gibt es keine.',
      'deck-other-colour': 'Decks: „{card}“ hat nicht die Farben des Platzes von {seat} im Stern.',
      'gauntlet-is-a-duel': 'Der Spießrutenlauf ist ein Spiel zu zweit, jeder gegen jeden, mit eigenen Decks.',
      'draft-too-many': 'Höchstens {n} können miteinander draften.',
      'cube-unknown-card': 'Der Cube: Eine Karte „{card}“ gibt es nicht.',
      'cube-too-small': 'Der Cube: Für so viele Spieler sind {needed} Karten nötig, er hat {has}.',
    },
    refusals: {
      'too-few-cards': 'Das sind zu wenige Karten für ein Deck.',
      'which-turn': 'Du kannst gerade in mehr als einem Zug handeln: Sag, in wessen.',
      'not-your-priority': 'In diesem Zug bist du gerade nicht dran.',
      'not-enough-mana':
        'Das kannst du nicht bezahlen: zu wenig Mana, falsche Farben, oder es lässt sich nicht tappen.',
      'no-such-card': 'Diese Karte gibt es dort nicht.',
      'illegal-target': 'Das steht hier nicht zur Wahl.',
      'out-of-range': 'Das liegt außerhalb deiner Reichweite.',
      'cannot-attack': 'Diese Kreatur kann jetzt nicht angreifen oder verlegt werden.',
      'cannot-attack-that-player': 'Diese Kreatur darf diesen Spieler nicht angreifen.',
      'cannot-block': 'So kann sie nicht blocken.',
      'already-played-a-land': 'Du hast in diesem Zug schon ein Land gespielt.',
      'wrong-phase': 'Nicht an dieser Stelle des Zuges.',
      'not-allowed-in-format': 'Dieses Format erlaubt das nicht.',
    },
  },
} as const satisfies Translation<typeof english>
