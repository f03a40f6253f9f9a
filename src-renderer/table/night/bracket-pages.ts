import type { RoundShown } from './use-tournament.ts'

/** So many rounds stand beside each other on a TV, and so many matches under each other, with names that can be read. */
const most = { rounds: 4, matches: 8 }

/**
 * What a TV shows of a bracket: a picture for each of its sides, from the round before the one that is played now towards
 * the final.
 */
export function bracketPages(rounds: readonly RoundShown[]): readonly (readonly RoundShown[])[] {
  const fits = rounds.filter(one => one.matches.length <= most.matches)
  return [fits.filter(one => one.part !== 'losers'), fits.filter(one => one.part === 'losers')]
    .map(side => side.slice(firstOf(side)).slice(0, most.rounds))
    .filter(side => side.length > 0)
}

function firstOf(side: readonly RoundShown[]): number {
  const now = side.findIndex(round => round.matches.some(match => match.state !== 'over'))
  const last = Math.max(0, side.length - most.rounds)
  return now < 0 ? last : Math.min(last, Math.max(0, now - 1))
}
