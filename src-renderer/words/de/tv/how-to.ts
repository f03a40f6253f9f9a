import type english from '../../en/tv/how-to.ts'
import type { Translation } from '../../messages.ts'

export default {
  'knock-out-whist': {
    first: 'Bediene die ausgespielte Farbe, wenn du kannst. Die höchste Karte macht den Stich, Trumpf schlägt alles.',
    next: 'Wer die meisten Stiche hat, bestimmt Trumpf. Jede Runde gibt es eine Karte weniger.',
    end: 'Kein Stich in einer Runde, und du bist raus. Wer übrig bleibt, gewinnt.',
  },
  'all-out-brawl': {
    first: 'Alle spielen reihum eine Karte; die höchste macht den Stich.',
    next: 'Kein Stich in einer Runde: Du bist groggy und zahlst ein Leben.',
    end: 'Kein Leben mehr: raus aus der Schlägerei. Wer allein noch ein Leben hat, gewinnt.',
  },
  'knockout-whist': {
    first: 'Bediene, wenn du kannst. Die höchste Karte macht den Stich, Trumpf schlägt alles.',
    next: 'Sieben Karten, dann sechs, bis hinunter zu einer.',
    end: 'Kein Stich in einer Runde, und du bist raus. Wer übrig bleibt, gewinnt.',
  },
  brawl: {
    first: 'Niemand wartet: Deck deine Karten auf und leg sie so schnell du kannst an die Bases.',
    next: 'Hits einer Farbe wachsen. Ein Block hält eine Seite auf, ein Clear nimmt eine Base weg.',
    end: 'Sind alle Bases eingefroren, gewinnt, wer mehr davon hat.',
  },
  referee: {
    first: 'Setz dich mit deinem eigenen Deck dazu.',
    next: 'Tipp an, was geschieht: Angriff, verlorene Leben, Zugende. Der Tisch zählt mit.',
    end: 'Wer zuletzt übrig ist, oder das letzte Team, gewinnt.',
  },
  clash: {
    first: 'Jeden Zug ein Land mehr zum Bezahlen: Spiel Kreaturen und Zauber.',
    next: 'Kreaturen greifen an, wen sie erreichen, und blocken, was dich angreift.',
    end: 'Ohne Leben bist du raus. Wer übrig bleibt, gewinnt.',
  },
} as const satisfies Translation<typeof english>
