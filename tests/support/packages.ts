import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../resources/launch/run.ts'
import { electronPath, root } from './desktop-electron.ts'

/** The packages for Linux as electron-builder makes them, out of the Electron that is to be had here. */
export interface Packages {
  readonly deb: string
  readonly archive: string
  /** What goes into them, lying in a folder. */
  readonly unpacked: string
}

const output = join(root, 'out', 'packages')

/**
 * Makes them by `npm run package`'s own program. Of its tools two come from here, since the downloads of electron-builder
 * may be out of reach: Debian's 7zip, and our stand-in for fpm over Debian's dpkg-deb.
 */
export async function makePackages(): Promise<Packages> {
  const electron = await mkdtemp(join(tmpdir(), 'knockabout-electron-'))
  try {
    const from = dirname(await electronPath())
    await cp(from, electron, { recursive: true, verbatimSymlinks: true })
    // What makes the fallback open any folder has no place in a package.
    await rm(join(electron, 'resources', 'app'), { recursive: true, force: true })
    const version = (await readFile(join(from, 'version'), 'utf8')).trim().replace(/^v/, '')
    const words = [`-c.electronDist=${electron}`, `-c.electronVersion=${version}`]
    // Small files are not what is tested.
    const quick = ['-c.compression=store', '-c.deb.compression=gz']
    await rm(output, { recursive: true, force: true })
    const program = join(root, 'resources', 'packaging', 'package.ts')
    await run(process.execPath, ['--import', 'tsx', program, '--linux', 'dir', 'tar.gz', 'deb', ...words, ...quick], {
      cwd: root,
      environment: {
        ...process.env,
        ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7zz',
        CUSTOM_FPM_PATH: join(root, 'tests', 'support', 'fpm.ts'),
      },
    })
  } finally {
    await rm(electron, { recursive: true, force: true })
  }
  const made = await readdir(output)
  const named = (ending: string): string => {
    const name = made.find(file => file.endsWith(ending))
    if (name === undefined) throw new Error(`no ${ending} among ${made.join(', ')}`)
    return join(output, name)
  }
  return { deb: named('.deb'), archive: named('.tar.gz'), unpacked: named('-unpacked') }
}
