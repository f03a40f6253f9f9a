import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../resources/launch/build.ts'
import { join as joined, tokenOf } from '../support/host-client.ts'
import { ok, opened, turn } from '../support/host-play.ts'
import { freshFolder } from '../support/host-run.ts'

// What `npm pack` makes, installed into an empty folder as a stranger would, and run from there.
const root = join(import.meta.dirname, '..', '..')
const folder = freshFolder()
let host: ChildProcess | undefined
afterAll(() => {
  host?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const npm = (where: string, ...words: readonly string[]): string =>
  execFileSync('npm', [...words, '--silent'], { cwd: where, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

beforeAll(async () => {
  await ensureBuilt(root, () => undefined)
  npm(root, 'pack', '--ignore-scripts', '--pack-destination', folder)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz'))!
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed}`)
})

interface Running {
  readonly port: number
  readonly ended: Promise<number | null>
  readonly printed: () => string
}

async function started(): Promise<Running> {
  const program = join(folder, 'node_modules', '.bin', 'knockabout-host')
  const environment = { ...process.env, KNOCKABOUT_DATA: join(folder, 'data'), KNOCKABOUT_INTERFACES: 'lo' }
  const child = spawn(program, ['--port', '0'], {
    cwd: folder,
    env: { ...environment, KNOCKABOUT_NAME: 'The Anchor', KNOCKABOUT_PIN: '4711', KNOCKABOUT_BOT_PACE: '10,20' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  host = child
  let printed = ''
  const ended = new Promise<number | null>(done => child.once('exit', done))
  const port = await new Promise<number>((found, failed) => {
    const look = (chunk: Buffer): void => {
      printed += chunk.toString()
      const line = /^listening \S+:(\d+)$/m.exec(printed)
      if (line !== null) found(Number(line[1]))
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    void ended.then(code => failed(new Error(`it ended with ${code}: ${printed}`)))
  })
  return { port, ended, printed: () => printed }
}

test('the packed host installs by itself, serves a game and its pages, tells its figures, and ends tidily', async () => {
  const running = await started()
  const at = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${running.port}${path}`)
  expect(await (await at('/')).text()).toContain('<div id="app">')
  expect(await (await at('/info')).json()).toMatchObject({ name: 'The Anchor', pin: true })
  expect(await (await at('/health')).json()).toEqual({ ok: true })

  const ann = await joined(running.port, { name: 'Annabel', pin: '4711' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'start', table })
  await turn(ann, table)

  const figures = await (await at('/metrics')).text()
  expect(figures).toMatch(/^knockabout_tables\{game="knock-out-whist",phase="playing"\} 1$/m)
  expect(figures).toMatch(/^knockabout_plays_total [1-9]/m)
  for (const line of figures.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+)$/)
  }
  expect(figures).not.toMatch(/Annabel|Anchor|4711/)

  host!.kill('SIGTERM')
  expect(await ann.until(one => one.say === 'bye')).toMatchObject({ code: 'closing' })
  expect(await running.ended).toBe(0)

  const report = execFileSync(join(folder, 'node_modules', '.bin', 'knockabout-host'), ['--report'], {
    env: { ...process.env, KNOCKABOUT_DATA: join(folder, 'data') },
    encoding: 'utf8',
  })
  expect(report).toMatch(/Knockabout \d+\.\d+\.\d+.*\n[\s\S]*stopped/)
  expect(report).not.toMatch(/Annabel|Anchor|4711/)

  const again = await started()
  const back = await joined(again.port, { name: 'Annabel', token: tokenOf(ann), pin: '4711' })
  expect(await back.until(one => one.say === 'lobby')).toMatchObject({ saved: [{ id: table }] })
  host!.kill('SIGINT')
  expect(await again.ended).toBe(0)
})

test('neither host nor app loads the client of Redis at its start', () => {
  const built = join(root, 'out', 'main')
  const seen = new Set<string>()
  const loads = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const imported = readFileSync(join(built, file), 'utf8').matchAll(
      /^(?:const|let|var) [^\n]*require\("\.\/(?:chunks\/)?([^"]+)"\)/gm,
    )
    for (const [, chunk] of imported) loads(join('chunks', chunk!))
  }
  const hasRedis = (file: string): boolean => readFileSync(join(built, file), 'utf8').includes('MaxRetriesPerRequest')
  for (const program of ['headless.cjs', 'main.cjs', 'worker.cjs']) loads(program)
  expect(seen.size).toBeGreaterThan(6)
  expect([...seen].filter(hasRedis)).toEqual([])
  expect(readdirSync(join(built, 'chunks')).filter(chunk => hasRedis(join('chunks', chunk)))).toHaveLength(1)
})
