import type {
  ActivatedAbility,
  AdditionalCost,
  Card,
  Condition,
  Mode,
  ReplacementEffect,
  PreventionEffect,
  PlayerRelation,
  Static,
  Trigger,
  PermanentFilter,
} from '../../../../src-engine/clash/cards/card.ts'
import { bonusWords, doingWords } from './effects.ts'
import { a, keywordWords, listed, Naming, ownerWords, people, sentence, thingWords, uncapped } from './names.ts'

export { keywordWords }

/**
 * The text of a card, made from its data and from nothing else, so that it cannot say one thing and do another. All
 * words of it stand in this file and the two it imports: another language is another folder of the same face.
 */
export function textOf(card: Card): string {
  const lines: string[] = []
  if (card.keywords !== undefined) lines.push(sentence(card.keywords.map(keywordWords).join(', ')))
  // What is attached to any creature says so by what it does to it.
  if (card.enchants !== undefined && Object.keys(card.enchants).length > 1)
    lines.push(sentence(`enchants ${a(thingWords(card.enchants))}`))
  if (card.mana !== undefined && card.basic !== true) lines.push(sentence(`tap: add ${listed(card.mana, 'or')} mana`))
  if (card.costs !== undefined) lines.push(sentence(`extra cost: ${listed(costWords(card.costs), 'and')}`))
  if (card.spell !== undefined) lines.push(doingWords(card.spell))
  if (card.modes !== undefined) lines.push(`One: ${card.modes.map(modeWords).join('; or ')}.`)
  for (const one of card.replacements ?? []) lines.push(sentence(insteadWords(one)))
  for (const one of card.preventions ?? []) lines.push(sentence(preventsWords(one)))
  const host = card.enchants === undefined ? 'attached creature' : 'enchanted creature'
  for (const one of card.statics ?? []) lines.push(sentence(staticWords(one, host)))
  for (const one of card.triggers ?? []) lines.push(triggerWords(one))
  for (const one of card.abilities ?? []) lines.push(abilityWords(one))
  if (card.fromGraveyard !== undefined) lines.push(`From your graveyard for ${card.fromGraveyard}.`)
  if (card.cycling !== undefined) lines.push(`Cycling ${card.cycling}.`)
  return lines.join(' ')
}

/** What one of several ways to cast a card does. */
export function modeWords({ more, ...mode }: Mode): string {
  return `${more === undefined ? '' : `for ${more} more, `}${uncapped(doingWords(mode)).replace(/\.$/, '')}`
}

function costWords({ life, discard, sacrifice }: AdditionalCost): readonly string[] {
  return [
    ...(life === undefined ? [] : [`${life} life`]),
    ...(discard ? ['discard a card'] : []),
    ...(sacrifice === undefined ? [] : [`sacrifice ${subjectWords(sacrifice)}`]),
  ]
}

function staticWords({ on, power, toughness, sets, gains, loses, while: only }: Static, host: string): string {
  const naming = new Naming()
  const plural = typeof on === 'object'
  const subject = on === 'this' ? 'this' : on === 'host' ? host : thingWords(on, true)
  const words = bonusWords(power, toughness, gains, loses, naming, plural, true)
  const set = sets === undefined ? '' : `${plural ? 'are' : 'is'} ${sets.power}/${sets.toughness}`
  const condition = only === undefined ? '' : ` while ${conditionWords(only)}`
  return `${subject} ${[set, words].filter(one => one !== '').join(' and ')}${condition}`
}

function conditionWords({ amount, atLeast, atMost }: Condition): string {
  const count = atLeast === undefined ? `at most ${atMost}` : `${atLeast} or more`
  if (typeof amount === 'string') return `it is ${count}`
  if ('count' in amount) {
    const { of, ...which } = amount.count
    const noun = thingWords(which, atLeast !== 1)
    const many = atLeast === 1 && atMost === undefined ? a(noun) : atMost === 0 ? `no ${noun}` : `${count} ${noun}`
    return of === undefined
      ? `there is ${many}`
      : `${ownerWords(of, true).replace(/ controls?$/, '')} ${of === 'you' || of === 'neighbours' || of === 'team-mates' || of === 'opponents' ? 'control' : 'controls'} ${many}`
  }
  if ('fallen' in amount) return atLeast === 1 ? 'somebody has fallen' : `${count} players have fallen`
  if ('players' in amount)
    return `you have ${count} ${people[amount.players as PlayerRelation]?.replace('your ', '') ?? 'players'}`
  if ('hand' in amount) return atMost === 0 ? 'your hand is empty' : `your hand is ${count}`
  if ('graveyard' in amount) return `your graveyard holds ${count} ${amount.graveyard}s`
  return `its power is ${count}`
}

