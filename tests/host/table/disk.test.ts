import { cpSync, rmSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '../../../src-engine/protocol/person.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import { openStore } from '../../../src-main/store/store.ts'
import { route } from '../../../src-main/host/gateway/router.ts'
import { noWork, type Client } from '../../../src-main/host/context/client.ts'
import { Encoded } from '../../../src-main/host/context/encoded.ts'
import { unfollow } from '../../../src-main/host/table/run/devices.ts'
import type { Live } from '../../../src-main/host/table/run/live.ts'
import { storedValue } from '../../../src-main/host/table/model/stored-value.ts'
import { valueOf } from '../../../src-main/host/table/storage/stored-tables.ts'
import { dealtAt, seatsOf } from '../../../src-main/host/table/model/table.ts'
import { onDisk } from '../../support/host-words.ts'
import { slowDisk } from '../../support/host-disk.ts'
import { freshFolder, runHost } from '../../support/host-run.ts'
import { toys } from '../../support/host-toy.ts'
import { runs } from '../../support/runs.ts'

// Messages of three people at a table whose disk is slow or fails, and whose host may crash. The host and its database
// are the real ones; only the sockets are left out.

type Host = Awaited<ReturnType<typeof runHost>>

/** A client without a socket, and the answers it was sent. */
function visitor(host: Host, name: string, heard: (message: ToClient) => void): Client {
  const person: Person = { id: `id of ${name}`, name, colour: 0, avatar: '' }
  const client: Client = {
    number: host.lobby.context.clients.size + 1,
    person,
    owner: false,
    address: '127.0.0.1',
    at: undefined,
    follows: new Map(),
    lag: () => 0,
    spent: () => {},
    work: noWork(),
    answers: () => Promise.resolve(true),
    waiting: () => 0,
    full: () => false,
    send: (...messages) => {
      for (const message of messages) {
        const text = message instanceof Encoded ? message.text : message
        heard(typeof text === 'string' ? (JSON.parse(text) as ToClient) : text)
      }
    },
    bye: () => {},
    gone: new AbortController().signal,
  }
  host.lobby.context.clients.add(client)
  return client
}

const whats = (
  'throw throw throw throw throw throw throw throw throw word word word word word word turn turn turn fail sit sit sit ' +
  'stand start rematch rematch pause go-on go-on go-on set leave watch gone'
).split(' ')
const word = fc.record({ what: fc.constantFrom(...whats), who: fc.nat(2) })

test('nothing is acknowledged that is not on disk, every result is booked once, and a crash loses nothing that was told', async () => {
  let acknowledged = 0
  let refused = 0
  let ends = 0
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 60, maxLength: 160 }), async words => {
      const data = freshFolder()
      const copy = freshFolder()
      // Nothing comes by itself: on a slow machine, that somebody is away would be written between the words, unasked.
      const host = await runHost(
        { games: toys, careful: true, botPace: [1e8, 1e8], reaction: 1e6, graceMs: 1e8 },
        { data },
      )
      const { store } = host.lobby.context
      let table = ''
      let n = 0
      const wrong: string[] = []
      /** Plays somebody was told are done, by record. */
      const answered = new Map<string, number>()
      let unsaid = (): boolean => false
      const looks = new Set<number>()
      /** Plays each client has sent and not heard of: so that they can throw one card upon the other. */
      const thrown = [new Set<number>(), new Set<number>(), new Set<number>()]
      /** The plays the disk has given its word for, by record. */
      const safe = new Map<string, number>()
      const tableNow = (): Live | undefined => host.lobby.tables.get(table)
      const recordNow = (): string | undefined => {
        const live = tableNow()
        return live === undefined ? undefined : dealtAt(live.table)?.record
      }
      const clients = ['Ann', 'Ben', 'Cal'].map((name, who) =>
        visitor(host, name, message => {
          if (message.say !== 'done' && message.say !== 'refused') return
          thrown[who]!.delete(message.n)
          if (message.say === 'refused') {
            refused++
            return
          }
          if (message.table !== undefined) table ||= message.table
          // Whoever looks again is shown what stands.
          if (!looks.has(message.n) && unsaid()) wrong.push(`answered ${message.n} before it was on disk`)
          const record = recordNow()
          if (message.seq === undefined || record === undefined) return
          acknowledged++
          if ((safe.get(record) ?? 0) < message.seq) wrong.push(`play ${message.seq} is not there`)
          answered.set(record, Math.max(answered.get(record) ?? 0, message.seq))
        }),
      )
      const hostNow = ({ table: { host: leader } }: Live): number =>
        clients.findIndex(({ person }) => person?.id === leader)
      const say = (who: number, message: object): void => {
        void route(host.lobby, clients[who]!, { ...message, n: ++n, table } as never)
      }
      say(0, { say: 'open', game: 'race', seats: 3, options: { goal: 5 } })
      await expect.poll(() => table).not.toBe('')
      const disk = slowDisk(host)
      unsaid = disk.unsaid
      /** Who sat at the end of each game. */
      const sat = new Map<string, string[]>()
      const watchEnd = (): void => {
        const { before, after } = tableNow()?.writing ?? {}
        if (before?.phase.at !== 'playing' || after?.phase.at !== 'over') return
        sat.set(
          after.phase.record,
          after.places
            .filter(one => one.kind === 'person')
            .map(one => one.seat)
            .sort(),
        )
      }
      // On a busy machine one write may fail and the next begin before the next word.
      const { flushed } = host.disk.instead
      host.disk.instead.flushed = () => {
        watchEnd()
        return flushed!()
      }
      const turn = async (): Promise<void> => {
        const writing = tableNow()?.writing
        const record = writing && dealtAt(writing.after)?.record
        if (record !== undefined) safe.set(record, store.records.count(record))
        disk.come()
        await new Promise(setImmediate)
      }
      say(1, { say: 'sit' })
      say(2, { say: 'sit' })
      say(0, { say: 'start' })
      for (let i = 0; i < 5; i++) await turn()
      for (const { what, who } of words) {
        const live = host.lobby.tables.get(table)
        if (live === undefined) break
        const seat = seatsOf(live.table, clients[who]!.person!.id)[0] ?? 'Ann'
        if (what === 'word') await turn()
        else if (what === 'fail') disk.fail()
        else if (what === 'turn') await new Promise(setImmediate)
        else if (what === 'gone') unfollow(live, clients[who]!)
        else if (what === 'throw') {
          const state = dealtAt(live.table)?.match.state as { hands: { [seat: string]: number } } | undefined
          const card = (state?.hands[seat] ?? 1) + thrown[who]!.size
          thrown[who]!.add(n + 1)
          say(who, { say: 'act', seat, action: { do: 'throw', card } })
        } else if (what === 'pause') say(who, { say: 'pause', on: true })
        // In real time all must be ready.
        else if (what === 'go-on') clients.forEach((_, each) => say(each, { say: 'pause', on: false }))
        else if (what === 'rematch') say(Math.max(0, hostNow(live)), { say: 'rematch' })
        else if (what === 'set') say(who, { say: 'set', change: { options: { goal: 3 } } })
        else {
          if (what === 'watch') looks.add(n + 1)
          say(who, { say: what, seat })
        }
      }
      // The host is killed here: from now on there is only what its files hold.
      cpSync(data, copy, { recursive: true })
      const left = openStore(copy)
      for (const [record, seq] of answered) expect(left.records.count(record)).toBeGreaterThanOrEqual(seq)
      // It is the table that was last told, or the one whose word was still to come.
      const live = tableNow()
      const stored = left.tables.all().find(one => one.id === table)
      expect(live === undefined ? [undefined, 'archived'] : ['live']).toContain(stored?.state)
      const ended = stored?.record !== undefined && left.records.find(stored.record)?.ended !== undefined
      const kept = stored && [onDisk(valueOf(stored)), stored.record, ended]
      const ways = [live?.table, live?.writing?.after].flatMap(one => one ?? [])
      const meant = ways.map(one => [onDisk(storedValue(one)), dealtAt(one)?.record, one.phase.at === 'over'])
      expect(live === undefined ? [kept] : meant).toContainEqual(kept)
      const results = left.results.all()
      // Every game that is over counts for those who sat at its end, each once, and none that is not.
      watchEnd()
      const booked = [...left.records.finished(100)].map(({ id }) => [
        id,
        results
          .filter(one => one.record === id)
          .map(one => one.seat)
          .sort(),
      ])
      for (const [id, seats] of booked) expect([id, seats]).toEqual([id, sat.get(String(id))])
      expect(results.length).toBe(booked.flatMap(([, seats]) => seats).length)
      ends += booked.length
      left.close()
      expect(wrong).toEqual([])
      disk.end()
      await host.end()
      for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true })
    }),
    // Each try is a host of its own: what is found is told as it is, as to make it smaller takes longer than anybody waits.
    { ...runs(24), endOnFailure: true },
  )
  expect(acknowledged).toBeGreaterThan(20)
  expect(ends).toBeGreaterThan(5)
  expect(refused).toBeGreaterThan(10)
})
