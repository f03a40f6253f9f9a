import { expect, test } from 'vitest'
import { chanceFrom } from '../../../src-engine/core/chance.ts'
import { commitmentTo, isJointly, jointSeed, type JointSeed } from '../../../src-engine/protocol/joint-seed.ts'
import { chiSquare } from '../../support/chi-square.ts'

const part = (text: string): string => commitmentTo(text).slice(0, 32)
const own = part('host')
const parts = ['Ann', 'Ben'].map(person => ({ person, part: part(person), commitment: commitmentTo(part(person)) }))
const shown: JointSeed = { commitment: commitmentTo(own), own, parts }
const seed = jointSeed(own, parts)
const memory = {
  person: 'Ann',
  part: parts[0]!.part,
  host: shown.commitment,
  commitments: Object.fromEntries(parts.map(one => [one.person, one.commitment])),
}

test('with one honest part the deals are even, whatever the others are', () => {
  // The host and Ben always add the same. 100,000 deals: which card comes first, and which lies under it.
  const first = Array.from({ length: 52 }, () => 0)
  const pairs = Array.from({ length: 16 }, () => 0)
  for (let i = 0; i < 100_000; i++) {
    const honest = i.toString(16).padStart(32, '0')
    const chance = chanceFrom({ seed: jointSeed(own, [{ person: 'Ann', part: honest }, parts[1]!]), drawn: {} })
    const card = chance.below('deck', 52)
    first[card]!++
    pairs[(card % 4) * 4 + (chance.below('deck', 52) % 4)]!++
  }
  // Limits: chi-square that an even draw passes 99.9 times in a hundred.
  expect(chiSquare(first)).toBeLessThan(87.97)
  expect(chiSquare(pairs)).toBeLessThan(37.7)
})

test('every device judges by itself: whatever was altered after it was bound is seen', () => {
  expect(isJointly(seed, shown, memory)).toBe(true)
  expect(isJointly(seed, shown, undefined)).toBe(true)
  const other = part('other')
  const wrong = (change: Partial<JointSeed>): JointSeed => ({ ...shown, ...change })
  const swapped = [{ ...parts[0]!, part: other, commitment: commitmentTo(other) }, parts[1]!]
  // The host changes its own part and tells another seal than before, or somebody's, or leaves somebody out.
  const rehosted = wrong({ own: other, commitment: commitmentTo(other) })
  expect(isJointly(jointSeed(other, parts), rehosted, memory)).toBe(false)
  expect(isJointly(jointSeed(own, swapped), wrong({ parts: swapped }), memory)).toBe(false)
  expect(isJointly(jointSeed(own, parts.slice(0, 1)), wrong({ parts: parts.slice(0, 1) }), memory)).toBe(false)
  expect(isJointly(jointSeed(own, parts.slice(1)), wrong({ parts: parts.slice(1) }), memory)).toBe(false)
  // Another seed than the parts make, a part that was not bound to, an own part that is not shown.
  expect(isJointly(part('seed'), shown, undefined)).toBe(false)
  expect(isJointly(jointSeed(other, parts), wrong({ own: other }), undefined)).toBe(false)
  expect(isJointly(seed, { commitment: shown.commitment, parts }, undefined)).toBe(false)
})
