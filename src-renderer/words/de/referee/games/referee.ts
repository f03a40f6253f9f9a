import type english from '../../../en/referee/games/referee.ts'
import type { Translation } from '../../../messages.ts'

/** The house rules of every game that is played in a format. */
export const formats = {
  format: {
    label: 'Format',
    help: 'Wer wo sitzt, wer wen angreifen darf, wie weit Zauber reichen und wer gewinnt.',
    choices: {
      'two-on-two': {
        label: 'Zwei gegen zwei',
        help: 'Partner sitzen sich gegenüber und greifen den Gegner rechts von sich an.',
      },
      'dci-two-on-two': {
        label: 'DCI Zwei gegen zwei',
        help: 'Partner sitzen nebeneinander, greifen geradeaus an und dürfen sich Kreaturen leihen.',
      },
      'two-headed-giant': {
        label: 'Zweiköpfiger Riese',
        help: 'Zwei Köpfe, ein Lebensstand: Jedes Team steht und fällt gemeinsam.',
      },
      emperor: {
        label: 'Imperator',
        help: 'Generäle schützen den Imperator in ihrer Mitte; fällt er, ist das Team verloren.',
      },
      'free-for-all': { label: 'Jeder gegen jeden', help: 'Alle gegen alle; wer als Letztes übrig ist, gewinnt.' },
      melee: {
        label: 'Handgemenge',
        help: 'Greif links von dir an; fällt dieser Spieler, ist das dein Punkt. Die meisten Punkte gewinnen.',
      },
      'grand-melee': {
        label: 'Großes Handgemenge',
        help: 'Ein Handgemenge, so groß, dass mehrere Züge gleichzeitig laufen.',
      },
      star: {
        label: 'Zweifarbiger Stern',
        help: 'Fünf Farbpaare im Kreis: Schalt die beiden aus, die dir gegenübersitzen.',
      },
      'one-deck': {
        label: 'Ein Deck',
        help: 'Eine gemeinsame Bibliothek, ein gemeinsamer Friedhof: Was du kontrollierst, gehört dir.',
      },
    },
  },
  rules: {
    label: 'Regeln',
    help: 'Das Heft, aus dem diese Formate stammen, oder die heutigen offiziellen Regeln, wo sie abweichen.',
    choices: { booklet: { label: 'Aus dem Heft' }, modern: { label: 'Heutige' } },
  },
  base: {
    label: 'Gespielt als',
    help: 'Ein Deck ist ein Zwei gegen zwei oder ein Handgemenge. Offen gelassen: zu viert zwei gegen zwei, sonst Handgemenge.',
    choices: { 'two-on-two': { label: 'Zwei gegen zwei' }, melee: { label: 'Handgemenge' } },
  },
  range: {
    label: 'Zauberreichweite',
    help: 'Wie viele Plätze Zauber und Fähigkeiten zu jeder Seite reichen. Wer außer Reichweite ist, kann nicht angegriffen werden.',
    choices: {
      '1': { label: 'Ein Platz' },
      '2': { label: 'Zwei Plätze' },
      unlimited: { label: 'Der ganze Tisch' },
    },
  },
  attack: {
    label: 'Angriff',
    help: 'Wen Kreaturen angreifen dürfen. Nach links ist mutiger, nach rechts vorsichtiger.',
    choices: { any: { label: 'Alle' }, left: { label: 'Nur nach links' }, right: { label: 'Nur nach rechts' } },
  },
  life: {
    label: 'Leben am Anfang',
    help: 'Für jeden Spieler, oder für jedes Team mit gemeinsamem Lebensstand. Offen gelassen: wie das Format sagt.',
  },
  colours: {
    label: 'Farben',
    help: 'Welches Farbpaar jeder Platz spielt. Offen gelassen: Weiß-Blau zuerst, dann im Uhrzeigersinn um den Stern.',
  },
  seating: {
    label: 'Partner sitzen',
    help: 'Offen gelassen sitzen die zwei Köpfe eines Riesen nebeneinander.',
    choices: { beside: { label: 'Nebeneinander' }, opposite: { label: 'Gegenüber' } },
  },
  talk: {
    label: 'Absprache unter Partnern',
    help: 'Ob ein Team sich absprechen darf. Offen gelassen: wie das Format sagt.',
    choices: { true: { label: 'Erlaubt' }, false: { label: 'Nicht erlaubt' } },
  },
  deckSize: {
    label: 'Karten im gemeinsamen Deck',
    help: 'Mindestens 120 für vier Spieler und 20 mehr für jeden weiteren.',
  },
  peace: {
    label: 'Erste Züge ohne Angriff',
    help: 'So viele der eigenen ersten Züge darf niemand angreifen.',
  },
  handSize: {
    label: 'Handgröße',
    help: 'Karten in der Starthand, und so viele darf man höchstens behalten. Zehn macht ein Deck mit fünf Farben milder.',
  },
  small: {
    label: 'Auch zu wenigen',
    help: 'Ein Großes Handgemenge geht auch mit weniger als fünfzehn, bis hinunter zu drei.',
  },
  reduce: {
    label: 'Weniger Züge zugleich',
    help: 'Wenn Spieler ausscheiden, fällt ein Zug früh weg, damit Züge einander nicht aufhalten, oder erst, wenn es sein muss.',
    choices: { early: { label: 'Früh' }, forced: { label: 'Erst wenn es sein muss' } },
  },
  rangeBasis: {
    label: 'Kreaturen bei anderen',
    help: 'Wie weit weg eine Kreatur zählt, die bei jemand anderem steht oder von jemand anderem kontrolliert wird.',
    choices: {
      booklet: { label: 'Ziele nach ihrem Ort, der Rest nach Kontrolle' },
      territory: { label: 'Nach ihrem Ort' },
      controller: { label: 'Nach Kontrolle' },
    },
  },
} as const

export default {
  referee: {
    options: formats,
    refusals: {
      'already-out': 'Dieser Spieler ist schon ausgeschieden.',
      'no-such-seat': 'Dort sitzt niemand.',
      'bad-amount': 'Diese Zahl geht nicht: eine ganze Zahl, nicht null, und nicht mehr, als der Tisch zählen kann.',
      'nothing-to-undo':
        'Für dich gibt es nichts zurückzunehmen: Das kann nur, wer zuletzt etwas getan hat, oder der Gastgeber.',
      'nothing-to-object': 'Das gilt nicht mehr, oder du hast es schon gesagt.',
      'not-allowed-in-format': 'Dieses Format erlaubt das nicht.',
      paused: 'Der Tisch macht Pause. Der Gastgeber lässt ihn weiterspielen.',
      'not-the-judge': 'Das kann nur der Gastgeber als Richter des Tisches.',
      'too-late': 'Das Spiel läuft schon: Wer anfängt, wird vor allem anderen ausgelost.',
    },
  },
} as const satisfies Translation<typeof english>
