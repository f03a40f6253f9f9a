import { describe, expect, it } from 'vitest'
import { bundlesOf, wholeFile } from '../../src-renderer/pages/settings/whole-file.ts'

const items = Array.from({ length: 40 }, (_, i) => ({
  kind: 'setting',
  row: { key: `k${i}`, value: 'x'.repeat(60_000) },
}))
const pages = [items.slice(0, 25), items.slice(25)]
const host = {
  ask: (_what: string, { from }: { from: string }) =>
    Promise.resolve({ person: 'ann', items: pages[from === '' ? 0 : 1], ...(from === '' ? { next: 'more' } : {}) }),
}

describe('the file of everything', () => {
  it('holds every page, and comes apart into bundles the host takes one by one', async () => {
    const text = await wholeFile(host as never)
    expect(JSON.parse(text)).toMatchObject({ format: 'knockabout-everything', version: 1, person: 'ann' })
    const bundles = bundlesOf(text)!.map(one => JSON.parse(one) as { person: string; items: unknown[] })
    expect(bundles.length).toBeGreaterThan(1)
    expect(bundles.flatMap(one => one.items)).toEqual(items)
    expect(bundles.every(one => one.person === 'ann')).toBe(true)
  })

  it('is told from any other file', () => {
    for (const other of [
      '',
      '{',
      'null',
      '[]',
      '{"format":"knockabout-statistics"}',
      '{"format":"knockabout-everything"}',
    ])
      expect(bundlesOf(other)).toBeUndefined()
  })
})
