import type { Effect, EffectList, PlayerSelector, Special, Trigger } from '../../../../src-engine/clash/cards/card.ts'
import { gainWords, isMany, listed, Naming } from '../../card-names.ts'
import { changeWords, effectsText, type EffectWording } from '../../card-text.ts'
import { forEach, keywordWords, names, people, thing, withArticle, type Case } from './names.ts'

/** Was Zauber und Fähigkeiten tun: ein Satz für jede Art von Wirkung. */

const life = { one: '1 Leben', many: 'Leben' }
const damage = { one: '1 Schaden', many: 'Schaden' }
const counters = { one: 'eine +1/+1-Marke', many: '+1/+1-Marken' }
const cards = { one: 'eine Karte', many: 'Karten' }

/** Womit gesagt wird, wie sich eine Kreatur ändert. */
export const changes = { and: 'und', keyword: keywordWords, forEach }

const verbs = {
  gain: ['erhalte', 'erhält', 'erhalten'],
  lose: ['verliere', 'verliert', 'verlieren'],
  draw: ['ziehe', 'zieht', 'ziehen'],
  mill: ['lege', 'legt', 'legen'],
  discard: ['wirf', 'wirft', 'werfen'],
  sacrifice: ['opfere', 'opfert', 'opfern'],
  make: ['erzeuge', 'erzeugt', 'erzeugen'],
  control: ['übernimm', 'übernimmt', 'übernehmen'],
  take: ['nimm', 'nimmt', 'nehmen'],
} as const

/** Befehl an „du“, Aussage über andere. */
function does(who: PlayerSelector, verb: keyof typeof verbs, n: Naming<[Case]>): string {
  if (who === 'you') return verbs[verb][0]
  const plural = typeof who === 'string' && people[who].plural === true
  return `${n.who(who, 'nom')} ${verbs[verb][plural ? 2 : 1]}`
}

const specials: { readonly [S in Special]: string } = {
  'swap-life': 'tausche den Lebensstand mit einem Spieler deiner Wahl',
  'share-life': 'du und ein Spieler deiner Wahl teilt eure Leben gleichmäßig, abgerundet',
  'creatures-go-left': 'jeder gibt eine seiner Kreaturen an den Spieler zu seiner Linken',
  'neighbours-fight': 'die stärksten Kreaturen deiner beiden Nachbarn kämpfen gegeneinander',
}

const bounties = { one: 'ein Kopfgeld', many: 'Kopfgelder' }

/** Wirkungen in einer Wirkung. */
function nested(effects: readonly Effect[], n: Naming<[Case]>): string {
  return effectsText(wording, effects, n, 'und')
}

const wording: EffectWording<[Case]> = {
  damage: ({ to, amount }, n) =>
    `${n.amount(amount, damage)} an ${listed(
      (typeof to === 'object' && 'length' in to ? to : [to]).map(one => n.aim(one, 'dat')),
      'und',
    )}`,
  'gain-life': ({ who, amount }, n) => `${does(who, 'gain', n)} ${n.amount(amount, life)}`,
  'lose-life': ({ who, amount }, n) => `${does(who, 'lose', n)} ${n.amount(amount, life)}`,
  draw: ({ who, amount }, n) => `${does(who, 'draw', n)} ${n.amount(amount, cards)}`,
  mill: ({ who, amount }, n) => `${does(who, 'mill', n)} ${n.amount(amount, cards)} von der Bibliothek in den Friedhof`,
  discard: ({ who, amount, random }, n) =>
    `${does(who, 'discard', n)} ${random ? 'zufällig ' : ''}${n.amount(amount, cards)} ab`,
  destroy: ({ what }, n) => `zerstöre ${n.what(what, 'acc')}`,
  exile: ({ what }, n) => `schick ${n.what(what, 'acc')} ins Exil`,
  tap: ({ what }, n) => `tappe ${n.what(what, 'acc')}`,
  untap: ({ what }, n) => `enttappe ${n.what(what, 'acc')}`,
  sacrifice: ({ who, which, amount }, n) =>
    `${does(who, 'sacrifice', n)} ${amount === 1 ? thing(which, 'ein') : `${n.amount(amount)} ${thing(which, 'alle').replace(/^alle /, '')}`}`,
  return: ({ what }, n) => {
    const name = n.what(what, 'acc')
    if (name.includes('Friedhof')) return `nimm ${name} auf die Hand`
    return `gib ${name} auf die Hand ${isMany(what) ? 'ihrer Besitzer' : 'ihres Besitzers'} zurück`
  },
  reanimate: ({ what }, n) => `bring ${n.what(what, 'acc')} zurück ins Spiel`,
  tuck: ({ what, under }, n) =>
    `lege ${n.what(what, 'acc')} ${under ? 'unter' : 'oben auf'} die Bibliothek ihres Besitzers`,
  bonus: ({ what, lasts, ...change }, n) =>
    `${lasts === undefined ? 'bis Zugende' : 'bis zu deinem nächsten Zug'} ${isMany(what) ? 'erhalten' : 'erhält'} ${n.what(what, 'nom')} ${changeWords(changes, change, { gets: '', has: '', loses: 'nicht mehr' })}`,
  set: ({ what, power, toughness }, n) =>
    `bis Zugende ${isMany(what) ? 'sind' : 'ist'} ${n.what(what, 'nom')} ${power}/${toughness}`,
  counters: ({ what, amount }, n) =>
    `lege ${n.amount(amount, counters)} auf ${isMany(what) ? thing(what.every, 'jede') : n.what(what, 'acc')}`,
  control: ({ what, who = 'you', until, gains, tapAfter }, n) =>
    `${does(who, 'control', n)} ${n.what(what, 'acc')}${until === 'ever' ? '' : ' bis Zugende'}${gains === undefined ? '' : `; sie ${gainWords(changes, gains, 'hat')}`}${tapAfter ? '; tappe sie danach' : ''}`,
  token: ({ token, amount, who = 'you' }, n) =>
    `${does(who, 'make', n)} ${n.amount(amount, { one: `einen ${token}-Spielstein`, many: `${token}-Spielsteine` })}`,
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
  crown: ({ who }, n) => `${does(who, 'take', n)} die Krone`,
  bounty: ({ who, amount }, n) => `setze ${n.amount(amount, bounties)} auf ${n.who(who, 'acc')} aus`,
  vote: ({ ways }, n) => `alle stimmen ab: ${ways.map(way => nested(way, n)).join('; oder ')}`,
  elect: ({ from, effects }, n) =>
    `alle wählen einen ${from === 'everybody' ? 'Spieler' : 'Gegner'}: ${nested(effects, n)}`,
  offer: ({ kind, to, taken, refused }, n) =>
    `biete ${n.who(to, 'dat')} ${kind === 'gift' ? 'ein Geschenk' : 'einen Handel'} an: ${nested(taken, n)}${refused === undefined ? '' : `; sonst ${nested(refused, n)}`}`,
  truce: () => 'Waffenruhe über eure beiden nächsten Züge',
  later: ({ when, effects }, n) =>
    `${when === 'upkeep' ? 'zu Beginn deines nächsten Zuges' : 'am Ende dieses Zuges'} ${nested(effects, n)}`,
  special: ({ rule }) => specials[rule],
}

export function effectWords({ targets, effects, may }: EffectList & Pick<Trigger, 'may'>): string {
  return `${effectsText(wording, effects, new Naming(names, targets), 'und')}${may ? ', wenn du willst' : ''}`
}
