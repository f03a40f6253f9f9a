import { expect, it } from 'vitest'
import { duel } from '../../bench/clash-play.ts'

/** How long games take, counted in turns: the same game every time. */

it('Clash: a Grand Melee of twelve easy bots fights from its third round on, and all but one are out in as many rounds again', () => {
  const seats = Array.from({ length: 12 }, (_, at) => `P${at + 1}`)
  let turns = 0
  let firstAttack = Infinity
  const out: number[] = []
  const { winners } = duel(
    seats,
    { format: 'grand-melee', small: true, quick: 'by-format' },
    5000,
    seats.map(() => 'easy'),
    ({ type }) => {
      if (type === 'turn-begins') turns++
      if (type === 'attack') firstAttack = Math.min(firstAttack, turns)
      if (type === 'knocked-out') out.push(turns)
    },
  )
  expect(winners).toHaveLength(1)
  expect(firstAttack).toBeLessThanOrEqual(36)
  // Rounds grow shorter with everybody who falls.
  expect(out).toHaveLength(11)
  expect(out[0]).toBeLessThan(110)
  expect(turns).toBeLessThan(170)
})
