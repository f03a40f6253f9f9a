import type english from '../../en/referee/formats.ts'
import type { Translation } from '../../messages.ts'

export default {
  best: {
    'two-on-two': '4 Leuten, zwei Teams',
    'dci-two-on-two': '4 Leuten, zwei Teams',
    'two-headed-giant': '4 Leuten, zwei Teams',
    emperor: '6 oder 10 Leuten, zwei Teams',
    'free-for-all': '3 bis 6 Leuten',
    melee: '6 bis 10 Leuten',
    'grand-melee': '15 bis 40 Leuten',
    star: '5 Leuten',
    'one-deck': '4 Leuten oder mehr',
  },
  deck: {
    'two-colours': 'Hat dein Deck nur Länder und Karten deiner zwei Farben, beide gut vertreten, und keine Artefakte?',
    shared: 'Wie viele Karten hat das gemeinsame Deck?',
  },
  reach: { seats: 'einen Platz zu jeder Seite | {n} Plätze zu jeder Seite', all: 'über den ganzen Tisch' },
  rules: {
    'attack-left': 'Kreaturen greifen nur den Spieler zur Linken an.',
    'attack-right': 'Kreaturen greifen nur den Spieler zur Rechten an.',
    'attack-neighbours': 'Kreaturen greifen nur Gegner direkt neben dir an, links oder rechts.',
    'attack-right-opponent': 'Kreaturen greifen nur den Gegner zur Rechten an; ist der raus, den, der noch übrig ist.',
    'attack-across': 'Kreaturen greifen nur den Gegner gegenüber an; ist der raus, den, der noch übrig ist.',
    'attack-any': 'Kreaturen dürfen jeden Gegner angreifen.',
    'attack-enemies': 'Kreaturen greifen nur deine zwei Feinde an: die beiden gegenüber, die deine Feindfarbe spielen.',
    'attack-choice': 'Der Gastgeber wählt, wen Kreaturen angreifen dürfen: alle oder nur den Nächsten auf einer Seite.',
    'wins-last-in': 'Wer als Letztes übrig ist, gewinnt.',
    'wins-last-team': 'Ein Team gewinnt, wenn beide Gegner raus sind.',
    'wins-emperor': 'Ein Team verliert, wenn sein Imperator raus ist; fällt ein General, spielt das Team weiter.',
    'wins-points':
      'Fliegt der Spieler links von dir raus, egal durch wen, bekommst du 1 Punkt; wer als Letztes übrig ist, bekommt 2 dazu. Die meisten Punkte gewinnen, ob drin oder draußen; bei Gleichstand teilt man sich den Sieg.',
    'wins-both-enemies-out':
      'Du gewinnst, wenn deine beiden Feinde raus sind; schaffen es zwei zugleich, teilen sie sich den Sieg.',
    'moving-no': 'Kreaturen bleiben im eigenen Gebiet.',
    'moving-move':
      'Statt anzugreifen, darf eine Kreatur zu einem Teamkameraden in Reichweite ziehen: Sie bleibt deine, wird nicht getappt und blockt und greift von dort an.',
    'moving-deploy': 'Eine Kreatur darf getappt und einem Teamkameraden übergeben werden, der sie ab da kontrolliert.',
    'turns-one': 'Ein Zug nach dem anderen, reihum nach links.',
    'turns-team': 'Ein Team zieht gemeinsam, und jeder der beiden kann den Zug beenden.',
    'turns-spheres':
      'Mehrere Züge zugleich, gleichmäßig verteilt. Ein Zug darf nicht beginnen, solange jemand in zwei Kreisen läge: Er wartet.',
    'turns-markers':
      'Mehrere Züge zugleich, vier Plätze auseinander. Ein Zug darf nicht beginnen, solange einer der drei Plätze links davon am Zug ist.',
    'starts-first-seat': 'Der erste Platz hat den ersten Zug.',
    'starts-an-emperor': 'Ein ausgeloster Imperator hat den ersten Zug.',
    'shrinks-turn-in-range':
      'Ein leerer Platz zählt für die Reichweite, bis jemand, der ihn in Reichweite hat, einen Zug beendet.',
    'shrinks-next-turn': 'Ein leerer Platz zählt für die Reichweite, bis der nächste Zug beginnt, egal wessen.',
    'gaps-attack-across':
      'Für Angriffe zählt ein leerer Platz nicht, aber wer außer Reichweite ist, kann nicht angegriffen werden.',
    'gaps-no-attack':
      'Solange ein leerer Platz noch für die Reichweite zählt, greift niemand seitwärts über ihn hinweg an.',
    'basis-booklet': 'Ein Ziel zählt danach, wo es liegt; was nicht zielt, danach, wer es kontrolliert.',
    'basis-territory': 'In Reichweite ist etwas danach, wo es liegt, egal wer es kontrolliert.',
    'basis-controller': 'In Reichweite ist etwas danach, wer es kontrolliert, egal wo es liegt.',
    'borrowed-to-graveyards':
      'Wer ausscheidet, nimmt alles Eigene mit; was er nur kontrollierte, geht in die Friedhöfe der Besitzer.',
    'borrowed-go-back':
      'Wer ausscheidet, nimmt alles Eigene mit; was er nur kontrollierte, geht dorthin zurück, wo es vorher war, oder ins Exil.',
    'reduce-early': 'Es werden weniger Züge, sobald so viele Spieler mit weniger anfangen würden.',
    'reduce-forced': 'Es werden erst weniger Züge, wenn die Kreise nicht mehr um den Tisch passen.',
    seats: 'Für {min} bis {max} Leute.',
    'seats-exactly': 'Für {either} Leute.',
    range: 'Zauber reichen {range}.',
    'range-emperor': 'Zauber reichen {range}; die eines Imperators {emperor}.',
    'range-inner':
      'Zauber reichen {range}; die eines Imperators {emperor}; die eines Generals neben dem Imperator {inner}.',
    life: '{n} Leben am Anfang für jeden Spieler.',
    'life-team': '{n} Leben am Anfang für jedes Team gemeinsam.',
    shared: 'Ein Team hat einen gemeinsamen Lebensstand und scheidet gemeinsam aus.',
    'not-shared': 'Jeder hat seinen eigenen Lebensstand.',
    talk: 'Partner dürfen über das Spiel reden.',
    'no-talk': 'Keine Absprachen am Tisch.',
    poison: '{n} Giftmarke ist zu viel. | {n} Giftmarken sind zu viele.',
    'one-library':
      'Eine Bibliothek und ein Friedhof für alle; was du kontrollierst, gehört dir. Ist die Bibliothek leer, ist es für alle unentschieden.',
    spoils: 'Scheidet der Spieler links von dir aus, bekommst du am Ende des Zuges alles, was er hatte.',
    'no-spoils': 'Scheidet jemand aus, verlässt alles, was er hatte, das Spiel.',
    peace: 'Im eigenen ersten Zug greift niemand an. | In den eigenen ersten {n} Zügen greift niemand an.',
    hand: 'Starthand und Handgröße: {n} Karte. | Starthand und Handgröße: {n} Karten.',
    'of-ten': 'Zu zehnt: {rule}',
  },
} as const satisfies Translation<typeof english>
