import type { Level, Seat } from '../../src-engine/core/game.ts'
import { duel } from './clash-play.ts'
import type { Row } from './row.ts'

/** What share of all attackers went at each seat, in so many quick games of bots with equal decks. */
export function attackShares(seats: readonly Seat[], games: number, level: Level): readonly number[] {
  const decks = Object.fromEntries(seats.map(seat => [seat, 'herd+bench']))
  const counts = new Map(seats.map(seat => [seat, 0]))
  for (let seed = 0; seed < games; seed++) {
    duel(
      seats,
      { decks, quick: true },
      100 + seed,
      seats.map(() => level),
      event => {
        if (event.type !== 'attack') return
        const { attackers } = event as unknown as { readonly attackers: { readonly [name: string]: Seat } }
        for (const whom of Object.values(attackers)) counts.set(whom, (counts.get(whom) ?? 0) + 1)
      },
    )
  }
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return seats.map(seat => counts.get(seat)! / all)
}

/** `npm run bench -- clash-shares`: whether anybody is ganged up on for where they sit. */
export function rows(games = 40): readonly Row[] {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee']
  return (['easy', 'normal'] as const).flatMap(level => {
    const shares = attackShares(seats, games, level).map(share => Math.round(share * 1000) / 10)
    return [
      {
        what: `clash: attacks on the seat of four that ${level} bots attack most`,
        value: Math.max(...shares),
        unit: '%',
      },
      {
        what: `clash: attacks on the seat of four that ${level} bots attack least`,
        value: Math.min(...shares),
        unit: '%',
      },
    ]
  })
}
