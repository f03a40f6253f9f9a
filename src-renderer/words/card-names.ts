import type {
  Amount,
  PermanentFilter,
  PermanentSelector,
  PlayerSelector,
  Target,
} from '../../src-engine/clash/cards/card.ts'
import type { Keyword } from '../../src-engine/clash/cards/keywords.ts'

export function listed(words: readonly string[], and: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`
}

export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What a creature can't do is said as that, “can’t block”; every other keyword is something it has. */
const restrictions: readonly Keyword[] = ['unblockable', 'cannot-attack', 'cannot-block', 'does-not-untap']

/** “has flying and can’t block”: keywords and restrictions as a predicate. */
export function gainWords(
  { and, keyword }: { readonly and: string; keyword(word: Keyword): string },
  words: readonly Keyword[],
  has: string,
): string {
  const real = words.filter(word => !restrictions.includes(word)).map(keyword)
  const rest = words.filter(word => restrictions.includes(word)).map(keyword)
  return listed([...(real.length > 0 ? [`${has} ${listed(real, and)}`] : []), ...rest], and)
}

/** A noun that is counted: “a card” with its number, and “cards” for all other numbers. */
export interface Unit {
  readonly one: string
  readonly many: string
}
const bare: Unit = { one: '1', many: '' }

/** What an amount is counted by. */
export type Counted = Exclude<Amount, number | string>

/** Whether an effect is on many things, or on one. */
export function isMany(what: PermanentSelector): what is { readonly every: PermanentFilter } {
  return typeof what === 'object' && 'every' in what
}

/** A language's names of things, people and amounts; `C` is what its nouns are declined by (a case, or nothing). */
export interface Nouns<C extends readonly unknown[]> {
  target(target: Target, ...c: C): string
  /** A target named before; without one, what the effect before it spoke of. */
  again(target: Target | undefined, ...c: C): string
  self(which: 'this' | 'host' | 'it', ...c: C): string
  all(which: PermanentFilter, ...c: C): string
  each(which: PermanentFilter, ...c: C): string
  person(who: Exclude<PlayerSelector, object>, ...c: C): string
  /** “for each creature you control”, “for its power”. */
  forEach(amount: Counted | 'power'): string
}

/** Names the things and players of one list of effects: a target in full the first time, shortly after that. */
export class Naming<C extends readonly unknown[]> {
  readonly #named = new Set<number>()
  readonly #nouns: Nouns<C>
  readonly #targets: readonly Target[]

  constructor(nouns: Nouns<C>, targets: readonly Target[] = []) {
    this.#nouns = nouns
    this.#targets = targets
  }

  target(at: number, ...c: C): string {
    const target = this.#targets[at]
    if (target === undefined || this.#named.has(at)) return this.#nouns.again(target, ...c)
    this.#named.add(at)
    return this.#nouns.target(target, ...c)
  }

  what(what: PermanentSelector, ...c: C): string {
    if (typeof what === 'string') return this.#nouns.self(what, ...c)
    return 'target' in what ? this.target(what.target, ...c) : this.#nouns.all(what.every, ...c)
  }

  who(who: PlayerSelector, ...c: C): string {
    return typeof who === 'object' ? this.target(who.target, ...c) : this.#nouns.person(who, ...c)
  }

  /** What an effect hits: of several each by itself. */
  aim(to: PermanentSelector | PlayerSelector, ...c: C): string {
    if (typeof to === 'object' && 'every' in to) return this.#nouns.each(to.every, ...c)
    return to === 'this' || to === 'host' || to === 'it' || typeof to === 'object'
      ? this.what(to, ...c)
      : this.who(to, ...c)
  }

  /** “2 damage”, “X life”, “a card for each player”. */
  amount(amount: Amount, { one, many }: Unit = bare): string {
    const of = (n: number | string): string => (n === 1 ? one : `${n} ${many}`.trim())
    if (typeof amount === 'number') return of(amount)
    if (amount === 'x') return of('X')
    return `${of('times' in amount ? (amount.times ?? 1) : 1)} ${this.#nouns.forEach(amount)}`
  }
}
