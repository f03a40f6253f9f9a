import type {
  Amount,
  EffectList,
  Effect,
  EffectKind,
  Special,
  PermanentSelector,
} from '../../../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'
import { a, eachWords, gainWords, listed, Naming, sentence, thingWords } from './names.ts'

/** A sentence for each kind of effect; leaving one out does not compile. */

/** A verb for “you” (gain) or for anybody else (gains). */
function verb(who: string, word: string): string {
  const plural = who === 'you' || who === 'your neighbours' || who === 'your team-mates'
  return `${who === 'you' ? '' : `${who} `}${plural ? word : /(s|ch|sh)$/.test(word) ? `${word}es` : `${word}s`}`
}

function cards(n: Amount, naming: Naming): string {
  if (n === 1) return 'a card'
  const words = naming.amount(n, ' cards')
  return words.startsWith('1 cards') ? words.replace('1 cards', 'a card') : words
}

const specials: { readonly [S in Special]: string } = {
  'swap-life': 'exchange life totals with target player',
  'share-life': 'you and target player share your life totals evenly, rounded down',
  'creatures-go-left': 'each player passes a creature they control to the player on their left',
  'neighbours-fight': 'the strongest creatures of your two neighbours fight each other',
}

type Wording = {
  readonly [K in EffectKind]: (effect: Extract<Effect, { readonly do: K }> & { readonly do: K }, n: Naming) => string
}

function change(power: Amount | undefined, toughness: Amount | undefined, n: Naming): string {
  if (power === undefined && toughness === undefined) return ''
  const signed = (one: Amount | undefined): string =>
    typeof one === 'object'
      ? `+${'times' in one ? (one.times ?? 1) : 1}`
      : one === undefined || one === 0
        ? '+0'
        : typeof one === 'number' && one < 0
          ? `−${-one}`
          : `+${one === 'x' ? 'X' : one === 'that-much' ? 'X' : one}`
  const each = [power, toughness].find(one => typeof one === 'object')
  const per = each === undefined ? '' : ` for ${'powerOf' in (each as object) ? 'its power' : eachWords(each as never)}`
  void n
  return `${signed(power)}/${signed(toughness)}${per}`
}

export function bonusWords(
  power: Amount | undefined,
  toughness: Amount | undefined,
  gains: readonly Keyword[] = [],
  loses: readonly Keyword[] = [],
  n: Naming,
  plural: boolean,
  has: boolean,
): string {
  const sums = change(power, toughness, n)
  const s = plural ? '' : 's'
  return listed(
    [
      ...(sums === '' ? [] : [`get${s} ${sums}`]),
      ...(gains.length === 0 ? [] : [gainWords(gains, has ? (plural ? 'have' : 'has') : `gain${s}`)]),
      ...(loses.length === 0 ? [] : [gainWords(loses, `lose${s}`)]),
    ],
    'and',
  )
}

function isMany(what: PermanentSelector): boolean {
  return typeof what === 'object' && 'every' in what
}

