import { arePartsBound, commitmentTo, isJointly, type JointMemory } from '../../src-engine/protocol/joint-seed.ts'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { jointMemory } from '../device/joint-memory.ts'
import type { Request } from './requests.ts'

/** What this device is bound to, by the host's own commitment beside it: each draw has another. */
const bound = new Map<string, JointMemory>()

/**
 * Adds this device's part to a seed that is drawn together (protocol/joint-seed.ts): drawn by chance and bound to once the host
 * is bound, shown once everybody is. What all were bound to is remembered, to judge the deal by when the game is over.
 */
export async function addPart(
  table: TableState,
  person: string,
  say: (what: Request & { readonly say: 'bind' | 'part' }) => Promise<unknown>,
): Promise<void> {
  const { draw, commitment: host } = table
  const mine = draw?.parts.find(one => one.person === person)
  if (draw === undefined || mine === undefined || host === undefined || mine.shown === true) return
  const mineHere = bound.get(host)
  if (mine.commitment === undefined) {
    if (mineHere !== undefined) return
    const part = [...crypto.getRandomValues(new Uint8Array(16))]
      .map(byte => byte.toString(16).padStart(2, '0'))
      .join('')
    bound.set(host, { person, part, host, commitments: {} })
    await say({ say: 'bind', table: table.id, commitment: commitmentTo(part) })
    return
  }
  const commitments = Object.fromEntries(
    draw.parts.flatMap(one => (one.commitment ? [[one.person, one.commitment]] : [])),
  )
  // Another device of the same person may be the one that is bound.
  const isMine = mineHere !== undefined && commitmentTo(mineHere.part) === mine.commitment
  if (!isMine || Object.keys(commitments).length < draw.parts.length) return
  if (Object.keys(mineHere.commitments).length > 0) return
  const memory = { ...mineHere, commitments }
  bound.set(host, memory)
  jointMemory.keep(table.id, memory)
  await say({ say: 'part', table: table.id, part: memory.part })
}

/** What this device finds: its own part is in the seed as it should be, it knows of none of its own, or something is wrong. */
export type JointVerdict = 'mine' | 'others' | 'wrong'

/** Judges the seed of a game that was drawn together: as it begins by the parts, and by all of it once the seed is shown. */
export function judgeDraw({ id, record, drawn, seed }: TableState): JointVerdict {
  if (drawn === undefined || record === undefined) return 'wrong'
  const memory = jointMemory.of(id, record, drawn.without)
  const holds = seed === undefined ? arePartsBound(drawn, memory) : isJointly(seed, drawn, memory)
  if (!holds) return 'wrong'
  return memory === undefined ? 'others' : 'mine'
}
