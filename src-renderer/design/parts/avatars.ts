export { avatarNames } from '../../../src-engine/protocol/faces.ts'

/** Up to two letters for a person without a picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return (
    letters
      .map(word => firstLetter(word ?? ''))
      .join('')
      .toUpperCase() || '?'
  )
}

/** What stands first as one sign to the eye: a flag is two characters, a family of five. */
function firstLetter(word: string): string {
  if (typeof Intl.Segmenter !== 'function') return [...word][0] ?? ''
  return new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? ''
}
