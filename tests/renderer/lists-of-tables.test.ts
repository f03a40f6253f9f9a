import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import type { TableSummary } from '../../src-engine/protocol/desktop.ts'
import { useShownTable } from '../../src-renderer/pages/display/use-shown-table.ts'
import type { NightState } from '../../src-engine/night/state.ts'
import { nightShown } from '../../src-renderer/pages/display/use-night-shown.ts'
import { tableNames } from '../../src-renderer/pages/display/table-names.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { liveTables } from '../../src-renderer/pages/home/live-tables.ts'

const table = (id: string, phase: TableSummary['phase'], taken: number, seats = 4): TableSummary => ({
  id,
  game: 'brawl',
  title: 'brawl',
  phase,
  seats,
  taken,
  watching: 0,
  host: 'Ann',
})

describe('the list to join from', () => {
  it('has tables with a free seat first, then those to watch; what is over or empty is gone', () => {
    const all = [
      table('over', 'over', 4),
      table('plays', 'playing', 4),
      { ...table('empty', 'lobby', 0), host: '' },
      table('hosted', 'lobby', 0),
      table('full', 'lobby', 4),
      table('free', 'lobby', 1),
      { ...table('locked', 'lobby', 3), locked: true as const },
      table('fuller', 'lobby', 3),
    ]
    expect(liveTables(all).map(one => one.id)).toEqual(['fuller', 'free', 'hosted', 'full', 'locked', 'plays'])
    // Before them all comes the table one sits at.
    expect(liveTables(all, ['plays', 'over']).map(one => one.id)[0]).toBe('plays')
  })
})

describe('the choice of tables on the TV', () => {
  it('tells two apart that are called the same', async () => {
    await loadLanguage('en')
    const [one, other, third] = [
      table('a', 'playing', 2),
      { ...table('b', 'lobby', 1), host: 'Ben' },
      table('c', 'over', 2),
    ]
    const duel = { ...one, id: 'e', game: 'clash' }
    expect([...tableNames([one, other, third, duel]).values()]).toEqual([
      { name: 'Brawl · Ann', short: 'Ann', n: 1 },
      { name: 'Brawl · Ben', short: 'Ben', n: 1 },
      { name: 'Brawl · Ann', short: 'Ann', n: 2 },
      { name: 'Clash · Ann', short: 'Ann', n: 1 },
    ])
  })
  it('calls a long name by its first word, unless two begin with it', async () => {
    await loadLanguage('en')
    const hosts = ['Bartholomew Featherbottom-Cholmondeley', 'Maria del Carmen Ruiz', 'Maria Magdalena Berger', 'Jo']
    const tables = hosts.map((host, at) => ({ ...table(`t${at}`, 'playing', 2), host }))
    expect([...tableNames(tables).values()].map(one => one.short)).toEqual(['Bartholomew', hosts[1], hosts[2], 'Jo'])
  })
})

describe('what the TV shows', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const show = (first: readonly TableSummary[], wanted?: string) => {
    const tables = shallowRef(first)
    const { shown } = effectScope().run(() =>
      useShownTable(
        () => tables.value,
        () => wanted,
      ),
    )!
    return { tables, shown }
  }
  const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined)

  it('is the table that plays, and stays there when another begins', async () => {
    const { tables, shown } = show([table('a', 'lobby', 2), table('b', 'playing', 2)])
    expect(shown.value).toBe('b')
    tables.value = [table('a', 'playing', 9), table('b', 'playing', 2), table('c', 'playing', 9)]
    await settle()
    expect(shown.value).toBe('b')
  })

  it('holds a result for a while, then turns to where something goes on; never to nothing', async () => {
    const { tables, shown } = show([table('a', 'playing', 2), table('b', 'lobby', 1)])
    tables.value = [table('a', 'over', 2), table('b', 'lobby', 1)]
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown.value).toBe('a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown.value).toBe('b')
    tables.value = []
    await settle()
    expect(shown.value).toBe('')
  })

  it('at the end of a night is its champion, until somebody opens a table of their own', () => {
    const night = { phase: 'over', games: [{ tables: [{ id: 'a' }] }] } as unknown as NightState
    expect(nightShown(night, [table('a', 'lobby', 2)], true)).toBe('whole')
    expect(nightShown(night, [table('a', 'lobby', 2), table('b', 'lobby', 1)], true)).toBe('no')
    expect(nightShown(night, [table('a', 'lobby', 2)], false)).toBe('no')
  })

  it('is what was chosen, whatever else there is', () => {
    expect(show([table('a', 'playing', 2)], 'b').shown.value).toBe('b')
  })
})
