import type { PlayerRelation, Target, PermanentFilter } from '../../../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'
import type { Counted, Nouns } from '../../card-names.ts'

/** Deutsch: Dinge, Leute, Zahlen und Fähigkeiten, wie `text.ts` sie zusammensetzt. */

export type Case = 'nom' | 'acc' | 'dat'
type Gender = 'f' | 'n' | 'm'
export type Article = 'ein' | 'jede' | 'alle' | 'ziel'

const nouns: { readonly [noun: string]: readonly [one: string, many: string, gender: Gender] } = {
  land: ['Land', 'Länder', 'n'],
  creature: ['Kreatur', 'Kreaturen', 'f'],
  sorcery: ['Hexerei', 'Hexereien', 'f'],
  instant: ['Spontanzauber', 'Spontanzauber', 'm'],
  enchantment: ['Verzauberung', 'Verzauberungen', 'f'],
  artifact: ['Artefakt', 'Artefakte', 'n'],
  spell: ['Zauber', 'Zauber', 'm'],
  card: ['Karte', 'Karten', 'f'],
  'creature-card': ['Kreaturenkarte', 'Kreaturenkarten', 'f'],
  beast: ['Bestie', 'Bestien', 'f'],
  bird: ['Vogel', 'Vögel', 'm'],
  soldier: ['Söldner', 'Söldner', 'm'],
  rogue: ['Gauner', 'Gauner', 'm'],
  ghoul: ['Ghul', 'Ghule', 'm'],
  plant: ['Pflanze', 'Pflanzen', 'f'],
  permanent: ['Karte im Spiel', 'Karten im Spiel', 'f'],
  'basic-land': ['Standardland', 'Standardländer', 'n'],
}
export const nounOf = (noun: string): (typeof nouns)[string] => nouns[noun] ?? nouns['card']!
export const kindWords = (kind: string): string => nounOf(kind)[0]

const articles: { readonly [G in Gender]: { readonly [C in Case]: readonly [ein: string, jede: string] } } = {
  f: { nom: ['eine', 'jede'], acc: ['eine', 'jede'], dat: ['einer', 'jeder'] },
  n: { nom: ['ein', 'jedes'], acc: ['ein', 'jedes'], dat: ['einem', 'jedem'] },
  m: { nom: ['ein', 'jeder'], acc: ['einen', 'jeden'], dat: ['einem', 'jedem'] },
}
/** Endings of adjectives after “ein” and after “jede”. */
const endings: { readonly [G in Gender]: { readonly [C in Case]: readonly [ein: string, jede: string] } } = {
  f: { nom: ['e', 'e'], acc: ['e', 'e'], dat: ['en', 'en'] },
  n: { nom: ['es', 'e'], acc: ['es', 'e'], dat: ['en', 'en'] },
  m: { nom: ['er', 'e'], acc: ['en', 'en'], dat: ['en', 'en'] },
}

export function withArticle(noun: string, c: Case = 'acc'): string {
  const [one, , gender] = nounOf(noun)
  return `${articles[gender][c][0]} ${one}`
}

export const colourNames: { readonly [colour: string]: string } = {
  white: 'weißes',
  blue: 'blaues',
  black: 'schwarzes',
  red: 'rotes',
  green: 'grünes',
}

const plainKeywords: { readonly [K in Keyword]: string } = {
  flying: 'Flug',
  reach: 'Reichweite',
  'first-strike': 'Erstschlag',
  'double-strike': 'Doppelschlag',
  trample: 'Trampeln',
  vigilance: 'Wachsamkeit',
  haste: 'Eile',
  deathtouch: 'Todesberührung',
  lifelink: 'Lebensband',
  defender: 'Verteidiger',
  menace: 'Drohung',
  hexproof: 'Fluchsicher',
  indestructible: 'Unzerstörbar',
  flash: 'Überraschung',
  unblockable: 'kann nicht geblockt werden',
  'protection-from-white': 'Schutz vor Weiß',
  'protection-from-blue': 'Schutz vor Blau',
  'protection-from-black': 'Schutz vor Schwarz',
  'protection-from-red': 'Schutz vor Rot',
  'protection-from-green': 'Schutz vor Grün',
  'cannot-attack': 'kann nicht angreifen',
  'cannot-block': 'kann nicht blocken',
  'does-not-untap': 'enttappt nicht',
}
export const keywordWords = (word: Keyword): string => plainKeywords[word]

