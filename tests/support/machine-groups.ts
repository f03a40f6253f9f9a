import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ProgramFailed, run } from '../../resources/launch/run.ts'

/** A test by its file and title, and how long it took. */
export interface TimedTest {
  readonly name: string
  readonly milliseconds: number
}

/** What became of a group of tests. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Tests that passed only at their second try, and what the first said: a busy machine, or something is wrong. */
  readonly again?: readonly string[]
  readonly timed?: readonly TimedTest[]
}

interface VitestResult {
  readonly fullName: string
  readonly status: string
  readonly failureMessages: readonly string[]
  readonly duration?: number | null
}

interface VitestFile {
  readonly name: string
  readonly assertionResults: readonly VitestResult[]
}

interface PlaywrightTest {
  readonly status: string
  readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[]
}

/** A file or a group of tests, in Playwright's report. */
interface Suite {
  readonly file?: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[]
}

/** Runs a program out of node_modules in this terminal; throws if it fails. */
export async function node(root: string, program: string, ...words: string[]): Promise<void> {
  await run(process.execPath, [join(root, 'node_modules', program), ...words], { cwd: root, show: true })
}

/** Runs vitest and counts by its own report, so that the sum is its sum. What fails is tried once more. */
export async function vitestCount(report: string, root: string, words: readonly string[]): Promise<Count> {
  const how = ['run', '--config', 'tests/vitest.config.ts', '--retry=1', '--reporter=dot', '--reporter=json']
  const ended = await endOf(node(root, 'vitest/vitest.mjs', ...how, `--outputFile.json=${report}`, ...words))
  const numbers = await numbersOf(report)
  const failed = (numbers.numFailedTests ?? 0) + (numbers.numFailedTestSuites && !numbers.numFailedTests ? 1 : 0)
  const skipped = (numbers.numPendingTests ?? 0) + (numbers.numTodoTests ?? 0)
  const { testResults: files = [] } = numbers as { testResults?: readonly VitestFile[] }
  const again = files
    .flatMap(file => file.assertionResults)
    .filter(test => test.status === 'passed' && test.failureMessages.length > 0)
  return {
    passed: numbers.numPassedTests ?? 0,
    failed: atLeastOne(failed, ended),
    skipped,
    again: again.map(test => named(test.fullName, test.failureMessages[0])),
    timed: files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(join(root, 'tests'), name)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  }
}

/** Runs one project of Playwright's and counts by its own report. What fails is tried once more. */
export async function playwrightCount(report: string, root: string, project: string): Promise<Count> {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
  const config = ['--config', 'tests/playwright.config.ts', '--project', project, '--retries=1']
  const ended = await endOf(node(root, '@playwright/test/cli.js', 'test', ...config))
  const { stats, suites = [] } = (await jsonOf(report)) as Suite & { stats?: Readonly<Record<string, number>> }
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  const again = suites.flatMap(flaky)
  const failed = atLeastOne(stats?.unexpected ?? 0, ended)
  return { passed, failed, skipped: stats?.skipped ?? 0, again, timed: suites.flatMap(timesOf) }
}

function flaky({ specs = [], suites = [] }: Suite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests.filter(one => one.status === 'flaky').map(one => named(title, one.results[0]?.error?.message)),
  )
  return [...here, ...suites.flatMap(flaky)]
}

/** So many characters of what a test said are enough to see where it stood. */
const saidAtMost = 700

function named(title: string, said: string | undefined): string {
  const lines = stripVTControlCharacters(said ?? '')
    .slice(0, saidAtMost)
    .trim()
    .split('\n')
  return [title, ...lines.map(line => `  ${line}`)].join('\n')
}

function timesOf({ file = '', specs = [], suites = [] }: Suite): TimedTest[] {
  const here = specs.map(({ title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    milliseconds: Math.max(...tests.flatMap(test => test.results.map(result => result.duration))),
  }))
  return [...here, ...suites.flatMap(timesOf)]
}

/** Runs all scenarios with the command everybody has, and counts its lines. */
export async function scenarioCount(root: string, files: readonly string[]): Promise<Count> {
  const command = [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), join('src-main', 'scenario.ts')]
  let printed: string
  let ended = true
  try {
    printed = await run(process.execPath, [...command, ...files], { cwd: root })
  } catch (error) {
    ended = false
    printed = error instanceof ProgramFailed ? error.printed : ''
    if (printed === '') throw error
  }
  let passed = 0
  const failures: string[] = []
  for (const line of printed.split('\n').filter(printedLine => printedLine.startsWith('{'))) {
    const { ok } = JSON.parse(line) as { ok?: boolean }
    if (ok === true) passed += 1
    else failures.push(line)
  }
  for (const line of failures) process.stdout.write(`${line}\n`)
  const silent = files.length - passed - failures.length
  return { passed, failed: atLeastOne(failures.length + silent, ended), skipped: 0 }
}

/** All files below a folder with an ending, in a settled order. */
export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch(() => [])
  return found
    .filter(name => name.endsWith(ending))
    .map(name => join(folder, name))
    .sort()
}

/** A program that ended badly counts as a failure even if its report knows of none. */
function atLeastOne(failed: number, ended: boolean): number {
  return ended ? failed : Math.max(1, failed)
}

function endOf(running: Promise<void>): Promise<boolean> {
  return running.then(
    () => true,
    () => false,
  )
}

async function jsonOf(report: string): Promise<object> {
  try {
    return JSON.parse(await readFile(report, 'utf8')) as object
  } catch {
    return {}
  }
}

async function numbersOf(report: string): Promise<Readonly<Record<string, number>>> {
  return (await jsonOf(report)) as Readonly<Record<string, number>>
}
