import { beforeEach, expect, test } from 'vitest'
import { commitmentTo, jointSeed } from '../../src-engine/protocol/joint-seed.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { judgeDraw } from '../../src-renderer/connection/joint.ts'
import { jointMemory } from '../../src-renderer/device/joint-memory.ts'

// A device judges by what it kept itself which draw a game began with, not by what the host says afterwards.
const partOf = (text: string): string => commitmentTo(text).slice(0, 32)
const partsOf = (...people: string[]) =>
  people.map(person => ({ person, part: partOf(person), commitment: commitmentTo(partOf(person)) }))
const remembered = (own: string, ...people: string[]) => ({
  person: 'Ann',
  part: partOf('Ann'),
  host: commitmentTo(own),
  commitments: Object.fromEntries(partsOf(...people).map(one => [one.person, one.commitment])),
})
/** A game as the host shows it; `over`: with its seed. */
function game(record: string, own: string, people: readonly string[], over: boolean, without?: string[]): TableState {
  const parts = partsOf(...people)
  const shown = { commitment: commitmentTo(own), parts, ...(without && { without }), ...(over && { own }) }
  return { id: 'kx7mp', record, drawn: shown, ...(over && { seed: jointSeed(own, parts) }) } as unknown as TableState
}

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  })
})

test('as the game begins by the parts, and by all of it at its end, also after draws at other tables and a rematch', () => {
  jointMemory.keep('kx7mp', remembered('host 1', 'Ann', 'Ben'))
  expect(judgeDraw(game('first', 'host 1', ['Ann', 'Ben'], false))).toBe('mine')
  jointMemory.keep('other', remembered('elsewhere', 'Ann', 'Cal'))
  jointMemory.keep('kx7mp', remembered('host 2', 'Ann', 'Ben'))
  expect(judgeDraw(game('second', 'host 2', ['Ann', 'Ben'], false))).toBe('mine')
  expect(judgeDraw(game('first', 'host 1', ['Ann', 'Ben'], true))).toBe('mine')
  expect(judgeDraw(game('second', 'host 2', ['Ann', 'Ben'], true))).toBe('mine')
  // A game this device had no part in.
  expect(judgeDraw(game('third', 'host 3', ['Ben', 'Cal'], true))).toBe('others')
})

test('a host that shows another part of its own, or leaves ours out without a word, is found out at once', () => {
  for (const over of [false, true]) {
    kept.clear()
    jointMemory.keep('kx7mp', remembered('host 1', 'Ann', 'Ben'))
    expect(judgeDraw(game('first', 'host 2', ['Ann', 'Ben'], over))).toBe('wrong')
    expect(judgeDraw(game('first', 'host 1', ['Ben'], over))).toBe('wrong')
    // Whoever was left out and is named knows of no part of theirs, and everybody reads it.
    expect(judgeDraw(game('first', 'host 2', ['Ben'], over, ['Ann']))).toBe('others')
  }
})

test('of a draw that was begun again the last one counts', () => {
  jointMemory.keep('kx7mp', remembered('host 1', 'Ann', 'Ben', 'Cal'))
  jointMemory.keep('kx7mp', remembered('host 2', 'Ann', 'Ben'))
  expect(judgeDraw(game('first', 'host 2', ['Ann', 'Ben'], true, ['Cal']))).toBe('mine')
})