const owners: { readonly [owner: string]: string } = {
  you: 'du kontrollierst',
  left: 'dein linker Nachbar kontrolliert',
  right: 'dein rechter Nachbar kontrolliert',
  neighbours: 'ein Nachbar kontrolliert',
  'team-mates': 'ein Teamkamerad kontrolliert',
  opponents: 'ein Gegner kontrolliert',
  others: 'andere kontrollieren',
}

/** Ein Ding mit seinem Artikel: „eine andere Kreatur mit Flug, die ein Gegner kontrolliert,“. */
export function thing(which: PermanentFilter, article: Article | '', c: Case = 'acc'): string {
  const [one, many, gender] = nounOf(which.type ?? which.is ?? 'card')
  const plural = article === 'alle'
  const weak = article === 'jede'
  const own = plural && which.of === 'you'
  const ending = plural
    ? 'en'
    : article === ''
      ? plural
        ? 'e'
        : endings[gender].nom[0]
      : endings[gender][c][weak ? 1 : 0]
  const adjectives = [
    which.other ? 'ander' : '',
    which.tapped === undefined ? '' : which.tapped ? 'getappt' : 'ungetappt',
    which.attacking ? 'angreifend' : '',
  ].flatMap(word => (word === '' ? [] : [word + ending]))
  const first = own
    ? c === 'dat'
      ? 'deinen'
      : 'deine'
    : plural
      ? c === 'dat'
        ? 'allen'
        : 'alle'
      : article === ''
        ? ''
        : articles[gender][c][weak ? 1 : 0]
  const noun = plural ? (c === 'dat' && !many.endsWith('n') ? `${many}n` : many) : one
  const after = [
    article === 'ziel' ? 'deiner Wahl' : '',
    which.is === undefined && which.type === undefined ? 'im Spiel' : '',
    which.powerAtLeast === undefined ? '' : `mit Stärke ${which.powerAtLeast} oder mehr`,
    which.abroad ? 'in der Fremde' : '',
  ]
  const words = [first, ...adjectives, noun, ...after].filter(word => word !== '').join(' ')
  if (which.of === undefined || own) return words
  return `${words}, ${plural ? 'die' : { f: 'die', n: 'das', m: 'den' }[gender]} ${owners[which.of]},`
}

export interface Person {
  readonly nom: string
  readonly dat: string
  readonly acc: string
  readonly plural?: true
}
const man = (rest: string): Person => ({ nom: `ein ${rest}`, dat: `einem ${rest}`, acc: `einen ${rest}` })
const every = (noun: string): Person => ({ nom: `jeder ${noun}`, dat: `jedem ${noun}`, acc: `jeden ${noun}` })
export const people: { readonly [W in PlayerRelation | 'that-player']: Person } = {
  you: { nom: 'du', dat: 'dir', acc: 'dich' },
  left: { nom: 'dein linker Nachbar', dat: 'deinem linken Nachbarn', acc: 'deinen linken Nachbarn' },
  right: { nom: 'dein rechter Nachbar', dat: 'deinem rechten Nachbarn', acc: 'deinen rechten Nachbarn' },
  neighbours: { nom: 'deine Nachbarn', dat: 'deinen Nachbarn', acc: 'deine Nachbarn', plural: true },
  'team-mates': { nom: 'dein Team', dat: 'deinem Team', acc: 'dein Team' },
  opponents: every('Gegner'),
  others: every('andere Spieler'),
  everybody: every('Spieler'),
  'that-player': { nom: 'dieser Spieler', dat: 'diesem Spieler', acc: 'diesen Spieler' },
}
/** Wer es gerade ist, im Auslöser. */
export const somebody: { readonly [W in PlayerRelation]: Person } = {
  ...people,
  neighbours: { nom: 'ein Nachbar', dat: 'einem Nachbarn', acc: 'einen Nachbarn' },
  'team-mates': { nom: 'ein Teamkamerad', dat: 'einem Teamkameraden', acc: 'einen Teamkameraden' },
  opponents: man('Gegner'),
  others: { nom: 'ein anderer Spieler', dat: 'einem anderen Spieler', acc: 'einen anderen Spieler' },
  everybody: man('Spieler'),
}

