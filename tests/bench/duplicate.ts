import { blake2s } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { chanceFrom, seedFrom } from '../../src-engine/core/chance.ts'
import { comparisons, duplicateSeating, type PlayedDeal, type Seating } from '../../src-engine/night/duplicate.ts'
import { botAction, counted, games, play, start, toAct, type Level } from '../../src-engine/index.ts'
import type { Row } from './row.ts'

/** Twelve hands: a night. */
const deals = 12
/** At a table: a duel of Clash, four at whist. */
const seatsFor = (game: string): number => (game === 'clash' ? 2 : 4)

/** `duplicate`: tables play the same deals, and whoever held the same cards is compared. `plain`: deals of their own, and what they made is added up. */
type Way = 'duplicate' | 'plain'

/**
 * How many of so many nights of twelve hands, at `tables` tables of bots with as many of each level, put the levels in
 * their order; `levels` from the weakest. The same nights every time.
 */
export function rankedRight(way: Way, game: string, levels: readonly Level[], tables: number, nights: number): number {
  let right = 0
  for (let number = 0; number < nights; number++) {
    const secret = seedFrom(1 + number)
    const people = Array.from({ length: tables * seatsFor(game) }, (_, at) => `${levels[at % levels.length]!} ${at}`)
    const order = chanceFrom({ seed: secret, drawn: {} }).shuffle('order', people)
    const boards = night(game, order, (deal, table) =>
      dealSeed(secret, way === 'duplicate' ? deal : 1000 + deal * tables + table),
    )
    const scores = way === 'plain' ? sumsOf(boards) : comparedOf(boards)
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
    const seating = duplicateSeating(people, seatsFor(game), before)
    before.push(seating)
    for (const [table, sitting] of seating.entries()) {
      boards.push({
        deal,
        people: sitting,
        made: made(game, sitting as readonly string[], seedOf(deal, table)),
      })
    }
  }
  return boards
}

/** A deal played to its end by the house rules it is compared by: what each seat made of its cards. */
function made(id: string, people: readonly string[], seed: string): number[] {
  const game = games[id]!
  const names = people.map((_, seat) => `p${seat + 1}`)
  const started = start(game, { seats: names, options: game.duplicate!.options, seed })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  for (let seat = toAct(match)[0]; seat !== undefined; seat = toAct(match)[0]) {
    const level = people[names.indexOf(seat)]!.split(' ')[0] as Level
    const played = play(match, seat, botAction(match, seat, level, counted(0)) as never)
    if (!played.ok) throw new Error(`${seat} was refused: ${played.refused}`)
    match = played.match
  }
  return names.map(seat => game.duplicate!.made(match.state, seat))
}

/** A seed for each deal, the same at every table. */
function dealSeed(secret: string, deal: number): string {
  return bytesToHex(blake2s(utf8ToBytes(`deal ${deal}`), { key: hexToBytes(secret), dkLen: 16 }))
}

/** Points beyond one half a deal. */
function comparedOf(boards: readonly PlayedDeal[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  for (const { person, points } of comparisons(boards)) scores.set(person, (scores.get(person) ?? 0) + points - 0.5)
  return scores
}

function sumsOf(boards: readonly PlayedDeal[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const board of boards) {
    for (const [seat, person] of board.people.entries()) sums.set(person!, (sums.get(person!) ?? 0) + board.made[seat]!)
  }
  return sums
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
