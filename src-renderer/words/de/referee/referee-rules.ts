import type english from '../../en/referee/referee-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  begin: 'Anfangen',
  books: { booklet: 'Regeln aus dem Heft', modern: 'Heutige Regeln' },
  setup: {
    best: 'Am besten mit {players}',
    'every-seat': 'wenn alle Plätze besetzt sind',
    players: '{n} Spieler',
    'teams-follow':
      'Die Teams ergeben sich aus den Plätzen, gezählt ab dem, der den ersten Zug hat: Lost die Plätze aus oder setzt euch um.',
    turns: '{n} Zug auf einmal, zuerst der auf der Karte. | {n} Züge zugleich, zuerst die leuchtenden auf der Karte.',
    meaning: 'Was dieses Format bedeutet, einfach gesagt',
    'ask-first': '{question} Frag alle, bevor ihr anfangt.',
    deck: '{n} Spieler braucht ein gemeinsames Deck aus mindestens {cards} Karten: 120 zu viert, 20 mehr für jeden weiteren. | {n} Spieler brauchen ein gemeinsames Deck aus mindestens {cards} Karten: 120 zu viert, 20 mehr für jeden weiteren.',
    'deck-few': 'Eures hat {has}: {n} zu wenig.',
    'deck-enough': 'Eures hat {has}: Das reicht.',
    'deck-has': 'Es hat {n}',
    'deck-cards': 'Karten in eurem Deck',
    commanders: 'Mit Kommandeuren',
    'commanders-mean': 'Alle fangen mit 40 Leben an; der Schaden jedes Kommandeurs wird für sich gezählt.',
    'commanders-set': 'Mit 40 Leben anfangen',
  },
  colours: {
    title: 'Wer welche Farben spielt',
    turn: 'Den Stern drehen',
    back: 'Andersherum drehen',
    means:
      'Nachbarn teilen eine Farbe; die beiden gegenüber spielen die, gegen die du kämpfst. Zum Tauschen setzt euch um.',
  },
  turns: 'Züge',
  page: {
    'differ-caption': 'Wo die Regelwerke hier abweichen',
    same: 'Beide spielen es gleich, bis auf das, was in jedem Format abweicht.',
    booklet: 'Das Heft',
    'booklet-on': 'Das Heft (gilt)',
    modern: 'Heute',
    'modern-on': 'Heute (gilt)',
    here: 'Hier gespielt',
    map: 'Dein Platz ist unten, es geht nach links weiter. Gekreuzte Schwerter: wen du angreifen darfst. Dunkel: außer Reichweite deiner Zauber. Leuchtend: ein laufender Zug.',
    'map-teams':
      'Dein Platz ist unten, es geht nach links weiter. Gekreuzte Schwerter: wen du angreifen darfst. Dunkel: außer Reichweite deiner Zauber. Leuchtend: ein laufender Zug; ◆ und ▲: die Teams.',
    asked: 'Gefragt vor dem Spiel: {question}',
  },
} as const satisfies Translation<typeof english>
