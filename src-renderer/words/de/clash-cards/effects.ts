import type {
  Amount,
  EffectList,
  Effect,
  EffectKind,
  Special,
  PermanentSelector,
  PermanentFilter,
  PlayerSelector,
} from '../../../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'
import { eachWords, gainWords, listed, Naming, people, thing, withArticle } from './names.ts'

/** Was Zauber und Fähigkeiten tun: ein Satz für jede Art von Wirkung. */

const life = ['Leben', 'Leben'] as const
const damage = ['Schaden', 'Schaden'] as const
export const counters = ['+1/+1-Marke', '+1/+1-Marken'] as const
const cards = ['Karte', 'Karten'] as const

const verbs = {
  gain: ['erhalte', 'erhält', 'erhalten'],
  lose: ['verliere', 'verliert', 'verlieren'],
  draw: ['ziehe', 'zieht', 'ziehen'],
  mill: ['lege', 'legt', 'legen'],
  discard: ['wirf', 'wirft', 'werfen'],
  sacrifice: ['opfere', 'opfert', 'opfern'],
  make: ['erzeuge', 'erzeugt', 'erzeugen'],
  control: ['übernimm', 'übernimmt', 'übernehmen'],
} as const

/** Befehl an „du“, Aussage über andere. */
function does(who: PlayerSelector, verb: keyof typeof verbs, n: Naming): string {
  if (who === 'you') return verbs[verb][0]
  const plural = typeof who === 'string' && people[who].plural === true
  return `${n.who(who, 'nom')} ${verbs[verb][plural ? 2 : 1]}`
}

function cardsWords(amount: Amount, n: Naming): string {
  return amount === 1 ? 'eine Karte' : n.amount(amount, cards)
}

export function changes(
  power: Amount | undefined,
  toughness: Amount | undefined,
  gains: readonly Keyword[] = [],
  loses: readonly Keyword[] = [],
  [gets, has, without]: readonly [string, string, string],
): string {
  const signed = (one: Amount | undefined): string =>
    typeof one === 'object'
      ? `+${'times' in one ? (one.times ?? 1) : 1}`
      : one === undefined || one === 0
        ? '+0'
        : typeof one === 'number'
          ? one < 0
            ? `−${-one}`
            : `+${one}`
          : '+X'
  const each = [power, toughness].find(one => typeof one === 'object')
  const per =
    each === undefined ? '' : ` für ${'powerOf' in (each as object) ? 'ihre Stärke' : eachWords(each as never)}`
  return listed(
    [
      ...(power === undefined && toughness === undefined
        ? []
        : [`${gets} ${signed(power)}/${signed(toughness)}${per}`]),
      ...(gains.length === 0 ? [] : [gainWords(gains, has)]),
      ...(loses.length === 0 ? [] : [gainWords(loses, without)]),
    ],
    'und',
  )
}

const specials: { readonly [S in Special]: string } = {
  'swap-life': 'tausche den Lebensstand mit einem Spieler deiner Wahl',
  'share-life': 'du und ein Spieler deiner Wahl teilt eure Leben gleichmäßig, abgerundet',
  'creatures-go-left': 'jeder gibt eine seiner Kreaturen an den Spieler zu seiner Linken',
  'neighbours-fight': 'die stärksten Kreaturen deiner beiden Nachbarn kämpfen gegeneinander',
}
const many = (what: PermanentSelector): boolean => typeof what === 'object' && 'every' in what

