import type { Difference } from '../../../../src-engine/formats/index.ts'
import { ruleText } from '../format-text.ts'

/** One thing the two books play differently, in words. */
export interface Books {
  readonly booklet: string
  readonly modern: string
}

export function booksOf({ booklet, modern }: Difference): Books {
  return { booklet: ruleText(booklet), modern: ruleText(modern) }
}
