import type { Viewer } from '../../../src-engine/core/game.ts'
import type { Client } from '../context/client.ts'
import { showWhole } from '../table/publish/publish.ts'
import type { Live } from '../table/run/live.ts'
import { bucket } from '../context/limits.ts'

/** Whole views a client may ask for: so many at once after a rest, and a second for long. A client that lost its place needs one. */
const quota = { burst: 20, second: 4 }

/**
 * Answers a client's `sync`. Requests that come too fast are answered together a moment later, so that every client gets
 * its view, and none keeps the host busy with whole views.
 */
export function sync(live: Live, client: Client, viewer: Viewer, from: number | undefined): void {
  const { syncs } = client.work
  const key = `${live.table.id} ${viewer}`
  const before = syncs.wanted.get(key)
  const earliest = before === undefined ? from : Math.min(from ?? Infinity, before.from ?? Infinity)
  syncs.wanted.set(key, {
    from: earliest === Infinity ? undefined : earliest,
    send: since => {
      if (!live.stopped) showWhole(live, client, viewer, since)
    },
  })
  if (syncs.timer === undefined) answer(client, live.context.tuning.steady)
}

function answer(client: Client, steady: () => number): void {
  const { syncs } = client.work
  syncs.timer = undefined
  if (client.gone.aborted) return
  const left = (syncs.left ??= bucket(quota.second, quota.burst, steady))
  for (const [key, { from, send }] of syncs.wanted) {
    if (!left.take()) {
      syncs.timer = setTimeout(() => answer(client, steady), left.wait())
      syncs.timer.unref()
      return
    }
    syncs.wanted.delete(key)
    send(from)
  }
}
