import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { layRing } from '../../src-renderer/games/referee/ring-layout.ts'
import { refereeOptions } from '../../src-engine/referee/options.ts'
import { defaults, sampleTable } from '../../src-renderer/games/referee/sample-table.ts'
import { isIn } from '../../src-renderer/games/referee/seats.ts'
import type { RefereeEvent } from '../../src-engine/referee/events.ts'
import type { RefereeView } from '../../src-engine/referee/view.ts'
import { useRoundClock } from '../../src-renderer/games/referee/use-round-clock.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { logText, turnLine } from '../../src-renderer/games/referee/status-text.ts'
import { clockText } from '../../src-renderer/table/frame/clock.ts'
import { namesOf } from '../../src-renderer/table/names.ts'

await loadLanguage('en')

const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `P${i}`)
function tableOf(count: number, options: object, given = {}): RefereeView {
  const sample = sampleTable(options, seats(count), given)
  if ('why' in sample) throw new Error(sample.why.code)
  return sample.view
}
const melee = (count: number): RefereeView =>
  tableOf(count, { format: count < 15 ? 'melee' : 'grand-melee' }, count < 15 ? { turn: 'P0' } : {})

describe('Referee: the ring', () => {
  it.each([15, 16, 20, 21, 24, 28, 33, 36, 40])('on a laptop shows all %i names, none covered', count => {
    const { seats: laid } = layRing({ view: melee(count), viewer: 'P5', width: 820, height: 704 })
    for (const [i, one] of laid.entries()) {
      expect(one.bare).toBe(false)
      for (const other of laid.slice(i + 1)) {
        const apartX = Math.abs(one.spot.x - other.spot.x) - (one.width + other.width) / 2
        const apartY = Math.abs(one.spot.y - other.spot.y) - (one.height + other.height) / 2
        expect(Math.max(apartX, apartY), `${one.seat} and ${other.seat} of ${count}`).toBeGreaterThan(-1)
      }
    }
  })
  it.each([3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 28, 33, 39, 40])(
    'gives %i seats on a TV a place each',
    count => {
      const tv = 28
      const [width, height] = [1890, 880]
      const { seats: laid } = layRing({ view: melee(count), viewer: undefined, width, height, tv })
      expect(laid.map(one => one.seat)).toEqual(seats(count))
      for (const [i, one] of laid.entries()) {
        expect(one.bare).toBe(false)
        expect(one.width).toBeGreaterThanOrEqual(tv * 5)
        expect(one.spot.x - one.width / 2).toBeGreaterThanOrEqual(-1)
        expect(one.spot.x + one.width / 2).toBeLessThanOrEqual(width + 1)
        expect(one.spot.y - one.height / 2).toBeGreaterThanOrEqual(-1)
        expect(one.spot.y + one.height / 2).toBeLessThanOrEqual(height + 1)
        for (const other of laid.slice(i + 1)) {
          const apartX = Math.abs(one.spot.x - other.spot.x) - (one.width + other.width) / 2
          const apartY = Math.abs(one.spot.y - other.spot.y) - (one.height + other.height) / 2
          expect(Math.max(apartX, apartY), `${one.seat} and ${other.seat} of ${count}`).toBeGreaterThan(-1)
        }
      }
    },
  )

  it.each([
    [304, 270],
    [372, 352],
    [466, 270],
    [342, 250],
  ])('on a phone’s board of %i × %i gives up to twelve a plate for a name and a thumb', (width, height) => {
    for (const count of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const view = tableOf(count, { format: 'free-for-all' })
      const { seats: laid, middle } = layRing({ view, viewer: 'P1', width, height })
      expect(laid[0]!.seat).toBe('P1')
      for (const [i, one] of laid.entries()) {
        expect(one.width, `${count}`).toBeGreaterThan(90)
        expect(one.height, `${count}`).toBeGreaterThanOrEqual(44)
        expect(one.spot.x - one.width / 2).toBeGreaterThanOrEqual(0)
        expect(one.spot.x + one.width / 2).toBeLessThanOrEqual(width)
        // What is said in the middle lies under no plate.
        const inMiddle =
          Math.abs(one.spot.x - width / 2) - one.width / 2 < width / 2 - middle!.x &&
          Math.abs(one.spot.y - height / 2) - one.height / 2 < height / 2 - middle!.y
        expect(inMiddle, `${one.seat} of ${count}`).toBe(false)
        for (const other of laid.slice(i + 1)) {
          const apartX = Math.abs(one.spot.x - other.spot.x) - (one.width + other.width) / 2
          const apartY = Math.abs(one.spot.y - other.spot.y) - (one.height + other.height) / 2
          expect(Math.max(apartX, apartY), `${one.seat} and ${other.seat} of ${count}`).toBeGreaterThan(-0.01)
        }
      }
    }
  })
  it('runs no arc of a sphere under a seat on a TV', () => {
    for (const count of [7, 9, 12, 14]) {
      const { seats: laid, arcs } = layRing({ view: melee(count), viewer: undefined, width: 1890, height: 880, tv: 28 })
      const points = arcs.flatMap(({ path }) =>
        path
          .slice(1)
          .split('L')
          .map(point => point.split(' ').map(Number)),
      )
      expect(points.length).toBeGreaterThan(0)
      for (const [x, y] of points) {
        for (const { spot, width, height } of laid) {
          const isClear = Math.abs(spot.x - x!) > width / 2 || Math.abs(spot.y - y!) > height / 2
          expect(isClear, `${x}, ${y} of ${count}`).toBe(true)
        }
      }
    }
  })

  it('puts one’s own seat at the bottom of a phone, with room for a finger on all in reach', () => {
    const { seats: laid } = layRing({ view: melee(28), viewer: 'P5', width: 368, height: 440 })
    const near = laid.filter(one => !one.bare).map(one => one.seat)
    expect(near.sort()).toEqual(['P3', 'P4', 'P5', 'P6', 'P7'])
    const lowest = laid.reduce((low, one) => (one.spot.y >= low.spot.y ? one : low))
    expect(lowest.spot.y).toBeCloseTo(laid.find(one => one.seat === 'P5')!.spot.y, 0)
    for (const one of laid) {
      expect(one.width).toBeGreaterThanOrEqual(one.bare ? 24 : 44)
      expect(one.height).toBeGreaterThanOrEqual(one.bare ? 24 : 44)
    }
  })

  it.each([
    [304, 256],
    [344, 252],
    [359, 249],
    [374, 299],
    [374, 470],
    [300, 320],
    [420, 270],
    [860, 560],
  ])('on a board of %i × %i holds 15 to 40, none covered, each large enough for its life', (width, height) => {
    for (const count of [15, 20, 28, 36, 40]) {
      const { seats: laid } = layRing({ view: melee(count), viewer: 'P5', width, height })
      expect(laid.map(one => one.seat)[0]).toBe('P5')
      for (const [i, one] of laid.entries()) {
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24)
        expect(one.spot.x - one.width / 2).toBeGreaterThanOrEqual(-1)
        expect(one.spot.x + one.width / 2).toBeLessThanOrEqual(width + 1)
        for (const other of laid.slice(i + 1)) {
          const apartX = Math.abs(one.spot.x - other.spot.x) - (one.width + other.width) / 2
          const apartY = Math.abs(one.spot.y - other.spot.y) - (one.height + other.height) / 2
          expect(Math.max(apartX, apartY), `${one.seat} and ${other.seat} of ${count}`).toBeGreaterThan(-1)
        }
      }
    }
  })

  it('lays the next seat to the left, as play passes', () => {
    const { seats: laid } = layRing({ view: melee(6), viewer: 'P0', width: 368, height: 440 })
    expect(laid[1]!.seat).toBe('P1')
    expect(laid[1]!.spot.x).toBeLessThan(laid[0]!.spot.x)
  })

  it('draws an arc for each sphere, and none where all are reached', () => {
    expect(layRing({ view: melee(28), viewer: undefined, width: 1890, height: 880, tv: 28 }).arcs).toHaveLength(4)
    const all = tableOf(4, { format: 'free-for-all' })
    expect(layRing({ view: all, viewer: 'P0', width: 368, height: 440 }).arcs).toEqual([])
  })
})

