import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Row } from './row.ts'

// `npm run bench` runs every bench, `npm run bench -- host bots` those named. Figures come as a table and as one line of JSON.

interface Bench {
  readonly rows: () => Promise<readonly Row[]> | readonly Row[]
}

/** Files here that are no bench by themselves. */
const helpers = [
  'row',
  'odds-fit',
  'browser',
  'run',
  'built',
  'host-server',
  'echo-server',
  'load-tables',
  'asks-house',
  'hear',
  'playing',
  'clash-packs',
  'random-acts',
]

const here = import.meta.dirname
const known = readdirSync(here)
  .filter(name => name.endsWith('.ts'))
  .map(name => basename(name, '.ts'))
  .filter(name => !helpers.includes(name))

const words = process.argv.slice(2).filter(word => word !== '--')
const unknown = words.filter(name => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no bench called ${unknown.join(', ')}; there are ${known.join(', ')}.\n`)
  process.exit(2)
}

const all: { [bench: string]: readonly Row[] } = {}
let failed = false
for (const name of words.length > 0 ? words : known) {
  process.stderr.write(`${name} …\n`)
  try {
    const { rows } = (await import(pathToFileURL(join(here, `${name}.ts`)).href)) as Partial<Bench>
    if (rows === undefined) continue
    all[name] = await rows()
    print(name, all[name])
  } catch (error) {
    failed = true
    process.stderr.write(`${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
}
process.stdout.write(`${JSON.stringify(all)}\n`)
process.exit(failed ? 1 : 0)

function print(name: string, rows: readonly Row[]): void {
  const lines = rows.map(({ what, value, unit, beside, ratio, range }) => [
    what,
    `${shown(value)} ${unit}`,
    beside === undefined ? '' : `${beside.what}: ${shown(beside.value)} ${unit}`,
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    range === undefined ? '' : `(${range.map(one => one.toFixed(2)).join(' to ')})`,
  ])
  const widths = [0, 1, 2, 3, 4].map(i => Math.max(0, ...lines.map(line => line[i]!.length)))
  process.stdout.write(`\n${name}\n`)
  for (const line of lines) {
    process.stdout.write(
      `  ${line
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd()}\n`,
    )
  }
  process.stdout.write('\n')
}

function shown(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en')
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 3)
}
