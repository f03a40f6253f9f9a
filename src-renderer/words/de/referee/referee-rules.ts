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
  page: {
    title: 'Der Schiedsrichter: eure eigenen Decks, jede Schlacht zu mehreren',
    what: 'Ihr behaltet eure Karten; der Tisch führt Leben, Züge, Reichweiten, Angriffe und Punkte. Alle ändern ihr Leben am eigenen Handy, beenden dort ihren Zug und sagen, wenn sie raus sind. Was ein Irrtum war, lässt sich zurücknehmen.',
    'here-booklet': 'Dieser Tisch: Regeln aus dem Heft',
    'here-modern': 'Dieser Tisch: heutige Regeln',
    'books-booklet':
      'Zwei Regelwerke stehen zur Wahl: das Heft, aus dem diese Formate stammen, und die heutigen offiziellen Regeln. Bei jedem Format steht, wie man es nach dem Heft spielt und wo die beiden abweichen.',
    'books-modern':
      'Zwei Regelwerke stehen zur Wahl: das Heft, aus dem diese Formate stammen, und die heutigen offiziellen Regeln. Bei jedem Format steht, wie man es heute spielt und wo die beiden abweichen.',
    formats: 'Formate',
    'both-title': 'Die zwei Regelwerke, in jedem Format',
    'both-caption': 'Was überall gleich abweicht, egal was gespielt wird',
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
  terms: {
    title: 'Wörter, die überall vorkommen',
    left: 'Links',
    'left-means': 'Im Uhrzeigersinn, von oben gesehen: So geht es reihum. Alle sitzen im Kreis.',
    range: 'Zauberreichweite',
    'range-means':
      'Wie viele Plätze deine Zauber und Fähigkeiten zu jeder Seite reichen. Was alle trifft, trifft nur die in Reichweite.',
    attack: 'Angriff',
    'attack-means': 'Kreaturen greifen nur an, wen das Format erlaubt, und nie jemanden außer Reichweite.',
    moving: 'Kreaturen verlegen',
    'moving-means':
      'In manchen Teamformaten darf eine Kreatur, statt anzugreifen, zu einem Teamkameraden: Sie blockt und greift in deinem Zug von dort an und kehrt heim, wenn dieser Spieler ausscheidet.',
    out: 'Ausscheiden',
    'out-means':
      'Wer ausscheidet, nimmt alles Eigene mit, wie weit weg auch immer; fremde Kreaturen, die dort standen, kehren heim. Der leere Platz zählt noch für die Reichweite, bis ein Zug vorbeigekommen ist; für Angriffe nicht.',
    several: 'Mehrere Züge zugleich',
    'several-means':
      'In einem sehr großen Spiel sind mehrere Spieler gleichzeitig am Zug, so weit auseinander, dass niemand in der Reichweite von zweien liegt. Ein Zug, der einem anderen zu nahe käme, wartet; der Tisch sagt, warum.',
    fewer: 'Weniger Züge',
    'fewer-means':
      'Scheiden Spieler aus, fällt ein Zug weg: Der, der dem zuletzt Ausgeschiedenen am nächsten ist, endet und geht an niemanden weiter.',
    chart: 'Züge am Anfang, bei Zauberreichweite zwei',
    players: 'Spieler',
    turns: 'Züge',
    'or-fewer': 'bis {n}',
    'from-to': '{from} bis {to}',
  },
} as const satisfies Translation<typeof english>
