import type { Viewer } from '../../../src-engine/core/game.ts'
import type { Client } from '../context/client.ts'
import { showWhole } from '../table/publish/publish.ts'
import type { Live } from '../table/run/live.ts'
import { bucket, type Bucket } from './bucket.ts'

/** Whole views a client may ask for: so many at once after a rest, and a second for long. A client that lost its place needs one. */
const quota = { burst: 20, second: 4 }

interface Asked {
  readonly live: Live
  readonly viewer: Viewer
  readonly from: number | undefined
}
interface Pending {
  readonly left: Bucket
  /** What was asked for too fast, by table and viewer: answered once, from the earliest event asked for. */
  readonly asked: Map<string, Asked>
  timer: ReturnType<typeof setTimeout> | undefined
}

const pending = new WeakMap<Client, Pending>()

/**
 * Answers a client's `sync`. Requests that come too fast are answered together a moment later, so that every client gets
 * its view, and none keeps the host busy with whole views.
 */
export function sync(live: Live, client: Client, viewer: Viewer, from: number | undefined): void {
  const { steady } = live.context.tuning
  let mine = pending.get(client)
  if (mine === undefined) {
    mine = { left: bucket(quota.second, quota.burst, steady), asked: new Map(), timer: undefined }
    pending.set(client, mine)
  }
  const key = `${live.table.id} ${viewer}`
  const before = mine.asked.get(key)
  const earliest = before === undefined ? from : Math.min(from ?? Infinity, before.from ?? Infinity)
  mine.asked.set(key, { live, viewer, from: earliest === Infinity ? undefined : earliest })
  if (mine.timer === undefined) answer(client, mine)
}

function answer(client: Client, mine: Pending): void {
  mine.timer = undefined
  if (client.gone.aborted) return
  for (const [key, { live, viewer, from }] of mine.asked) {
    if (!mine.left.take()) {
      mine.timer = setTimeout(() => answer(client, mine), mine.left.wait())
      mine.timer.unref()
      return
    }
    mine.asked.delete(key)
    if (!live.stopped) showWhole(live, client, viewer, from)
  }
}
