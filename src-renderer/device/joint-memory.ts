import type { JointMemory } from '../../src-engine/protocol/joint-seed.ts'
import { read, write } from './storage.ts'

/** A draw this device took part in; `record`: the game that was dealt from it. */
interface KeptDraw {
  readonly table: string
  readonly record?: string
  readonly memory: JointMemory
}
const mostDraws = 12
const draws = (): readonly KeptDraw[] => {
  try {
    const kept = JSON.parse(read('knockabout.joint') ?? '[]') as readonly KeptDraw[]
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
const keepDraws = (kept: readonly KeptDraw[]): void =>
  write('knockabout.joint', JSON.stringify(kept.slice(0, mostDraws)))

/**
 * What this device was told of the latest seeds it helped to draw, by which it judges their games. It keeps by itself which
 * game began with which draw: what the host shows afterwards decides nothing.
 */
export const jointMemory = {
  /** A draw at this table; whatever was drawn there before, and dealt into no game, was drawn again. */
  keep: (table: string, memory: JointMemory): void =>
    keepDraws([{ table, memory }, ...draws().filter(one => one.table !== table || one.record !== undefined)]),
  /** The draw this game began with; nothing where this device added no part to it, or is named as `without` one. */
  of: (table: string, record: string, without: readonly string[] = []): JointMemory | undefined => {
    const kept = draws()
    const known = kept.find(one => one.record === record) ?? kept.find(one => one.table === table && !one.record)
    if (known === undefined || without.includes(known.memory.person)) return undefined
    if (known.record === undefined) keepDraws(kept.map(one => (one === known ? { ...one, record } : one)))
    return known.memory
  },
}
