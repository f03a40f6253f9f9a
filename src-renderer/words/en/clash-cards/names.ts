import type { PlayerRelation, Target, PermanentFilter } from '../../../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'
import type { Counted, Nouns } from '../../card-names.ts'

/** English words for things, players, amounts and keywords. */

export function a(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

const plainKeywords: { readonly [K in Keyword]?: string } = {
  unblockable: 'can’t be blocked',
  'cannot-attack': 'can’t attack',
  'cannot-block': 'can’t block',
  'does-not-untap': 'doesn’t untap',
}

/** A keyword as it is printed; a restriction as what a creature can't do. */
export function keywordWords(word: Keyword): string {
  return plainKeywords[word] ?? word.replaceAll('-', ' ')
}

export function thingWords(which: PermanentFilter, plural = false): string {
  const noun = which.type ?? which.is ?? 'permanent'
  const before = [
    which.other ? 'other' : '',
    which.tapped === undefined ? '' : which.tapped ? 'tapped' : 'untapped',
    which.attacking ? 'attacking' : '',
  ]
  const after = [
    which.powerAtLeast === undefined ? '' : `with power ${which.powerAtLeast} or more`,
    which.of === undefined ? '' : ownerWords(which.of, plural),
    which.abroad ? 'abroad' : '',
  ]
  return [...before, plural ? `${noun}s` : noun, ...after].filter(word => word !== '').join(' ')
}

export function ownerWords(of: NonNullable<PermanentFilter['of']>, plural: boolean): string {
  return {
    you: 'you control',
    left: 'your left neighbour controls',
    right: 'your right neighbour controls',
    neighbours: plural ? 'your neighbours control' : 'a neighbour controls',
    'team-mates': plural ? 'your team-mates control' : 'a team-mate controls',
    opponents: plural ? 'your opponents control' : 'an opponent controls',
    others: 'others control',
  }[of]
}

export const people: { readonly [W in PlayerRelation]: string } = {
  you: 'you',
  left: 'your left neighbour',
  right: 'your right neighbour',
  neighbours: 'your neighbours',
  'team-mates': 'your team-mates',
  opponents: 'each opponent',
  others: 'each other player',
  everybody: 'each player',
}

function targetWords(target: Target): string {
  if ('thing' in target) return `target ${thingWords(target.thing)}`
  if ('any' in target) return 'any target'
  if ('spell' in target) return `target ${target.spell === 'any' ? '' : `${target.spell} `}spell`
  if ('grave' in target) {
    const kind = target.grave === 'any' ? '' : target.grave === 'spell' ? 'instant or sorcery ' : `${target.grave} `
    return `target ${kind}card from your graveyard`
  }
  return {
    any: 'target player',
    opponent: 'target opponent',
    other: 'another target player',
    neighbour: 'target neighbour',
    'team-mate': 'target team-mate',
  }[target.player]
}

function eachWords(amount: Counted): string {
  if ('count' in amount) return `each ${thingWords(amount.count)}`
  if ('fallen' in amount) return 'each fallen player'
  if ('crown' in amount) return 'the crown'
  if ('graveyard' in amount) return `each ${amount.graveyard} card in your graveyard`
  if ('hand' in amount)
    return `each card in ${amount.hand === 'you' ? 'your hand' : `${people[amount.hand as PlayerRelation] ?? 'that player'}’s hand`}`
  return (
    {
      neighbours: 'each neighbour',
      'team-mates': 'each team-mate',
      opponents: 'each opponent',
      others: 'each other player',
      everybody: 'each player',
    }[amount.players as string] ?? `each of ${people[amount.players as PlayerRelation] ?? 'them'}`
  )
}
export const forEach = (amount: Counted | 'power'): string =>
  `for ${amount === 'power' ? 'its power' : eachWords(amount)}`

/** The names in a text whose own card is called `self`: “this”, or “it” where the sentence has named it. */
export const namesOf = (self: 'this' | 'it'): Nouns<[]> => ({
  target: targetWords,
  again: target => (target !== undefined && 'player' in target ? 'that player' : 'it'),
  self: which => ({ this: self, host: 'enchanted creature', it: 'it' })[which],
  all: which => `all ${thingWords(which, true)}`,
  each: which => `each ${thingWords(which)}`,
  person: who => (who === 'that-player' ? 'that player' : people[who]),
  forEach,
})
