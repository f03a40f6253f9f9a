import type { AnyGame } from '../../../../src-engine/core/game.ts'
import type { StoredPhase, StoredValue } from './schema.ts'
import type { Dealt, FreshSeed, Over, Phase, Playing, Table } from './table.ts'

/** A table as it is written down: its game by name, and without what its record holds. */
export function storedValue(table: Table): StoredValue {
  return { ...table, game: table.game.id, phase: storedPhase(table.phase) }
}

function storedPhase(phase: Phase): StoredPhase {
  if (phase.at === 'lobby') return phase
  if (phase.at === 'closed') {
    const { archived, ...rest } = phase
    return archived === undefined ? rest : { ...rest, archived: withoutRecord(archived) }
  }
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
  if (phase.at === 'closed') return phase.archived?.record
  return phase.at === 'lobby' ? undefined : phase.record
}

/** The table again. `dealt`: its record, played; needed where `recordIn` names one. */
export function tableFrom(value: StoredValue, game: AnyGame, dealt: Dealt | undefined): Table {
  return { ...value, game, phase: phaseFrom(value.phase, dealt) }
}

function phaseFrom(phase: StoredPhase, dealt: Dealt | undefined): Phase {
  if (phase.at === 'lobby') return { ...phase, seed: phase.seed as FreshSeed }
  if (phase.at === 'closed') {
    const { archived, ...rest } = phase
    return archived === undefined ? rest : { ...rest, archived: { ...archived, ...recorded(dealt) } }
  }
  return { ...phase, ...recorded(dealt) }
}

function recorded(dealt: Dealt | undefined): Dealt {
  if (dealt === undefined) throw new Error('a stored game without its record')
  return dealt
}
