import type { AnyGame, GameEvent, Told } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { play, start, toldTo, type Match } from '../../../src-engine/core/match.ts'
import { bare, type Faces, type MatchRecord } from '../../../src-engine/core/record.ts'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import { readScenario } from '../../../src-engine/scenario/file.ts'
import type { Client } from '../house/client.ts'
import { gameNamed, roomFor, type Hall } from '../hall/hall.ts'
import { breathing, positionOf } from '../workers/position.ts'
import { no, type Refusal } from '../house/refusal.ts'
import { answer, finishedRecord, type Asker } from './asker.ts'
import { sealed, uploaded, type WholeFile } from './uploads.ts'

/** Every moment of a game: states share what did not change, so this is small. */
interface Moments {
  readonly key: string
  readonly matches: readonly Match[]
  readonly told: readonly (readonly Told<GameEvent>[])[]
  readonly actions: readonly JsonObject[]
  readonly times: readonly number[] | undefined
  readonly names: { readonly [seat: string]: string }
  readonly faces: Faces | undefined
  readonly chapters: ReplayAnswer['chapters']
}

/** Replays being watched now, latest first, so that scrubbing does not play the game again at each step. */
const watched: Moments[] = []
const mostWatched = 6

/** One moment of a finished game or a file, from any seat; of a game still on, only what the table shows. */
export const replay: Asker = async (hall, client, about) => {
  const found = await momentsOf(hall, client, about)
  if ('refused' in found) return found
  const { moments, viewers } = found
  const total = moments.actions.length
  const wanted = Number(about['at'] ?? 0)
  const at = Number.isInteger(wanted) ? Math.max(0, Math.min(total, wanted)) : 0
  const viewer = String(about['viewer'] ?? 'table')
  if (!viewers.includes(viewer)) return no('no-viewer', 'That seat’s cards can be seen once the game is over.')
  const match = moments.matches[at]!
  const events = toldTo(moments.told[at]!, viewer)
  const action = at === 0 ? undefined : moments.actions[at - 1]
  const time = at === 0 ? undefined : moments.times?.[at - 1]
  return answer<ReplayAnswer>({
    game: match.game.id,
    seats: match.seats,
    names: moments.names,
    ...(moments.faces === undefined ? {} : { faces: moments.faces }),
    total,
    at,
    viewer,
    view: match.game.view(match.state, viewer),
    events,
    captions: events.map(event => match.game.captions?.(event, moments.names) ?? '').filter(line => line !== ''),
    chapters: moments.chapters,
    ...(action === undefined ? {} : { action }),
    ...(time === undefined ? {} : { time }),
  })
}

interface Found {
  readonly moments: Moments
  readonly viewers: readonly string[]
}

async function momentsOf(
  hall: Hall,
  client: Client,
  about: JsonObject,
): Promise<Found | { readonly refused: Refusal }> {
  if (about['scenario'] !== undefined) {
    const { scenario } = about
    return fromFile(hall, sealed(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)))
  }
  if (about['file'] !== undefined) {
    const file = uploaded(client, about['file'])
    if (file === undefined) return no('no-file', 'The host does not hold that file any more.')
    return fromFile(hall, file)
  }
  const live = [...hall.rooms.values()].find(room => room.record !== undefined && room.record === about['record'])
  const running = live?.phase === 'playing' && roomFor(hall, client, live.id) !== undefined
  const found = running ? hall.house.store.records.find(live.record!)! : finishedRecord(hall, client, about['record'])
  if ('refused' in found) return found
  const game = gameNamed(hall, found.head.game)
  if (game === undefined) return no('unknown-game', `This host has no game called “${found.head.game}”.`)
  const rows = hall.house.store.records.actions(found.id)
  const moments = await remembered(`record ${found.id} ${rows.length}`, () => {
    const times = rows.map(one => one.at - found.started)
    return playThrough(game, { ...found.head, actions: rows.map(one => one.action) }, times)
  })
  if (moments === undefined) return no('bad-record', 'That game’s record does not hold and cannot be shown.')
  return { moments, viewers: running ? ['table'] : [...found.head.seats, 'table'] }
}

/** A file somebody opened: cut short or edited, it is refused with the place where it stops making sense. */
async function fromFile(hall: Hall, { text, digest }: WholeFile): Promise<Found | { readonly refused: Refusal }> {
  let why = 'its moves do not fit the rules.'
  // Under its digest and never under its own words, which might be those of a game that is still on.
  const moments = await remembered(`file ${digest}`, async () => {
    const read = readScenario(text, 'ignored')
    if (!read.ok) {
      why = read.error
      return undefined
    }
    const { scenario } = read
    const game = gameNamed(hall, scenario.game)
    if (game === undefined) {
      why = `this host has no game called “${scenario.game}”.`
      return undefined
    }
    const position = await positionOf(game, scenario)
    if ('why' in position) {
      why = position.why
      return undefined
    }
    return playThrough(game, {
      game: scenario.game,
      options: position.match.options,
      seats: scenario.seats,
      names: scenario.names ?? {},
      ...(scenario.faces === undefined ? {} : { faces: scenario.faces }),
      seed: position.match.chance.seed,
      ...(scenario.given === undefined ? {} : { given: scenario.given }),
      actions: position.actions,
    })
  })
  if (moments === undefined) return no('bad-scenario', `The file cannot be shown: ${why}`)
  return { moments, viewers: [...moments.matches[0]!.seats, 'table'] }
}

type Made = Omit<Moments, 'key'> | undefined

async function remembered(key: string, make: () => Promise<Made>): Promise<Moments | undefined> {
  const made = watched.find(one => one.key === key) ?? (await make())
  if (made === undefined) return undefined
  const moments = { ...made, key }
  // Looked for only now: others may have been watched while this one was made.
  const index = watched.findIndex(one => one.key === key)
  if (index >= 0) watched.splice(index, 1)
  watched.unshift(moments)
  watched.length = Math.min(watched.length, mostWatched)
  return moments
}

/** Plays a record again, keeping every moment; nothing if it does not hold. */
export async function playThrough(game: AnyGame, record: MatchRecord, times?: readonly number[]): Promise<Made> {
  const { seats, options, seed, given } = record
  const started = start(game, { seats, options, seed, ...(given === undefined ? {} : { given }) })
  if (!started.ok) return undefined
  const matches = [started.match]
  const told = [started.events]
  const chapters = [{ at: 0, name: game.scenario.chapter(started.match.state) }]
  const rest = breathing()
  for (const action of record.actions) {
    await rest()
    const played = play(matches.at(-1)!, action.by, bare(action))
    if (!played.ok) return undefined
    matches.push(played.match)
    told.push(played.events)
    const name = game.scenario.chapter(played.match.state)
    if (name !== chapters.at(-1)!.name) chapters.push({ at: matches.length - 1, name })
  }
  const { actions, names, faces } = record
  return { matches, told, actions, times, names, faces, chapters }
}
