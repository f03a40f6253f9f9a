import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { layRing } from '../../src-renderer/games/referee/lay-ring.ts'
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
  it.each([3, 6, 9, 12, 14, 16, 20, 28, 33, 40])('on a TV gives %i seats a plate for a name each', count => {
    const tv = 28
    const { seats: laid, plate } = layRing({ view: melee(count), viewer: undefined, width: 1890, height: 880, tv })
    expect(laid.map(one => one.seat)).toEqual(seats(count))
    expect(plate.width).toBeGreaterThanOrEqual(tv * 7)
    expect(plate.height).toBeGreaterThanOrEqual(tv * 2.7)
  })

  it.each([
    [304, 270],
    [372, 352],
    [466, 270],
    [342, 250],
  ])('on a phone’s board of %i × %i gives up to twelve a plate for a name and a thumb', (width, height) => {
    for (const count of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const view = tableOf(count, { format: 'free-for-all' })
      const { seats: laid, plate } = layRing({ view, viewer: 'P1', width, height })
      expect(laid[0]!.seat).toBe('P1')
      expect(plate.width, `${count}`).toBeGreaterThan(90)
      expect(plate.height, `${count}`).toBeGreaterThanOrEqual(44)
    }
  })

  it.each([
    [304, 256],
    [344, 252],
    [374, 470],
    [420, 270],
    [860, 560],
  ])('on a board of %i × %i holds 15 to 40, each large enough for its life', (width, height) => {
    for (const count of [15, 20, 28, 36, 40]) {
      const { plate } = layRing({ view: melee(count), viewer: 'P5', width, height })
      expect(Math.min(plate.width, plate.height), `${count}`).toBeGreaterThanOrEqual(24)
    }
  })

  it('runs no arc of a sphere under a plate, on a TV and on a phone', () => {
    for (const [width, height, tv] of [
      [1890, 880, 28],
      [372, 352, undefined],
    ] as const)
      for (const count of [7, 9, 12, 14, 20, 40]) {
        const {
          seats: laid,
          plate,
          arcs,
        } = layRing({
          view: melee(count),
          viewer: tv === undefined ? 'P5' : undefined,
          width,
          height,
          ...(tv === undefined ? {} : { tv }),
        })
        const lines = arcs.map(({ path }) =>
          path
            .slice(1)
            .split('L')
            .map(point => point.split(' ').map(Number) as [number, number]),
        )
        expect(lines.length).toBeGreaterThan(0)
        const points = lines.flatMap(line =>
          line.slice(1).flatMap(([x, y], i) =>
            [0, 0.25, 0.5, 0.75, 1].map(part => {
              const [fromX, fromY] = line[i]!
              return [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const
            }),
          ),
        )
        const under = points.filter(([x, y]) =>
          laid.some(one => Math.abs(one.x - x) < plate.width / 2 && Math.abs(one.y - y) < plate.height / 2),
        )
        expect(under, `${count}`).toEqual([])
      }
  })

  it('puts one’s own seat at the bottom, and the next one at its left, as play passes', () => {
    for (const count of [6, 28]) {
      const { seats: laid } = layRing({ view: melee(count), viewer: 'P5', width: 368, height: 440 })
      const [own, next] = laid
      expect(own!.seat).toBe('P5')
      expect(Math.max(...laid.map(one => one.y))).toBeCloseTo(own!.y, 0)
      expect(next!.x).toBeLessThan(own!.x)
    }
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
