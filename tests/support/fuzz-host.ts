import { taken } from '../../src-main/host/table/model/table.ts'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join as path } from 'node:path'
import * as fc from 'fast-check'
import { games, type JsonObject } from '../../src-engine/index.ts'
import type { FromHost } from '../../src-engine/protocol/reader.ts'
import { knock, knocks, strange, stranger } from './fuzz-door.ts'
import { brokenFile, filled, sending } from './fuzz-messages.ts'
import { lively, type Lively } from './fuzz-lively.ts'
import { join, type TestClient } from './host-client.ts'
import { opened } from './host-play.ts'
import { freshFolder, runHost } from './host-run.ts'
import { filesBelow } from './machine-groups.ts'

/** How much of each kind to try. */
export interface Much {
  readonly messages: number
  readonly requests: number
  readonly files: number
  readonly seed: number
  readonly say?: (line: string) => void
}

/** What was tried, and what should not have come of it. */
export interface Tried {
  readonly messages: number
  readonly requests: number
  readonly files: number
  /** By `done`, `answer` or the code of a refusal. */
  readonly answers: { readonly [code: string]: number }
  /** The share of what was answered that reached a table, or what else it was for. */
  readonly reached: number
  readonly problems: readonly string[]
}

/** Somebody who says things, and what of it is still to be answered. */
interface Guest {
  readonly client: TestClient
  readonly player: Lively
  /** Numbers that may be answered. */
  readonly open: Set<number>
  /** Those that must be, each with what was said. */
  readonly due: Map<number, string>
  /** Told once nothing is due. */
  over: () => void
}
const none = (): void => undefined

const atOnce = 50
/** Below it are the numbers of what the clients of this test ask for themselves. */
const firstNumber = 1_000_000

/**
 * Guests who say anything at all to a real host, over WebSocket, HTTP and files, beside one table of other people that
 * must not feel it. Every numbered message must be answered once; `failed` means that something broke inside.
 */
