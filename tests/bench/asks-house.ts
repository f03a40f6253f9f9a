import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botAction, counted, digestOf, games, play, recordedAs, start, toAct } from '../../src-engine/index.ts'
import type { GameEvent } from '../../src-engine/core/game.ts'
import { visibleEvents } from '../../src-engine/core/match.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import type { MatchRecord, RecordedAction } from '../../src-engine/core/record.ts'
import { replay } from '../../src-engine/core/replay.ts'
import type { RecordHead } from '../../src-main/store/shapes.ts'
import type { Write } from '../../src-main/store/write.ts'
import { openStore, type Store } from '../../src-main/store/store.ts'

// A house with a long past: thousands of real games of every kind, and more than a thousand begun and left.

export const past = { games: 2000, left: 1260 } as const
/** Whose past it is. */
const someone = 'ffffffff-0000-4000-8000-000000000001'
export const token = 'a-token-for-somebody-with-a-past'
const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache/asks')

/** Actions with what everybody was shown of each. */
type Played = Extract<Write, { write: 'append' }>['actions'][number]

interface Source {
  readonly record: MatchRecord
  readonly opened: readonly GameEvent[]
  readonly actions: readonly Played[]
}

/** The longest games kept. */
export const longest = { emperor: 'long-emperor', melee: 'long-melee', brawl: 'long-brawl' } as const

/** Fills a new folder; gives it. */
export function longPast(): string {
  const data = join(cache, 'house')
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  const short = sources()
  const long: [string, Source][] = [
    [longest.emperor, drawn('clash', 10, { format: 'emperor' })],
    [longest.melee, drawn('clash', 40, { format: 'grand-melee' })],
    [longest.brawl, drawn('all-out-brawl', 12, { lives: 4, outAtZero: true })],
  ]
  const store = openStore(data)
  const hash = createHash('sha256').update(token).digest('hex')
  const person = { id: someone, name: 'Ann', colour: 0, avatar: '' }
  store.log.commit([{ write: 'person', person, tokenHash: hash }], 0)
  for (let at = 0; at < past.games; at++) finished(store, `game-${at}`, short[at % short.length]!, at)
  for (const [id, source] of long) finished(store, id, source, past.games)
  for (let at = 0; at < past.left; at++) left(store, `left-${at}`, short[at % short.length]!, at)
  store.close()
  return data
}

function head({ record }: Source, solo: boolean): RecordHead {
  const { actions: _a, digest: _d, result: _r, ...rest } = record
  return { ...rest, people: { [record.seats[0]!]: someone }, ...(solo ? { solo } : {}) }
}

function finished(store: Store, id: string, source: Source, at: number): void {
  const { record, opened, actions } = source
  const { result, digest = '', seats, game } = record
  const began = Date.UTC(2026, 0, 1) + at * 3_600_000
  const outcome = result ?? { winners: [seats[0]!], draw: false, places: [[...seats]], sides: false }
  const tallies = { tricks: at % 7, rounds: at % 3 }
  const results = seats.map((seat, place) => ({
    record: id,
    player: place === 0 ? someone : `guest:${seat}`,
    name: seat,
    game,
    players: seats.length,
    seat,
    place: place + 1,
    won: place === at % seats.length,
    drawn: false,
    tallies,
  }))
  const begun = { record: id, head: head(source, false), actions: [], events: opened }
  store.log.commit(
    [
      { write: 'start', ...begun },
      { write: 'append', record: id, first: 1, actions },
    ],
    began,
  )
  store.log.commit([{ write: 'end', record: id, end: { outcome, digest }, results }], began + 3_000_000)
}

function left(store: Store, id: string, source: Source, at: number): void {
  const { record, opened, actions } = source
  const began = Date.now() - at * 60_000
  const places = record.seats.map((seat, index) =>
    index === 0
      ? { seat, kind: 'person', name: seat, colour: 0, avatar: '', guest: false, person: someone }
      : { seat, kind: 'bot', name: seat, colour: index, avatar: '', guest: false },
  )
  const set = { timer: 0, level: 'normal', thinking: 250, fill: true, coach: false, seed: record.seed }
  const setup = { game: record.game, solo: true, host: someone, options: record.options, places, ...set }
  const begun = { record: id, head: head(source, true), actions: [], events: opened }
  const played: Write = { write: 'append', record: id, first: 1, actions: actions.slice(0, 40) }
  const kept = { id, state: 'archived', record: id, setup: setup as unknown as JsonObject } as const
  store.log.commit([{ write: 'start', ...begun }, played, { write: 'keep', ...kept }], began)
}

/** The records kept for good, of this build's rules. */
function sources(): Source[] {
  const folder = join(root, 'tests/records')
  return readdirSync(folder).flatMap(game =>
    readdirSync(join(folder, game)).flatMap(name => {
      const { steps, title: _title, ...rest } = JSON.parse(readFileSync(join(folder, game, name), 'utf8')) as JsonObject
      const record = { ...rest, actions: steps } as unknown as MatchRecord
      return record.rulesVersion === games[game]?.rulesVersion ? [sourceOf(record)] : []
    }),
  )
}

function sourceOf(record: MatchRecord): Source {
  let opened: readonly GameEvent[] = []
  const actions: Played[] = []
  const done = replay(games, record, ({ action, events }) => {
    const visible = visibleEvents(events, 'table')
    if (action === undefined) opened = visible
    else actions.push({ action, events: visible })
  })
  if (!done.ok) throw new Error(`${record.game}: ${JSON.stringify(done.unplayable)}`)
  return { record, opened, actions }
}

/** A whole game of easy bots; played once and kept. */
function drawn(id: string, count: number, options: JsonObject): Source {
  const file = join(cache, `${id}-${count}-${games[id]!.rulesVersion}.json`)
  if (!existsSync(file)) {
    const game = games[id]!
    const seats = Array.from({ length: count }, (_, index) => `Seat${index + 1}`)
    const started = start(game, { seats, options, seed: 4711 })
    if (!started.ok) throw new Error(started.code)
    let { match } = started
    const actions: RecordedAction[] = []
    for (let turn = 0; game.outcome(match.state) === undefined && turn < 20_000; turn++) {
      const actors = toAct(match)
      const seat = actors[turn % actors.length]!
      const done = play(match, seat, botAction(match, seat, 'easy', counted(0)) as unknown as Json)
      if (!done.ok) throw new Error(done.refused)
      match = done.match
      actions.push(recordedAs(seat, done.action))
    }
    const names = Object.fromEntries(seats.map(seat => [seat, seat]))
    const result = game.outcome(match.state)
    const record: MatchRecord = {
      game: id,
      rulesVersion: game.rulesVersion,
      options: match.options,
      seats,
      names,
      seed: match.chance.seed,
      actions,
      digest: digestOf(match),
      ...(result === undefined ? {} : { result }),
    }
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, JSON.stringify(record))
  }
  return sourceOf(JSON.parse(readFileSync(file, 'utf8')) as MatchRecord)
}
