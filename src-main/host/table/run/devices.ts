import type { Client } from '../../context/client.ts'
import type { Entry, Live } from './live.ts'
import { newcomer, showWhole } from '../publish/publish.ts'
import type { Closed } from '../model/table.ts'
import { sendTable } from '../publish/table-state.ts'

/**
 * A device follows the table from now on: it gets the table, its views and its pending question, whatever it held before.
 * `n`: the request this answers.
 */
export function follow(live: Live, client: Client, n?: number): void {
  if (!live.followers.has(client)) {
    live.submit({ act: { do: 'come', person: client.person?.id }, client, ...(n === undefined ? {} : { n }) })
    return
  }
  sendTable(live, client)
  showWhole(live, client)
  if (n !== undefined) client.send({ say: 'done', n })
}

/** Who comes is shown everything from here on, who leaves nothing. */
export function moveIn(live: Live, { act, client }: Entry, gone: Closed | undefined): void {
  if (client === undefined || gone !== undefined) return
  const { id } = live.table
  if (act.do === 'leave') {
    live.followers.delete(client)
    client.follows.delete(id)
  } else if ((act.do === 'come' || act.do === 'sit') && !live.followers.has(client)) {
    // Their line may have died on the way in.
    if (!live.house.clients.has(client)) unfollow(live, client)
    else {
      live.followers.add(client)
      client.follows.set(id, newcomer(live))
    }
  }
}

/** A device stops following: its socket closed. Its person is gone with it, unless another of their devices is here or on its way. */
export function unfollow(live: Live, client: Client): void {
  live.followers.delete(client)
  client.follows.delete(live.table.id)
  const person = client.person?.id
  const coming = [...live.queue, ...(live.writing?.accepted ?? []).map(({ entry }) => entry)].filter(
    ({ act }) => act.do === 'come' || act.do === 'sit',
  )
  const others = [...live.followers, ...coming.flatMap(entry => entry.client ?? [])]
  const another = others.some(one => one !== client && one.person?.id === person)
  live.submit({ act: { do: 'go', ...(another ? {} : { person }) } })
}

/** A device that has just come gets the table, and then what it may see of it. */
export function greet(live: Live, { act, client }: Entry): void {
  if (client === undefined || act.do !== 'come' || !live.followers.has(client)) return
  sendTable(live, client)
}
