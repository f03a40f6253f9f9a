import type {
  PlayerRelation,
  Target,
  PermanentFilter,
  PlayerSelector,
} from '../../../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'
import type { Counted, Nouns } from '../../card-names.ts'

/** Español: cosas, gente, cantidades y habilidades, tal como las une `text.ts`. */

type Article = 'un' | 'cada' | 'todos' | 'meta'

const nouns: { readonly [noun: string]: readonly [one: string, many: string, feminine: boolean] } = {
  land: ['tierra', 'tierras', true],
  creature: ['criatura', 'criaturas', true],
  sorcery: ['conjuro', 'conjuros', false],
  instant: ['instantáneo', 'instantáneos', false],
  enchantment: ['encantamiento', 'encantamientos', false],
  artifact: ['artefacto', 'artefactos', false],
  spell: ['hechizo', 'hechizos', false],
  card: ['carta', 'cartas', true],
  'creature-card': ['carta de criatura', 'cartas de criatura', true],
  beast: ['bestia', 'bestias', true],
  bird: ['pájaro', 'pájaros', false],
  soldier: ['soldado', 'soldados', false],
  rogue: ['pícaro', 'pícaros', false],
  ghoul: ['espectro', 'espectros', false],
  plant: ['planta', 'plantas', true],
  permanent: ['carta en juego', 'cartas en juego', true],
  'basic-land': ['tierra básica', 'tierras básicas', true],
}
const nounOf = (noun: string): (typeof nouns)[string] => nouns[noun] ?? nouns['card']!
export const kindWords = (kind: string): string => nounOf(kind)[0]

export function withArticle(noun: string): string {
  const [one, , feminine] = nounOf(noun)
  return `${feminine ? 'una' : 'un'} ${one}`
}

export const colourNames: { readonly [colour: string]: string } = {
  white: 'blanco',
  blue: 'azul',
  black: 'negro',
  red: 'rojo',
  green: 'verde',
}

const plainKeywords: { readonly [K in Keyword]: string } = {
  flying: 'vuelo',
  reach: 'alcance',
  'first-strike': 'golpe primero',
  'double-strike': 'golpe doble',
  trample: 'arrollar',
  vigilance: 'vigilancia',
  haste: 'prisa',
  deathtouch: 'toque mortal',
  lifelink: 'lazo de vida',
  defender: 'defensor',
  menace: 'amenaza',
  hexproof: 'a prueba de magia',
  indestructible: 'indestructible',
  flash: 'sorpresa',
  unblockable: 'no puede ser bloqueada',
  'protection-from-white': 'protección contra el blanco',
  'protection-from-blue': 'protección contra el azul',
  'protection-from-black': 'protección contra el negro',
  'protection-from-red': 'protección contra el rojo',
  'protection-from-green': 'protección contra el verde',
  'cannot-attack': 'no puede atacar',
  'cannot-block': 'no puede bloquear',
  'does-not-untap': 'no se endereza',
}
export const keywordWords = (word: Keyword): string => plainKeywords[word]

const owners: { readonly [owner: string]: string } = {
  you: 'tuya',
  left: 'de tu vecino izquierdo',
  right: 'de tu vecino derecho',
  neighbours: 'de un vecino',
  'team-mates': 'de un compañero',
  opponents: 'de un rival',
  others: 'de otros',
}

