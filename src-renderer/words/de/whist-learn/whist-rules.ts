import type english from '../../en/whist-learn/whist-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  example: 'Ein Beispielblatt',
  short: 'Kurz gesagt',
  how: 'So läuft eine Runde',
  'how-round': 'So läuft eine Runde',
  ends: 'So endet es',
  good: 'Gut zu wissen',
  names: 'Namen und Verwandtschaft',
  tricks: {
    title: 'Was ist ein Stich?',
    text: 'Eine Person **spielt aus**: Sie legt eine Karte offen in die Mitte. Nach links reihum legen die anderen je eine Karte dazu. Haben alle eine gelegt, ist dieser kleine Haufen ein **Stich**, und wer die beste Karte darin hat, nimmt ihn. Er bleibt als Zeichen vor dieser Person liegen, und sie spielt zum nächsten aus.',
    picture: 'Ben hat die Kreuz-8 ausgespielt. Dees König ist das höchste Kreuz: Der Stich gehört Dee.',
    order: 'Jede Farbe geht von oben nach unten so: Ass, König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2.',
    follow: 'Bedienen',
    'follow-text':
      'Die ausgespielte Karte bestimmt die Farbe. Hast du eine Karte dieser Farbe, **musst** du eine spielen; welche, ist dir überlassen. Nur wenn du keine hast, darfst du spielen, was du willst.',
    'follow-why': 'Herz ist ausgespielt, und du hast Herz.',
    'follow-picture':
      'Herz ist ausgespielt: Die beiden Herzkarten dürfen gespielt werden. Die anderen sind blass und sagen dir, warum, wenn du sie antippst.',
    'trump-text':
      'In jeder Runde ist eine Farbe **Trumpf**. Der höchste Trumpf gewinnt den Stich; hat niemand Trumpf gespielt, die höchste Karte der ausgespielten Farbe. Alle anderen Karten gewinnen nichts, auch Asse nicht. Trumpf auf eine andere Farbe darfst du nur spielen, wenn du nicht bedienen kannst.',
    'trump-picture':
      'Karo ist ausgespielt. Du hast keins, und Pik ist Trumpf: Deine 2 nimmt dem Karo-Ass den Stich ab. Dees Herz-Ass ist weder ausgespielte Farbe noch Trumpf und gewinnt nichts.',
  },
  dog: {
    short:
      'Zwei bis sieben Leute bekommen je sieben Karten, dann sechs, dann fünf. Mach in jeder Runde mindestens einen Stich, sonst fliegst du raus – einmal kann dich das Hundeleben retten. Wer übrig bleibt, gewinnt. Ein Spiel dauert eine Viertelstunde.',
    first:
      'In der ersten Runde gibt es sieben Karten für jeden. Eine weitere wird aufgedeckt: Ihre Farbe ist Trumpf. Wer links vom Geber sitzt, spielt zum ersten Stich aus.',
    lead: 'Zu jedem Stich spielt aus, wer den letzten gemacht hat, bis alle Karten gespielt sind.',
    call: 'Wer die meisten Stiche hat, sagt für die nächste Runde Trumpf an, nach einem Blick in die neuen Karten. Haben mehrere gleich viele, wird gezogen: Jeder deckt eine Karte auf, und die höchste entscheidet.',
    deal: 'Das Geben wandert nach links, und jede Runde hat eine Karte weniger: sechs, fünf, vier, drei, zwei, eine.',
    title: 'Kein Stich: rausgeflogen, oder das Hundeleben',
    text: 'Wer am Ende einer Runde keinen einzigen Stich hat, ist aus dem Spiel. Nur die erste Runde, in der das passiert, ist milder: Alle, denen es da passiert, bekommen das **Hundeleben**.',
    seats:
      'Die erste Runde ist vorbei. Cal hat keinen Stich und ist in der nächsten ein Hund; Ann hat die meisten und sagt Trumpf an.',
    one: 'Ein Hund bekommt eine einzige Karte.',
    turn: 'Immer wenn er dran ist, spielt der Hund diese Karte, egal welche Farbe liegt, oder er klopft und wartet. Spätestens im letzten Stich der Runde muss er sie spielen.',
    back: 'Gewinnt die Karte des Hundes ihren Stich, ist er zurück: nächstes Mal mit allen Karten wie die anderen. Zum nächsten Stich spielt aus, wer links von ihm sitzt, denn der Hund hat keine Karte mehr.',
    out: 'Gewinnt sie keinen, ist der Hund raus.',
    left: 'Sitzt ein Hund links vom Geber, muss er nicht ausspielen: Er klopft, und wer links von ihm sitzt, spielt aus. In diesen Stich kann er nicht mehr eingreifen.',
    picture:
      'Braver Hund: Cal hat auf einen Stich ohne Trumpf gewartet und ihn mit der einen Karte geholt. Cal ist wieder im Spiel.',
    end: 'Wer als Letztes übrig ist, gewinnt. Sind es noch mehrere, wenn die Runde mit einer Karte kommt, entscheidet deren einziger Stich alles.',
    'good-one': 'Ein Stich genügt. Hol ihn früh mit einem Ass oder hohen Trumpf, statt auf die letzte Karte zu hoffen.',
    'good-call': 'Beim Ansagen ist meist die Farbe gut, von der du am meisten hast.',
    'good-count': 'Zähl die Trümpfe, die gespielt sind: Sind sie weg, ist deine lange Farbe so gut wie Trumpf.',
    names:
      'Vielleicht kennst du das Spiel unter anderem Namen: In Großbritannien heißt es **Trumps**, anderswo **Rat**, **Reduction Whist** oder **Diminishing Whist**, weil das Blatt immer kleiner wird. Viele lernen damit zum ersten Mal, was ein Stich ist. **Knockout Whist**, hier in einem Wort geschrieben, ist die kürzere Schwester ohne Hund; **All Out Brawl** ist das große mit den Leben.',
  },
  brawl: {
    story:
      'Die erste Regel der Kneipe: keine Prügelei. Aber dann kippt ein Krug um, es wird laut, jemand sagt etwas über irgendwessen Mutter – und schon ist der ganze Raum dabei. Sprüche fliegen, Stühle fliegen, man duckt sich. Wenn sich der Staub legt, steht nur noch eine Person auf dem Haufen der anderen und fragt, wer zahlt.',
    short:
      'Eine Kneipenschlägerei für zwei bis zwölf. In jeder Runde brauchst du einen Stich, sonst bist du **groggy**: raus aus dem Durchgang, und es kostet ein Leben. Wer als Letztes steht, gewinnt den Durchgang; wer als Letztes noch ein Leben hat, das Spiel.',
    words:
      'Drei Wörter: Ein **Spiel** hat mehrere **Durchgänge**, und ein Durchgang ist eine Leiter von **Runden**, jede um eine Karte kürzer.',
    first:
      'Ein Durchgang beginnt mit so vielen Karten, wie für alle reichen, einer geraden Zahl bis acht: acht für jeden bis zu sechst, sechs zu siebt und zu acht, vier von neun bis zwölf.',
    call: 'In der allerersten Runde wird eine Karte für Trumpf aufgedeckt. In jeder späteren sieht sich der Geber seine Karten an und sagt laut Trumpf an, bevor jemand spielt.',
    lead: 'Wer links vom Geber sitzt, spielt aus. Wer einen Stich macht, spielt zum nächsten aus.',
    deal: 'Sind die Karten gespielt, gibt die nächste Runde, wer die meisten Stiche hat – und sagt damit ihren Trumpf an. Haben mehrere gleich viele, zieht jeder eine Karte; die höchste gibt. Bei gleichen Werten zählt die Farbe: Herz, Karo, Kreuz, Pik.',
    fewer:
      'Die nächste Runde des Durchgangs hat eine Karte weniger. Eine Runde mit einer Karte lässt genau eine Person stehen.',
    title: 'Groggy, und was es kostet',
    text: 'Alle ohne Stich am Ende einer Runde sind groggy: Sie setzen den Rest des Durchgangs aus und zahlen ein Leben. Du beginnst mit zweien. Ohne Leben spielst du weiter, **auf wackligen Beinen** – aber noch einmal groggy, ohne etwas zum Zahlen, und du bist aus dem Spiel.',
    seats:
      'Ben hat keinen Stich, ist groggy und hat ein Leben gezahlt. Cal kämpft weiter, auf wackligen Beinen. Dee hatte nichts mehr zu zahlen: aus dem Spiel. Ann hat die meisten Stiche und gibt.',
    rounds: 'Durchgänge, und wie es endet',
    round:
      'Wer als Letztes steht, gewinnt den Durchgang und gibt den nächsten. Alle, die noch im Spiel sind, stehen wieder auf, und die Leiter beginnt von vorn mit voller Kartenzahl.',
    end: 'Hat nach einem Durchgang nur noch eine Person ein Leben, gewinnt sie das Spiel. Hat niemand mehr eins, geht es weiter, bis eine übrig ist.',
    'good-deal': 'Wer gibt, hat es am besten: Kämpf um die meisten Stiche, solange du gute Karten hast.',
    'good-legs': 'Auf wackligen Beinen nimm den ersten Stich, den du kriegst; Stolz kommt später.',
    'good-count':
      'Zu vielen ist fast das ganze Spiel verteilt: Merk dir, wer nicht bedienen konnte, der sticht wieder.',
    names:
      'Ein rüpelhaftes Kind der Familie **Knock-out Whist**: Das Blatt wird auch hier immer kleiner, dazu kommen Durchgänge und Leben, damit niemand lange zusehen muss.',
  },
  round: {
    short:
      'Zwei bis sechs Leute, höchstens sieben Runden: sieben Karten in der ersten, eine in der letzten. Wer in einer Runde keinen Stich macht, ist raus, sofort und endgültig. Wer übrig bleibt, gewinnt. Ein Spiel dauert zehn Minuten.',
    first:
      'Die erste Runde hat sieben Karten für jeden, die zweite sechs, und so weiter bis zu einer. Was nicht verteilt ist, spielt in der Runde nicht mit.',
    call: 'In der ersten Runde bestimmt der Zufall den Trumpf. Danach wählt ihn, wer in der Runde davor die meisten Stiche hatte, nach einem Blick in die neuen Karten. Haben mehrere gleich viele, entscheidet das Los.',
    lead: 'Zum ersten Stich spielt aus, wer links vom Geber sitzt, danach immer, wer den letzten gemacht hat.',
    deal: 'Das Geben wandert nach links unter denen, die noch dabei sind.',
    seats:
      'Die erste Runde ist vorbei: Cal hat keinen Stich und ist raus. Ann hat die meisten und wählt den Trumpf für die zweite.',
    end: 'Wer als Letztes dabei ist, gewinnt. Erreichen mehrere die siebte Runde, hat jeder eine Karte, und deren einziger Stich entscheidet. Ein Hundeleben gibt es in diesem Spiel nicht.',
    'good-one':
      'Sichere dir erst einen Stich und denk dann an die meisten: Ein sicheres Ass ist mehr wert als zwei Hoffnungen.',
    'good-king':
      'In kurzen Runden sind die meisten Karten nicht im Spiel; ein König kann gut die höchste seiner Farbe sein.',
    'good-lead': 'Mit einer Karte für jeden gilt: Wer Trumpf ausspielt, ist nur von einem höheren Trumpf zu schlagen.',
    names:
      'Dieselbe Familie wie **Knock-out Whist** (auch Trumps, Rat, Reduction Whist oder Diminishing Whist), in der schnellen Form: Den ersten Trumpf bestimmt der Zufall, und es gibt keinen Hund. In einem Wort geschrieben ist es dieses Spiel; mit Bindestrich das mit dem Hund.',
  },
} as const satisfies Translation<typeof english>
