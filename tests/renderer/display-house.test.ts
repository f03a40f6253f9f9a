import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, shallowRef } from 'vue'
import type { TableSummary } from '../../src-engine/protocol/desktop.ts'
import { mattersBy, remarkOn, stillHolds } from '../../src-renderer/pages/display/commentator.ts'
import { momentMs, nextTable, overviewMs, turnMs, useTurns } from '../../src-renderer/pages/display/use-turns.ts'

const table = (id: string, phase: TableSummary['phase'] = 'playing'): TableSummary => ({
  id,
  game: 'brawl',
  title: 'brawl',
  phase,
  seats: 4,
  taken: 4,
  watching: 0,
  host: id,
})

describe('tables in turn on one TV', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  function house(ids: readonly string[], matters: (id: string) => number = () => 1) {
    const tables = shallowRef(ids.map(id => table(id)))
    const [shown, isOn, stays] = [ref(ids[0]!), ref(true), ref(false)]
    const scope = effectScope()
    const turns = scope.run(() =>
      useTurns({
        tables: () => tables.value,
        shown: () => shown.value,
        show: id => (shown.value = id),
        isOn: () => isOn.value,
        stays: () => stays.value,
        hasOverview: () => tables.value.length > 2,
        matters,
      }),
    )!
    return { ...turns, tables, shown, isOn, stays, scope }
  }
  const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

  it('each has its turn, and between them all are shown at once', async () => {
    const { shown, overview } = house(['a', 'b', 'c', 'd'])
    const seen = ['a']
    for (let turn = 0; turn < 3; turn++) {
      await later(turnMs)
      expect(overview.value).toBe(false)
      seen.push(shown.value)
    }
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    await later(turnMs)
    expect(overview.value).toBe(true)
    await later(overviewMs)
    expect([overview.value, shown.value]).toEqual([false, 'a'])
  })

  it('one that matters more is shown more often, and none never', async () => {
    const { shown } = house(['a', 'b', 'c', 'd'], id => (id === 'd' ? 3 : 1))
    const seen: string[] = []
    for (let turn = 0; turn < 40; turn++) {
      await later(turnMs)
      seen.push(shown.value)
    }
    const times = (id: string): number => seen.filter(one => one === id).length
    expect(times('d')).toBeGreaterThan(Math.max(...['a', 'b', 'c'].map(times)))
    for (const id of ['a', 'b', 'c']) expect(times(id)).toBeGreaterThan(2)
  })

  it('a great moment is shown at once, is cut short by none, and then turns go on', async () => {
    const { shown, overview, cutIn } = house(['a', 'b', 'c'])
    await later(5000)
    cutIn('c')
    expect(shown.value).toBe('c')
    await later(4000)
    cutIn('b')
    expect(shown.value).toBe('c')
    await later(momentMs)
    expect([shown.value, overview.value]).toEqual(['b', false])
  })

  it('where all at once was asked for, a great moment is left again for it', async () => {
    const { shown, overview, stays, cutIn } = house(['a', 'b', 'c'])
    stays.value = true
    await nextTick()
    expect(overview.value).toBe(true)
    await later(10 * turnMs)
    expect(overview.value).toBe(true)
    cutIn('b')
    expect([shown.value, overview.value]).toEqual(['b', false])
    await later(momentMs)
    expect(overview.value).toBe(true)
  })

  it('nobody cuts in where the room has chosen a table', async () => {
    const { shown, isOn, cutIn } = house(['a', 'b'])
    isOn.value = false
    await nextTick()
    cutIn('b')
    await later(3 * turnMs)
    expect(shown.value).toBe('a')
  })

  it('a table that does not play has no turn', () => {
    const all = [table('a'), table('b', 'lobby'), table('c', 'over')]
    expect(nextTable(all, 'a', new Map(), () => 1, 0)).toBe(undefined)
  })
})

describe('the commentator', () => {
  const chances = (...shares: number[]) => shares.map((chance, at) => ({ seats: [`s${at}`], chance }))

  it('has nothing to say of the first, nor of small changes', () => {
    expect(remarkOn([], chances(0.5, 0.5))).toBe(undefined)
    expect(remarkOn(chances(0.5, 0.3, 0.2), chances(0.55, 0.3, 0.15))).toBe(undefined)
  })
  it('names a new favourite, and whoever rises or falls by much', () => {
    expect(remarkOn(chances(0.4, 0.35, 0.25), chances(0.3, 0.45, 0.25))).toMatchObject({
      kind: 'favourite',
      seats: ['s1'],
    })
    expect(remarkOn(chances(0.5, 0.3, 0.2), chances(0.8, 0.1, 0.1))).toMatchObject({
      kind: 'up',
      seats: ['s0'],
      now: 0.8,
    })
    expect(remarkOn(chances(0.9, 0.06, 0.04), chances(0.6, 0.22, 0.18))).toMatchObject({ kind: 'down', seats: ['s0'] })
  })
  it('says nothing of whoever leads only because another went out', () => {
    expect(remarkOn(chances(0.4, 0.38, 0.22), chances(0.41, 0.59).slice(1))).toBe(undefined)
  })
  it('takes back what is no longer so, and says what stands with the figure of today', () => {
    const ahead = remarkOn(chances(0.4, 0.35, 0.25), chances(0.3, 0.45, 0.25))!
    expect(stillHolds(ahead, chances(0.3, 0.5, 0.2))).toMatchObject({ kind: 'favourite', seats: ['s1'], now: 0.5 })
    expect(stillHolds(ahead, chances(0.5, 0.3, 0.2))).toBe(undefined)
    const rises = remarkOn(chances(0.5, 0.3, 0.2), chances(0.8, 0.1, 0.1))!
    expect(stillHolds(rises, chances(0.7, 0.2, 0.1))).toMatchObject({ before: 0.5, now: 0.7 })
    expect(stillHolds(rises, chances(0.55, 0.3, 0.15))).toBe(undefined)
    const falls = remarkOn(chances(0.9, 0.06, 0.04), chances(0.6, 0.22, 0.18))!
    expect(stillHolds(falls, chances(0.4, 0.4, 0.2))).toMatchObject({ now: 0.4 })
    expect(stillHolds(falls, chances(0.5, 0.5).slice(1))).toBe(undefined)
  })
  it('finds a close end more important than a beginning or a walk-over', () => {
    const [close, begins, clear] = [
      mattersBy(chances(0.5, 0.5), 6),
      mattersBy(chances(0.2, 0.2, 0.2, 0.2, 0.2), 5),
      mattersBy(chances(0.97, 0.03), 6),
    ]
    expect(close).toBeGreaterThan(begins)
    expect(close).toBeGreaterThan(clear)
    expect(mattersBy([], 4)).toBe(1)
  })
})
