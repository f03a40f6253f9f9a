import type { Effect, EffectList, Special, Trigger } from '../../../../src-engine/clash/cards/card.ts'
import { gainWords, isMany, listed, Naming } from '../../card-names.ts'
import { changeWords, effectsText, type ChangeVerbs, type EffectWording } from '../../card-text.ts'
import { a, forEach, keywordWords, namesOf, thingWords } from './names.ts'

const damage = { one: '1 damage', many: 'damage' }
const life = { one: '1 life', many: 'life' }
const cards = { one: 'a card', many: 'cards' }
export const counters = { one: 'a +1/+1 counter', many: '+1/+1 counters' }

/** What changing a creature is said with. */
export const changes = { and: 'and', keyword: keywordWords, forEach }

/** A verb for “you” (gain) or for anybody else (gains). */
function verb(who: string, word: string): string {
  const plural = who === 'you' || who === 'your neighbours' || who === 'your team-mates'
  return `${who === 'you' ? '' : `${who} `}${plural ? word : /(s|ch|sh)$/.test(word) ? `${word}es` : `${word}s`}`
}

const specials: { readonly [S in Special]: string } = {
  'swap-life': 'exchange life totals with target player',
  'share-life': 'you and target player share your life totals evenly, rounded down',
  'creatures-go-left': 'each player passes a creature they control to the player on their left',
  'neighbours-fight': 'the strongest creatures of your two neighbours fight each other',
}

/** What is changed gets, has (for a while: gains) and loses. */
export function changeVerbs(plural: boolean, has: 'have' | 'gain'): ChangeVerbs {
  if (plural) return { gets: 'get', has, loses: 'lose' }
  return { gets: 'gets', has: has === 'have' ? 'has' : 'gains', loses: 'loses' }
}

const bounties = { one: 'a bounty', many: 'bounties' }

/** Effects within an effect. */
function nested(effects: readonly Effect[], n: Naming<[]>): string {
  return effectsText(wording, effects, n, 'and')
}

const wording: EffectWording<[]> = {
  damage: ({ to, amount }, n) => {
    const list = typeof to === 'object' && 'length' in to ? to : [to]
    return `${n.amount(amount, damage)} to ${listed(
      list.map(one => n.aim(one)),
      'and',
    )}`
  },
  'gain-life': ({ who, amount }, n) => `${verb(n.who(who), 'gain')} ${n.amount(amount, life)}`,
  'lose-life': ({ who, amount }, n) => `${verb(n.who(who), 'lose')} ${n.amount(amount, life)}`,
  draw: ({ who, amount }, n) => `${verb(n.who(who), 'draw')} ${n.amount(amount, cards)}`,
  mill: ({ who, amount }, n) => `${verb(n.who(who), 'mill')} ${n.amount(amount, cards)}`,
  discard: ({ who, amount, random }, n) =>
    `${verb(n.who(who), 'discard')} ${n.amount(amount, cards)}${random ? ' at random' : ''}`,
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
  bonus: ({ what, lasts, ...change }, n) =>
    `${n.what(what)} ${changeWords(changes, change, changeVerbs(isMany(what), 'gain'))} until ${lasts === undefined ? 'end of turn' : 'your next turn'}`,
  set: ({ what, power, toughness }, n) =>
    `${n.what(what)} ${isMany(what) ? 'are' : 'is'} ${power}/${toughness} until end of turn`,
  counters: ({ what, amount }, n) => {
    const name = n.amount(amount, counters)
    return `put ${name} on ${isMany(what) ? n.what(what).replace(/^all /, 'each of the ') : n.what(what)}`
  },
  control: ({ what, who = 'you', until, gains, tapAfter }, n) => {
    const words = `${verb(n.who(who), 'gain')} control of ${n.what(what)}${until === 'ever' ? '' : ' this turn'}`
    return `${words}${gains === undefined ? '' : `; it ${gainWords(changes, gains, 'has')}`}${tapAfter ? '; tap it after' : ''}`
  },
  token: ({ token, amount, who = 'you' }, n) =>
    `${verb(n.who(who), 'make')} ${n.amount(amount, { one: a(`${token} token`), many: `${token} tokens` })}`,
  counter: ({ what }, n) => `counter ${n.what(what)}`,
  prevent: ({ to, amount }, n) =>
    amount === 'all'
      ? `prevent all damage to ${n.aim(to)} this turn`
      : `prevent the next ${n.amount(amount, damage)} to ${n.aim(to)} this turn`,
  'no-combat-damage': () => 'no combat damage this turn',
  arrange: ({ amount }, n) =>
    `look at the top ${n.amount(amount)} cards of your library and put them back in any order`,
  search: ({ for: what, to }) =>
    `find ${a(what === 'basic-land' ? 'basic land' : what)} in your library; put it ${to === 'hand' ? 'into your hand' : 'onto the battlefield tapped'}`,
  fight: ({ one, other }, n) => `${n.what(one)} fights ${n.what(other)}`,
  move: ({ what, to }, n) => `${n.what(what)} moves to ${n.who(to)}`,
  attach: ({ to }, n) => `attach to ${n.target(to.target)}`,
  protect: ({ what }, n) => `${n.what(what)} gains protection from a colour you choose until end of turn`,
  crown: ({ who }, n) => `${verb(n.who(who), 'take')} the crown`,
  bounty: ({ who, amount }, n) => `put ${n.amount(amount, bounties)} on ${n.who(who)}`,
  vote: ({ ways }, n) => `each player votes: ${ways.map(way => nested(way, n)).join('; or ')}`,
  elect: ({ from, effects }, n) =>
    `each player votes for ${from === 'everybody' ? 'a player' : 'an opponent'}: ${nested(effects, n)}`,
  offer: ({ kind, to, taken, refused }, n) =>
    `offer ${n.who(to)} a ${kind}: ${nested(taken, n)}${refused === undefined ? '' : `; if refused, ${nested(refused, n)}`}`,
  truce: () => 'a truce through both your next turns',
  later: ({ when, effects }, n) =>
    `at ${when === 'upkeep' ? 'your next upkeep' : 'the end of this turn'}, ${nested(effects, n)}`,
  special: ({ rule }) => specials[rule],
}

export function effectWords(
  { targets, effects, may }: EffectList & Pick<Trigger, 'may'>,
  self: 'this' | 'it' = 'this',
): string {
  const words = effectsText(wording, effects, new Naming(namesOf(self), targets), 'and')
  return may ? `you may ${words}` : words
}
