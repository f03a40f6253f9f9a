import type english from '../en/brawl-lesson.ts'
import type { Translation } from '../messages.ts'

export default {
  step: 'Übung {at} von {all}',
  done: 'Geschafft!',
  'hint-is': 'Tipp: {hint}',
  next: 'Nächste Übung',
  last: 'Ich kann Brawl spielen',
  hint: 'Ein Tipp',
  again: 'Von vorn',
  rules: 'Zu den Regeln',
  you: 'Du',
  partner: 'Partner',
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
    block: {
      title: 'Bis hierher',
      lesson: 'Ein Block kommt auf einen Hit seiner Farbe, und auf einen Block kommt kein Hit.',
      goal: 'Dein Partner führt auf beiden Bases mit eins. Block eine Kette, bevor sie wächst, und gewinn die andere Base.',
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
        'Ein Freeze beendet das Spiel auf einer Base für immer. Freezes kommen in deinem Deck zuletzt; sind alle Bases eingefroren, ist das Spiel vorbei.',
      goal: 'Arbeite dich zu deinen Freezes vor, leg eine Karte nach der anderen ab, und gewinn das Spiel.',
      hint: 'Du führst auf beiden Bases: Was du jetzt ziehst, kostet nur Zeit. Leg es ab, bis ein Freeze kommt.',
    },
    'dodge-and-reverse': {
      title: 'Andersherum',
      lesson:
        'Ein Dodge auf einem Hit macht, dass alles darunter nichts zählt. Auf einer Base mit einem Reverse gewinnen die wenigsten Hits: Da kann ein Dodge auf der eigenen Seite genau richtig sein.',
      goal: 'Gewinn beide Bases: Weich der langen Kette deines Partners aus, und dreh die Base um, auf der du hinten liegst.',
      hint: 'Der Dodge geht links auf die Seite deines Partners. Das Reverse kommt auf die rechte Base selbst.',
    },
  },
} as const satisfies Translation<typeof english>
