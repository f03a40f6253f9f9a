import { chanceFrom, seedFrom } from '../../src-engine/core/chance.ts'
import {
  dealSeed,
  duplicateSeating,
  duplicateStandings,
  type PlayedDeal,
  type Seating,
} from '../../src-engine/night/duplicate.ts'
import { botAction, counted, games, play, start, toAct, type Level } from '../../src-engine/index.ts'
import type { Row } from './row.ts'

/** Twelve hands: a night. */
const deals = 12
const seats = 4

/** `duplicate`: tables play the same deals, and whoever held the same cards is compared. `plain`: deals of their own, and tricks are added up. */
type Way = 'duplicate' | 'plain'

/**
 * How many of so many nights of twelve hands, at `tables` tables of four bots with as many of each level, put the levels in
 * their order; `levels` from the weakest. The same nights every time.
 */
export function rankedRight(way: Way, game: string, levels: readonly Level[], tables: number, nights: number): number {
  let right = 0
  for (let number = 0; number < nights; number++) {
    const secret = seedFrom(1 + number)
    const people = Array.from({ length: tables * seats }, (_, at) => `${levels[at % levels.length]!} ${at}`)
    const order = chanceFrom({ seed: secret, drawn: {} }).shuffle('order', people)
    const boards = night(game, order, (deal, table) =>
      dealSeed(secret, way === 'duplicate' ? deal : 1000 + deal * tables + table),
    )
    const scores =
      way === 'plain'
        ? tricksOf(boards)
        : new Map(duplicateStandings(boards).map(one => [one.person, one.score] as const))
    if (inOrder(levels, people, scores)) right++
  }
  return right
}

function night(
  game: string,
  people: readonly string[],
  seedOf: (deal: number, table: number) => string,
): readonly PlayedDeal[] {
  const before: Seating[] = []
  const boards: PlayedDeal[] = []
  for (let deal = 0; deal < deals; deal++) {
    const seating = duplicateSeating(people, seats, before)
    before.push(seating)
    for (const [table, sitting] of seating.entries()) {
      boards.push({
        deal,
        people: sitting,
        made: hand(game, sitting as readonly string[], seedOf(deal, table)),
      })
    }
  }
  return boards
}

/** The first hand of a game: the tricks each seat took. */
function hand(id: string, people: readonly string[], seed: string): number[] {
  const names = people.map((_, seat) => `p${seat + 1}`)
  const started = start(games[id]!, { seats: names, seed })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  for (;;) {
    const seat = toAct(match)[0]!
    const level = people[names.indexOf(seat)]!.split(' ')[0] as Level
    const action = botAction(match, seat, level, counted(0))
    const played = play(match, seat, action as never)
    if (!played.ok) throw new Error(`${seat} was refused: ${played.refused}`)
    match = played.match
    for (const { event } of played.events) {
      if (event.type !== 'hand-over') continue
      const { tricks } = event as unknown as { readonly tricks: { readonly [seat: string]: number } }
      return names.map(name => tricks[name]!)
    }
  }
}

function tricksOf(boards: readonly PlayedDeal[]): ReadonlyMap<string, number> {
  const tricks = new Map<string, number>()
  for (const { people, made } of boards) {
    for (const [seat, person] of people.entries()) tricks.set(person!, (tricks.get(person!) ?? 0) + made[seat]!)
  }
  return tricks
}

/** Whether the people of each level have more between them than those of the level below. */
function inOrder(levels: readonly Level[], people: readonly string[], scores: ReadonlyMap<string, number>): boolean {
  const means = levels.map(level => {
    const own = people.filter(one => one.startsWith(`${level} `))
    return own.reduce((sum, one) => sum + scores.get(one)!, 0) / own.length
  })
  return means.every((mean, at) => at === 0 || mean > means[at - 1]!)
}

/** Nights of twelve hands, with the same deals at every table and without. */
export function rows(nights = 200): Row[] {
  const tables = 10
  return ['all-out-brawl', 'knock-out-whist', 'knockout-whist'].map(game => {
    const share = (way: Way): number => (rankedRight(way, game, ['easy', 'normal'], tables, nights) / nights) * 100
    const [value, plain] = [share('duplicate'), share('plain')]
    return {
      what: `${game}: easy and normal bots ranked right after ${deals} hands at ${tables} tables, ${nights} nights`,
      value,
      unit: '% of nights',
      beside: { what: 'each table with deals of its own', value: plain },
      ratio: value / plain,
    }
  })
}
