import { chanceFrom, seedFrom, type Chance } from '../../src-engine/core/chance.ts'
import { swissRound, type Contender, type Pairing } from '../../src-engine/night/tournament/swiss.ts'
import { searchedRound } from './peers/swiss-search.ts'
import { share, type Row } from './row.ts'

// What it takes to pair the last of ten Swiss rounds, beside the search by hand that did it before.

const rounds = 10
const warm = 5
const measured = 21

/** Contenders before the round, the best first: so many rounds were played, one in ten a draw, and the stronger win more often. */
function field(count: number, played: number, chance: Chance): readonly Contender[] {
  const strength = Array.from({ length: count }, () => 1 + chance.below('strength', 99))
  let ranked: readonly Required<Contender>[] = strength.map((_, entrant) => ({
    entrant,
    met: [],
    byes: 0,
    score: 0,
    floated: false,
  }))
  for (let round = 0; round < played; round++) {
    const by = new Map(ranked.map(one => [one.entrant, one]))
    ranked = swissRound(ranked)
      .flatMap(([one, other]): Required<Contender>[] => {
        const a = by.get(one!)!
        if (other === undefined) return [{ ...a, byes: a.byes + 1, score: a.score + 1, floated: false }]
        const b = by.get(other)!
        const sum = strength[a.entrant]! + strength[b.entrant]!
        const won = chance.below('draw', 10) === 0 ? 0.5 : chance.below('win', sum) < strength[a.entrant]! ? 1 : 0
        return [
          { ...a, met: [...a.met, b.entrant], score: a.score + won, floated: a.score > b.score },
          { ...b, met: [...b.met, a.entrant], score: b.score + 1 - won, floated: b.score > a.score },
        ]
      })
      .toSorted((a, b) => b.score - a.score || a.entrant - b.entrant)
  }
  return ranked
}

/** The median of processor time it takes once it is warm, in milliseconds. */
function median(ranked: readonly Contender[], paired: (ranked: readonly Contender[]) => Pairing): number {
  const times = Array.from({ length: warm + measured }, () => {
    const before = process.cpuUsage()
    paired(ranked)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return share(times.slice(warm), 0.5)
}

export function rows(): Row[] {
  return [128, 127].map(count => {
    const ranked = field(count, rounds - 1, chanceFrom({ seed: seedFrom(count), drawn: {} }))
    const value = median(ranked, swissRound)
    const before = median(ranked, searchedRound)
    return {
      what: `the last of ${rounds} Swiss rounds of ${count}, median once warm`,
      value,
      unit: 'ms of a processor',
      beside: { what: 'the search before', value: before },
      ratio: value / before,
    }
  })
}
