import { pathToFileURL } from 'node:url'
import { reactionMs } from '../../src-engine/brawl/numbers.ts'
import { characters } from '../../src-engine/brawl/character.ts'
import type { Level } from '../../src-engine/core/game.ts'
import { fight } from './brawl-play.ts'
import type { Row } from './row.ts'

/** How often one level wins against another, a draw counting half; 95 % interval from the pairs of fights over one deal. */
export interface Contest {
  readonly level: Level
  readonly against: Level
  readonly reactions: 'own' | 'equal'
  readonly games: number
  readonly draws: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/**
 * Duels with the same two decks from both sides, each deal played twice with the seats swapped, so that neither deck nor
 * deal nor seat decides. `from`: the first deal's seed.
 */
export function contest(level: Level, against: Level, reactions: 'own' | 'equal', games: number, from = 5000): Contest {
  const own: { readonly [level in Level]: number } = reactionMs
  /** Of each pair of fights over one deal, what the level took of the two points. */
  const taken: number[] = []
  let draws = 0
  for (let number = 0; number < games; number++) {
    const pair = number >> 2
    const decks = [characters[pair % characters.length]!.id, characters[(pair * 3 + 1) % characters.length]!.id]
    if (number & 2) decks.reverse()
    const first = (number & 1) === 0
    const levels = first ? [level, against] : [against, level]
    const { outcome } = fight({
      seats: ['Ann', 'Ben'],
      options: { decks: { Ann: decks[0]!, Ben: decks[1]! } },
      seed: from + (number >> 1),
      jitter: from + number,
      levels,
      reactions: reactions === 'own' ? levels.map(one => own[one]) : [500, 500],
    })
    if (outcome.draw) draws++
    const points = outcome.draw ? 0.5 : (outcome.winners[0] === 'Ann') === first ? 1 : 0
    taken[number >> 1] = (taken[number >> 1] ?? 0) + points
  }
  const share = taken.reduce((sum, points) => sum + points / 2, 0) / taken.length
  const spread = taken.reduce((sum, points) => sum + (points / 2 - share) ** 2, 0) / (taken.length - 1)
  const half = 1.96 * Math.sqrt(spread / taken.length)
  return { level, against, reactions, games, draws, share, low: share - half, high: share + half }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const pairs = [
  ['normal', 'easy'],
  ['hard', 'normal'],
  ['master', 'hard'],
  ['hard', 'easy'],
] as const
/** Deals that no weight of the master was found by. */
const heldOut = 900_000

/** Every pair of levels with their own reaction times and with equal ones, `games` duels each. */
export function contests(games: number): Contest[] {
  return (['own', 'equal'] as const).flatMap(reactions =>
    pairs.map(([level, against]) => contest(level, against, reactions, games)),
  )
}

function described({ level, against, reactions, low, high, draws, games }: Contest): string {
  const times = reactions === 'own' ? 'own reaction times' : 'equal reaction times'
  return `${level} beats ${against}, ${times} (95 %: ${percent(low)} to ${percent(high)}, ${draws} draws of ${games})`
}

export function rows(): readonly Row[] {
  const ahead = contest('master', 'hard', 'equal', 2000, heldOut)
  // A level against itself: what chance alone makes of as many games.
  const control = contest('hard', 'hard', 'equal', 2000, heldOut)
  return [...contests(300), ahead, control].map(one => ({
    what: `brawl: ${described(one)}`,
    value: Math.round(one.share * 1000) / 10,
    unit: '%',
  }))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const one of contests(Number(process.argv[2] ?? 400))) console.log(`${described(one)}: ${percent(one.share)}`)
}
