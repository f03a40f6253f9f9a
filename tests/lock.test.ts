/** The lock file as `npm ci` wants it: it once lacked builds for other systems, and nothing could be installed. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const packages = (
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, Locked>
  }
).packages

/** Whether `name`, asked for by the package at `from`, is found there or in a folder above it, as npm looks. */
function isLocked(name: string, from: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

describe('the lock file', () => {
  test('has every package another one asks for, those for other systems too', () => {
    const missing = Object.entries(packages).flatMap(([at, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter(name => !isLocked(name, at))
        .map(name => `${name} for ${at}`),
    )
    expect(missing).toEqual([])
  })
})
