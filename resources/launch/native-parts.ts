import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What is asked of electron-builder: for which systems, and for which chips. */
export interface Wanted {
  readonly platforms: readonly NodeJS.Platform[]
  readonly chips: readonly string[]
}

const platformWords: { readonly [word: string]: NodeJS.Platform } = {
  '--win': 'win32',
  '-w': 'win32',
  '--windows': 'win32',
  '--mac': 'darwin',
  '-m': 'darwin',
  '--macos': 'darwin',
  '-o': 'darwin',
  '--linux': 'linux',
  '-l': 'linux',
}
const chipWords = ['x64', 'arm64', 'armv7l', 'ia32']

/** Reads electron-builder's words; without them it makes packages for the machine it runs on. */
export function wantedBy(
  words: readonly string[],
  { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>,
): Wanted {
  const platforms = [...new Set(words.flatMap(word => platformWords[word] ?? []))]
  const chips = words.includes('--universal') ? ['x64', 'arm64'] : chipWords.filter(chip => words.includes(`--${chip}`))
  return { platforms: platforms.length > 0 ? platforms : [platform], chips: chips.length > 0 ? chips : [arch] }
}

/** The database's part for each, as npm calls it: what is not named here is made for nobody. */
const parts: { readonly [machine: string]: string } = {
  'linux x64': '@libsql/linux-x64-gnu',
  'linux arm64': '@libsql/linux-arm64-gnu',
  'darwin x64': '@libsql/darwin-x64',
  'darwin arm64': '@libsql/darwin-arm64',
  'win32 x64': '@libsql/win32-x64-msvc',
}

/** Why these packages would not run where they are meant to, in a sentence each; none where all parts are there. */
export function missingParts(
  { platforms, chips }: Wanted,
  modules: string,
  has: (path: string) => boolean = existsSync,
): readonly string[] {
  return platforms.flatMap(platform =>
    chips.flatMap(chip => {
      const part = parts[`${platform} ${chip}`]
      if (part === undefined) return `There is no database for ${platform} on ${chip}: no package is made for it.`
      if (has(join(modules, ...part.split('/')))) return []
      return `${part} is not installed, so a package for ${platform} on ${chip} would not start. Make it on such a machine, or run: npm ci --os=${platform} --cpu=${chip}`
    }),
  )
}
