import { randomInt } from 'node:crypto'
import type { Client } from '../../context/client.ts'
import type { Lobby } from '../../lobby/lobby.ts'
import { seatedGuests } from '../../lobby/seated-guests.ts'
import { ticketFor } from '../peer/tickets.ts'
import type { Agreement, ToDevices } from './model/messages.ts'
import { withVote } from './messages.ts'

/** What the devices know of the way to the standby, and who of them has a vote. */
export interface DeviceVotes {
  /** Who sits at the tables by a connection of their own: not at this machine, whose windows end with it. */
  seated(): number[]
  voteOf(client: Client): number | undefined
  /** The agreement whose tickets are out. */
  agreed(): Agreement | undefined
  tell(word: ToDevices): void
  /** Tells everybody who does not know it yet, also who came later: of the agreement each has a vote there. */
  give(to: readonly string[]): void
}

/** `sign`: what tickets are signed with. */
export function deviceVotesOf(lobby: Lobby, sign: string): DeviceVotes {
  const { context } = lobby
  const votes = new WeakMap<Client, number>()
  let told = new WeakSet<Client>()
  let agreed: Agreement | undefined
  return {
    seated: () =>
      seatedGuests(lobby).map(client => {
        const vote = votes.get(client) ?? randomInt(1, 2 ** 47)
        votes.set(client, vote)
        return vote
      }),
    voteOf: client => votes.get(client),
    agreed: () => agreed,
    tell: word => {
      told = new WeakSet()
      agreed = word.tell === 'tickets' ? word.agreement : undefined
      if (word.tell === 'tickets') return
      for (const client of context.clients) client.send({ say: 'let-go', round: word.round })
    },
    give: to => {
      if (agreed === undefined) return
      const { round, devices } = agreed
      for (const client of context.clients) {
        const hash = client.person === undefined ? undefined : context.store.people.tokenHash(client.person.id)
        if (told.has(client) || (client.person !== undefined && hash === undefined)) continue
        told.add(client)
        const ticket = client.person && hash && ticketFor(sign, client.person.id, hash)
        const device = votes.get(client)
        const full = ticket && device !== undefined && devices.includes(device)
        const way = full ? withVote(ticket, sign, round, device) : ticket
        client.send({ say: 'standby', house: context.card().id, to, ...(way ? { ticket: way } : {}) })
      }
    },
  }
}
