import { describe, expect, test } from 'vitest'
import { games } from '../../../src-engine/index.ts'
import type { Act, Given } from '../../../src-main/host/table/model/acts.ts'
import { hasQuorum } from '../../../src-main/host/table/model/house.ts'
import { reducerFor } from '../../../src-main/host/table/model/reduce.ts'
import { settle } from '../../../src-main/host/table/model/settle.ts'
import { timersOf } from '../../../src-main/host/table/model/timers.ts'
import type { FreshSeed, Table } from '../../../src-main/host/table/model/table.ts'
import { opened } from '../../support/host-words.ts'

// What a table in a full house needs: to begin without its host, to be locked, to pass from hand to hand.
const reduce = reducerFor(games)
const given: Given = { now: 1, seed: '1'.repeat(32) as FreshSeed, record: 'r', lot: '2'.repeat(32), leftMs: {} }
const person = (id: string) => ({ id, name: id.toUpperCase(), colour: 0, avatar: '' })
const by = (id: string, owner = false) => ({ person: id, owner })
const devices = { p0: 0, p1: 1, p2: 2, p3: 3 } as const
type Id = keyof typeof devices
const times = { graceMs: 1000, emptyMs: 1000, countdownMs: 1000, quorumMs: 7000, drawMs: 1000 }

/** After these acts, one after the other; throws where one is refused. */
function after(table: Table, ...acts: readonly Act[]): Table {
  return acts.reduce((now, act) => {
    const made = reduce(now, act, { ...given, now: now.places.filter(one => one.kind === 'person').length + 1 })
    if ('refused' in made) throw new Error(`${act.do}: ${made.refused.code}`)
    return made.table
  }, table)
}
function refusal(table: Table, act: Act): string | undefined {
  const made = reduce(table, act, given)
  return 'refused' in made ? made.refused.code : undefined
}
const sit = (id: Id): Act => ({ do: 'sit', by: by(id), who: person(id), device: devices[id] })
const go = (id: Id): Act => ({ do: 'go', device: devices[id] })
const come = (id: Id): Act => ({ do: 'come', device: devices[id], who: person(id) })
const ready = (id: Id, on = true): Act => ({ do: 'ready', by: by(id), on })
const open = (standsBy = false): Act => ({ do: 'open', by: by('p0'), who: person('p0'), device: 0, standsBy })
const full = (standsBy = false): Table =>
  after(opened('knock-out-whist'), open(standsBy), sit('p1'), sit('p2'), sit('p3'))
const quorum = (table: Table): number | undefined => timersOf(table, times).find(one => one.key === 'quorum')?.afterMs

describe('a quorum of ready people', () => {
  test('begins a game whose host is away, after a while, and the host is played for', () => {
    const waiting = after(full(), go('p0'), ready('p1'))
    expect([hasQuorum(waiting), quorum(waiting)]).toEqual([false, undefined])
    const enough = after(waiting, ready('p2'))
    expect([hasQuorum(enough), quorum(enough)]).toEqual([true, 7000])
    const begun = after(enough, { do: 'quorum' })
    expect(begun.phase.at).toBe('playing')
    expect(begun.places[0]).toMatchObject({ person: 'p0', sitIn: true })
  })
  test('waits for a host who is here or comes back, and for enough of those who are here', () => {
    const all = after(full(), ready('p1'), ready('p2'), ready('p3'))
    expect(hasQuorum(all)).toBe(false)
    expect(after(all, { do: 'quorum' }).phase.at).toBe('lobby')
    const away = after(all, go('p0'))
    expect(hasQuorum(away)).toBe(true)
    expect(hasQuorum(after(away, come('p0')))).toBe(false)
    expect(hasQuorum(after(away, ready('p1', false), ready('p2', false)))).toBe(false)
    // Whoever has gone too is not waited for.
    expect(hasQuorum(after(away, ready('p1', false), go('p1')))).toBe(true)
  })
  test('begins also where the role came to somebody who was ready before', () => {
    const passed = after(full(), ready('p1'), ready('p2'), ready('p3'), go('p0'), { do: 'lapse', person: 'p0' })
    expect([passed.host, hasQuorum(passed)]).toEqual(['p1', true])
    expect(hasQuorum(after(passed, ready('p1', false)))).toBe(false)
  })
})

