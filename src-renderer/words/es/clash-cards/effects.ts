import type { Effect, EffectList, PlayerSelector, Special, Trigger } from '../../../../src-engine/clash/cards/card.ts'
import { gainWords, isMany, listed, Naming } from '../../card-names.ts'
import { changeWords, effectsText, type ChangeVerbs, type EffectWording } from '../../card-text.ts'
import { after, forEach, isPlural, keywordWords, names, thing, withArticle } from './names.ts'

/** Lo que hacen hechizos y habilidades: una frase por cada clase de efecto. */

const life = { one: '1 vida', many: 'vidas' }
const damage = { one: '1 de daño', many: 'de daño' }
export const counters = { one: 'un contador +1/+1', many: 'contadores +1/+1' }
const cards = { one: 'una carta', many: 'cartas' }

/** Con qué se dice cómo cambia una criatura. */
export const changes = { and: 'y', keyword: keywordWords, forEach }

const verbs = {
  gain: ['gana', 'gana', 'ganan'],
  lose: ['pierde', 'pierde', 'pierden'],
  draw: ['roba', 'roba', 'roban'],
  mill: ['pon', 'pone', 'ponen'],
  discard: ['descarta', 'descarta', 'descartan'],
  sacrifice: ['sacrifica', 'sacrifica', 'sacrifican'],
  make: ['crea', 'crea', 'crean'],
  control: ['toma', 'toma', 'toman'],
} as const

function does(who: PlayerSelector, verb: keyof typeof verbs, n: Naming<[]>): string {
  return who === 'you' ? verbs[verb][0] : `${n.who(who)} ${verbs[verb][isPlural(who) ? 2 : 1]}`
}

const specials: { readonly [S in Special]: string } = {
  'swap-life': 'intercambia tus vidas con un jugador a tu elección',
  'share-life': 'tú y un jugador a tu elección repartís vuestras vidas a partes iguales, redondeando hacia abajo',
  'creatures-go-left': 'cada jugador pasa una de sus criaturas al jugador de su izquierda',
  'neighbours-fight': 'las criaturas más fuertes de tus dos vecinos luchan entre sí',
}

/** Lo que cambia recibe, tiene (por un tiempo: gana) y pierde. */
export function changeVerbs(plural: boolean, has: 'tiene' | 'gana'): ChangeVerbs {
  const n = plural ? 'n' : ''
  return { gets: `recibe${n}`, has: `${has}${n}`, loses: `pierde${n}` }
}

const bounties = { one: 'una recompensa', many: 'recompensas' }

/** Efectos dentro de un efecto. */
function nested(effects: readonly Effect[], n: Naming<[]>): string {
  return effectsText(wording, effects, n, 'y')
}