const wording: {
  readonly [K in EffectKind]: (effect: Extract<Effect, { readonly do: K }> & { readonly do: K }, n: Naming) => string
} = {
  damage: ({ to, amount }, n) =>
    `${n.amount(amount, damage)} an ${listed(
      (typeof to === 'object' && 'length' in to ? to : [to]).map(one => n.aim(one, 'dat')),
      'und',
    )}`,
  'gain-life': ({ who, amount }, n) => `${does(who, 'gain', n)} ${n.amount(amount, life)}`,
  'lose-life': ({ who, amount }, n) => `${does(who, 'lose', n)} ${n.amount(amount, life)}`,
  draw: ({ who, amount }, n) => `${does(who, 'draw', n)} ${cardsWords(amount, n)}`,
  mill: ({ who, amount }, n) => `${does(who, 'mill', n)} ${cardsWords(amount, n)} von der Bibliothek in den Friedhof`,
  discard: ({ who, amount, random }, n) =>
    `${does(who, 'discard', n)} ${random ? 'zufällig ' : ''}${cardsWords(amount, n)} ab`,
  destroy: ({ what }, n) => `zerstöre ${n.what(what, 'acc')}`,
  exile: ({ what }, n) => `verbanne ${n.what(what, 'acc')}`,
  tap: ({ what }, n) => `tappe ${n.what(what, 'acc')}`,
  untap: ({ what }, n) => `enttappe ${n.what(what, 'acc')}`,
  sacrifice: ({ who, which, amount }, n) =>
    `${does(who, 'sacrifice', n)} ${amount === 1 ? thing(which, 'ein') : `${n.amount(amount)} ${thing(which, 'alle').replace(/^alle /, '')}`}`,
  return: ({ what }, n) => {
    const name = n.what(what, 'acc')
    if (name.includes('Friedhof')) return `nimm ${name} auf die Hand`
    return `gib ${name} auf die Hand ${many(what) ? 'ihrer Besitzer' : 'ihres Besitzers'} zurück`
  },
  reanimate: ({ what }, n) => `bring ${n.what(what, 'acc')} zurück ins Spiel`,
  tuck: ({ what, under }, n) =>
    `lege ${n.what(what, 'acc')} ${under ? 'unter' : 'oben auf'} die Bibliothek ihres Besitzers`,
  bonus: ({ what, power, toughness, gains, loses }, n) =>
    `bis Zugende ${many(what) ? 'erhalten' : 'erhält'} ${n.what(what, 'nom')} ${changes(power, toughness, gains, loses, ['', '', 'nicht mehr']).trim().replaceAll('  ', ' ')}`,
  set: ({ what, power, toughness }, n) =>
    `bis Zugende ${many(what) ? 'sind' : 'ist'} ${n.what(what, 'nom')} ${power}/${toughness}`,
  counters: ({ what, amount }, n) =>
    `lege ${amount === 1 ? 'eine +1/+1-Marke' : n.amount(amount, counters)} auf ${many(what) ? thing((what as { readonly every: PermanentFilter }).every, 'jede') : n.what(what, 'acc')}`,
  control: ({ what, who = 'you', until, gains, tapAfter }, n) =>
    `${does(who, 'control', n)} ${n.what(what, 'acc')}${until === 'ever' ? '' : ' bis Zugende'}${gains === undefined ? '' : `; sie ${gainWords(gains, 'hat')}`}${tapAfter ? '; tappe sie danach' : ''}`,
  token: ({ token, amount, who = 'you' }, n) =>
    `${does(who, 'make', n)} ${amount === 1 ? `einen ${token}-Spielstein` : n.amount(amount, [`${token}-Spielstein`, `${token}-Spielsteine`])}`,
  counter: ({ what }, n) => `neutralisiere ${n.what(what, 'acc')}`,
  prevent: ({ to, amount }, n) =>
    amount === 'all'
      ? `verhindere in diesem Zug allen Schaden an ${n.aim(to, 'dat')}`
      : `verhindere in diesem Zug die nächsten ${n.amount(amount, damage)} an ${n.aim(to, 'dat')}`,
  'no-combat-damage': () => 'kein Kampfschaden in diesem Zug',
  arrange: ({ amount }, n) =>
    `sieh die obersten ${n.amount(amount, cards)} deiner Bibliothek an und lege sie in beliebiger Reihenfolge zurück`,
  search: ({ for: what, to }) =>
    `suche ${withArticle(what)} in deiner Bibliothek: ${to === 'hand' ? 'auf die Hand' : 'getappt ins Spiel'}`,
  fight: ({ one, other }, n) => `${n.what(one, 'nom')} kämpft gegen ${n.what(other, 'acc')}`,
  move: ({ what, to }, n) => `${n.what(what, 'nom')} zieht zu ${n.who(to, 'dat')}`,
  attach: ({ to }, n) => `rüste ${n.target(to.target, 'acc')} aus`,
  protect: ({ what }, n) => `bis Zugende erhält ${n.what(what, 'nom')} Schutz vor einer Farbe deiner Wahl`,
  special: ({ rule }) => specials[rule],
}

export function doingWords({ targets, effects, may }: EffectList): string {
  const n = new Naming(targets)
  const said = effects.map(effect => (wording[effect.do] as (effect: Effect, n: Naming) => string)(effect, n))
  return `${listed(said, 'und')}${may ? ', wenn du willst' : ''}`
}
