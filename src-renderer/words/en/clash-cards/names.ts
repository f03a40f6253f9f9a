import type {
  Amount,
  PlayerRelation,
  Target,
  PermanentSelector,
  PermanentFilter,
  PlayerSelector,
} from '../../../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../../../src-engine/clash/cards/keywords.ts'

/** Words for things, players, amounts and keywords, as `text.ts` and `effects.ts` put them together. */

export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

export function uncapped(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export function a(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

export function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`
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

/** “has flying”, “can’t block”: keywords and restrictions as a predicate. */
export function gainWords(words: readonly Keyword[], has: string): string {
  const real = words.filter(word => plainKeywords[word] === undefined).map(keywordWords)
  const rest = words.filter(word => plainKeywords[word] !== undefined).map(keywordWords)
  return listed([...(real.length > 0 ? [`${has} ${listed(real, 'and')}`] : []), ...rest], 'and')
}

export function thingWords(which: PermanentFilter, plural = false): string {
  const noun = which.type ?? which.is ?? (which.not === undefined ? 'permanent' : `non-${which.not}`)
  const before = [
    which.other ? 'other' : '',
    which.tapped === undefined ? '' : which.tapped ? 'tapped' : 'untapped',
    which.inCombat ?? '',
    which.colour ?? '',
    which.is !== undefined && which.not !== undefined ? `non-${which.not}` : '',
  ]
  const after = [
    which.with === undefined ? '' : `with ${keywordWords(which.with)}`,
    which.without === undefined ? '' : `without ${keywordWords(which.without)}`,
    which.powerAtLeast === undefined ? '' : `with power ${which.powerAtLeast} or more`,
    which.powerAtMost === undefined ? '' : `with power ${which.powerAtMost} or less`,
    which.of === undefined ? '' : ownerWords(which.of, plural),
    which.stands === undefined
      ? ''
      : { home: 'at home', abroad: 'abroad', 'with-you': 'standing with you' }[which.stands],
  ]
  return [...before, plural ? `${noun}s` : noun, ...after].filter(word => word !== '').join(' ')
}

export function ownerWords(of: NonNullable<PermanentFilter['of']>, plural: boolean): string {
  if (typeof of === 'object') return 'that player controls'
  return {
    you: 'you control',
    left: 'your left neighbour controls',
    right: 'your right neighbour controls',
    neighbours: plural ? 'your neighbours control' : 'a neighbour controls',
    'team-mates': plural ? 'your team-mates control' : 'a team-mate controls',
    opponents: plural ? 'your opponents control' : 'an opponent controls',
    others: 'others control',
    'that-player': 'that player controls',
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

/** Names things and players of a doing; a target in full the first time and then as “it” or “they”. */
export class Naming {
  readonly #named = new Set<number>()
  readonly #targets: readonly Target[]
  readonly #self: string

  constructor(targets: readonly Target[] = [], self = 'this') {
    this.#targets = targets
    this.#self = self
  }

  target(at: number): string {
    const target = this.#targets[at]
    if (target === undefined) return 'it'
    if (this.#named.has(at)) return 'player' in target ? 'that player' : 'it'
    this.#named.add(at)
    return targetWords(target)
  }

  what(what: PermanentSelector): string {
    if (what === 'this') return this.#self
    if (what === 'host') return 'enchanted creature'
    if (what === 'it') return 'it'
    return 'target' in what ? this.target(what.target) : `all ${thingWords(what.every, true)}`
  }

  who(who: PlayerSelector): string {
    if (typeof who === 'object') return this.target(who.target)
    if (who === 'that-player') return 'that player'
    return who === 'its-controller' ? 'its controller' : people[who]
  }

  aim(to: PermanentSelector | PlayerSelector): string {
    if (typeof to === 'object' && 'every' in to) return `each ${thingWords(to.every)}`
    return to === 'this' || to === 'host' || to === 'it' || typeof to === 'object' ? this.what(to) : this.who(to)
  }

  amount(amount: Amount, unit = ''): string {
    if (typeof amount === 'number') return `${amount}${unit}`
    if (amount === 'x') return `X${unit}`
    if (amount === 'that-much') return unit === '' ? 'that much' : `that much${unit}`
    if ('powerOf' in amount) return `${unit.trim()} equal to ${this.possessive(amount.powerOf)} power`.trim()
    const times = 'times' in amount && amount.times !== undefined ? amount.times : 1
    return `${times}${unit} for ${eachWords(amount)}`
  }

  possessive(what: PermanentSelector): string {
    const name = this.what(what)
    return name === 'it' ? 'its' : `${name}’s`
  }
}

export function eachWords(amount: Exclude<Amount, number | string | { readonly powerOf: PermanentSelector }>): string {
  if ('count' in amount) return `each ${thingWords(amount.count)}`
  if ('fallen' in amount) return 'each fallen player'
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
