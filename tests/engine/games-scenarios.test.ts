import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games, readScenario, runScenario } from '../../src-engine/index.ts'

const home = join(import.meta.dirname, '../scenarios')

function files(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : name.endsWith('.json') ? [path] : []
  })
}

describe('every scenario holds', () => {
  it.each(files(home).map(path => relative(home, path)))('%s', path => {
    const read = readScenario(readFileSync(join(home, path), 'utf8'))
    if (!read.ok) throw new Error(read.error)
    expect(runScenario(games, read.scenario)).toMatchObject({ ok: true })
  })
})
