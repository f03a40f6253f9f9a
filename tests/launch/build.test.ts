import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isFresh } from '../../resources/launch/build.ts'

let root: string
const put = (path: string, time: number): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
  utimesSync(join(root, path), time, time)
}
const age = (path: string, time: number): void => utimesSync(join(root, path), time, time)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'knockabout-build-'))
  for (const file of ['main/main.cjs', 'main/headless.cjs', 'preload/preload.cjs']) put(`out/${file}`, 2000)
  for (const file of ['index.html', 'old-tv/index.html']) put(`out/renderer/${file}`, 2000)
  put('out/built', 2000)
  put('src-engine/core/game.ts', 1000)
  put('package.json', 1000)
  age('src-engine/core', 1000)
  age('src-engine', 1000)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a build', () => {
  it('is fresh while no source is newer', async () => {
    expect(await isFresh(root)).toBe(true)
  })

  it('is stale after a change, a deletion, a change of packages, or without one of its bundles', async () => {
    age('src-engine/core/game.ts', 3000)
    expect(await isFresh(root)).toBe(false)
    age('src-engine/core/game.ts', 1000)
    expect(await isFresh(root)).toBe(true)

    age('src-engine/core', 3000)
    expect(await isFresh(root)).toBe(false)
    age('src-engine/core', 1000)

    age('package.json', 3000)
    expect(await isFresh(root)).toBe(false)
    age('package.json', 1000)

    rmSync(join(root, 'out/main/headless.cjs'))
    expect(await isFresh(root)).toBe(false)
  })

  it('is fresh though the tool that makes packages was installed since', async () => {
    put('resources/icons/app.png', 1000)
    put('resources/packaging/node_modules/tool/index.js', 3000)
    for (const folder of ['resources/icons', 'resources']) age(folder, 1000)
    expect(await isFresh(root)).toBe(true)
    age('resources/icons/app.png', 3000)
    expect(await isFresh(root)).toBe(false)
  })

  it('is stale if it never came to its end', async () => {
    rmSync(join(root, 'out/built'))
    expect(await isFresh(root)).toBe(false)
  })
})