export async function fuzzHost({ messages, requests, files, seed, say = () => undefined }: Much): Promise<Tried> {
  // A clock so quick that no limit on how often something may be said or made is ever reached.
  const app = freshFolder()
  writeFileSync(path(app, 'index.html'), '<!doctype html><title>Knockabout</title>')
  const host = await runHost({ steady: () => performance.now() * 100_000, durable: false, graceMs: 20 }, { app })
  const problems: string[] = []
  const answers = new Map<string, number>()
  const broke = (error: unknown): void => void problems.push(`uncaught: ${String((error as Error).stack ?? error)}`)
  process.on('uncaughtException', broke)
  process.on('unhandledRejection', broke)

  const calm = await Promise.all(['Ann', 'Ben'].map(name => join(host.port, { name, from: '127.0.0.2' })))
  const quiet = await opened(calm[0]!, 'knock-out-whist', { seats: 2 })
  await calm[1]!.ask({ say: 'sit', table: quiet })
  await calm[0]!.ask({ say: 'start', table: quiet })
  const stillThere = async (after: string): Promise<void> => {
    for (const one of calm) one.messages.length = 0
    for (const one of calm) one.texts.length = 0
    const said = await calm[0]!.ask({ say: 'chat', table: quiet, to: 'table', text: 'still here' }).catch(String)
    if (typeof said === 'string' || said.say !== 'done')
      problems.push(`the quiet table is gone after ${after}: ${JSON.stringify(said).slice(0, 200)}`)
  }

  const guests: Guest[] = []
  let n = 0
  const waiting = (): string[] =>
    [...host.lobby.tables.values()].filter(one => one.table.phase.at === 'lobby').map(one => one.table.id)
  const guest = async (index: number, who: object = {}): Promise<Guest> => {
    const old = guests[index]
    if (old?.client.socket.readyState === old?.client.socket.OPEN && old !== undefined) return old
    // Every second one hears packed steps, and reads them by what it heard before.
    const how = { name: `Guest ${index}`, from: `127.0.0.${10 + index}`, plain: index % 2 === 0, ...who }
    const client = await join(host.port, how)
    const made: Guest = {
      client,
      player: lively(client, seed + n, waiting),
      open: new Set(),
      due: new Map(),
      over: none,
    }
    client.hear(message => heardBy(made, message))
    return (guests[index] = made)
  }
  /** Each number is answered once: also those in what nobody need answer. */
  const heardBy = ({ open, due, over }: Guest, message: FromHost): void => {
    if (!('n' in message) || message.n < firstNumber) return
    const code = message.say === 'refused' ? message.code : message.say
    answers.set(code, (answers.get(code) ?? 0) + 1)
    if (code === 'failed') problems.push(`it broke: ${due.get(message.n)?.slice(0, 2000)}`)
    if (!open.delete(message.n))
      problems.push(`answered twice, or nobody asked: ${JSON.stringify(message).slice(0, 300)}`)
    due.delete(message.n)
    if (due.size === 0) over()
  }
  const known = () => {
    const tables = [...host.lobby.tables.values()].filter(one => one.table.id !== quiet)
    return {
      table: tables.map(one => one.table.id),
      seat: tables.flatMap(one => taken(one.table.places).map(place => place.seat)).slice(0, 60),
      record: [...host.lobby.context.store.records.finished(5)].map(one => one.id),
    }
  }
  let names = known()

  let sent = 0
  /** Our own marks, which are no fuzz. */
  let unplayed = 0
  /** Says all of these at one socket and waits for their answers: all, once each, in whatever order. */
  const sayAll = async (to: Guest, all: readonly (string | Uint8Array)[], what: string): Promise<void> => {
    const { client, open, due } = to
    for (const one of all) {
      sent++
      if (typeof one !== 'string') {
        client.socket.send(one)
        continue
      }
      const number = firstNumber + n++
      const text = filled(one, names, number).replace(/"n":\d+/, `"n":${number}`)
      open.add(number)
      if (numbered(text) === number) due.set(number, text)
      client.socket.send(text)
    }
    if (all.length > 1 || due.size === 0) {
      const mark = firstNumber + n++
      due.set(mark, 'the last')
      open.add(mark)
      unplayed++
      client.socket.send(JSON.stringify({ say: 'watch', n: mark, table: 'none' }))
    }
    let late: ReturnType<typeof setTimeout> | undefined
    const answered = new Promise<void>(resolve => {
      to.over = resolve
      late = setTimeout(resolve, 60_000)
    })
    await Promise.race([answered, client.closed])
    clearTimeout(late)
    client.messages.length = 0
    client.texts.length = 0
    if (due.size > 0 && client.socket.readyState === client.socket.OPEN)
      problems.push(`${what} was never answered: ${[...due.values()].join('\n').slice(0, 2000)}`)
    due.clear()
  }

  const draw = <T>(arbitrary: fc.Arbitrary<T>, count: number, turn: number): T[] =>
    fc.sample(arbitrary, { numRuns: count, seed: seed + turn })
  const turns = Math.ceil(messages / atOnce)
  for (let turn = 0; turn < turns; turn++) {
    names = known()
    const one = await guest(turn % 6)
    // Half of them one after the other, as a person does who is there, and half of them anything at all, at once.
    for (let half = atOnce / 2; half > 0; half--)
      await sayAll(one, [JSON.stringify(numberedOrNot(one.player.next()))], 'a word')
    await sayAll(await guest(turn % 6), draw(sending, atOnce / 2, turn), 'a message')
    if (turn % 100 === 99) {
      await stillThere(`${sent} messages`)
      say(`${sent} messages, ${problems.length} problems, ${host.lobby.tables.size} tables`)
      if (problems.length > 0) say(problems.at(-1)!)
    }
  }

  const asked = Math.ceil(requests / atOnce)
  for (let turn = 0; turn < asked; turn++) {
    const found = await Promise.all([
      ...draw(knocks(host.port), atOnce, turn).map(one => knock(host.port, one)),
      ...draw(strange, atOnce / 5, turn).map(says => stranger(host.port, says)),
    ])
    problems.push(...found.filter(one => one !== undefined))
  }
  await stillThere(`${requests} requests`)

  const root = path(import.meta.dirname, '..', 'scenarios')
  const scenarios = (await filesBelow(root, '.json')).map(file => readFileSync(file, 'utf8')).filter(isFile)
  let tried = 0
  for (let turn = 0; turn < Math.ceil(files / 8); turn++) {
    const broken = draw(brokenFile(scenarios), 8, turn)
    const as = (scenario: string, index: number): string =>
      index % 2 === 0
        ? JSON.stringify({ say: 'ask', n: 1, what: 'replay', about: { scenario } })
        : JSON.stringify({ say: 'open', n: 1, game: 'referee', scenario })
    await sayAll(await guest(turn % 6), broken.map(as), 'a file')
    tried += broken.length
    if (turn % 100 === 99) say(`${tried} files, ${problems.length} problems`)
  }
  await stillThere(`${tried} files`)

  // The owner may ask for what nobody else may: all that is kept, and what the house is set to.
  for (let turn = 0; turn < Math.ceil(turns / 20); turn++) {
    names = known()
    await sayAll(
      await guest(6, { name: 'Owner', ownerKey: host.local().ownerKey }),
      draw(sending, atOnce, turns + turn),
      'the owner’s message',
    )
  }
  const failures = host.lobby.context.journal.counts.failures
  if (failures > 0) problems.push(`${failures} times something broke inside (see above)`)

  process.off('uncaughtException', broke)
  process.off('unhandledRejection', broke)
  for (const client of [...guests.map(one => one?.client), ...calm]) client?.socket.terminate()
  await host.end()
  rmSync(app, { recursive: true, force: true })
  const all = [...answers.values()].reduce((sum, one) => sum + one, 0) - unplayed
  const strays = ['no-table', 'malformed', 'too-large', 'too-deep'].reduce(
    (sum, one) => sum + (answers.get(one) ?? 0),
    0,
  )
  const reached = 1 - (strays - unplayed) / Math.max(1, all)
  return {
    messages: sent,
    requests: asked * atOnce,
    files: tried,
    answers: Object.fromEntries(answers),
    reached,
    problems,
  }
}

/** The number a text must be answered by, if the host can read that far. */
function numbered(text: string): number | undefined {
  if (text.length > 30_000) return undefined
  try {
    const { n, say } = JSON.parse(text) as { readonly n?: unknown; readonly say?: unknown }
    const silent = typeof say === 'string' && ['hello', 'ping', 'sync', 'point', 'hearing'].includes(say)
    return typeof n === 'number' && !silent ? n : undefined
  } catch {
    return undefined
  }
}

function isFile(text: string): boolean {
  try {
    const { game } = JSON.parse(text) as { readonly game?: unknown }
    return typeof game === 'string' && Object.hasOwn(games, game) && text.length < 20_000
  } catch {
    return false
  }
}

function numberedOrNot(said: JsonObject): JsonObject {
  return ['sync', 'point', 'hearing'].includes(String(said['say'])) ? said : { n: 0, ...said }
}
