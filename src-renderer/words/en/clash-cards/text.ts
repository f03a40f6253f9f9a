import type {
  Condition,
  PermanentFilter,
  PlayerRelation,
  PreventionEffect,
  ReplacementEffect,
  Trigger,
} from '../../../../src-engine/clash/cards/card.ts'
import { listed } from '../../card-names.ts'
import { cardTextIn } from '../../card-text.ts'
import { changes, changeVerbs, effectWords } from './effects.ts'
import { a, ownerWords, people, thingWords } from './names.ts'

function conditionWords({ amount, atLeast }: Condition): string {
  const count = `${atLeast} or more`
  if (typeof amount === 'string') return `it is ${count}`
  if ('count' in amount) {
    const { of, ...which } = amount.count
    const noun = thingWords(which, atLeast !== 1)
    const many = atLeast === 1 ? a(noun) : `${count} ${noun}`
    return of === undefined
      ? `there is ${many}`
      : `${ownerWords(of, true).replace(/ controls?$/, '')} ${of === 'you' || of === 'neighbours' || of === 'team-mates' || of === 'opponents' ? 'control' : 'controls'} ${many}`
  }
  if ('fallen' in amount) return atLeast === 1 ? 'somebody has fallen' : `${count} players have fallen`
  if ('players' in amount)
    return `you have ${count} ${people[amount.players as PlayerRelation]?.replace('your ', '') ?? 'players'}`
  if ('hand' in amount) return `your hand is ${count}`
  if ('crown' in amount)
    return amount.crown === 'you' ? 'you hold the crown' : `${people[amount.crown]} holds the crown`
  return `your graveyard holds ${count} ${amount.graveyard}s`
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
    case 'takes-crown':
      return `when ${who === 'you' ? 'you take' : `${who} takes`} the crown`
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

function insteadWords(one: ReplacementEffect): string {
  if (one.replaces === 'dies') return 'if this would die, put it on top of its owner’s library instead'
  return one.replaces === 'enters' ? 'enters tapped' : `damage to ${people[one.to]} is dealt to this instead`
}

function preventsWords(one: PreventionEffect): string {
  const to = one.to === 'this' ? 'this' : people[one.to]
  return one.prevents === 'some'
    ? `prevent ${one.amount} of each damage to ${to}`
    : `prevent all combat damage to ${to}`
}

/** The text of cards in English. */
export const { textOf, modeWords, abilityWords, keywordWords, kindWords } = cardTextIn({
  ...changes,
  or: 'or',
  kind: kind => kind,
  enchants: what => `enchants ${a(thingWords(what))}`,
  mana: colours => `tap: add ${listed(colours, 'or')} mana`,
  cost: {
    additional: 'extra cost:',
    tap: 'tap',
    discard: 'discard a card',
    life: amount => `${amount} life`,
    sacrifice: what => `sacrifice ${subjectWords(what)}`,
  },
  effects: effectWords,
  oneOf: 'One:',
  forMore: cost => `for ${cost} more,`,
  replaces: insteadWords,
  prevents: preventsWords,
  subject: (on, isEquipment) =>
    on === 'this'
      ? 'this'
      : on === 'host'
        ? `${isEquipment ? 'attached' : 'enchanted'} creature`
        : thingWords(on, true),
  is: plural => (plural ? 'are' : 'is'),
  changes: plural => changeVerbs(plural, 'have'),
  as: condition => ` while ${conditionWords(condition)}`,
  trigger: trigger => {
    const condition = trigger.if === undefined ? '' : ` if ${conditionWords(trigger.if)}`
    // “When this enters, it deals …”: the thing the trigger is about has been named.
    const self = 'what' in trigger && trigger.what === 'this' ? 'it' : 'this'
    return `${whenWords(trigger)}${condition}, ${effectWords(trigger, self)}`
  },
  sorcerySpeed: 'Only as a sorcery.',
  fromGraveyard: cost => `From your graveyard for ${cost}.`,
  cycling: cost => `Cycling ${cost}.`,
})
