import { beforeAll, describe, expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString } from 'vue/server-renderer'
import CardFan from '../../src-renderer/design/cards/CardFan.vue'
import PlayingCard from '../../src-renderer/design/cards/PlayingCard.vue'
import { cardSheet, cardFace } from '../../src-renderer/design/cards/card-faces.ts'
import { flightMs } from '../../src-renderer/design/cards/card-flight.ts'
import { cardText, cardName, pack } from '../../src-renderer/design/cards/card-name.ts'
import { suitShapes } from '../../src-renderer/design/cards/card-shapes.ts'
import { layFan, thumb } from '../../src-renderer/design/cards/fan-layout.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeAll(() => loadLanguage('en'))

const faceOf = (card: string): string => {
  const name = cardName(card)
  if (!name) throw new Error(`${card} is no card`)
  return cardFace(name)
}

describe('names', () => {
  it.each([
    ['AH', 'ace of hearts'],
    ['TD', '10 of diamonds'],
    ['10s', '10 of spades'],
    ['2c', '2 of clubs'],
    ['ZZ', 'ZZ'],
    ['', ''],
  ])('says %j as %j', (card, words) => {
    expect(cardText(card)).toBe(words)
  })
})

describe('faces', () => {
  it('draws 52 different faces, all on the sheet with the back and the suits', () => {
    expect(new Set(pack.map(faceOf)).size).toBe(52)
    const sheet = cardSheet()
    for (const id of [...pack.map(card => `card-${card}`), 'card-back', 'suit-S', 'suit-H', 'suit-D', 'suit-C']) {
      expect(sheet).toContain(`<symbol id="${id}"`)
    }
    expect(sheet).not.toContain('undefined')
    expect(sheet).not.toContain('NaN')
    expect(sheet).not.toContain('style=') // a strict content security policy would drop it
  })

  it.each(['2', '3', '4', '5', '6', '7', '8', '9', 'T'])('puts as many pips on the %s as it counts', rank => {
    const drawn = faceOf(`${rank}H`).split(suitShapes.H).length - 1
    expect(drawn).toBe((rank === 'T' ? 10 : Number(rank)) + 2) // two more stand in the corners
  })
})

describe('a card on screen', () => {
  const render = (props: Record<string, unknown>): Promise<string> =>
    renderToString(createSSRApp({ render: () => h(PlayingCard, props) }))

  it('says what it is, and that it can’t be played: why is said as it is pressed', async () => {
    const html = await render({ card: 'KH', pickable: true, unplayable: true, reason: 'Spades were led' })
    expect(html).toContain('<button')
    expect(html).toContain('aria-label="king of hearts, not now"')
    expect(html).toContain('aria-disabled="true"')
  })

  it('lets nothing slip face down', async () => {
    const html = await render({ card: 'KH', faceDown: true })
    expect(html).toContain('#card-back')
    expect(html).not.toMatch(/KH|king|hearts/u)
  })

  it('draws the back for what is no card', async () => {
    expect(await render({ card: '<b>' })).toContain('#card-back')
  })

  it('makes a hand of buttons, which rest while nobody is asked', async () => {
    const hand = (idle: boolean): Promise<string> =>
      renderToString(createSSRApp({ render: () => h(CardFan, { cards: [{ card: 'AS' }, { card: '2D' }], idle }) }))
    expect((await hand(false)).match(/<button/gu)).toHaveLength(2)
    expect((await hand(true)).match(/<button[^>]*aria-disabled="true"/gu)).toHaveLength(2)
  })
})

describe('the fan', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 10, 13]
  it.each(counts)('lays %i cards inside a phone, each with a strip for a thumb', count => {
    const width = 390 - 20
    const { cardWidth, points } = layFan(count, width, 118)
    expect(points).toHaveLength(count)
    expect(cardWidth).toBeGreaterThanOrEqual(84)
    for (const [index, point] of points.entries()) {
      expect(point.x).toBeGreaterThanOrEqual(-0.01)
      expect(point.x + cardWidth).toBeLessThanOrEqual(width + 0.01)
      const step = (points[index + 1]?.x ?? Number.NEGATIVE_INFINITY) - point.x
      expect(step < 0 || step >= thumb).toBe(true) // below nothing: the next row begins
    }
  })

  it('holds seven cards on a phone in one row', () => {
    const rows = new Set(layFan(7, 370, 118).points.map(point => Math.sign(point.turn)))
    expect(rows).toEqual(new Set([-1, 0, 1])) // only a single row is curved
  })

  it('bears no cards and no room', () => {
    expect(layFan(0, 300, 100).points).toEqual([])
    expect(layFan(5, 0, 100).points).toEqual([])
  })
})

it('keeps every flight between 220 and 350 ms', () => {
  for (const distance of [0, 50, 400, 3000]) {
    expect(flightMs(distance)).toBeGreaterThanOrEqual(220)
    expect(flightMs(distance)).toBeLessThanOrEqual(350)
  }
})
