import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games, play, visibleEvents, type Json, type Match } from '../../../src-engine/index.ts'
import { viewFor } from '../../../src-engine/core/view.ts'
import { Reader, type SeenView } from '../../../src-engine/protocol/reader.ts'
import type { ToClient } from '../../../src-engine/protocol/to-client.ts'
import type { Client } from '../../../src-main/host/context/client.ts'
import type { Encoded } from '../../../src-main/host/context/encoded.ts'
import type { Audience } from '../../../src-main/host/table/publish/audience.ts'
import { newcomer, publish, showWhole, startOver } from '../../../src-main/host/table/publish/publish.ts'
import { addToLog, emptyEventLog } from '../../../src-main/host/table/storage/event-log.ts'
import { decode } from '../../../src-renderer/connection/decode.ts'
import { deals, opened, picker, randomAction } from '../../support/drawn-games.ts'
import { runs } from '../../support/runs.ts'

// Nothing between host and screen but the sockets: what is published is encoded, decoded and read as the app reads it.

/** One that follows the table and reads what it is sent; plain text where it asked for that. */
function device(person: string | undefined, plain: boolean) {
  const seen = new Map<string, SeenView>()
  const events = new Map<string, Json[]>()
  let bytes = 0
  let full = false
  const reader = new Reader(() => {
    throw new Error('a difference from a view that is not held')
  })
  const writes: string[][] = []
  const send = (...messages: readonly Encoded[]): void => {
    if (messages.length > 0) writes.push(messages.map(({ text }) => (JSON.parse(text) as ToClient).say))
    const data = messages.map(message => (plain ? message.text : message.bytes))
    for (const { length } of data) bytes += length
    for (const one of data.flatMap(message => reader.read(decode(message) as ToClient))) {
      if (one.say !== 'view') continue
      seen.set(one.viewer, one)
      events.set(one.viewer, [...(events.get(one.viewer) ?? []), ...(one.events as unknown as Json[])])
    }
  }
  const client = {
    person: person === undefined ? undefined : { id: person },
    follows: new Map(),
    full: () => full,
    send,
  } as unknown as Client
  return { client, person, seen, events, writes, bytes: () => bytes, stall: (now: boolean) => void (full = now) }
}
type Device = ReturnType<typeof device>

function tableOf(match: Match, devices: readonly Device[]) {
  const eventLog = emptyEventLog()
  const table = {
    id: 'kx7mp',
    places: match.seats.map(seat => ({ kind: 'person', seat, person: seat })),
    phase: { at: 'playing', match },
  }
  const audience = {
    table,
    followers: new Set(devices.map(one => one.client)),
    eventLog,
    clock: { turnLeftMs: () => undefined },
  } as unknown as Audience & { followers: Set<Client> }
  const goTo = (now: Match): void =>
    void Object.assign(audience, { table: { ...table, phase: { at: 'playing', match: now } } })
  return { audience, eventLog, goTo }
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.each(Object.values(games).map(game => [game.id, game] as const))('%s', (_id, game) => {
  it('is on every device what the rules show, in whatever way its views came', () => {
    assert(
      property(deals, nat(1000), (deal, chance) => {
        let match = opened(game, deal)
        const pick = picker(deal.seed + chance)
        const [first, second] = match.seats
        const devices = [device(first, false), device(second, true), device(undefined, false), device(undefined, true)]
        const late = device(match.seats.at(-1), false)
        const { audience, eventLog, goTo } = tableOf(match, devices)
        startOver(audience)
        const eventsOf = new Map<string, unknown[]>()
        const tell = (events: Parameters<typeof visibleEvents>[0], seq: number, by?: string): void => {
          addToLog(eventLog, match.seats, { seq, events, by })
          for (const viewer of [...match.seats, 'table'])
            eventsOf.set(viewer, [...(eventsOf.get(viewer) ?? []), ...visibleEvents(events, viewer)])
        }
        publish(audience, new Map())
        for (let step = 0; step < deal.steps; step++) {
          const next = randomAction(match, pick)
          if (next === undefined) break
          const played = play(match, next.seat, next.action as unknown as Json)
          if (!played.ok) continue
          match = played.match
          goTo(match)
          tell(played.events, match.seq, next.seat)
          if (step === 5) {
            audience.followers.add(late.client)
            late.client.follows.set('kx7mp', newcomer(audience))
          }
          devices[2]!.stall(pick(3) === 0)
          publish(audience, new Map())
          if (pick(7) === 0) showWhole(audience, devices[0]!.client)
          const shown = step >= 5 ? [...devices, late] : devices
          for (const one of shown) {
            if (one.client.full()) continue
            const viewer = one.person ?? 'table'
            const held = one.seen.get(viewer)!
            expect(held.seq).toBe(match.seq)
            expect(held.view).toEqual(asSent(viewFor(game, match.state, viewer)))
            expect(held.offers).toEqual(viewer === 'table' ? [] : asSent(game.offers(match.state, viewer)))
          }
          for (const one of devices) {
            if (one.client.full()) continue
            const viewer = one.person ?? 'table'
            const numbered = (eventsOf.get(viewer) ?? []).map((event, i) => ({ n: i + 1, event }))
            expect(one.events.get(viewer) ?? []).toEqual(asSent(numbered))
          }
        }
      }),
      runs(12),
    )
  })
})

it('is one write to each device, to whoever played with the answer behind the view it made', () => {
  const game = games['knock-out-whist']!
  const match = opened(game, { seed: 1, seats: 1, choices: [0], steps: 1 })
  const devices = [...match.seats, undefined].map(person => device(person, false))
  const { audience, eventLog, goTo } = tableOf(match, devices)
  startOver(audience)
  publish(audience, new Map())
  const next = randomAction(match, picker(1))!
  const played = play(match, next.seat, next.action as unknown as Json)
  if (!played.ok) throw new Error(played.refused)
  goTo(played.match)
  addToLog(eventLog, match.seats, { seq: 1, events: played.events, by: next.seat })
  for (const { writes } of devices) writes.length = 0
  const mover = devices.find(one => one.person === next.seat)!
  const gone = device('gone', false)
  publish(audience, new Map([mover, gone].map(one => [one.client, [{ n: 7, seq: 1 }]])))
  expect(mover.writes).toEqual([['own', 'view', 'done']])
  expect(gone.writes).toEqual([['done']])
  const others = devices.filter(one => one !== mover)
  expect(others.map(({ writes }) => writes.map(says => says.at(-1)))).toEqual(others.map(() => ['view']))
})
