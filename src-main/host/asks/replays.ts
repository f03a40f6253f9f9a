import type { GameEvent, Told } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { toldTo, type Match } from '../../../src-engine/core/match.ts'
import type { Faces, MatchRecord } from '../../../src-engine/core/record.ts'
import { replaying, type Games, type Unplayable } from '../../../src-engine/core/replay.ts'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import { readScenario } from '../../../src-engine/scenario/file.ts'
import type { Client } from '../house/client.ts'
import { tableFor, type Hall } from '../hall/hall.ts'
import { dealtAt } from '../table/table.ts'
import { positionOf, replayed } from '../workers/position.ts'
import { no, type Refusal } from '../house/refusal.ts'
import { answer, finishedRecord, type Asker } from './asker.ts'
import { whyNot } from '../house/unplayable.ts'
import { wholeRecord } from '../../store/records.ts'
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
  const { moments, viewers, running } = found
  const total = moments.actions.length
  const wanted = Number(about['at'] ?? 0)
  const at = Number.isInteger(wanted) ? Math.max(0, Math.min(total, wanted)) : 0
  const viewer = String(about['viewer'] ?? 'table')
  if (!viewers.includes(viewer)) return no('no-viewer', 'That seat’s cards can be seen once the game is over.')
  const match = moments.matches[at]!
  const events = toldTo(moments.told[at]!, viewer)
  const action = at === 0 || running === true ? undefined : moments.actions[at - 1]
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
  /** The game is still on: whoever asks is shown what the table showed, and no raw action, which may hold a secret. */
  readonly running?: true
}
type NotFound = { readonly refused: Refusal; readonly unplayable?: Unplayable }

async function momentsOf(hall: Hall, client: Client, about: JsonObject): Promise<Found | NotFound> {
  if (about['scenario'] !== undefined) {
    const { scenario } = about
    return fromFile(hall, sealed(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)))
  }
  if (about['file'] !== undefined) {
    const file = uploaded(client, about['file'])
    if (file === undefined) return no('no-file', 'The host does not hold that file any more.')
    return fromFile(hall, file)
  }
  const live = [...hall.tables.values()].find(({ table }) => {
    const record = dealtAt(table)?.record
    return record !== undefined && record === about['record']
  })
  const phase = live?.table.phase
  const running = live !== undefined && phase?.at === 'playing' && tableFor(hall, client, live.table.id) !== undefined
  const found = running ? hall.house.store.records.find(phase.record)! : finishedRecord(hall, client, about['record'])
  if ('refused' in found) return found
  const rows = hall.house.store.records.actions(found.id)
  const made = await remembered(`record ${found.id} ${rows.length}`, () => {
    const times = rows.map(one => one.at - found.started)
    return playThrough(hall.house.tuning.games, wholeRecord(found, rows), times)
  })
  if ('unplayable' in made) hall.unplayable.set(found.id, made.unplayable)
  if ('refused' in made) return made
  return running
    ? { moments: made, viewers: ['table'], running }
    : { moments: made, viewers: [...found.head.seats, 'table'] }
}

/** A file somebody opened: cut short or edited, it is refused with the place where it stops making sense. */
async function fromFile(hall: Hall, { text, digest }: WholeFile): Promise<Found | NotFound> {
  const { games } = hall.house.tuning
  // Under its digest and never under its own words, which might be those of a game that is still on.
  const moments = await remembered(`file ${digest}`, async () => {
    const read = readScenario(text, 'ignored')
    if (!read.ok) return no('bad-scenario', `The file cannot be shown: ${read.error}`)
    const { scenario } = read
    const position = await positionOf(games, scenario)
    if ('why' in position) return no('bad-scenario', `The file cannot be shown: ${position.why}`)
    const { game, rules, seats, names = {}, faces, given, digest: end } = scenario
    const { options, chance } = position.match
    return playThrough(games, {
      game,
      options,
      seats,
      names,
      seed: chance.seed,
      actions: position.actions,
      ...(rules === undefined ? {} : { rules }),
      ...(faces === undefined ? {} : { faces }),
      ...(given === undefined ? {} : { given }),
      ...(end === undefined ? {} : { digest: end }),
    })
  })
  if ('refused' in moments) return moments
  return { moments, viewers: [...moments.matches[0]!.seats, 'table'] }
}

type Made = Omit<Moments, 'key'> | NotFound

async function remembered(key: string, make: () => Promise<Made>): Promise<Moments | NotFound> {
  const made = watched.find(one => one.key === key) ?? (await make())
  if ('refused' in made) return made
  const moments = { ...made, key }
  // Looked for only now: others may have been watched while this one was made.
  const index = watched.findIndex(one => one.key === key)
  if (index >= 0) watched.splice(index, 1)
  watched.unshift(moments)
  watched.length = Math.min(watched.length, mostWatched)
  return moments
}

/** Plays a record again, keeping every moment; or says why this build can't. */
async function playThrough(games: Games, record: MatchRecord, times?: readonly number[]): Promise<Made> {
  const matches: Match[] = []
  const told: (readonly Told<GameEvent>[])[] = []
  const chapters: { at: number; name: string }[] = []
  const end = await replayed(replaying(games, record), ({ match, events }) => {
    const name = match.game.scenario.chapter(match.state)
    if (name !== chapters.at(-1)?.name) chapters.push({ at: matches.length, name })
    matches.push(match)
    told.push(events)
  })
  if (!end.ok) {
    const why = no('cannot-replay', `That game cannot be played again: ${whyNot(end.unplayable)}`)
    return { ...why, unplayable: end.unplayable }
  }
  const { actions, names, faces } = record
  return { matches, told, actions, times, names, faces, chapters }
}
