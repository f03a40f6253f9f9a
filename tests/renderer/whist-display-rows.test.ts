import { describe, expect, it } from 'vitest'
import { layDisplay } from '../../src-renderer/games/whist/display-rows.ts'

// The felts of a TV: 16:9 in three sizes, a laptop's 16:10, an old 4:3 and a window that is broad and low.
const felts = [
  [1224, 470],
  [1860, 720],
  [3720, 1440],
  [1224, 560],
  [980, 560],
  [1600, 400],
] as const
const everybody = Array.from({ length: 11 }, (_, at) => at + 2)

describe.each(felts)('Whist on a TV whose felt is %d × %d', (width, height) => {
  it.each(everybody)('lays %d, each with the card by the badge, nothing over another or over the edge', count => {
    const { badge, cardWidth, points } = layDisplay(count, width, height)
    const around = ({ x, y }: { x: number; y: number }, wide: number, high: number) => ({
      left: x - wide / 2,
      right: x + wide / 2,
      top: y - high / 2,
      bottom: y + high / 2,
    })
    const boxes = points.flatMap(one => [
      around(one.badge, badge.width, badge.height),
      around(one.card, cardWidth, cardWidth * 1.4),
    ])
    const wrong = boxes.filter(
      (one, i) =>
        one.left < 0 ||
        one.right > width ||
        one.top < 0 ||
        one.bottom > height ||
        boxes.some(
          (other, j) =>
            j > i &&
            Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
            Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
        ),
    )
    expect(wrong).toEqual([])
    // The strip between the rows stays free for who takes the trick.
    const lying = boxes.filter(one => one.top < height * 0.54 && one.bottom > height * 0.46)
    expect(lying).toEqual([])
    expect(badge.width).toBeGreaterThanOrEqual(width * 0.08)
  })

  it('seats them clockwise, the first at the lower right', () => {
    const { points } = layDisplay(6, width, height)
    const [first, second, third, fourth, fifth, sixth] = points.map(one => one.card)
    expect(first!.x).toBeGreaterThan(second!.x)
    expect(second!.x).toBeGreaterThan(third!.x)
    expect(third!.y).toBeGreaterThan(fourth!.y)
    expect(fourth!.x).toBeLessThan(fifth!.x)
    expect(fifth!.x).toBeLessThan(sixth!.x)
    expect(sixth!.y).toBeLessThan(first!.y)
  })
})

it('Whist on a TV of 1920 × 1080: a card is a quarter of the screen’s height for up to eight, a seventh for twelve', () => {
  const high = (count: number): number => layDisplay(count, 1860, 720).cardWidth * 1.4
  expect(high(6)).toBeGreaterThan(1080 / 4)
  expect(high(8)).toBeGreaterThan(1080 / 4)
  expect(high(12)).toBeGreaterThan(1080 / 7)
})
