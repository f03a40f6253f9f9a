import type english from '../../en/whist-learn/whist-lesson.ts'
import type { Translation } from '../../messages.ts'

export default {
  end: {
    title: 'Mehr musst du nicht wissen',
    text: 'Jetzt eine echte Runde gegen drei leichte Gegner. Pik ist Trumpf, du spielst aus, und das Trumpf-Ass hast du: Nichts kann es schlagen. Der Coach sitzt neben dir; frag ihn, wann du willst.',
    deal: 'Eine echte Runde geben',
    hand: 'Die erste echte Runde',
  },
  trick: {
    title: 'Ein Stich',
    text: 'Reihum spielt jeder eine Karte in die Mitte des Tisches. Diese vier Karten zusammen sind ein Stich, und eine davon gewinnt ihn. Hier hat Ben die 8 ausgespielt, Cal, Dee und du habt bedient, und der König ist die höchste Karte: Dee nimmt den Stich und spielt zum nächsten aus.',
  },
  follow: {
    title: 'Bedienen',
    text: 'Die erste Karte bestimmt, welche Farbe alle anderen spielen müssen, wenn sie sie haben. Das heißt bedienen.',
    task: 'Ben hat Herz ausgespielt. Spiel eine Karte, die bedient.',
    done: 'Richtig: Herz auf Herz. Karten, die du nicht spielen darfst, sind blass; tipp eine an, und sie sagt dir, warum.',
  },
  highest: {
    title: 'Die höchste Karte gewinnt',
    text: 'Von oben nach unten: Ass, König, Dame, Bube, 10, 9 … bis zur 2. Die höchste Karte der ausgespielten Farbe gewinnt den Stich.',
    task: 'Du legst als Letztes. Hol dir diesen Stich.',
    low: 'Das darfst du, aber Cals Bube ist höher. Versuch es noch einmal.',
    done: 'Die Dame schlägt den Buben. Und weil du als Letztes gelegt hast, wusstest du es schon.',
  },
  none: {
    title: 'Keine Karte der Farbe?',
    text: 'Dann darfst du spielen, was du willst. Aber eine Karte einer anderen Farbe gewinnt nichts, wie hoch sie auch ist.',
    task: 'Du hast kein Karo, also ist dieser Stich nicht zu holen. Wirf eine Karte ab, die dir nicht fehlen wird.',
    ace: 'Selbst ein Ass gewinnt hier nichts: Karo ist ausgespielt. Heb es auf für einen Stich, den es gewinnt.',
    done: 'Bens König gewinnt. Deine Asse hast du noch für später.',
  },
  trump: {
    title: 'Trumpf',
    text: 'In jeder Runde ist eine Farbe Trumpf. Jeder Trumpf schlägt alle Karten der anderen Farben. Hier ist Pik Trumpf.',
    task: 'Du hast kein Karo. Nimm dem König diesen Stich ab.',
    ace: 'Das Herz-Ass ist weder Karo noch Trumpf: Es gewinnt hier nichts.',
    nine: 'Die Kreuz-Neun ist weder Karo noch Trumpf: Sie gewinnt hier nichts.',
    done: 'Der kleinste Trumpf schlägt den König. Das heißt stechen.',
  },
  first: {
    title: 'Bedienen geht vor',
    text: 'Wenn du eine Karte der ausgespielten Farbe hast, musst du sie spielen, ob du Trumpf hast oder nicht.',
    task: 'Welche Karte darfst du spielen?',
    done: 'Sie verliert, aber deine Trümpfe hast du noch, und jetzt hast du kein Karo mehr: Nächstes Mal darfst du stechen.',
  },
  two: {
    title: 'Zwei Trümpfe in einem Stich',
    text: 'Dann gewinnt der höhere Trumpf.',
    task: 'Kreuz ist ausgespielt, und Cal hat gestochen. Hol dir den Stich trotzdem.',
    low: 'Ein Trumpf, aber niedriger als Cals Fünf.',
    not: 'Kein Trumpf, und Kreuz ist ausgespielt: Das gewinnt nichts.',
    done: 'Die Trumpf-Sieben schlägt die Fünf, und beide schlagen das Kreuz-Ass.',
  },
  last: {
    task: 'Das ist der vorletzte Stich, und du hast noch keinen. Bleib im Spiel.',
    low: 'Dann nimmt ihn Dees Dame, und nur noch eine Karte kann dich retten. Spiel den König jetzt.',
  },
  'last-brawl': {
    title: 'Kein Stich: groggy',
    text: 'Wer in einer Runde keinen Stich macht, ist groggy: raus aus diesem Durchgang, und es kostet ein Leben. Jede Runde hat eine Karte weniger, bis nur noch eine Person steht.',
    done: 'Ein Stich genügt: Du stehst noch. Wer die meisten Stiche macht, gibt die nächste Runde und sagt ihren Trumpf an.',
  },
  'last-round': {
    title: 'Kein Stich: raus',
    text: 'Wer in einer Runde keinen Stich macht, ist aus dem Spiel. Jede Runde hat eine Karte weniger, und es wird immer schwerer.',
    done: 'Ein Stich genügt: Du bist in der nächsten Runde. Wer die meisten Stiche macht, wählt ihren Trumpf.',
  },
  'last-hand': {
    title: 'Kein Stich: rausgeflogen',
    text: 'Wer in einer Runde keinen Stich macht, fliegt raus. Jede Runde hat eine Karte weniger, und es wird immer schwerer.',
    done: 'Ein Stich genügt: Du bist in der nächsten Runde. Wer die meisten Stiche macht, sagt ihren Trumpf an.',
  },
  dog: {
    title: 'Das Hundeleben',
    text: 'Beim ersten Mal fliegt man ohne Stich nicht raus, sondern bekommt das Hundeleben: eine einzige Karte. Immer wenn er dran ist, spielt der Hund sie, egal welche Farbe liegt, oder er klopft und wartet. Hol damit einen Stich, und du bist zurück.',
    task: 'Deine eine Karte ist ein Trumpf. Aber sieh, wer noch einen gespielt hat.',
    low: 'Bens Trumpf-König ist höher: Du würdest deine eine Karte verlieren und wärst raus. Warte.',
    done: 'Ein geduldiger Hund. Du behältst deine Karte für einen besseren Stich.',
  },
  bite: {
    title: 'Jetzt zubeißen',
    text: 'Der nächste Stich. Kreuz ist noch Trumpf, und deine eine Karte hast du noch.',
    task: 'Diesmal hat niemand einen Trumpf gespielt.',
    wait: 'Du darfst warten, aber besser wird es nicht: Dein Trumpf würde den Stich gewinnen.',
    done: 'Du bist zurück, nächstes Mal mit allen Karten. Weiter spielt, wer links von dir sitzt, denn du hast keine Karte mehr.',
  },
} as const satisfies Translation<typeof english>
