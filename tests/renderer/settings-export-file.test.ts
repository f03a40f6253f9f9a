import { describe, expect, it } from 'vitest'
import { readBundles, exportFile } from '../../src-renderer/pages/settings/export-file.ts'

const items = Array.from({ length: 40 }, (_, i) => ({
  kind: 'setting',
  row: { key: `k${i}`, value: 'x'.repeat(60_000) },
}))
const pages = [items.slice(0, 25), items.slice(25)]
const host = {
  ask: (_what: string, { from }: { from: string }) =>
    Promise.resolve({
      person: 'ann',
      items: pages[from === '' ? 0 : 1],
      ...(from === '' ? { next: 'more', total: 40 } : {}),
    }),
}

describe('the file of everything', () => {
  it('holds every page, and comes apart into bundles the host takes one by one', async () => {
    const heard: number[][] = []
    const text = (await exportFile(host as never, (...here) => heard.push(here) > 0))!
    expect(heard).toEqual([
      [25, 40],
      [40, 40],
    ])
    expect(JSON.parse(text)).toMatchObject({ format: 'knockabout-everything', version: 1, person: 'ann' })
    const bundles = readBundles(text)!.map(one => JSON.parse(one) as { person: string; items: unknown[] })
    expect(bundles.length).toBeGreaterThan(1)
    expect(bundles.flatMap(one => one.items)).toEqual(items)
    expect(bundles.every(one => one.person === 'ann')).toBe(true)
  })

  it('holds a long game whole that came in several pages', async () => {
    const pages = [
      { person: 'ann', items: [{ kind: 'record', row: { id: 'g' }, actions: [[1]] }], next: '1' },
      { person: 'ann', items: [{ kind: 'actions', actions: [[2]] }], next: '2' },
      { person: 'ann', items: [{ kind: 'actions', actions: [[3]] }, items[0]] },
    ]
    const long = { ask: (_what: string, { from }: { from: string }) => Promise.resolve(pages[Number(from)]) }
    const text = await exportFile(long as never, () => true)
    expect(JSON.parse(text!)).toMatchObject({
      items: [{ kind: 'record', row: { id: 'g' }, actions: [[1], [2], [3]] }, items[0]],
    })
  })

  it('is no file where somebody gives it up half way', async () => {
    expect(await exportFile(host as never, at => at > 25)).toBeUndefined()
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
      expect(readBundles(other)).toBeUndefined()
  })
})
