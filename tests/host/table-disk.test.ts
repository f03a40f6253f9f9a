import { cpSync, rmSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '../../src-engine/protocol/person.ts'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'
import { openStore } from '../../src-main/store/store.ts'
import { route } from '../../src-main/host/door/router.ts'
import type { Client } from '../../src-main/host/house/client.ts'
import { unfollow } from '../../src-main/host/table/devices.ts'
import { dealtAt } from '../../src-main/host/table/table.ts'
import { slowDisk } from '../support/host-disk.ts'
import { freshFolder, runHost } from '../support/host-run.ts'
import { toys } from '../support/host-toy.ts'
import { runs } from '../support/runs.ts'

// Words of three people at a table whose disk is slow, fails, and may be all that is left after a crash. The real host
// and its real database; only the lines are left out.

type Host = Awaited<ReturnType<typeof runHost>>

/** Somebody at the door, and what they were answered. */
function visitor(host: Host, name: string, heard: (message: ToClient) => void): Client {
  const person: Person = { id: `id of ${name}`, name, colour: 0, avatar: '' }
  const client: Client = {
    number: 0,
    person,
    owner: false,
    address: '127.0.0.1',
    plain: true,
    follows: new Map(),
    firstSent: () => true,
    lag: () => 0,
    stillThere: () => Promise.resolve(true),
    waiting: () => 0,
    full: () => false,
    send: heard,
    sendText: text => heard(JSON.parse(text) as ToClient),
    sendFrame: () => {},
    bye: () => {},
    gone: new AbortController().signal,
  }
  host.hall.house.clients.add(client)
  return client
}

const happenings = ['throw', 'throw', 'throw', 'throw', 'word', 'word', 'fail', 'turn', 'turn'] as const
const word = fc.record({
  what: fc.constantFrom(
    ...happenings,
    'sit',
    'stand',
    'start',
    'rematch',
    'pause',
    'go-on',
    'set',
    'leave',
    'watch',
    'gone',
  ),
  who: fc.nat(2),
})

test('nothing is acknowledged that is not on disk, every result is booked once, and a crash loses nothing that was told', async () => {
  let acknowledged = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 30, maxLength: 80 }), async words => {
      const data = freshFolder()
      const copy = freshFolder()
      const host = await runHost({ games: toys, botPace: [1e8, 1e8], reaction: 1e6 }, { data })
      const { store } = host.hall.house
      let table = ''
      let n = 0
      const wrong: string[] = []
      /** Plays somebody was told are done, by record. */
      const told = new Map<string, number>()
      let waiting = (): number => 0
      const looks = new Set<number>()
      const clients = ['Ann', 'Ben', 'Cal'].map(name =>
        visitor(host, name, message => {
          if (message.say === 'refused') refused++
          if (message.say !== 'done') return
          if (message.table !== undefined) table ||= message.table
          // An answer comes when nothing is on its way any more; whoever looks again is shown what stands.
          if (!looks.has(message.n) && waiting() > 0) wrong.push(`answered ${message.n} while it was being written`)
          const live = host.hall.tables.get(table)
          const dealt = live === undefined ? undefined : dealtAt(live.table)
          if (message.seq === undefined || dealt === undefined) return
          acknowledged++
          if (store.records.count(dealt.record) < message.seq) wrong.push(`play ${message.seq} is not there`)
          told.set(dealt.record, Math.max(told.get(dealt.record) ?? 0, message.seq))
        }),
      )
      const say = (who: number, message: object): void => {
        void route(host.hall, clients[who]!, { ...message, n: ++n, table } as never)
      }
      say(0, { say: 'open', game: 'race', seats: 2, options: { goal: 4 } })
      await new Promise(setImmediate)
      const disk = slowDisk(host)
      waiting = disk.waiting
      const turn = async (): Promise<void> => {
        disk.come()
        await new Promise(setImmediate)
      }
      say(1, { say: 'sit' })
      say(0, { say: 'start' })
      for (let i = 0; i < 4; i++) await turn()
      for (const { what, who } of words) {
        const live = host.hall.tables.get(table)
        if (live === undefined) break
        const seat = live.table.places.find(place => place.person === clients[who]!.person!.id)?.seat ?? 'Ann'
        if (what === 'word') await turn()
        else if (what === 'fail') disk.fail()
        else if (what === 'turn') await new Promise(setImmediate)
        else if (what === 'gone') unfollow(live, clients[who]!)
        else if (what === 'throw') {
          const state = dealtAt(live.table)?.match.state as { hands: { [seat: string]: number } } | undefined
          say(who, { say: 'act', seat, action: { do: 'throw', card: state?.hands[seat] ?? 1 } })
        } else if (what === 'pause' || what === 'go-on') say(who, { say: 'pause', on: what === 'pause' })
        else if (what === 'set') say(who, { say: 'set', change: { options: { goal: 3 } } })
        else {
          if (what === 'watch') looks.add(n + 1)
          say(who, { say: what, seat })
        }
      }
      // The host is killed here: what its files hold is all there is.
      cpSync(data, copy, { recursive: true })
      const left = openStore(copy)
      for (const [record, seq] of told) expect(left.records.count(record)).toBeGreaterThanOrEqual(seq)
      const booked = left.results.all().map(one => `${one.record} ${one.seat}`)
      expect(new Set(booked).size).toBe(booked.length)
      for (const one of left.records.finished(100)) {
        const people = Object.keys(one.head.people)
        expect(booked.filter(line => line.startsWith(one.id)).length).toBeLessThanOrEqual(people.length)
        expect(left.records.count(one.id)).toBeGreaterThan(0)
      }
      for (const line of booked) expect(left.records.find(line.split(' ')[0]!)?.ended).toBeDefined()
      left.close()
      expect(wrong).toEqual([])
      disk.end()
      await host.end()
      for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true })
    }),
    runs(24),
  )
  expect(acknowledged).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(10)
}, 120_000)
