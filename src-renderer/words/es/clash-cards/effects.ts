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
import { eachWords, gainWords, isMany, listed, Naming, thing, withArticle } from './names.ts'

/** Lo que hacen hechizos y habilidades: una frase por cada clase de efecto. */

const life = ['vida', 'vidas'] as const
const damage = ['de daño', 'de daño'] as const
export const counters = ['ficha +1/+1', 'fichas +1/+1'] as const
const cards = ['carta', 'cartas'] as const

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

function does(who: PlayerSelector, verb: keyof typeof verbs, n: Naming): string {
  return who === 'you' ? verbs[verb][0] : `${n.who(who)} ${verbs[verb][isMany(who) ? 2 : 1]}`
}

function cardsWords(amount: Amount, n: Naming): string {
  return amount === 1 ? 'una carta' : n.amount(amount, cards)
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
  const per = each === undefined ? '' : ` por ${'powerOf' in (each as object) ? 'su fuerza' : eachWords(each as never)}`
  return listed(
    [
      ...(power === undefined && toughness === undefined
        ? []
        : [`${gets} ${signed(power)}/${signed(toughness)}${per}`]),
      ...(gains.length === 0 ? [] : [gainWords(gains, has)]),
      ...(loses.length === 0 ? [] : [gainWords(loses, without)]),
    ],
    'y',
  )
}

const specials: { readonly [S in Special]: string } = {
  'swap-life': 'intercambia tus vidas con un jugador a tu elección',
  'share-life': 'tú y un jugador a tu elección repartís vuestras vidas a partes iguales, redondeando hacia abajo',
  'creatures-go-left': 'cada jugador pasa una de sus criaturas al jugador de su izquierda',
  'neighbours-fight': 'las criaturas más fuertes de tus dos vecinos luchan entre sí',
}
const many = (what: PermanentSelector): boolean => typeof what === 'object' && 'every' in what

const wording: {
  readonly [K in EffectKind]: (effect: Extract<Effect, { readonly do: K }> & { readonly do: K }, n: Naming) => string
} = {
  damage: ({ to, amount }, n) =>
    `${n.amount(amount, damage)} a ${listed(
      (typeof to === 'object' && 'length' in to ? to : [to]).map(one => n.aim(one)),
      'y a',
    )}`,
  'gain-life': ({ who, amount }, n) => `${does(who, 'gain', n)} ${n.amount(amount, life)}`,
  'lose-life': ({ who, amount }, n) => `${does(who, 'lose', n)} ${n.amount(amount, life)}`,
  draw: ({ who, amount }, n) => `${does(who, 'draw', n)} ${cardsWords(amount, n)}`,
  mill: ({ who, amount }, n) => `${does(who, 'mill', n)} ${cardsWords(amount, n)} de la biblioteca en el cementerio`,
  discard: ({ who, amount, random }, n) =>
    `${does(who, 'discard', n)} ${cardsWords(amount, n)}${random ? ' al azar' : ''}`,
  destroy: ({ what }, n) => `destruye ${n.what(what)}`,
  exile: ({ what }, n) => `exilia ${n.what(what)}`,
  tap: ({ what }, n) => `gira ${n.what(what)}`,
  untap: ({ what }, n) => `endereza ${n.what(what)}`,
  sacrifice: ({ who, which, amount }, n) =>
    `${does(who, 'sacrifice', n)} ${amount === 1 ? thing(which, 'un') : `${n.amount(amount)} ${thing(which, 'todos').replace(/^tod[oa]s l[oa]s /, '')}`}`,
  return: ({ what }, n) => {
    const name = n.what(what)
    return `devuelve ${name} a ${name.includes('cementerio') ? 'tu mano' : many(what) ? 'las manos de sus dueños' : 'la mano de su dueño'}`
  },
  reanimate: ({ what }, n) => `devuelve ${n.what(what)} al juego`,
  tuck: ({ what, under }, n) => `pon ${n.what(what)} ${under ? 'debajo' : 'encima'} de la biblioteca de su dueño`,
  bonus: ({ what, power, toughness, gains, loses }, n) =>
    `${n.what(what)} ${changes(power, toughness, gains, loses, many(what) ? ['reciben', 'ganan', 'pierden'] : ['recibe', 'gana', 'pierde'])} hasta el final del turno`,
  set: ({ what, power, toughness }, n) =>
    `${n.what(what)} ${many(what) ? 'son' : 'es'} ${power}/${toughness} hasta el final del turno`,
  counters: ({ what, amount }, n) =>
    `pon ${amount === 1 ? 'una ficha +1/+1' : n.amount(amount, counters)} sobre ${many(what) ? thing((what as { readonly every: PermanentFilter }).every, 'cada') : n.what(what)}`,
  control: ({ what, who = 'you', until, gains, tapAfter }, n) =>
    `${does(who, 'control', n)} el control de ${n.what(what)}${until === 'ever' ? '' : ' este turno'}${gains === undefined ? '' : `; ${gainWords(gains, 'tiene')}`}${tapAfter ? '; gírala después' : ''}`,
  token: ({ token, amount, who = 'you' }, n) =>
    `${does(who, 'make', n)} ${amount === 1 ? `una ficha ${token}` : n.amount(amount, [`ficha ${token}`, `fichas ${token}`])}`,
  counter: ({ what }, n) => `contrarresta ${n.what(what)}`,
  prevent: ({ to, amount }, n) =>
    amount === 'all'
      ? `previene todo el daño a ${n.aim(to)} este turno`
      : `previene los próximos ${n.amount(amount, damage)} a ${n.aim(to)} este turno`,
  'no-combat-damage': () => 'no hay daño de combate este turno',
  arrange: ({ amount }, n) =>
    `mira las primeras ${n.amount(amount, cards)} de tu biblioteca y devuélvelas en el orden que quieras`,
  search: ({ for: what, to }) =>
    `busca ${withArticle(what)} en tu biblioteca y ponla ${to === 'hand' ? 'en tu mano' : 'girada en juego'}`,
  fight: ({ one, other }, n) => `${n.what(one)} lucha contra ${n.what(other)}`,
  move: ({ what, to }, n) => `${n.what(what)} se va con ${n.who(to)}`,
  attach: ({ to }, n) => `equipa ${n.target(to.target)}`,
  protect: ({ what }, n) => `${n.what(what)} gana protección contra un color a tu elección hasta el final del turno`,
  special: ({ rule }) => specials[rule],
}

export function doingWords({ targets, effects, may }: EffectList): string {
  const n = new Naming(targets)
  const said = effects.map(effect => (wording[effect.do] as (effect: Effect, n: Naming) => string)(effect, n))
  return `${listed(said, 'y')}${may ? ', si quieres' : ''}`
}
