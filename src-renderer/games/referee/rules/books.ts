import { formatIds, formatPage, type Difference } from '../../../../src-engine/formats/index.ts'
import { ruleText } from '../format-text.ts'

/** One thing the two books play differently, in words. */
export interface Books {
  readonly booklet: string
  readonly modern: string
}

export function booksOf({ booklet, modern }: Difference): Books {
  return { booklet: ruleText(booklet), modern: ruleText(modern) }
}

/** What differs alike in every format, and is said once. */
export function everywhere(): readonly Books[] {
  const all = formatIds.map(id => formatPage(id).differences.map(booksOf))
  return (all[0] ?? []).filter(one =>
    all.every(list => list.some(other => other.booklet === one.booklet && other.modern === one.modern)),
  )
}
