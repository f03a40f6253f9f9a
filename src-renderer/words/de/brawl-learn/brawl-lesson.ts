import type english from '../../en/brawl-learn/brawl-lesson.ts'
import type { Translation } from '../../messages.ts'

export default {
  training: 'Das erste Training',
  'end-title': 'Das ist Brawl',
  'end-text': 'Jetzt ein echter Kampf, Zug um Zug, gegen jemanden, der sich wehrt. Wähl deine Figur aus dem Club.',
  train: 'Mit {who} trainieren',
  mate: 'Dein Team',
  other: 'Ihr Team',
  exercise: {
    base: {
      title: 'Ein Platz zum Kämpfen',
      lesson:
        'Alles wird auf Bases gespielt. Eine neue Base kommt ans linke oder rechte Ende der Reihe, höchstens drei sind erlaubt.',
      goal: 'Zieh eine Karte und leg deine Base ans linke Ende der Reihe.',
      hint: 'Zieh zuerst; dann wähl das linke Ende.',
    },
    hit: {
      title: 'Zuschlagen, und noch einmal',
      lesson:
        'Ein Hit kommt auf eine leere Seite oder auf einen Hit seiner Farbe. Ein Hit-2 zählt zwei, geht aber nur auf einen Hit seiner Farbe.',
      goal: 'Bring vier Hits auf deine Seite der linken Base.',
      hint: 'Eine Kette hat eine Farbe: Leg die roten zusammen und den blauen woandershin.',
    },
    'tied-bases': {
      title: 'Wem gehört der Gleichstand?',
      lesson: 'Bei gleich vielen Hits, oder gar keinen, gewinnt die Base, wem sie gehört: Das Zeichen darauf sagt es.',
      goal: 'Gewinn zwei Bases: Leg eine eigene dazu, und brich den Gleichstand auf der deines Gegners.',
      hint: 'Eine eigene Base ohne Hits gehört schon dir. Gleich steht es bei Rot gegen Blau.',
    },
    block: {
      title: 'Bis hierher',
      lesson: 'Ein Block kommt auf einen Hit seiner Farbe, und auf einen Block kommt kein Hit.',
      goal: 'Dein Gegner führt auf beiden Bases mit eins. Block eine Kette, bevor sie wächst, und gewinn die andere Base.',
      hint: 'Der Block ist blau: Wo ist ein blauer Hit zu stoppen?',
    },
    'press-and-clear': {
      title: 'Aufheben oder wegräumen',
      lesson:
        'Ein Press auf einen Block, und beide sind so gut wie weg. Ein Clear räumt eine ganze Base ab: nie die mittlere von dreien, nie die einzige.',
      goal: 'Spiel den Press auf den Block auf deiner Seite und leg einen Hit dazu; dann räum die Base ab, die du verlierst.',
      hint: 'Der Press geht direkt auf den Block. Abzuräumen ist die rechte Base.',
    },
    freeze: {
      title: 'Damit es hält',
      lesson:
        'Ein Freeze beendet das Spiel auf einer Base für immer. Sind alle Bases eingefroren, ist das Spiel vorbei.',
      goal: 'Du führst auf beiden Bases: Frier beide ein und gewinn das Spiel.',
      hint: 'Zieh, und leg den Freeze auf eine Base selbst; dann auf die andere.',
    },
    burning: {
      title: 'Weg damit!',
      lesson:
        'Deine Freezes liegen ganz unten im Deck. Wenn du führst, leg ab, so schnell du kannst: Je eher sie kommen, desto eher ist es vorbei.',
      goal: 'Du führst auf beiden Bases. Leg eine Karte nach der anderen ab, bis die Freezes kommen, und frier beide ein.',
      hint: 'Spiel nicht, was du ziehst: Leg es ab. Die vierte Karte ist ein Freeze.',
    },
    'dodge-and-reverse': {
      title: 'Andersherum',
      lesson:
        'Ein Dodge auf einem Hit macht, dass alles darunter nichts zählt. Auf einer Base mit einem Reverse gewinnen die wenigsten Hits: Da kann ein Dodge auf der eigenen Seite genau richtig sein.',
      goal: 'Gewinn beide Bases: Weich der langen Kette deines Gegners aus, und dreh die Base um, auf der du hinten liegst.',
      hint: 'Der Dodge geht links auf die Seite deines Gegners. Das Reverse kommt auf die rechte Base selbst.',
    },
    'press-undoes': {
      title: 'Weggedrückt',
      lesson:
        'Ein Press geht auch auf einen Dodge: Alles, was der Dodge verdeckt hat, zählt wieder. Auf einem Reverse hebt er alle Reverses darunter auf.',
      goal: 'Gewinn beide Bases: Hol deine Kette zurück, und dreh die andere Base wieder um.',
      hint: 'Ein Press kommt auf den Dodge auf deiner Seite, der andere auf das Reverse auf der Base selbst.',
    },
    team: {
      title: 'Im Team',
      lesson:
        'Im Tag-Team ist von jeder Seite eine Person im Ring. Wechsle dein Team ein, wann du willst; es kostet nichts, auch wenn du keine Karten mehr hast.',
      goal: 'Leg deine letzte Karte auf die rechte Base, dann wechsle dein Team ein.',
      hint: 'Der Knopf unter deiner Hand wechselt.',
    },
  },
} as const satisfies Translation<typeof english>
