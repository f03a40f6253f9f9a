import type { JsonObject } from '../core/json.ts'

/** A text, or the keys of an object. */
export type Word = string | readonly string[]

/** Longer texts are spelled each time. */
const longest = 48
/** Words that have a number at most: what comes later is spelled each time. */
export const mostWords = 4096

interface Keys {
  readonly next: Map<string, Keys>
  number?: number
}

/** What was said so far, by number. */
export class Words {
  readonly list: Word[] = []
  readonly #texts = new Map<string, number>()
  readonly #shapes: Keys = { next: new Map() }

  /** The number of a text that was said. */
  text(text: string): number | undefined {
    return this.#texts.get(text)
  }

  /** The number of an object's keys, if objects with the same in the same order were said. */
  shape(value: JsonObject): number | undefined {
    let keys: Keys | undefined = this.#shapes
    for (const key in value) {
      if (value[key] === undefined) continue
      keys = keys.next.get(key)
      if (keys === undefined) return undefined
    }
    return keys.number
  }

  learn(word: Word): void {
    if (this.list.length >= mostWords || (typeof word === 'string' && word.length > longest)) return
    if (typeof word === 'string') this.#texts.set(word, this.list.length)
    else this.#keys(word).number = this.list.length
    this.list.push(word)
  }

  #keys(shape: readonly string[]): Keys {
    let keys = this.#shapes
    for (const key of shape) {
      let next = keys.next.get(key)
      if (next === undefined) keys.next.set(key, (next = { next: new Map() }))
      keys = next
    }
    return keys
  }
}
