import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

// `npm run --silent scenario -- FILE...` as anybody calls it: a process, its lines and its exit code.
const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...paths: string[]): Promise<{ lines: Record<string, unknown>[]; code: number }> {
  const command = promisify(execFile)(process.execPath, ['--import', 'tsx', 'src-main/scenario.ts', ...paths], {
    cwd: root,
  })
  const { stdout, code } = await command.then(
    done => ({ stdout: done.stdout, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  )
  const lines = stdout.split('\n').filter(line => line !== '')
  return { lines: lines.map(line => JSON.parse(line) as Record<string, unknown>), code }
}

test('scenarios: a folder stands for the files in it and in its folders, by name; what is no scenario file is left out', async () => {
  const inner = join(folder, 'brawl')
  mkdirSync(inner)
  const good = join(root, 'tests/scenarios/brawl/brl-press-on-block.json')
  for (const to of [join(inner, 'b.json'), join(inner, 'a.json'), join(folder, 'c.json')]) cpSync(good, to)
  writeFileSync(join(folder, 'README.md'), 'not one')
  const all = ['brawl/a.json', 'brawl/b.json', 'c.json'].map(name => ({ file: join(folder, name), ok: true }))
  expect(await run(folder)).toEqual({ lines: all, code: 0 })
  writeFileSync(join(folder, 'd.json'), '{}')
  const { lines, code } = await run(folder, join(folder, 'gone'))
  expect(lines.map(line => line['ok'])).toEqual([true, true, true, false, false])
  expect(code).toBe(1)
})