const wording: EffectWording<[]> = {
  damage: ({ to, amount }, n) =>
    `${n.amount(amount, damage)} a ${listed(
      (typeof to === 'object' && 'length' in to ? to : [to]).map(one => after(n.aim(one))),
      'y a',
    )}`,
  'gain-life': ({ who, amount }, n) => `${does(who, 'gain', n)} ${n.amount(amount, life)}`,
  'lose-life': ({ who, amount }, n) => `${does(who, 'lose', n)} ${n.amount(amount, life)}`,
  draw: ({ who, amount }, n) => `${does(who, 'draw', n)} ${n.amount(amount, cards)}`,
  mill: ({ who, amount }, n) => `${does(who, 'mill', n)} ${n.amount(amount, cards)} de la biblioteca en el cementerio`,
  discard: ({ who, amount, random }, n) =>
    `${does(who, 'discard', n)} ${n.amount(amount, cards)}${random ? ' al azar' : ''}`,
  destroy: ({ what }, n) => (what === 'it' ? 'destrúyela' : `destruye ${n.what(what)}`),
  exile: ({ what }, n) => `exilia ${n.what(what)}`,
  tap: ({ what }, n) => `gira ${n.what(what)}`,
  untap: ({ what }, n) => `endereza ${n.what(what)}`,
  sacrifice: ({ who, which, amount }, n) =>
    `${does(who, 'sacrifice', n)} ${amount === 1 ? thing(which, 'un') : `${n.amount(amount)} ${thing(which, 'todos').replace(/^tod[oa]s l[oa]s /, '')}`}`,
  return: ({ what }, n) => {
    const name = n.what(what)
    return `devuelve ${name} a ${name.includes('cementerio') ? 'tu mano' : isMany(what) ? 'las manos de sus dueños' : 'la mano de su dueño'}`
  },
  reanimate: ({ what }, n) => `devuelve ${n.what(what)} al juego`,
  tuck: ({ what, under }, n) => `pon ${n.what(what)} ${under ? 'debajo' : 'encima'} de la biblioteca de su dueño`,
  bonus: ({ what, lasts, ...change }, n) =>
    `${n.what(what)} ${changeWords(changes, change, changeVerbs(isMany(what), 'gana'))} hasta ${lasts === undefined ? 'el final del turno' : 'tu próximo turno'}`,
  set: ({ what, power, toughness }, n) =>
    `${n.what(what)} ${isMany(what) ? 'son' : 'es'} ${power}/${toughness} hasta el final del turno`,
  counters: ({ what, amount }, n) =>
    `pon ${n.amount(amount, counters)} sobre ${isMany(what) ? thing(what.every, 'cada') : n.what(what)}`,
  control: ({ what, who = 'you', until, gains, tapAfter }, n) =>
    `${does(who, 'control', n)} el control de ${n.what(what)}${until === 'ever' ? '' : ' este turno'}${gains === undefined ? '' : `; ${gainWords(changes, gains, 'tiene')}`}${tapAfter ? '; gírala después' : ''}`,
  token: ({ token, amount, who = 'you' }, n) =>
    `${does(who, 'make', n)} ${n.amount(amount, { one: `una ficha ${token}`, many: `fichas ${token}` })}`,
  counter: ({ what }, n) => `contrarresta ${n.what(what)}`,
  prevent: ({ to, amount }, n) =>
    amount === 'all'
      ? `previene todo el daño a ${after(n.aim(to))} este turno`
      : `previene los próximos ${n.amount(amount, damage)} a ${after(n.aim(to))} este turno`,
  'no-combat-damage': () => 'no hay daño de combate este turno',
  arrange: ({ amount }, n) =>
    `mira las primeras ${n.amount(amount, cards)} de tu biblioteca y devuélvelas en el orden que quieras`,
  search: ({ for: what, to }) =>
    `busca ${withArticle(what)} en tu biblioteca y ponla ${to === 'hand' ? 'en tu mano' : 'girada en juego'}`,
  fight: ({ one, other }, n) => `${n.what(one)} lucha contra ${n.what(other)}`,
  move: ({ what, to }, n) => `${n.what(what)} se va con ${n.who(to)}`,
  attach: ({ to }, n) => `equipa ${n.target(to.target)}`,
  protect: ({ what }, n) => `${n.what(what)} gana protección contra un color a tu elección hasta el final del turno`,
  crown: ({ who }, n) => `${does(who, 'control', n)} la corona`,
  bounty: ({ who, amount }, n) => `pon ${n.amount(amount, bounties)} por la cabeza de ${after(n.who(who))}`,
  vote: ({ ways }, n) => `todos votan: ${ways.map(way => nested(way, n)).join('; o ')}`,
  elect: ({ from, effects }, n) =>
    `todos votan por un ${from === 'everybody' ? 'jugador' : 'rival'}: ${nested(effects, n)}`,
  offer: ({ kind, to, taken, refused }, n) =>
    `ofrece a ${n.who(to)} un ${kind === 'gift' ? 'regalo' : 'trato'}: ${nested(taken, n)}${refused === undefined ? '' : `; si lo rechaza, ${nested(refused, n)}`}`,
  truce: () => 'tregua en vuestros dos próximos turnos',
  later: ({ when, effects }, n) =>
    `al ${when === 'upkeep' ? 'empezar tu próximo turno' : 'final de este turno'}, ${nested(effects, n)}`,
  special: ({ rule }) => specials[rule],
}

export function effectWords({ targets, effects, may }: EffectList & Pick<Trigger, 'may'>): string {
  return `${effectsText(wording, effects, new Naming(names, targets), 'y')}${may ? ', si quieres' : ''}`
}
