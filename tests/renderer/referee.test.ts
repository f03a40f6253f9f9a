import { describe, expect, it } from 'vitest'
import { layRing } from '../../src-renderer/games/referee/ring-layout.ts'
import { sampleTable } from '../../src-renderer/games/referee/sample-table.ts'
import { isIn, type RefereeView } from '../../src-renderer/games/referee/seen.ts'
import { speak } from '../../src-renderer/words/index.ts'
import { clockWords, logWords, turnLine } from '../../src-renderer/games/referee/words.ts'

await speak('en')

const seats = (count: number): string[] => Array.from({ length: count }, (_, i) => `P${i}`)
function tableOf(count: number, options: object, given = {}): RefereeView {
  const sample = sampleTable(options, seats(count), given)
  if ('why' in sample) throw new Error(sample.why.code)
  return sample.view
}
const melee = (count: number): RefereeView =>
  tableOf(count, { format: count < 15 ? 'melee' : 'grand-melee' }, count < 15 ? { turn: 'P0' } : {})

describe('the ring', () => {
  it.each([15, 16, 20, 21, 24, 28, 33, 36, 40])('on a laptop shows all %i names, none covered', count => {
    const { seats: laid } = layRing({ view: melee(count), eyes: 'P5', width: 820, height: 704 })
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
      const { seats: laid } = layRing({ view: melee(count), eyes: undefined, width, height, tv })
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

  it('puts one’s own seat at the bottom of a phone, with room for a finger on all in reach', () => {
    const { seats: laid } = layRing({ view: melee(28), eyes: 'P5', width: 368, height: 440 })
    const near = laid.filter(one => !one.bare).map(one => one.seat)
    expect(near.sort()).toEqual(['P3', 'P4', 'P5', 'P6', 'P7'])
    const lowest = laid.reduce((low, one) => (one.spot.y >= low.spot.y ? one : low))
    expect(lowest.spot.y).toBeCloseTo(laid.find(one => one.seat === 'P5')!.spot.y, 0)
    for (const one of laid) {
      expect(one.width).toBeGreaterThanOrEqual(one.bare ? 24 : 44)
      expect(one.height).toBeGreaterThanOrEqual(one.bare ? 24 : 44)
    }
  })

  it('lays the next seat to the left, as play passes', () => {
    const { seats: laid } = layRing({ view: melee(6), eyes: 'P0', width: 368, height: 440 })
    expect(laid[1]!.seat).toBe('P1')
    expect(laid[1]!.spot.x).toBeLessThan(laid[0]!.spot.x)
  })

  it('draws an arc for each sphere, and none where all are reached', () => {
    expect(layRing({ view: melee(28), eyes: undefined, width: 1890, height: 880, tv: 28 }).arcs).toHaveLength(4)
    const all = tableOf(4, { format: 'free-for-all' })
    expect(layRing({ view: all, eyes: 'P0', width: 368, height: 440 }).arcs).toEqual([])
  })
})

describe('words', () => {
  const names = { P0: 'Ann', P1: 'Ben', P2: 'Cal' }

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

  it('say what people did', () => {
    const say = (action: { do: string; [key: string]: string | number }): string =>
      logWords({ n: 1, by: 'P0', action }, names)
    expect(say({ do: 'life', of: 'P0', amount: -3 })).toBe('Ann −3 life.')
    expect(say({ do: 'life', of: 'P1', amount: -3, from: 'P2' })).toBe('Ann: Ben −3 life from Cal.')
    expect(say({ do: 'eliminate', seat: 'P0', knockedOutBy: 'P1' })).toBe('Ann: Ann knocked out by Ben.')
    expect(say({ do: 'counter', of: 'P1', name: 'poison', amount: 1 })).toBe('Ann: Ben +1 poison.')
  })

  it('write clocks', () => {
    expect([0, 9.2, 600, 3725].map(clockWords)).toEqual(['0:00', '0:10', '10:00', '1:02:05'])
  })
})
