import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { builtProgram } from './support/built-program.ts'
import { join, tokenOf } from './support/host-client.ts'
import { ok, opened, playOn, tableOf, turn } from './support/host-play.ts'
import { freshFolder } from './support/host-run.ts'

const root = resolve(import.meta.dirname, '..')
const children: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  for (const one of children.splice(0)) one.kill('SIGKILL')
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true })
})
function folder(): string {
  const made = freshFolder()
  folders.push(made)
  return made
}

interface Headless {
  readonly port: number
  readonly printed: () => string
  /** SIGTERM; gives the code it ends with. */
  end(): Promise<number | null>
}

/** The real program of `npm run host`, built from its sources. */
async function headless(data: string, ...flags: readonly string[]): Promise<Headless> {
  const words = ['--interface', 'lo', '--data', data, ...flags]
  const child = spawn(process.execPath, [builtProgram('src-main/headless.ts'), ...words], {
    cwd: root,
    env: { ...process.env, KNOCKABOUT_BOT_PACE: '0,5' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let printed = ''
  const exited = new Promise<number | null>(done => child.once('exit', done))
  const port = await new Promise<number>((found, failed) => {
    const look = (chunk: Buffer): void => {
      printed += chunk.toString()
      const line = /^listening http:\/\/[\d.]+:(\d+)$/m.exec(printed)
      if (line !== null) found(Number(line[1]))
    }
    child.stdout!.on('data', look)
    child.stderr!.on('data', look)
    void exited.then(code => failed(new Error(`it ended with ${code}: ${printed}`)))
  })
  return {
    port,
    printed: () => printed,
    end: () => {
      child.kill('SIGTERM')
      return exited
    },
  }
}

test('ended by SIGTERM in the middle of a game and started again: the game is among the unfinished and is played to its end', async () => {
  const data = folder()
  const first = await headless(data, '--port', '0')
  const ann = await join(first.port, { name: 'Ann' })
  const table = await opened(ann, 'knock-out-whist', { seats: 3 })
  await ok(ann, { say: 'start', table })
  const way = (await turn(ann, table))![0]!
  const { seq } = await ok(ann, { say: 'act', table, seat: 'Ann', action: way })
  const code = first.end()
  expect(await ann.until(one => one.say === 'bye')).toMatchObject({ code: 'closing' })
  expect(await code).toBe(0)

  const second = await headless(data, '--port', '0')
  const back = await join(second.port, { name: 'Ann', token: tokenOf(ann) })
  const lobby = await back.until(one => one.say === 'lobby')
  if (lobby.say !== 'lobby') throw new Error('no lobby')
  expect(lobby.tables).toEqual([])
  expect(lobby.saved).toMatchObject([{ id: table, game: 'knock-out-whist' }])
  expect(lobby.saved[0]!.actions).toBeGreaterThanOrEqual(seq!)
  await ok(back, { say: 'take-up', table })
  await back.until(one => one.say === 'view')
  expect(back.views.get('Ann')!.seq).toBeGreaterThanOrEqual(seq!)
  await playOn(back, table)
  expect(tableOf(back).phase).toBe('over')
  const last = await join(second.port, { name: 'Ann', token: tokenOf(ann) })
  const empty = await last.until(one => one.say === 'lobby')
  expect(empty).toMatchObject({ saved: [] })
  expect(await second.end()).toBe(0)
})

test('a port that is taken: the host moves on, says so on a line of its own, and `listening` names the real one', async () => {
  const other = createServer()
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
  const taken = (other.address() as { port: number }).port
  const name = '<b>The “Boar”</b> & co'
  const host = await headless(folder(), '--port', String(taken), '--name', name, '--pin', '4711')
  expect(host.port).not.toBe(taken)
  const lines = host.printed().split('\n')
  expect(lines).toContain(`Port ${taken} is taken by another program, so this host listens on ${host.port}.`)
  expect(lines.filter(line => line.startsWith('listening '))).toEqual([`listening http://127.0.0.1:${host.port}`])
  expect(await get(host.port, '/info', `127.0.0.1:${host.port}`)).toMatchObject({ status: 200 })
  const { body } = await get(host.port, '/info', `127.0.0.1:${host.port}`)
  expect(JSON.parse(body)).toMatchObject({ name, pin: true })
  expect(body).not.toContain('4711')
  for (const where of ['/info', '/health', '/']) {
    for (const wrong of ['evil.example', `evil.example:${host.port}`, `127.0.0.1:${taken}`]) {
      const said = await get(host.port, where, wrong)
      expect([where, wrong, [400, 403].includes(said.status)]).toEqual([where, wrong, true])
      expect(said.body).not.toContain('Boar')
    }
  }
  const guest = await join(host.port, { name: 'Ann', pin: '4711' })
  expect(guest.messages[0]).toMatchObject({ say: 'welcome', host: { name } })
  expect(await host.end()).toBe(0)
  other.close()
})

test('a port that another Knockabout has is said to be so, by its name', async () => {
  const first = await headless(folder(), '--port', '0', '--name', 'The Anchor')
  const second = await headless(folder(), '--port', String(first.port))
  expect(second.port).not.toBe(first.port)
  expect(second.printed().split('\n')).toContain(
    `Port ${first.port} is taken by another Knockabout, “The Anchor”, so this host listens on ${second.port}.`,
  )
  expect(await second.end()).toBe(0)
  expect(await first.end()).toBe(0)
})

function get(port: number, where: string, host: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolved, failed) => {
    const asked = request({ host: '127.0.0.1', port, path: where, headers: { host } }, response => {
      let body = ''
      response.on('data', chunk => (body += String(chunk)))
      response.on('end', () => resolved({ status: response.statusCode ?? 0, body }))
    })
    asked.on('error', failed)
    asked.end()
  })
}
