import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingParts, wantedBy } from '../../resources/launch/native-parts.ts'
import { isUnsandboxed, unsandboxedText } from '../../src-main/desktop/sandbox.ts'

const mac = { platform: 'darwin', arch: 'arm64' } as const

describe('packages are made only for what every native part is there for', () => {
  it('reads what electron-builder is asked for', () => {
    expect(wantedBy([], mac)).toEqual({ platforms: ['darwin'], chips: ['arm64'] })
    expect(wantedBy(['--win', '--arm64', '--dir'], mac)).toEqual({ platforms: ['win32'], chips: ['arm64'] })
    expect(wantedBy(['-ml', '--universal'], mac).chips).toEqual(['x64', 'arm64'])
  })
  it('refuses in a sentence what would not start', () => {
    const installed = (path: string): boolean => path.endsWith('darwin-arm64')
    expect(missingParts(wantedBy([], mac), 'node_modules', installed)).toEqual([])
    expect(missingParts(wantedBy(['--x64'], mac), 'node_modules', installed)).toEqual([
      expect.stringContaining('@libsql/darwin-x64 is not installed'),
    ])
    expect(missingParts(wantedBy(['--win', '--arm64'], mac), 'node_modules', () => true)).toEqual([
      'There is no database for win32 on arm64: no package is made for it.',
    ])
  })
  it('has all it needs for this machine', () => {
    expect(missingParts(wantedBy([], process), new URL('../../node_modules', import.meta.url).pathname)).toEqual([])
  })
})

it('every native part of the packages is one that is asked for by chip', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: { readonly [path: string]: { readonly cpu?: unknown; readonly dev?: boolean } }
  }
  const native = Object.entries(lock.packages).filter(([, one]) => one.cpu !== undefined && one.dev !== true)
  expect(native.map(([path]) => path).filter(path => !/node_modules\/(@libsql\/|libsql$)/.test(path))).toEqual([])
  for (const [platform, chip] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ] as const) {
    const asked: string[] = []
    missingParts({ platforms: [platform], chips: [chip] }, '', path => asked.push(path) > 0)
    expect(lock.packages).toHaveProperty([`node_modules/${asked[0]}`])
  }
})

it('an AppImage that the system won’t sandbox is known by the word its starter adds', () => {
  expect(isUnsandboxed(['app', '--no-sandbox'], { APPIMAGE: '/home/ann/Knockabout.AppImage' })).toBe(true)
  expect(isUnsandboxed(['app'], { APPIMAGE: '/home/ann/Knockabout.AppImage' })).toBe(false)
  expect(['de-AT', 'es', 'fr', ''].map(locale => unsandboxedText(locale).quit)).toEqual([
    'Beenden',
    'Salir',
    'Quit',
    'Quit',
  ])
  for (const locale of ['en', 'de', 'es']) expect(unsandboxedText(locale).text).toContain('.deb')
  // A checkout on such a system is started so by our own launcher, which says why.
  expect(isUnsandboxed(['app', '--no-sandbox'], {})).toBe(false)
})
