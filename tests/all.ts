import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../resources/launch/build.ts'
import { run } from '../resources/launch/run.ts'
import { noLan } from './support/lan.ts'
import type { Count, TimedTest } from './support/machine-groups.ts'
import { filesBelow, node, playwrightCount, scenarioCount, vitestCount } from './support/machine-groups.ts'
import { missingForOrca } from './support/orca.ts'
import { prepareMachine } from './support/machine-prepare.ts'

/**
 * `npm test`: everything, in an order that tells of cheap mistakes first. All groups run, whatever fails;
 * the last line counts tests (a group without tests of its own counts as one). A test that fails is tried once more;
 * one that passes only then is named in the summary, to be looked into, and so are the ten slowest.
 * Words on the command line run only the groups whose names hold one of them.
 */
const root = join(import.meta.dirname, '..')
const say = (line: string): void => void process.stdout.write(`${line}\n`)
process.env.KNOCKABOUT_INTERFACES = 'lo' // nothing a test starts may reach a real network

interface Group {
  readonly name: string
  run(reports: string): Promise<Count | void>
}

const vitest = (reports: string, name: string, ...words: string[]): Promise<Count> =>
  vitestCount(join(reports, `${name}.json`), root, words)
const playwright = (reports: string, project: string): Promise<Count> =>
  playwrightCount(join(reports, `${project}.json`), root, project)

/** Tests that make network namespaces: two machines on one, as far as mDNS can tell. */
const namespaceTests = 'discovery/lan'

/** What the group `scenarios` says, file by file, for those who run the unit tests alone. */
const scenarioTests = 'games-scenarios'
const without = (tests: string): string[] => ['--exclude', `**/*${tests}*.test.ts`]

const groupOf = (name: string, run: Group['run']): Group => ({ name, run })

const typescript = 'typescript-native/bin/tsc'

/**
 * One stage after the other; in a stage the lanes run side by side, the groups of a lane one after the other. Discovery and
 * Electron wait for the most part, so units go beside them; browsers keep every core busy by themselves, and what ran beside
 * them would only make both wait.
 */
const stages: readonly (readonly (readonly Group[])[])[] = [
  [[groupOf('machine', () => prepareMachine(say)), groupOf('build', () => ensureBuilt(root, say))]],
  [
    [
      // The native compiler where it can: it doesn't know Vue's files, and the tests read what was made of those.
      groupOf('types', async () => {
        await node(root, typescript, '-b', 'resources/launch')
        // With Node's small nursery a tenth of its time goes into clearing it: it keeps most of what it makes.
        const vue = join(root, 'node_modules', 'vue-tsc', 'bin', 'vue-tsc.js')
        await run(process.execPath, ['--max-semi-space-size=64', vue, '-p', 'src-renderer'], { cwd: root, show: true })
        await node(root, typescript, '-p', 'tests')
      }),
      groupOf('lint', () => node(root, 'oxlint/bin/oxlint', '--deny-warnings')),
      groupOf('unused', () => node(root, 'knip/bin/knip.js')),
      // Vue's files are formatted by JavaScript, which every thread would compile for itself.
      groupOf('format', () => node(root, 'oxfmt/bin/oxfmt', '--check', '--threads=1')),
      groupOf('scenarios', async () =>
        scenarioCount(root, await filesBelow(join(root, 'tests', 'scenarios'), '.json')),
      ),
      groupOf('namespaces', async reports => {
        const why = noLan()
        if (why === undefined) return vitest(reports, 'namespaces', namespaceTests)
        say(`!!! SKIPPED: discovery between two machines was not tested: ${why}`)
        return { passed: 0, failed: 0, skipped: 1 }
      }),
      groupOf('electron', reports => playwright(reports, 'electron')),
      groupOf('engines', reports => playwright(reports, 'engines')),
      groupOf('orca', async reports => {
        const missing = missingForOrca()
        if (missing.length === 0) return playwright(reports, 'orca')
        say(`!!! SKIPPED: nothing was played by ear with a screen reader: there is no ${missing.join(', ')}`)
        return { passed: 0, failed: 0, skipped: 1 }
      }),
    ],
    [groupOf('unit', reports => vitest(reports, 'unit', ...[namespaceTests, scenarioTests].flatMap(without)))],
  ],
  [[groupOf('chromium', reports => playwright(reports, 'chromium'))]],
]

async function runGroup(group: Group, reports: string): Promise<Count> {
  try {
    return (await group.run(reports)) ?? { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function main(): Promise<number> {
  const wanted = process.argv.slice(2)
  const isChosen = ({ name }: Group): boolean => wanted.length === 0 || wanted.some(word => name.includes(word))
  const reports = await mkdtemp(join(tmpdir(), 'knockabout-reports-'))
  const total = { passed: 0, failed: 0, skipped: 0 }
  const lines: string[] = []
  const again: string[] = []
  const timed: TimedTest[] = []
  const runLane = async (lane: readonly Group[]): Promise<void> => {
    for (const group of lane.filter(isChosen)) {
      say(`\n── ${group.name} ${'─'.repeat(Math.max(0, 70 - group.name.length))}`)
      const began = Date.now()
      const count = await runGroup(group, reports)
      total.passed += count.passed
      total.failed += count.failed
      total.skipped += count.skipped
      again.push(...(count.again ?? []))
      timed.push(...(count.timed ?? []))
      const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6)
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
      const mark = count.failed > 0 ? 'FAILED' : 'ok    '
      lines.push(
        `${mark} ${group.name.padEnd(12)} ${seconds} s   ${count.passed} passed, ${count.failed} failed${skipped}`,
      )
      say(lines.at(-1) ?? '')
    }
  }
  for (const lanes of stages) await Promise.all(lanes.map(runLane))
  await rm(reports, { recursive: true, force: true })
  say(`\n── summary ${'─'.repeat(63)}\n${lines.join('\n')}\n`)
  const slowest = timed.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10)
  if (slowest.length > 0) say('the ten slowest tests:')
  for (const { name, milliseconds } of slowest) say(`${(milliseconds / 1000).toFixed(1).padStart(6)} s   ${name}`)
  for (const test of again) say(`passed only at its second try: ${test}`)
  if (total.skipped > 0) say(`${total.skipped} skipped`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

process.exitCode = await main()