/** Una cosa con su artículo: «otra criatura con vuelo de un rival». */
export function thing(which: PermanentFilter, article: Article | ''): string {
  const [one, many, feminine] = nounOf(which.type ?? which.is ?? 'card')
  const plural = article === 'todos'
  const own = which.of === 'you'
  const o = feminine ? 'a' : 'o'
  const s = plural ? 's' : ''
  const first = plural
    ? own
      ? which.other
        ? `tus otr${o}s`
        : 'tus'
      : `tod${o}s l${o}s${which.other ? ` otr${o}s` : ''}`
    : article === 'cada'
      ? `cada${which.other ? ` otr${o}` : ''}`
      : article === ''
        ? ''
        : which.other
          ? `otr${o}`
          : feminine
            ? 'una'
            : 'un'
  const after = [
    which.tapped === undefined ? '' : which.tapped ? `girad${o}${s}` : `enderezad${o}${s}`,
    which.attacking ? `atacante${s}` : '',
    which.is === undefined && which.type === undefined ? 'en juego' : '',
    which.powerAtLeast === undefined ? '' : `con fuerza ${which.powerAtLeast} o más`,
    which.of === undefined || (own && plural)
      ? ''
      : own
        ? `tuy${o}`
        : plural || article === 'cada'
          ? owners[which.of]!.replace('de un vecino', 'de tus vecinos')
              .replace('de un compañero', 'de tus compañeros')
              .replace('de un rival', 'de tus rivales')
          : owners[which.of]!,
    which.abroad ? 'en tierra ajena' : '',
    article === 'meta' ? 'a tu elección' : '',
  ]
  return [first, plural ? many : one, ...after].filter(word => word !== '').join(' ')
}

export const people: { readonly [W in PlayerRelation | 'that-player']: string } = {
  you: 'tú',
  left: 'tu vecino izquierdo',
  right: 'tu vecino derecho',
  neighbours: 'tus vecinos',
  'team-mates': 'tus compañeros',
  opponents: 'cada rival',
  others: 'cada otro jugador',
  everybody: 'cada jugador',
  'that-player': 'ese jugador',
}
export const somebody: { readonly [W in PlayerRelation]: string } = {
  ...people,
  neighbours: 'un vecino',
  'team-mates': 'un compañero',
  opponents: 'un rival',
  others: 'otro jugador',
  everybody: 'un jugador',
}
export const isPlural = (who: PlayerSelector): boolean => who === 'neighbours' || who === 'team-mates'
/** Tras preposición: «a ti». */
export const after = (words: string): string => (words === 'tú' ? 'ti' : words)

function targetWords(target: Target): string {
  if ('thing' in target) return thing(target.thing, 'meta')
  if ('any' in target) return 'un objetivo a tu elección'
  if ('spell' in target) return `${withArticle(target.spell === 'any' ? 'spell' : target.spell)} a tu elección`
  if ('grave' in target) {
    if (target.grave === 'spell') return 'un instantáneo o conjuro a tu elección de tu cementerio'
    return `${withArticle(target.grave === 'creature' ? 'creature-card' : target.grave === 'any' ? 'card' : target.grave)} a tu elección de tu cementerio`
  }
  return {
    any: 'un jugador a tu elección',
    opponent: 'un rival a tu elección',
    other: 'otro jugador a tu elección',
    neighbour: 'un vecino a tu elección',
    'team-mate': 'un compañero a tu elección',
  }[target.player]
}

function eachWords(amount: Counted): string {
  if ('count' in amount) return thing(amount.count, 'cada')
  if ('fallen' in amount) return 'cada jugador caído'
  if ('crown' in amount) return 'la corona'
  if ('graveyard' in amount) return `cada carta de ${kindWords(amount.graveyard)} en tu cementerio`
  if ('hand' in amount) return amount.hand === 'you' ? 'cada carta de tu mano' : 'cada carta de su mano'
  const each: { readonly [who: string]: string } = {
    neighbours: 'cada vecino',
    'team-mates': 'cada compañero',
    opponents: 'cada rival',
    others: 'cada otro jugador',
    everybody: 'cada jugador',
  }
  return each[amount.players as string] ?? 'cada uno'
}
export const forEach = (amount: Counted | 'power'): string =>
  `por ${amount === 'power' ? 'su fuerza' : eachWords(amount)}`

export const names: Nouns<[]> = {
  target: targetWords,
  again: target => (target !== undefined && 'player' in target ? 'ese jugador' : 'ella'),
  self: which => ({ this: 'esta carta', host: 'la criatura encantada', it: 'ella' })[which],
  all: which => thing(which, 'todos'),
  each: which => thing(which, 'cada'),
  person: who => people[who],
  forEach,
}
