import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTuned } from '../../src-main/host/house/host.ts'
import { ensureBuilt } from '../../resources/launch/build.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, visibleEvents, type Match } from '../../src-engine/core/match.ts'
import { games } from '../../src-engine/index.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'

const root = join(import.meta.dirname, '..', '..')

/** A deal and the plays up to a moment that is sought. */
export interface Script {
  readonly seed: string
  readonly plays: readonly { readonly by: string; readonly action: JsonObject }[]
  /** What the last of them told everybody, and what the table showed then. */
  readonly events: readonly WhistEvent[]
  readonly view: WhistView
}

/** Looks, deal after deal, for the first play after which `wanted` holds, within so many plays. */
export function scriptWhere(
  game: string,
  seats: readonly string[],
  wanted: (events: readonly WhistEvent[], view: WhistView) => boolean,
  { most = 90, options = {} }: { readonly most?: number; readonly options?: JsonObject } = {},
): Script {
  for (let number = 1; number < 400; number++) {
    const seed = number.toString(16).padStart(32, '0')
    const started = start(games[game]!, { seats, seed, options })
    if (!started.ok) throw new Error(started.code)
    let match: Match = started.match
    const plays: { by: string; action: JsonObject }[] = []
    while (plays.length < most && match.game.outcome(match.state) === undefined) {
      const by = toAct(match)[0]!
      const action = botAction(match, by, 'easy', counted(0)) as unknown as JsonObject
      const played = play(match, by, action as Json)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
      plays.push({ by, action })
      const events = visibleEvents(played.events, 'table') as unknown as WhistEvent[]
      const view = match.game.open(match.state) as unknown as WhistView
      if (wanted(events, view)) return { seed, plays, events, view }
    }
  }
  throw new Error('No such deal was found.')
}

/** A host whose every deal comes of this seed. */
export async function hostDealing(
  seed: string,
): Promise<{ readonly url: string; readonly port: number; end(): Promise<void> }> {
  const elsewhere = process.env.KNOCKABOUT_OUT
  if (elsewhere === undefined) await ensureBuilt(root, () => undefined)
  const data = await mkdtemp(join(tmpdir(), 'knockabout-script-'))
  const app = join(elsewhere ?? join(root, 'out'), 'renderer')
  const host = await startTuned(
    { port: 0, name: 'The Boar', data, interfaces: ['lo'], app, open: true },
    { botPace: [0, 1], draw: () => seed },
  )
  return {
    url: `http://127.0.0.1:${host.port}`,
    port: host.port,
    end: async () => {
      await host.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