const targetPeople = {
  any: man('Spieler deiner Wahl'),
  opponent: man('Gegner deiner Wahl'),
  other: {
    nom: 'ein anderer Spieler deiner Wahl',
    dat: 'einem anderen Spieler deiner Wahl',
    acc: 'einen anderen Spieler deiner Wahl',
  },
  neighbour: { nom: 'ein Nachbar deiner Wahl', dat: 'einem Nachbarn deiner Wahl', acc: 'einen Nachbarn deiner Wahl' },
  'team-mate': {
    nom: 'ein Teamkamerad deiner Wahl',
    dat: 'einem Teamkameraden deiner Wahl',
    acc: 'einen Teamkameraden deiner Wahl',
  },
} as const satisfies { readonly [kind: string]: Person }

function targetWords(target: Target, c: Case): string {
  if ('thing' in target) return thing(target.thing, 'ziel', c)
  if ('any' in target) return { nom: 'ein Ziel', acc: 'ein Ziel', dat: 'einem Ziel' }[c] + ' deiner Wahl'
  if ('spell' in target) return `${withArticle(target.spell === 'any' ? 'spell' : target.spell, c)} deiner Wahl`
  if ('grave' in target) {
    if (target.grave === 'spell') return 'einen Spontanzauber oder eine Hexerei deiner Wahl aus deinem Friedhof'
    return `${withArticle(target.grave === 'creature' ? 'creature-card' : target.grave === 'any' ? 'card' : target.grave, c)} deiner Wahl aus deinem Friedhof`
  }
  return targetPeople[target.player][c]
}

function eachWords(amount: Counted): string {
  if ('count' in amount) return thing(amount.count, 'jede')
  if ('fallen' in amount) return 'jeden Gefallenen'
  if ('crown' in amount) return 'die Krone'
  if ('graveyard' in amount)
    return `${amount.graveyard === 'creature' ? 'jede Kreaturenkarte' : `jede Karte (${kindWords(amount.graveyard)})`} in deinem Friedhof`
  if ('hand' in amount) return amount.hand === 'you' ? 'jede Karte auf deiner Hand' : 'jede Karte auf dessen Hand'
  const each: { readonly [who: string]: string } = {
    neighbours: 'jeden Nachbarn',
    'team-mates': 'jeden Teamkameraden',
    opponents: 'jeden Gegner',
    others: 'jeden anderen Spieler',
    everybody: 'jeden Spieler',
  }
  return each[amount.players as string] ?? 'jeden davon'
}
export const forEach = (amount: Counted | 'power'): string =>
  `für ${amount === 'power' ? 'ihre Stärke' : eachWords(amount)}`

export const names: Nouns<[Case]> = {
  target: targetWords,
  again: (target, c) => {
    if (target === undefined) return c === 'dat' ? 'ihm' : 'es'
    if ('player' in target) return people['that-player'][c]
    return c === 'dat' ? 'ihr' : 'sie'
  },
  self: (which, c) =>
    ({
      this: c === 'dat' ? 'dieser Karte' : 'diese Karte',
      host: c === 'dat' ? 'der verzauberten Kreatur' : 'die verzauberte Kreatur',
      it: c === 'dat' ? 'ihr' : 'sie',
    })[which],
  all: (which, c) => thing(which, 'alle', c),
  each: (which, c) => thing(which, 'jede', c),
  person: (who, c) => people[who][c],
  forEach,
}