function subjectWords(what: 'this' | 'host' | PermanentFilter): string {
  return what === 'this'
    ? 'this'
    : what === 'host'
      ? 'enchanted creature'
      : a(thingWords(what)).replace(/^an? other/, 'another')
}

function whenWords(trigger: Trigger): string {
  if ('what' in trigger) {
    const who = subjectWords(trigger.what)
    return {
      enters: `when ${who} enters`,
      dies: `when ${who} dies`,
      attacks: `when ${who} attacks`,
      blocks: `when ${who} blocks`,
      moves: `when ${who} moves`,
      'deals-combat-damage-to-player': `when ${who} hits a player`,
    }[trigger.when]
  }
  const who = {
    ...people,
    neighbours: 'a neighbour',
    'team-mates': 'a team-mate',
    opponents: 'an opponent',
    others: 'another player',
    everybody: 'a player',
  }[trigger.who]
  const own = trigger.who === 'you' ? 'your' : `${who}’s`
  switch (trigger.when) {
    case 'attacked':
      return `when ${who === 'you' ? 'you are' : `${who} is`} attacked`
    case 'gains-life':
      return `when ${who === 'you' ? 'you gain' : `${who} gains`} life`
    case 'loses-life':
      return `when ${who === 'you' ? 'you lose' : `${who} loses`} life`
    case 'player-eliminated':
      return `when ${who} falls`
    case 'draws':
      return `when ${who === 'you' ? 'you draw' : `${who} draws`}`
    case 'discards':
      return `when ${who === 'you' ? 'you discard' : `${who} discards`}`
    case 'sacrifices':
      return `when ${who === 'you' ? 'you sacrifice' : `${who} sacrifices`} ${a(trigger.is ?? 'permanent')}`
    case 'casts':
      return `when ${who === 'you' ? 'you cast' : `${who} casts`} ${a(trigger.is ?? 'spell')}`
    case 'upkeep':
      return `at ${own} upkeep`
    case 'draw-step':
      return `at ${own} draw step`
    case 'combat':
      return `at the start of ${own} combat`
    case 'end-step':
      return `at the end of ${own} turn`
  }
}

function triggerWords(trigger: Trigger): string {
  // “When this enters, it deals …”: the thing the trigger is about has been named.
  const naming = new Naming(trigger.targets, 'what' in trigger && trigger.what === 'this' ? 'it' : 'this')
  const condition = trigger.if === undefined ? '' : ` if ${conditionWords(trigger.if)}`
  return sentence(`${whenWords(trigger)}${condition}, ${uncapped(doingWords(trigger, naming)).replace(/\.$/, '')}`)
}

export function abilityWords(ability: ActivatedAbility): string {
  const cost = [ability.cost ?? '', ability.tap ? 'tap' : '', ...costWords(ability)].filter(part => part !== '')
  const words = doingWords(ability)
  const slow = ability.sorcerySpeed ? ' Only as a sorcery.' : ''
  return `${sentence(cost.join(', ')).replace(/\.$/, '')}: ${words}${slow}`
}

function insteadWords(one: ReplacementEffect): string {
  if (one.replaces === 'dies') {
    const who = one.what === 'this' ? 'this' : a(thingWords(one.what))
    const where = { library: 'on top of its owner’s library', hand: 'in its owner’s hand', exile: 'in exile' }[one.goes]
    return `if ${who} would die, put it ${where} instead`
  }
  if (one.replaces === 'damage') return `damage to ${people[one.to]} is dealt to this instead`
  const naming = new Naming()
  const counted =
    one.counters === undefined
      ? ''
      : ` with ${one.counters === 1 ? 'a +1/+1 counter' : naming.amount(one.counters, ' +1/+1 counters')}`
  return `enters${one.tapped ? ' tapped' : ''}${counted}`
}

function preventsWords(one: PreventionEffect): string {
  const to =
    one.to === 'this'
      ? 'this'
      : one.to === 'host'
        ? 'enchanted creature'
        : typeof one.to === 'string'
          ? people[one.to]
          : thingWords(one.to, true)
  if (one.prevents === 'some') return `prevent ${one.amount} of each damage to ${to}`
  return `prevent all ${one.prevents === 'combat' ? 'combat ' : ''}damage to ${to}`
}

/** What a card is, in one word. */
export function kindWords(kind: string): string {
  return kind
}
