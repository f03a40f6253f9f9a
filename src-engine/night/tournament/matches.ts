import { eliminates, type Match, type Slot, type Tournament, type TournamentSetting } from './tournament.ts'

/** A match as it stands. */
export interface MatchNow {
  readonly match: Match
  /** By slot; nothing where an earlier match has not said yet, or for a bye. */
  readonly entrants: readonly (number | undefined)[]
  /**
   * `waiting` for earlier ones; `ready` to be played; `over`; `void`: nobody plays it, because two byes met or the final
   * needed no second.
   */
  readonly state: 'waiting' | 'ready' | 'over' | 'void'
  /** How it was decided: an award is a walk-over too, and what whoever leads the night says of a match. */
  readonly by?: 'play' | 'award' | 'bye'
  /** A game of it was played to its end, so its people have met, whoever the match was awarded to. */
  readonly isPlayed: boolean
  /** Its people were there for it: it was played, or decided by whoever leads while all of them were in. */
  readonly isAttended: boolean
  /** Entrants by place, once it is over; nobody where it was given to nobody: then it has neither winner nor loser. */
  readonly places: readonly (readonly number[])[]
  /** Games each has won of it so far, by slot. */
  readonly won: readonly number[]
}

/** People by place in each game played of a match, in the order they ended. */
export type GamesOf = (match: number) => readonly (readonly (readonly string[])[])[]

type Known = { readonly entrant: number } | 'bye' | undefined
type Way = { readonly winner: Known; readonly loser: Known }
const unknown: Way = { winner: undefined, loser: undefined }

/**
 * Where every match stands. `games`: how many a match has at most; as soon as one of two has won more than half of them
 * it is over. A drawn one goes on until it is not, where one of them has to be out.
 */
export function matchesNow(
  { entrants, matches, awards }: Tournament,
  { form }: TournamentSetting,
  games: number,
  playedOf: GamesOf,
): readonly MatchNow[] {
  const ways = new Map<number, Way>()
  const come = (slot: Slot): Known => {
    if ('winnerOf' in slot) return ways.get(slot.winnerOf)?.winner
    if ('loserOf' in slot) return ways.get(slot.loserOf)?.loser
    return (entrants[slot.entrant]?.length ?? 0) === 0 ? 'bye' : { entrant: slot.entrant }
  }
  return matches.map((match): MatchNow => {
    const known = match.slots.map(come)
    const there = known.map(slot => (typeof slot === 'object' ? slot.entrant : undefined))
    const none = { match, entrants: there, isPlayed: false, isAttended: false, places: [], won: there.map(() => 0) }
    const end = (now: MatchNow, way: Way): MatchNow => {
      ways.set(match.id, way)
      return now
    }
    const firstFinal = match.ifNeeded === true ? come(match.slots[0]!) : undefined
    if (match.ifNeeded === true && firstFinal !== undefined && !fromLosers(firstFinal)) {
      return end({ ...none, state: 'void' }, { winner: firstFinal, loser: 'bye' })
    }
    if (known.includes(undefined)) return end({ ...none, state: 'waiting' }, unknown)
    const real = there.filter(entrant => entrant !== undefined)
    if (real.length === 0) return end({ ...none, state: 'void' }, { winner: 'bye', loser: 'bye' })
    if (real.length === 1) {
      return end({ ...none, state: 'over', by: 'bye', places: [real] }, { winner: { entrant: real[0]! }, loser: 'bye' })
    }
    const award = awards.find(other => other.match === match.id)
    const played = playedOf(match.id).map(places => byEntrant(places, real, entrants))
    const won = there.map(
      entrant => played.filter(places => places[0]?.length === 1 && places[0][0] === entrant).length,
    )
    const places = award === undefined ? decided(played, real, won, games, eliminates(form)) : given(award, real)
    const isPlayed = played.length > 0
    const isAttended = isPlayed || award?.attended === true
    if (places === undefined) return end({ ...none, isPlayed, isAttended, won, state: 'ready' }, unknown)
    const by = award === undefined ? 'play' : 'award'
    const now: MatchNow = { ...none, isPlayed, isAttended, won, state: 'over', by, places }
    const [first, last] = [places[0]?.[0], places.at(-1)?.[0]]
    if (first === undefined) return end(now, { winner: 'bye', loser: 'bye' })
    return end(now, { winner: { entrant: first }, loser: { entrant: last! } })
  })

  /** Whether the winner of the first final is the one who came from the losers' side, its second slot. */
  function fromLosers(winner: Exclude<Known, undefined>): boolean {
    const final = matches.findLast(other => other.part === 'final' && other.ifNeeded !== true)
    const side = final === undefined ? undefined : come(final.slots[1]!)
    return typeof winner === 'object' && typeof side === 'object' && winner.entrant === side.entrant
  }
}

