import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What Chromium's sandbox depends on; tests give their own. */
export interface SandboxGround {
  readonly platform: NodeJS.Platform
  readonly root: boolean
  /** What a file below `/proc/sys` says, or nothing where it is not there. */
  readonly setting: (path: string) => string | undefined
}

const thisGround: SandboxGround = {
  platform: process.platform,
  root: process.getuid?.() === 0,
  setting: path => {
    try {
      return readFileSync(join('/proc/sys', path), 'utf8').trim()
    } catch {
      return undefined
    }
  },
}

/**
 * The flags Electron needs where Chromium's sandbox cannot work and would end it at once: for root, and on a Linux
 * that denies user namespaces to ordinary programs (Ubuntu since 24.04) unless the helper beside it is set up.
 */
export function sandboxWords(electron: string, ground: SandboxGround = thisGround): readonly string[] {
  if (ground.platform !== 'linux') return []
  if (ground.root) return ['--no-sandbox']
  const denied =
    ground.setting('kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    ground.setting('kernel/unprivileged_userns_clone') === '0' ||
    ground.setting('user/max_user_namespaces') === '0'
  return denied && !helperWorks(join(dirname(electron), 'chrome-sandbox')) ? ['--no-sandbox'] : []
}

/** Chromium's older sandbox: a helper that belongs to root and runs as root. */
function helperWorks(helper: string): boolean {
  try {
    const { uid, mode } = statSync(helper)
    return uid === 0 && (mode & 0o4000) !== 0
  } catch {
    return false
  }
}
