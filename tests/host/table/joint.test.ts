import { describe, expect, test } from 'vitest'
import { commitmentTo, isJointly, jointSeed } from '../../../src-engine/protocol/joint-seed.ts'
import { games } from '../../../src-engine/index.ts'
import type { Act, Given } from '../../../src-main/host/table/model/acts.ts'
import { reducerFor } from '../../../src-main/host/table/model/reduce.ts'
import { timersOf } from '../../../src-main/host/table/model/timers.ts'
import type { FreshSeed, Lobby, Playing, Table } from '../../../src-main/host/table/model/table.ts'
import { opened, times } from '../../support/host-words.ts'

// A deal nobody dealt: every device that is here adds its part to the seed, bound to it before any is shown.
const reduce = reducerFor(games)
const seeds = ['1', '2', '3', '4', '5'].map(digit => digit.repeat(32) as FreshSeed)
let drawn = 0
const given = (): Given => ({ now: drawn, seed: seeds[drawn++ % 5]!, record: 'r', lot: '9'.repeat(32), leftMs: {} })
const by = (id: string) => ({ person: id, owner: false })
const partOf = (id: string): string => commitmentTo(id).slice(0, 32)
const bind = (id: string): Act => ({ do: 'bind', by: by(id), commitment: commitmentTo(partOf(id)) })
const part = (id: string, what = partOf(id)): Act => ({ do: 'part', by: by(id), part: what })
const sit = (id: string, device: number): Act => ({
  do: 'sit',
  by: by(id),
  who: { id, name: id, colour: 0, avatar: '' },
  device,
})
const start: Act = { do: 'start', by: by('p0') }
const late: Act = { do: 'draw-late' }

/** After these acts, one after the other; throws where one is refused. */
function after(table: Table, ...acts: readonly Act[]): Table {
  return acts.reduce((now, act) => {
    const made = reduce(now, act, given())
    if ('refused' in made) throw new Error(`${act.do}: ${made.refused.code}`)
    return made.table
  }, table)
}
function refusal(table: Table, act: Act): string | undefined {
  const made = reduce(table, act, given())
  return 'refused' in made ? made.refused.code : undefined
}
/** Three people sit, with a device each; the fourth place is a bot's. */
const three = (): Table =>
  after(opened('knock-out-whist'), sit('p0', 0), sit('p1', 1), sit('p2', 2), {
    do: 'set',
    by: by('p0'),
    change: { joint: true },
  })
const drawOf = (table: Table): Lobby['draw'] => (table.phase.at === 'lobby' ? table.phase.draw : undefined)
const seedOf = (table: Table): string => (table.phase as Lobby | Playing).seed