const wording: Wording = {
  damage: ({ to, amount }, n) => {
    const list = typeof to === 'object' && 'length' in to ? to : [to]
    return `${n.amount(amount, ' damage')} to ${listed(
      list.map(one => n.aim(one)),
      'and',
    )}`
  },
  'gain-life': ({ who, amount }, n) => `${verb(n.who(who), 'gain')} ${n.amount(amount, ' life')}`,
  'lose-life': ({ who, amount }, n) => `${verb(n.who(who), 'lose')} ${n.amount(amount, ' life')}`,
  draw: ({ who, amount }, n) => `${verb(n.who(who), 'draw')} ${cards(amount, n)}`,
  mill: ({ who, amount }, n) => `${verb(n.who(who), 'mill')} ${cards(amount, n)}`,
  discard: ({ who, amount, random }, n) =>
    `${verb(n.who(who), 'discard')} ${cards(amount, n)}${random ? ' at random' : ''}`,
  destroy: ({ what }, n) => `destroy ${n.what(what)}`,
  exile: ({ what }, n) => `exile ${n.what(what)}`,
  tap: ({ what }, n) => `tap ${n.what(what)}`,
  untap: ({ what }, n) => `untap ${n.what(what)}`,
  sacrifice: ({ who, which, amount }, n) =>
    `${verb(n.who(who), 'sacrifice')} ${amount === 1 ? a(thingWords(which)) : `${n.amount(amount)} ${thingWords(which, true)}`}`,
  return: ({ what }, n) => {
    const name = n.what(what)
    return `return ${name} to ${name.includes('graveyard') ? 'your' : isMany(what) ? 'their owners’' : 'its owner’s'} hand`
  },
  reanimate: ({ what }, n) => `return ${n.what(what)} to the battlefield`,
  tuck: ({ what, under }, n) => {
    const name = n.what(what)
    return `put ${name} ${under ? 'at the bottom' : 'on top'} of ${name.includes('your graveyard') ? 'your' : 'its owner’s'} library`
  },
  bonus: ({ what, power, toughness, gains, loses }, n) =>
    `${n.what(what)} ${bonusWords(power, toughness, gains, loses, n, isMany(what), false)} until end of turn`,
  set: ({ what, power, toughness }, n) =>
    `${n.what(what)} ${isMany(what) ? 'are' : 'is'} ${power}/${toughness} until end of turn`,
  counters: ({ what, amount }, n) => {
    const one = amount === 1 ? 'a +1/+1 counter' : n.amount(amount, ' +1/+1 counters')
    return `put ${one} on ${isMany(what) ? n.what(what).replace(/^all /, 'each of the ') : n.what(what)}`
  },
  control: ({ what, who = 'you', until, gains, tapAfter }, n) => {
    const words = `${verb(n.who(who), 'gain')} control of ${n.what(what)}${until === 'ever' ? '' : ' this turn'}`
    return `${words}${gains === undefined ? '' : `; it ${gainWords(gains, 'has')}`}${tapAfter ? '; tap it after' : ''}`
  },
  token: ({ token, amount, who = 'you' }, n) => {
    const many = n.amount(amount, ` ${token} tokens`)
    return `${verb(n.who(who), 'make')} ${amount === 1 ? a(`${token} token`) : many.replace(/^1 (\S+) tokens/, `${a('$1')} token`)}`
  },
  counter: ({ what }, n) => `counter ${n.what(what)}`,
  prevent: ({ to, amount }, n) =>
    amount === 'all'
      ? `prevent all damage to ${n.aim(to)} this turn`
      : `prevent the next ${n.amount(amount, ' damage')} to ${n.aim(to)} this turn`,
  'no-combat-damage': () => 'no combat damage this turn',
  arrange: ({ amount }, n) =>
    `look at the top ${n.amount(amount)} cards of your library and put them back in any order`,
  search: ({ for: what, to }) =>
    `find ${a(what === 'basic-land' ? 'basic land' : what)} in your library; put it ${to === 'hand' ? 'into your hand' : 'onto the battlefield tapped'}`,
  fight: ({ one, other }, n) => `${n.what(one)} fights ${n.what(other)}`,
  move: ({ what, to }, n) => `${n.what(what)} moves to ${to === 'its-controller' ? 'its controller' : n.who(to)}`,
  attach: ({ to }, n) => `attach to ${n.target(to.target)}`,
  protect: ({ what }, n) => `${n.what(what)} gains protection from a colour you choose until end of turn`,
  special: ({ rule }) => specials[rule],
}

function effectsWords(effects: readonly Effect[], naming: Naming): string {
  const said = effects.map(effect => (wording[effect.do] as (effect: Effect, n: Naming) => string)(effect, naming))
  return listed(said, 'and')
}

export function doingWords({ targets, effects, may }: EffectList, naming = new Naming(targets)): string {
  const words = effectsWords(effects, naming)
  return sentence(may ? `you may ${words}` : words)
}