describe('a locked table', () => {
  const set = (locked: boolean): Act => ({ do: 'set', by: by('p0'), change: { locked } })
  test('lets nobody new sit down, in the lobby or in a game; the host may seat somebody, and it opens again', () => {
    const locked = after(opened('knock-out-whist'), open(), sit('p1'), set(true))
    expect(refusal(locked, sit('p2'))).toBe('locked')
    expect(refusal(locked, { ...sit('p1'), guest: 'Kid' } as Act)).toBe('locked')
    expect(after(locked, { ...sit('p0'), guest: 'Kid' } as Act).places[2]).toMatchObject({ name: 'Kid' })
    expect(refusal(after(locked, set(false)), sit('p2'))).toBeUndefined()
    // What was there and is gone is told like anything else.
    for (const [was, is] of [false, true].map(on => [after(locked, set(!on)), after(locked, set(on))] as const))
      expect(settle(was, is, [], times).send.table).toBe(true)
    const passed = after(locked, { do: 'hand-over', by: by('p0'), person: 'p1' })
    expect(after(passed, { do: 'set', by: by('p1'), change: { locked: false } }).locked).toBe(false)
    const playing = after(locked, { do: 'start', by: by('p0') }, come('p2'))
    expect(refusal(playing, sit('p2'))).toBe('locked')
    expect(refusal(playing, { do: 'deal-in', by: by('p2'), on: true })).toBe('locked')
    // Whoever got up from this game comes back to their place.
    const up = after(playing, { do: 'stand', by: by('p1'), seat: 'P1' })
    expect(after(up, sit('p1')).places[1]).toMatchObject({ kind: 'person', person: 'p1' })
  })
})

describe('a table whose host passes it on', () => {
  const handOver = (from: Id, to: Id): Act => ({ do: 'hand-over', by: by(from), person: to })
  test('is hosted by the successor, whose every button works, and by nobody else', () => {
    const mine = after(full(), handOver('p0', 'p2'))
    expect(mine.host).toBe('p2')
    const playing = after(mine, { do: 'start', by: by('p2') })
    const over: Table = {
      ...playing,
      phase: {
        ...playing.phase,
        at: 'over',
        outcome: { winners: [], draw: true, places: [], sides: false },
      } as Table['phase'],
    }
    const away = after(mine, { do: 'remove', by: by('p2'), seat: 'P3' })
    const buttons: readonly (readonly [Table, (id: Id) => Act])[] = [
      [mine, id => ({ do: 'set', by: by(id), change: { game: 'brawl' } })],
      [mine, id => ({ do: 'set', by: by(id), change: { locked: true } })],
      [mine, id => ({ do: 'set', by: by(id), change: { timer: 30, level: 'hard', thinking: 500, coach: true } })],
      [mine, id => ({ do: 'remove', by: by(id), seat: 'P1' })],
      [mine, id => ({ do: 'arrange', by: by(id), order: [] })],
      [mine, id => ({ do: 'start', by: by(id) })],
      [mine, id => ({ do: 'hand-over', by: by(id), person: 'p1' })],
      [mine, id => ({ do: 'close', by: by(id) })],
      [away, id => ({ do: 'let-back', by: by(id), person: 'p3' })],
      [away, id => ({ do: 'bot', by: by(id), place: 3, level: 'hard' })],
      [playing, id => ({ do: 'set', by: by(id), change: { timer: 30 } })],
      [playing, id => ({ do: 'remove', by: by(id), seat: 'P1' })],
      [playing, id => ({ do: 'quiet', by: by(id), on: true })],
      [playing, id => ({ do: 'close', by: by(id) })],
      [over, id => ({ do: 'rematch', by: by(id) })],
      [over, id => ({ do: 'start', by: by(id) })],
      [over, id => ({ do: 'to-lobby', by: by(id) })],
      [over, id => ({ do: 'arrange', by: by(id), order: [] })],
    ]
    const codes = buttons.map(([table, act]) => [refusal(table, act('p2')), refusal(table, act('p0'))])
    expect(codes).toEqual(buttons.map(() => [undefined, 'not-host']))
  })
  test('goes to nobody who does not sit here, or is away', () => {
    const table = after(full(), { do: 'stand', by: by('p3'), seat: 'P3' }, go('p2'))
    expect(refusal(table, handOver('p0', 'p3'))).toBe('no-seat')
    expect(refusal(table, handOver('p0', 'p2'))).toBe('not-here')
  })
})

describe('whoever only hosts', () => {
  test('has no seat and keeps the role while they are here, comes back to it, and passes it on for good', () => {
    const table = full(true)
    expect(table.places.map(one => (one.kind === 'person' ? one.person : one.kind))).toEqual(['p1', 'p2', 'p3', 'open'])
    expect(table.host).toBe('p0')
    const back = after(table, go('p0'), come('p0'))
    expect(back.host).toBe('p0')
    expect(after(table, { do: 'restart' }, come('p1')).host).toBe('p0')
    expect(after(table, { do: 'start', by: by('p0') }).host).toBe('p0')
    const gone = after(table, go('p0'), { do: 'lapse', person: 'p0' })
    expect(gone.host).toBe('p1')
    expect(after(table, { do: 'hand-over', by: by('p0'), person: 'p2' }).standsBy).toBeUndefined()
  })
})
