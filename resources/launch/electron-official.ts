import { rm, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

/** The version of Electron that package-lock.json pins. */
export function pinnedVersion(): string {
  const description: unknown = require('electron/package.json')
  return (description as { version: string }).version
}

/** Where the program lies inside an unpacked Electron. */
export function electronExecutable(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return join('Electron.app', 'Contents', 'MacOS', 'Electron')
  return platform === 'win32' ? 'electron.exe' : 'electron'
}

/**
 * Downloads and unpacks the official binary into a folder; throws with the reason where it cannot be had.
 * Gives up quickly on a host that does not answer: a game must not wait for a network that is not there.
 * Done here and not by Electron's own installer, which wants a newer Node than ours; the checksums are Electron's own.
 */
export async function officialElectron(into: string, say: (line: string) => void): Promise<void> {
  const version = pinnedVersion()
  const { downloadArtifact, initializeProxy } = await import('@electron/get') // only when it is needed: it is large
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy) initializeProxy()
  say(`Looking for Electron ${version} …`)
  let reported = 0
  const zip = await downloadArtifact({
    version,
    artifactName: 'electron',
    platform: process.platform,
    arch: process.arch,
    checksums: require('electron/checksums.json') as Record<string, string>,
    downloadOptions: {
      quiet: true,
      retry: 0,
      timeout: { lookup: 2500, connect: 3000, secureConnect: 3000, response: 6000, socket: 20_000 },
      getProgressCallback: ({ percent }: { percent: number }): Promise<void> => {
        if (percent >= reported + 0.25) {
          reported = percent
          say(`Downloading Electron ${version}: ${Math.round(percent * 100)} %`)
        }
        return Promise.resolve()
      },
    },
  })
  say('Unpacking Electron …')
  const part = `${into}.part-${process.pid}`
  await rm(part, { recursive: true, force: true })
  await unzip(zip, part)
  await rm(into, { recursive: true, force: true })
  await rename(part, into)
}

/** The unzipper that Electron's package brings along, so that the two always fit. */
async function unzip(zip: string, into: string): Promise<void> {
  const ofElectron = createRequire(require.resolve('electron/package.json'))
  const found: unknown = await import(pathToFileURL(ofElectron.resolve('@electron-internal/extract-zip')).href)
  const { extract } = found as { extract: (zip: string, how: { dir: string }) => Promise<void> }
  await extract(zip, { dir: into })
}
