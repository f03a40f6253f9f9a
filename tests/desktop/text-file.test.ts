import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requests } from '../../src-main/desktop/requests.ts'
import { fileInWords, readTextFile, safeName } from '../../src-main/desktop/text-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockabout-file-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a file that is opened', () => {
  it('is read as text, a large one too, at most 480 MB of it', async () => {
    writeFileSync(join(folder, 'a.knockabout.json'), '{"é":1}')
    expect(await readTextFile(join(folder, 'a.knockabout.json'))).toEqual({
      name: 'a.knockabout.json',
      text: '{"é":1}',
    })
    // What a house kept for years comes to: its own export must open again.
    writeFileSync(join(folder, 'big.json'), Buffer.alloc(65 * 1024 * 1024, 32))
    expect(await readTextFile(join(folder, 'big.json'))).toMatchObject({ name: 'big.json' })
    truncateSync(join(folder, 'big.json'), 480 * 1024 * 1024 + 1)
    expect(await readTextFile(join(folder, 'big.json'))).toMatchObject({
      problem: 'file-too-large',
      params: { file: 'big.json', bytes: 480 * 1024 * 1024 },
    })
    writeFileSync(join(folder, 'picture.json'), Buffer.from([0x89, 0xff, 0xfe]))
    expect(await readTextFile(join(folder, 'picture.json'))).toMatchObject({
      problem: 'file-not-text',
    })
    expect(await readTextFile(join(folder, 'none.json'))).toMatchObject({
      problem: 'file-unreadable',
    })
    expect(await readTextFile(folder)).toMatchObject({ problem: 'file-unreadable' })
  })

  it('is found on a command line, relative to where that was given', () => {
    expect(fileInWords(['electron', '.', '--no-sandbox', 'x.knockabout.json'], '/home/ann')).toBe(
      join('/home/ann', 'x.knockabout.json'),
    )
    expect(fileInWords(['electron', '/a/B.KNOCKABOUT.JSON'], '/home/ann')).toBe('/a/B.KNOCKABOUT.JSON')
    expect(fileInWords(['electron', 'last night.knockabout'], '/home/ann')).toBe('/home/ann/last night.knockabout')
    expect(fileInWords(['x.knockabout.json', '.', 'notes.json'], '/home/ann')).toBeUndefined()
  })
})

describe('a name to save under', () => {
  it('is never a path', () => {
    expect(safeName('../../etc/passwd')).toBe('-..-etc-passwd')
    expect(safeName('C:\\x\u0000y?.json')).toBe('C--x-y-.json')
    expect(safeName('...')).toBe('game.knockabout')
    expect(safeName('Ann’s game.knockabout.json')).toBe('Ann’s game.knockabout.json')
  })
})

describe('a call over the bridge', () => {
  it.each(['http://192.168.1.20:4680', 'http://[fe80::1]:4680', 'http://127.0.0.1:4680/'])('may name %s', url => {
    expect(requests.openDisplay.safeParse([{ url }]).success).toBe(true)
  })

  it.each([
    'https://a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://a@b',
    'http://a/b',
    'http://a?b',
    'http://a b',
  ])('may not name %s', url => expect(requests.openDisplay.safeParse([{ url }]).success).toBe(false))

  it('takes no words too many', () => {
    expect(requests.answerQuit.safeParse([true, 1]).success).toBe(false)
  })
})
