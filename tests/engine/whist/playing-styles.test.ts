import { describe, expect, it } from 'vitest'
import { botNames } from '../../../src-main/host/table/model/names.ts'
import { chooseCard } from '../../../src-engine/whist/bots/heuristics.ts'
import { playingStyleOf, playingStyles } from '../../../src-engine/whist/bots/playing-styles.ts'
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

describe('Whist: playing styles', () => {
  it('go with the names bots carry, each style about as often', () => {
    for (const style of playingStyles) {
      expect(botNames.filter(name => playingStyleOf(name) === style).length).toBeGreaterThanOrEqual(8)
    }
  })

  it('stay with a name, also where two carry it', () => {
    expect(playingStyleOf('Kestrel2')).toBe(playingStyleOf('Kestrel'))
    expect(playingStyleOf('Zebedee')).toBe(playingStyleOf('Zebedee'))
  })

  it('show in what is led', () => {
    const hand: Card[] = ['AS', '9S', 'KH', '4H', '3D']
    expect(chooseCard(leading('Barnaby', hand), 'Barnaby', false)).toBe('AS')
    expect(chooseCard(leading('Clover', hand), 'Clover', false)).toBe('KH')
    expect(chooseCard(leading('Gilda', hand), 'Gilda', false)).toBe('3D')
  })
})