describe('Referee: words', () => {
  const names = namesOf({ P0: 'Ann', P1: 'Ben', P2: 'Cal' })

  it('tell whose turn it is, and how far one’s own is', () => {
    const view = melee(6)
    expect(turnLine(view, 'P0', names).text).toBe('Your turn')
    expect(turnLine(view, 'P1', names)).toMatchObject({ text: 'Ann’s turn', more: 'You are next.' })
    expect(turnLine(view, 'P3', names).more).toBe('Yours comes after 2 more.')
    expect(turnLine(view, undefined, names)).toEqual({ text: 'Ann’s turn', mood: 'others' })
  })

  it('tell who is out and who was taken back in', () => {
    const view = tableOf(6, { format: 'melee' }, { turn: 'P0', out: ['P2'] })
    expect(isIn(view, 'P2')).toBe(false)
    expect(turnLine(view, 'P2', names).mood).toBe('out')
  })

  it('say what people did and what came of it: who, how much, the total', async () => {
    const ann = { n: 1, by: 'P0' } as const
    const life = { type: 'life', team: false } as const
    const said = (told: readonly RefereeEvent[]): string => logText({ ...ann, action: { do: 'x' }, told }, names)
    expect(said([{ ...life, seat: 'P0', amount: -3, life: 17 }])).toBe('Ann loses 3 life: now 17.')
    expect(said([{ ...life, seat: 'P1', amount: -3, life: 12, from: 'P2' }])).toBe(
      'Ann: Ben loses 3 life to Cal: now 12.',
    )
    expect(said([{ ...life, seat: 'P1', amount: -3, life: 12, from: 'P0' }])).toBe('Ben loses 3 life to Ann: now 12.')
    expect(said([{ type: 'witnessed', by: 'P0', kind: 'dice', sides: 20, result: [17] }])).toBe(
      'Ann rolls a die of 20 sides: 17.',
    )
    expect(said([{ type: 'counter', seat: 'P1', name: 'poison', amount: 1, count: 4 }])).toBe(
      'Ann: Ben: poison up to 4.',
    )
    await loadLanguage('de')
    expect(said([{ ...life, seat: 'P1', amount: -3, life: 12, from: 'P2' }])).toBe(
      'Ann: Ben verliert 3 Leben durch Cal: jetzt 12.',
    )
    await loadLanguage('en')
  })

  it('write clocks', () => {
    expect([0, 9.2, 600, 3725].map(clockText)).toEqual(['0:00', '0:10', '10:00', '1:02:05'])
  })
})

describe('Referee: the clock of a round between two words of the host', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs on by itself, though the machine’s own clock is set back an hour', async () => {
    const view = { clock: { left: 100, seconds: 3000 }, phase: 'play' } as unknown as RefereeView
    const scope = effectScope()
    const left = scope.run(() => useRoundClock(() => view))!
    expect(left.value).toBe(100)
    vi.setSystemTime(Date.now() - 3_600_000)
    await vi.advanceTimersByTimeAsync(5000)
    expect(left.value).toBe(95)
    // Never past the host's next word.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(left.value).toBe(90)
    scope.stop()
  })
})

describe('Referee: the sample table of a set-up', () => {
  it('is opened with what the game gives for what is left out', () => {
    const given = Object.fromEntries(
      refereeOptions.flatMap(field => ('default' in field ? [[field.key, field.default]] : [])),
    )
    expect(defaults).toEqual(given)
  })
})
