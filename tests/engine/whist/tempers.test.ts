import { describe, expect, it } from 'vitest'
import { botNames } from '../../../src-main/host/context/names.ts'
import { chooseCard } from '../../../src-engine/whist/heuristics.ts'
import { temperOf, tempers } from '../../../src-engine/whist/tempers.ts'
import type { Card } from '../../../src-engine/cards/french.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'

/** What a seat of four sees that has a trick already and must lead. */
function leading(seat: string, legal: readonly Card[]): WhistView {
  const other = { status: 'in', tricks: 1, handSize: legal.length } as const
  const seats = { [seat]: { ...other, cards: legal, legal }, Xa: other, Xb: other }
  const order = Object.keys(seats)
  const trick = { plays: [], taps: [] }
  return { phase: 'play', trump: 'S', order, seats, trick, toAct: [seat], history: [] } as unknown as WhistView
}

describe('Whist: tempers', () => {
  it('go with the names bots carry, each temper about as often', () => {
    for (const temper of tempers) {
      expect(botNames.filter(name => temperOf(name) === temper).length).toBeGreaterThanOrEqual(8)
    }
  })

  it('stay with a name, also where two carry it', () => {
    expect(temperOf('Kestrel2')).toBe(temperOf('Kestrel'))
    expect(temperOf('Zebedee')).toBe(temperOf('Zebedee'))
  })

  it('show in what is led', () => {
    const hand: Card[] = ['AS', '9S', 'KH', '4H', '3D']
    expect(chooseCard(leading('Barnaby', hand), 'Barnaby', false)).toBe('AS')
    expect(chooseCard(leading('Clover', hand), 'Clover', false)).toBe('KH')
    expect(chooseCard(leading('Gilda', hand), 'Gilda', false)).toBe('3D')
  })
})