describe('a seed that is drawn together', () => {
  test('is that of all parts, and dealt from as soon as the last is shown', () => {
    const asked = after(three(), start)
    expect(drawOf(asked)?.parts).toEqual([{ person: 'p0' }, { person: 'p1' }, { person: 'p2' }])
    const own = seedOf(asked)
    const bound = after(asked, bind('p2'), bind('p0'), bind('p1'))
    const dealt = after(bound, part('p1'), part('p0'), part('p2'))
    const parts = ['p0', 'p1', 'p2'].map(person => ({
      person,
      part: partOf(person),
      commitment: commitmentTo(partOf(person)),
    }))
    expect(dealt.phase).toMatchObject({ at: 'playing', seed: jointSeed(own, parts), joint: { own, parts } })
    const shown = { commitment: commitmentTo(own), own, parts }
    expect(isJointly(seedOf(dealt), shown, undefined)).toBe(true)
  })

  test('nobody shows a part before all are bound, another than they were bound to, or one nobody asked for', () => {
    const asked = after(three(), start, bind('p0'))
    expect(refusal(asked, part('p0'))).toBe('no-part')
    expect(refusal(asked, bind('p0'))).toBe('no-part')
    expect(refusal(asked, bind('p3'))).toBe('no-part')
    expect(refusal(three(), bind('p0'))).toBe('no-part')
    const bound = after(asked, bind('p1'), bind('p2'))
    expect(refusal(bound, part('p0', partOf('p1')))).toBe('wrong-part')
    expect(refusal(after(bound, part('p0')), part('p0'))).toBe('no-part')
  })

  test('a device that keeps its part back is named, and it is drawn again without it, with another own part', () => {
    const bound = after(three(), start, bind('p0'), bind('p1'), bind('p2'), part('p0'), part('p2'))
    const again = after(bound, late)
    expect(drawOf(again)).toEqual({ parts: [{ person: 'p0' }, { person: 'p2' }], without: ['p1'], tries: 2 })
    expect(seedOf(again)).not.toBe(seedOf(bound))
    const dealt = after(again, bind('p0'), bind('p2'), part('p0'), part('p2'))
    expect(dealt.phase).toMatchObject({ at: 'playing', joint: { without: ['p1'] } })
  })

  test('is given up after three tries or with nobody left, and may be begun again', () => {
    const tried = after(three(), start, bind('p0'), bind('p1'), late, bind('p0'), late)
    expect(drawOf(tried)).toEqual({ parts: [{ person: 'p0' }], without: ['p2', 'p1'], tries: 3 })
    const over = after(tried, late)
    expect(drawOf(over)).toEqual({ parts: [], without: ['p2', 'p1', 'p0'] })
    expect(timersOf(over, times).some(one => one.act?.do === 'draw-late')).toBe(false)
    expect(drawOf(after(over, start))?.parts).toHaveLength(3)
    expect(drawOf(after(three(), start, late))).toMatchObject({ parts: [], without: ['p0', 'p1', 'p2'] })
  })

  test('gives each a time to bind themselves and a time to show their part', () => {
    const keys = (table: Table) => timersOf(table, times).flatMap(one => (one.act?.do === 'draw-late' ? [one.key] : []))
    const asked = after(three(), start)
    const bound = after(asked, bind('p0'), bind('p1'), bind('p2'))
    expect(new Set([keys(three()), keys(asked), keys(after(asked, bind('p0'))), keys(bound)].flat()).size).toBe(2)
    expect(keys(three())).toEqual([])
  })

  test('ends where somebody gets up or sets the table meanwhile, and with the host', () => {
    const asked = after(three(), start, bind('p0'))
    expect(drawOf(after(asked, { do: 'stand', by: by('p2'), seat: 'p2' }))).toBeUndefined()
    expect(drawOf(after(asked, { do: 'set', by: by('p0'), change: { seats: 6 } }))).toBeUndefined()
    expect(drawOf(after(asked, { do: 'restart' }))).toBeUndefined()
    // Whoever starts again, or says that they are ready, does not start it over.
    expect(drawOf(after(asked, start, { do: 'ready', by: by('p1'), on: true }))).toEqual(drawOf(asked))
  })

  test('comes before a rematch too, and not where it is not wanted or no device is here', () => {
    const bound = after(three(), start, bind('p0'), bind('p1'), bind('p2'))
    const dealt = after(bound, part('p0'), part('p1'), part('p2'))
    if (dealt.phase.at !== 'playing') throw new Error(dealt.phase.at)
    const { paused: _paused, ...game } = dealt.phase
    const over: Table = {
      ...dealt,
      phase: { ...game, at: 'over', outcome: { winners: [], draw: true, places: [], sides: false } },
    }
    expect(drawOf(after(over, { do: 'rematch', by: by('p0') }))?.parts).toHaveLength(3)
    const off = after(three(), { do: 'set', by: by('p0'), change: { joint: false } }, start)
    expect(off.phase.at).toBe('playing')
    const away = after(three(), { do: 'go', device: 0 }, { do: 'go', device: 1 }, { do: 'go', device: 2 }, start)
    expect(away.phase.at).toBe('playing')
  })
})
