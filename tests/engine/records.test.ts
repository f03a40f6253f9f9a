import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games, readScenario, runScenario } from '../../src-engine/index.ts'

/** Games as builds of then and now played them, kept for good (made by `tests/support/make-records.ts`). */
const home = join(import.meta.dirname, '../records')
const files = readdirSync(home).flatMap(id =>
  readdirSync(join(home, id)).map(name => ({ id, name, version: Number(name.split('-')[0]) })),
)

describe.each(files)('$id/$name', ({ id, name, version }) => {
  const read = readScenario(readFileSync(join(home, id, name), 'utf8'))
  if (!read.ok) throw new Error(read.error)
  const { scenario } = read

  it('is played again to its end, or is known to be of other rules', () => {
    expect(scenario).toMatchObject({ game: id, rulesVersion: version })
    const verdict = runScenario(games, scenario)
    // It fails where an older game plays otherwise: then the game's `rulesVersion` must be raised, and new records made.
    const other = { ok: false, error: expect.stringContaining(`version ${version}`) as string }
    expect(verdict).toMatchObject(version === games[id]!.rulesVersion ? { ok: true } : other)
  })

  it('holds its settled options, what each timeout played, and a digest', () => {
    const settled = games[id]!.options.filter(one => one.default !== undefined && version === games[id]!.rulesVersion)
    expect(Object.keys(scenario.options ?? {})).toEqual(expect.arrayContaining(settled.map(one => one.key)))
    const silent = (scenario.steps ?? []).filter(one => 'by' in one && one.do === 'timeout' && !('played' in one))
    expect(silent).toEqual([])
    expect(scenario.digest).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe.each(Object.keys(games))('%s', id => {
  it('has records of its rules as they are', () => {
    const now = files.filter(file => file.id === id && file.version === games[id]!.rulesVersion)
    expect(now.length).toBeGreaterThanOrEqual(3)
  })
})

it('timeouts, giving up and taking back are among them', () => {
  const all = files.map(({ id, name }) => readFileSync(join(home, id, name), 'utf8')).join()
  for (const word of ['"timeout"', '"concede"', '"undo"', '"result"']) expect(all).toContain(word)
})
