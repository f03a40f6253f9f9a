#!/usr/bin/env -S node --import tsx
/**
 * The part of `fpm` that electron-builder uses for a deb, by Debian's own dpkg-deb: for machines that cannot reach the
 * fpm which electron-builder downloads.
 */
import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    s: { ...text, short: 's' },
    t: { ...text, short: 't' },
    force: { type: 'boolean' },
    depends: { ...text, short: 'd', multiple: true },
    'deb-recommends': { ...text, multiple: true },
    'deb-compression': text,
    'deb-priority': text,
    architecture: text,
    'after-install': text,
    'after-remove': text,
    category: text,
    description: text,
    license: text,
    maintainer: text,
    name: text,
    package: text,
    url: text,
    vendor: text,
    version: text,
  },
})
const needed = (name: keyof typeof values): string => {
  const value = values[name]
  if (typeof value !== 'string') throw new Error(`fpm: --${name} is missing`)
  return value
}

const tree = await mkdtemp(join(tmpdir(), 'knockabout-deb-'))
try {
  for (const pair of positionals) {
    const cut = pair.lastIndexOf('=')
    const [from, to] = [pair.slice(0, cut), join(tree, pair.slice(cut + 1))]
    await mkdir(dirname(to), { recursive: true })
    await cp(from, to, { recursive: true, preserveTimestamps: true })
  }
  const [first = '', ...more] = needed('description').trim().split('\n')
  const control = [
    `Package: ${needed('name')}`,
    `Version: ${needed('version')}`,
    `Architecture: ${needed('architecture')}`,
    `Maintainer: ${needed('maintainer')}`,
    `Priority: ${needed('deb-priority')}`,
    'Section: games',
    `Homepage: ${needed('url')}`,
    `Depends: ${(values.depends ?? []).join(', ')}`,
    `Recommends: ${(values['deb-recommends'] ?? []).join(', ')}`,
    `Description: ${first.trim()}`,
    ...more.map(line => ` ${line.trim() || '.'}`),
    '',
  ]
  await mkdir(join(tree, 'DEBIAN'))
  await writeFile(join(tree, 'DEBIAN', 'control'), control.join('\n'))
  for (const [script, option] of [
    ['postinst', 'after-install'],
    ['postrm', 'after-remove'],
  ] as const) {
    await writeFile(join(tree, 'DEBIAN', script), await readFile(needed(option)))
    await chmod(join(tree, 'DEBIAN', script), 0o755)
  }
  await chmod(tree, 0o755)
  // The test that asks for the quick one throws it away.
  const quick = values['deb-compression'] === 'gz' ? ['-Znone'] : ['-Zxz']
  const made = spawnSync('dpkg-deb', ['--root-owner-group', ...quick, '--build', tree, needed('package')], {
    stdio: 'inherit',
  })
  process.exitCode = made.status ?? 1
} finally {
  await rm(tree, { recursive: true, force: true })
}
