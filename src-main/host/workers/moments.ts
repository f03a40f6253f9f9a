import type { Faces } from '../../../src-engine/protocol/person.ts'
import type { Coded } from '../../../src-engine/core/coded.ts'
import type { GameEvent, VisibleEvent } from '../../../src-engine/core/game.ts'
import { visibleEvents, type Match } from '../../../src-engine/core/match.ts'
import type { MatchRecord } from '../../../src-engine/core/record.ts'
import { replay, type Games, type Unplayable } from '../../../src-engine/core/replay.ts'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import { answerPosition } from './position.ts'
import type { MomentTask, MomentAnswer, ReplaySource } from '../context/worker-tasks.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

/** Every moment of a game: states share what did not change, so this is small. */
interface Moments {
  readonly key: string
  readonly record: MatchRecord
  readonly times: readonly number[] | undefined
  readonly matches: readonly Match[]
  readonly events: readonly (readonly VisibleEvent<GameEvent>[])[]
  readonly chapters: ReplayAnswer['chapters']
}

/** Replays being watched now, latest first, so that scrubbing does not play the game again at each step. */
const watched: Moments[] = []
const mostWatched = 6

/** One moment of a game played again, as one viewer sees it. */
export function answerMoment(games: Games, task: MomentTask, wanted: () => boolean): MomentAnswer {
  const { key, source, at: asked, viewer, running } = task
  const index = watched.findIndex(one => one.key === key)
  const kept = index < 0 ? undefined : watched.splice(index, 1)[0]
  if (kept === undefined && source === undefined) return { unknown: true }
  const moments = kept ?? made(games, key, source!, wanted)
  if (!('matches' in moments)) return moments
  watched.unshift(moments)
  watched.length = Math.min(watched.length, mostWatched)

  const { record, times, matches, chapters } = moments
  const { actions, names, faces } = record
  const total = actions.length
  const at = Math.max(0, Math.min(total, asked))
  const match = matches[at]!
  const { game, state, seats } = match
  if (viewer !== 'table' && (running || !seats.includes(viewer))) return { noViewer: true }
  const events = visibleEvents(moments.events[at]!, viewer)
  const action = at === 0 || running ? undefined : actions[at - 1]
  const time = at === 0 ? undefined : times?.[at - 1]
  const moment: ReplayAnswer = {
    game: game.id,
    seats,
    names,
    ...(faces === undefined ? {} : { faces: faces as Faces }),
    total,
    at,
    viewer,
    view: viewFor(game, state, viewer),
    events,
    captions: events.map(event => event.type),
    chapters,
    ...(action === undefined ? {} : { action }),
    ...(time === undefined ? {} : { time }),
  }
  return { moment }
}

type Made = Moments | { readonly unplayable: Unplayable } | { readonly badFile: Coded }

function made(games: Games, key: string, source: ReplaySource, wanted: () => boolean): Made {
  if ('record' in source) return playThrough(games, key, source.record, source.times, wanted)
  const set = answerPosition(games, { want: 'position', file: source.file, thinking: 0 }, wanted)
  return 'record' in set ? playThrough(games, key, set.record, undefined, wanted) : set
}

/** Plays a record again, keeping every moment; or says why this build can't. */
function playThrough(
  games: Games,
  key: string,
  record: MatchRecord,
  times: readonly number[] | undefined,
  wanted: () => boolean,
): Made {
  const matches: Match[] = []
  const eventsOf: (readonly VisibleEvent<GameEvent>[])[] = []
  const chapters: { at: number; name: string }[] = []
  const end = replay(games, record, ({ match, events }) => {
    if (!wanted()) throw new Error('nobody waits for it')
    const name = match.game.scenario.chapter(match.state)
    if (name !== chapters.at(-1)?.name) chapters.push({ at: matches.length, name })
    matches.push(match)
    eventsOf.push(events)
  })
  if (!end.ok) return { unplayable: end.unplayable }
  return { key, record, times, matches, events: eventsOf, chapters }
}
