/** The lock file as `npm ci` wants it: it once lacked builds for other systems, and nothing could be installed. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  engines?: { node?: string }
  hasInstallScript?: boolean
}
const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  allowScripts: Record<string, boolean>
}
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

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

  test('asks for no newer Node than the README names, so that nobody is warned', () => {
    const named = /Node\.js\]\(\S+\) (\d+\.\d+) or later/.exec(readme)![1]!
    const newer = Object.entries(packages)
      .filter(([, { engines }]) => engines?.node !== undefined && !takes(engines.node, named))
      .map(([at, { engines }]) => `${at}: ${engines!.node!}`)
    expect(newer).toEqual([])
    expect([
      takes('^20.19.0 || >=22.12.0', '20.20'),
      takes('^20.12||^22||>=24', '23.1'),
      takes('>= 22.14', '22.13'),
    ]).toEqual([true, false, false])
  })

  test('has no script that runs at installing which nobody has judged', () => {
    const scripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripts.map(([at]) => at.split('node_modules/').at(-1)!)
    expect(names.filter(name => own.allowScripts[name] === undefined)).toEqual([])
  })
})

/** Whether a range of Node versions, as packages write it, takes this one (`22.13`). */
function takes(range: string, version: string): boolean {
  const number = (text: string): number => {
    const [major = '0', minor = '0'] = text.split('.')
    return Number(major) * 1000 + (Number(minor) || 0)
  }
  const now = number(version)
  return range.split('||').some(part =>
    [...part.matchAll(/(>=|<|\^|)\s*(\d[\d.x]*)/g)].every(([, sign, text]) => {
      if (sign === '>=') return now >= number(text!)
      if (sign === '<') return now < number(text!)
      return now >= number(text!) && Math.floor(now / 1000) === Math.floor(number(text!) / 1000)
    }),
  )
}
