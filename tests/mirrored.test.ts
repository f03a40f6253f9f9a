import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// Whoever looks for the tests of a room finds them in the folder of its name.
const root = resolve(import.meta.dirname, '..')

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
/** All folders below a path that hold tests, each as it is named from there. */
function testedIn(path: string, inside = ''): string[] {
  const below = foldersIn(join(path, inside)).flatMap(name => testedIn(path, join(inside, name)))
  return readdirSync(join(root, path, inside)).some(name => name.endsWith('.test.ts')) ? [inside, ...below] : below
}

it('each room of the host has its tests in the folder of its name, and no test lies beside them', () => {
  expect(foldersIn('tests/host')).toEqual(foldersIn('src-main/host'))
  const tested = testedIn('tests/host')
  expect(tested).not.toContain('')
  expect(foldersIn('tests/host').filter(room => !tested.some(folder => folder.split('/')[0] === room))).toEqual([])
})

it.each([
  ['tests/host', 'src-main/host'],
  ['tests/launch', 'resources/launch'],
  ['tests/store', 'src-main/store'],
  ['tests/desktop', 'src-main/desktop'],
  ['tests/engine', 'src-engine'],
])('each folder of tests in %s is one of %s', (tests, rooms) => {
  for (const folder of testedIn(tests)) expect(() => readdirSync(join(root, rooms, folder))).not.toThrow()
})