/** A game's people as the entrants they are; whoever did not play it to its end comes last. */
function byEntrant(
  places: readonly (readonly string[])[],
  real: readonly number[],
  entrants: Tournament['entrants'],
): number[][] {
  const placeOf = (entrant: number): number => {
    const at = places.findIndex(group => group.some(person => entrants[entrant]!.includes(person)))
    return at < 0 ? places.length : at
  }
  const used = [...new Set(real.map(placeOf))].sort((a, b) => a - b)
  return used.map(place => real.filter(entrant => placeOf(entrant) === place))
}

/** Entrants by place, if the match is over. */
function decided(
  played: readonly number[][][],
  real: readonly number[],
  won: readonly number[],
  games: number,
  mustDecide: boolean,
): number[][] | undefined {
  const sum = new Map(real.map(entrant => [entrant, played.reduce((all, places) => all + shareOf(entrant, places), 0)]))
  const early = real.length === 2 && won.some(count => count > games / 2)
  if (!early && played.length < games) return undefined
  const sums = [...new Set([...sum.values()].map(rounded))].sort((a, b) => b - a)
  if (mustDecide && sums.length === 1) return undefined
  return sums.map(total => real.filter(entrant => rounded(sum.get(entrant)!) === total))
}

function given(
  { winner, places }: Tournament['awards'][number],
  real: readonly number[],
): readonly (readonly number[])[] {
  if (places !== undefined && sameEntrants(places.flat(), real)) return places
  return real.includes(winner) ? [[winner], real.filter(entrant => entrant !== winner)] : []
}

/** Whether these are all of them, each once. */
export function sameEntrants(some: readonly number[], all: readonly number[]): boolean {
  return some.length === all.length && all.every(entrant => some.includes(entrant))
}

/** From 1 for whoever beat all others down to 0; a duel gives 1, ½ or 0. */
export function shareOf(entrant: number, places: readonly (readonly number[])[]): number {
  const all = places.reduce((sum, group) => sum + group.length, 0)
  if (all < 2) return places[0]?.includes(entrant) === true ? 1 : 0
  const at = places.findIndex(group => group.includes(entrant))
  if (at < 0) return 0
  const behind = places.slice(at + 1).reduce((sum, group) => sum + group.length, 0)
  return (behind + (places[at]!.length - 1) / 2) / (all - 1)
}

/** Everybody else in a match. */
export function rivalsIn({ entrants }: MatchNow, entrant: number): readonly number[] {
  return entrants.filter(other => other !== undefined && other !== entrant) as number[]
}

/** What a match gave an entrant: its share, and half of it for a bye that was asked for. */
export function pointsIn({ match, places }: MatchNow, entrant: number): number {
  return shareOf(entrant, places) * (match.half === true ? 0.5 : 1)
}

/** Sums of thirds are equal where they should be. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Whether nothing is left to be played or drawn. */
export function isOver(tournament: Tournament, now: readonly MatchNow[]): boolean {
  if (now.some(match => match.state === 'ready' || match.state === 'waiting')) return false
  return tournament.rounds === undefined || roundsDrawn(tournament) >= tournament.rounds
}

export function roundsDrawn({ matches }: Pick<Tournament, 'matches'>): number {
  return Math.max(0, ...matches.map(match => match.round))
}
