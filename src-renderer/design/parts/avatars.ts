export { avatarNames } from '../../../src-engine/protocol/faces.ts'

/** Up to two letters for a person without a picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return (
    letters
      .map(word => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}
