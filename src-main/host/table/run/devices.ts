import type { Client } from '../../context/client.ts'
import type { Entry, Live } from './live.ts'
import { newcomer, showWhole } from '../publish/publish.ts'
import { sendTable } from '../publish/table-state.ts'

/**
 * A device follows the table from now on: it gets the table, its views and its pending question, whatever it held before.
 * `n`: the request this answers.
 */
export function follow(live: Live, client: Client, n?: number): void {
  if (!live.followers.has(client)) {
    const act = { do: 'come', device: client.number, who: client.person } as const
    live.submit({ act, client, ...(n === undefined ? {} : { n }) })
    return
  }
  sendTable(live, client)
  showWhole(live, client)
  if (n !== undefined) client.send({ say: 'done', n })
}

/** Who comes is shown everything from here on, who leaves nothing. */
export function updateFollowers(live: Live, { act, client }: Entry): void {
  if (client === undefined) return
  const { id } = live.table
  if (act.do === 'leave') {
    live.followers.delete(client)
    client.follows.delete(id)
  } else if ((act.do === 'come' || act.do === 'sit') && !live.followers.has(client)) {
    // Their line may have died on the way in.
    if (!live.context.clients.has(client)) unfollow(live, client)
    else {
      live.followers.add(client)
      client.follows.set(id, newcomer(live))
    }
  }
}

/** A device stops following: its socket closed. */
export function unfollow(live: Live, client: Client): void {
  live.followers.delete(client)
  client.follows.delete(live.table.id)
  live.submit({ act: { do: 'go', device: client.number } })
}

/** A device that has just come gets the table, and then what it may see of it. */
export function greet(live: Live, { act, client }: Entry): void {
  if (client === undefined || act.do !== 'come' || !live.followers.has(client)) return
  sendTable(live, client)
}

/**
 * The machine slept, or the house stood: everybody is given their time from now on, and the clocks as they stand. A house
 * that still stands does so once it goes on.
 */
export function woke(live: Live): void {
  if (live.context.move.isHalted) return
  live.clock.woke()
  for (const client of live.followers) {
    sendTable(live, client)
    showWhole(live, client)
  }
}
