import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/*
 * A seed nobody chose: the host commits itself to its own part, every device to one of its own, and only then are the
 * parts shown. As long as one of them was drawn by chance and kept to itself till then, so is the seed, whatever the
 * others were; and whoever kept the commitments can work it out again once the game is over.
 */

/** A part of a seed, and whose it is: 32 hex digits. */
export interface SeedPart {
  readonly person: string
  readonly part: string
}

/** What binds somebody to a part without showing it: the SHA-256 of its text, 64 hex digits. */
export function commitmentTo(part: string): string {
  return bytesToHex(sha256(utf8ToBytes(part)))
}

/** The seed of all parts together, 32 hex digits. `own`: the host's; the others count in the order they were asked in. */
export function jointSeed(own: string, parts: readonly SeedPart[]): string {
  const text = [own, ...parts.map(({ person, part }) => `${person} ${part}`)].join('\n')
  return commitmentTo(text).slice(0, 32)
}

/** What was shown of a seed that was drawn together: before the deal all commitments, the host's own part once the game is over. */
export interface JointSeed {
  /** The host's. */
  readonly commitment: string
  readonly own?: string
  readonly parts: readonly (SeedPart & { readonly commitment: string })[]
  /** People whose devices kept their part back: it was drawn again without them. */
  readonly without?: readonly string[]
}

/** What a device remembers of it: the part it added, and what everybody, the host too, was bound to by then. */
export interface JointMemory extends SeedPart {
  readonly host: string
  readonly commitments: { readonly [person: string]: string }
}

/**
 * Whether the seed of a finished game is that of its parts, each as it was bound; by what this device remembers, where it
 * added a part itself.
 */
export function isJointly(seed: string, shown: JointSeed, memory: JointMemory | undefined): boolean {
  const { commitment, own, parts } = shown
  if (own === undefined || commitmentTo(own) !== commitment || jointSeed(own, parts) !== seed) return false
  return arePartsBound(shown, memory)
}

/** The same as far as it can be known while the game is on, before the host's own part is shown. */
export function arePartsBound({ commitment, parts }: JointSeed, memory: JointMemory | undefined): boolean {
  if (parts.some(other => commitmentTo(other.part) !== other.commitment)) return false
  if (memory === undefined) return true
  const others = Object.entries(memory.commitments)
  return (
    memory.host === commitment &&
    others.length === parts.length &&
    others.every(([person, bound]) => parts.find(part => part.person === person)?.commitment === bound) &&
    parts.some(other => other.person === memory.person && other.part === memory.part)
  )
}
