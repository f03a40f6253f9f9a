import type { AnyGame } from '../../../../src-engine/core/game.ts'
import type { StoredPhase, StoredValue } from './schema.ts'
import type { Closed, Dealt, FreshSeed, Over, Phase, Playing, Table } from './table.ts'

/** A table as it is written down: its game by name, and without what its record holds. */
export function storedValue(table: Table): StoredValue {
  return { ...table, game: table.game.id, phase: storedPhase(table.phase) }
}

function storedPhase(phase: Phase): StoredPhase {
  if (phase.at !== 'closed') return storedOpen(phase)
  const { archived, ...rest } = phase
  return archived === undefined ? rest : { ...rest, archived: storedOpen(archived) }
}

function storedOpen(phase: Exclude<Phase, Closed>): Exclude<StoredPhase, { at: 'closed' }> {
  if (phase.at === 'lobby') return phase
  return phase.at === 'playing' ? withoutRecord(phase) : withoutRecord(phase)
}

function withoutRecord<P extends Playing | Over>({
  match: _match,
  seed: _seed,
  from: _from,
  ...rest
}: P): Omit<P, keyof Dealt> {
  return rest
}

/** The record of the game that a stored table has, if one was dealt. */
export function recordIn({ phase }: StoredValue): string | undefined {
  const open = phase.at === 'closed' ? phase.archived : phase
  return open === undefined || open.at === 'lobby' ? undefined : open.record
}

/** The table again. `dealt`: its record, played; needed where `recordIn` names one. */
export function tableFrom(value: StoredValue, game: AnyGame, dealt: Dealt | undefined): Table {
  return { ...value, game, phase: phaseFrom(value.phase, dealt) }
}

function phaseFrom(phase: StoredPhase, dealt: Dealt | undefined): Phase {
  if (phase.at !== 'closed') return openFrom(phase, dealt)
  const { archived, ...rest } = phase
  return archived === undefined ? rest : { ...rest, archived: openFrom(archived, dealt) }
}

function openFrom(phase: Exclude<StoredPhase, { at: 'closed' }>, dealt: Dealt | undefined): Exclude<Phase, Closed> {
  return phase.at === 'lobby' ? { ...phase, seed: phase.seed as FreshSeed } : { ...phase, ...recorded(dealt) }
}

function recorded(dealt: Dealt | undefined): Dealt {
  if (dealt === undefined) throw new Error('a stored game without its record')
  return dealt
}
