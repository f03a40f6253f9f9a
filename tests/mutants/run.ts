import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { draw, root, rulesOf, unwanted } from './draw.ts'
import { isRoom, rooms } from './rooms.ts'

/**
 * `npm run mutants -- ROOM`: turns round one operator, condition or boundary of the room's rules at a time, and runs its
 * scenarios and tests: two hundred times, as a seed draws them. Those that nothing notices are printed with their place.
 * `npm run mutants -- ROOM 50 7` draws fifty, with the seed 7. It ends with 1 where more than a tenth went unnoticed.
 */
const [room = '', count = '200', seed = '1'] = process.argv.slice(2)
if (!isRoom(room)) {
  process.stderr.write(`Which room? There are ${Object.keys(rooms).join(', ')}.\n`)
  process.exit(2)
}
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const files = rulesOf(room)
/** Read now: whoever waits for so long may change them meanwhile. */
const sources = new Map(files.map(file => [join(root, file), readFileSync(join(root, file), 'utf8').split('\n')]))
const { names, of } = await draw(files, Number(count), seed)
say(`${room}: ${names.length} of ${of} mutants in ${files.length} files, seed ${seed}`)
process.env.KNOCKABOUT_MUTANTS_ROOM = room
process.env.KNOCKABOUT_MUTANTS_DRAWN = JSON.stringify(names)
process.chdir(root)

const results = await new Stryker({
  mutate: files,
  mutator: { plugins: null, excludedMutations: unwanted },
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'drawn.mjs')],
  checkers: ['drawn'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  concurrency: 1,
  // A machine that others use too is slow now and then: whoever is late for that alone has noticed nothing.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 60,
  tempDirName: 'out/mutants',
  ignorePatterns: ['out', 'findings'],
  reporters: ['progress-of-drawn'],
  fileLogLevel: 'off' as LogLevel,
  logLevel: 'error' as LogLevel,
  allowConsoleColors: false,
}).runMutationTest()

const drawn = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored')
const alive = drawn.filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
for (const text of alive.map(line).toSorted()) say(text)
const killed = drawn.length - alive.length
say(`${killed} killed, ${alive.length} survived: ${((100 * killed) / drawn.length).toFixed(1)} %`)
process.exitCode = killed < 0.9 * drawn.length ? 1 : 0

/** Where a mutant is, what stood there and what stood there instead. */
function line({ fileName, location: { start, end }, replacement, status }: MutantResult): string {
  const rows = sources.get(fileName)!.slice(start.line - 1, end.line)
  rows[rows.length - 1] = rows.at(-1)!.slice(0, end.column - 1)
  rows[0] = rows[0]!.slice(start.column - 1)
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ')
  return `${status} ${relative(root, fileName)}:${start.line}:${start.column} ${short(rows.join(' '))} → ${short(replacement)}`
}
