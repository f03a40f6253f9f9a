import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPlace, readPlace } from '../../src-main/desktop/window-place.ts'

const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }]
let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockabout-place-'))
  file = join(folder, 'place.json')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the place of the window', () => {
  it('is remembered', () => {
    keepPlace(file, { x: 10, y: 20, width: 900, height: 700 }, true)
    expect(readPlace(file, screens)).toEqual({ x: 10, y: 20, width: 900, height: 700, maximized: true })
  })

  it('is forgotten when its screen is gone', () => {
    keepPlace(file, { x: 2500, y: 20, width: 900, height: 700 }, false)
    expect(readPlace(file, screens)).toBeUndefined()
  })

  it('is forgotten when the file is damaged, absurd or missing', () => {
    for (const text of ['', '{"x":0}', '{"x":0,"y":0,"width":1,"height":1,"maximized":false}', '[]']) {
      writeFileSync(file, text)
      expect(readPlace(file, screens)).toBeUndefined()
    }
    expect(readPlace(join(folder, 'none.json'), screens)).toBeUndefined()
    keepPlace(join(folder, 'no-such-folder', 'place.json'), { x: 0, y: 0, width: 900, height: 700 }, false)
  })
})
