import type english from '../../en/brawl-learn/brawl-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  minute: {
    title: 'In einer Minute',
    fight:
      'Zwei kämpfen, jeweils mit einem Deck, und **es gibt keine Züge**: Beide spielen, so schnell sie wollen. In der Mitte liegen **Bases**. Jede Base hat deine Seite und meine. Wer am Ende mehr **Hits** auf der eigenen Seite hat, gewinnt die Base, und wer mehr Bases gewinnt, gewinnt den Kampf.',
    cards:
      'Du ziehst eine Karte nach der anderen. Spiel sie auf den Tisch, oder leg sie auf deinen Ablagestapel und zieh die nächste. Die oberste Ablage darfst du wieder aufnehmen. Ein Kampf dauert eine bis drei Minuten.',
    learn: 'Lern es in zehn kurzen Übungen',
  },
  setup: {
    title: 'Vorbereitung',
    text: 'Jedes Deck hat 35 Karten und gehört jemandem aus dem Club der Laternengasse. Von allen liegt zu Beginn eine Base in der Mitte. Die drei **Freezes** liegen ganz unten im Deck und kommen zuletzt. Wenn alle auf den Tisch geklopft haben, beginnt der Kampf.',
  },
  cards: {
    title: 'Die Karten',
    colours:
      'Hits und Blocks gibt es in drei Farben, jede mit eigener Form: **rote Sterne**, **blaue Rauten**, **grüne Ringe**. Du darfst auf **beiden Seiten** spielen: Die eigene Kette zu blocken oder drüben zuzuschlagen ist manchmal genau richtig. Die kleine Zahl auf einer Karte sagt, wie oft sie im Deck ist.',
  },
  strings: {
    title: 'Ketten von Hits',
    text: 'Eine Kette auf einer Seite hat eine Farbe. Ein Hit-2 zählt zwei, liegt aber nie direkt auf einer Base. Ein Block beendet die Kette.',
    undone:
      'Ein **Press** auf einen Block, und beide sind so gut wie weg: Die Kette geht weiter. Ein **Dodge** auf einem Hit macht, dass alles darunter nichts zählt, und die Seite ist wieder offen, als wäre sie leer. Ein Press direkt auf einen Dodge holt alles zurück.',
  },
  bases: {
    title: 'Bases kommen und gehen',
    clear:
      'Eine neue Base kommt ans linke oder rechte Ende der Reihe; nie sind es mehr als drei (im Tag-Team vier). Ein **Clear** räumt eine Base ab mit allem, was darauf liegt: nie die mittlere von dreien, nie die einzige und nie eine eingefrorene.',
    reverse:
      'Mit einem **Reverse** gewinnen auf dieser Base die **wenigsten** Hits; ein zweites dreht es zurück, und ein Press direkt auf ein Reverse hebt alle darunter auf. Ein **Freeze** beendet das Spiel auf einer Base für immer.',
  },
  end: {
    title: 'Das Ende, und wer gewinnt',
    text: 'Sind **alle Bases eingefroren**, ist der Kampf vorbei (auch wenn niemand mehr etwas tun kann oder alle sagen, dass sie fertig sind). Mehr Hits gewinnen eine Base; bei gleich vielen oder gar keinen geht sie an ihren **Besitzer**. Mehr Bases gewinnen den Kampf; gleich viele sind ein Unentschieden.',
    match:
      '**Zwei Siege**, für Duelle und Teams: Wer zuerst zwei Spiele gewinnt, gewinnt den Wettkampf; ein unentschiedenes Spiel wird wiederholt. Ohne das sind gleich viele Bases ein Unentschieden.',
    burning:
      '**Karten wegwerfen:** Wenn du vorn liegst, leg schnell ab: Je früher du zu deinen Freezes kommst, desto früher ist es vorbei. Siehst du jemanden wegwerfen, schau auf den Tisch: Eine Karte kann alles drehen.',
  },
  more: {
    title: 'Training, Turnier und mehr Leute',
    training:
      '**Turnier** ist der Kampf, wie er hier steht. **Training** geht der Reihe nach: Zieh eine Karte und spiel sie oder leg sie ab, oder spiel deine oberste Ablage.',
    circle:
      '**Im Kreis**: drei bis zwölf sitzen im Kreis, jeder kämpft gegen die Nachbarn. Alle legen **zwei Bases** beiseite, und zwischen je zwei Nachbarn liegt eine Reihe, die mit einer von beiden beginnt: höchstens drei Bases in jeder. Du kämpfst nur in den zwei Reihen neben dir. Sind überall alle Bases eingefroren, gewinnen die meisten Bases insgesamt. Wer gleichauf vorn liegt, klopft für eine weitere Runde; sind nur noch zwei übrig, ist es ein Duell, und **ein unentschiedenes Duell wird wiederholt**, bis jemand gewinnt.',
    team: '**Tag-Team**: zwei Teams zu zweit oder mehr, alle mit eigenem Deck und nur **zwei Freezes**. Jedes Team beginnt mit **einer Base**: der von der Person, die zuerst im Ring steht; bis zu vier Bases liegen in der Reihe. Von jedem Team ist eine Person im Ring. Wechsle dein Team ein, wann du willst, auch wenn deine Karten aus sind; redet und zeigt, so viel ihr wollt.',
  },
  honour: {
    title: 'Schiedsrichter auf Ehre',
    text: 'Beim strengen Schiedsrichter kommt eine unerlaubte Karte mit dem Grund auf deine Hand zurück. Bei **Ehrensache** wird nichts verhindert, wie am echten Tisch: Siehst du deinen eigenen Fehler, nimm die Karte zurück (solange nichts darauf gebaut wurde); siehst du den von anderen, melde für alle sichtbar ein Foul an dieser Base. Bei der Zählung verliert eine Base, wer dort noch etwas Falsches liegen hat. Wer die einzige Base abräumt, hat ein Foul gemacht, das sich nicht mehr gutmachen lässt: Die andere Seite lässt es gelten oder gewinnt dadurch.',
  },
  extra: {
    title: 'Extrakarten',
    text: 'Nur dabei, wenn der Tisch sie einschaltet, und dann nur in den Decks, die sie führen. Ein Press direkt darauf hebt sie auf.',
  },
  club: { title: 'Die Leute aus dem Club' },
  hands: {
    title: 'So geht’s',
    text: 'Tipp auf dein Deck, um zu ziehen, und dann dahin, wo die Karte hinsoll: Wo sie hindarf, leuchtet es. Oder zieh sie in einer Bewegung hin, direkt vom Deck. Mit einer Tastatur stehen die Tasten auf dem Tisch; zwei an einer Tastatur haben je eine Hand.',
    credit: '**Brawl wurde von James Ernest erfunden.** Figuren, Texte und Bilder dieser Ausgabe sind unsere eigenen.',
  },
  example: {
    yours: 'deine Seite',
    theirs: 'die Seite gegenüber',
    you: 'dir',
    opponent: 'gegenüber',
    start: { yours: 'Deine Base: Solange niemand Hits darauf hat, gehört sie dir.', theirs: 'Die andere.' },
    strings: {
      red: 'Rot auf Rot auf Rot: vier gegen eins. Du führst.',
      blocked: 'Zwei gegen eins. Der Block stoppt die blaue Kette.',
    },
    undone: {
      press: 'Der Press nimmt den Block heraus: Die Kette zählt zwei.',
      dodge: 'Alles unter dem Dodge zählt nichts.',
    },
    bases: {
      reversed: 'Umgedreht: Eins ist weniger als zwei, also führst du.',
      frozen: 'Gleich und eingefroren: Sie bleibt bei ihrem Besitzer.',
    },
  },
} as const satisfies Translation<typeof english>
