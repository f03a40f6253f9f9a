import { peopleIn, tournamentOn, type Night, type TournamentNow } from './night.ts'
import { pointsIn, rivalsIn, roundsDrawn, type MatchNow } from './tournament/matches.ts'
import { ranking } from './tournament/ranking.ts'
import { swissRound, type Contender, type Drawing, type Pairing } from './tournament/swiss.ts'
import { eliminates, type Draw, type Match, type Tournament } from './tournament/tournament.ts'

/** What the next round of the tournament that is on begins with. */
export interface Round {
  /** With its late-comers, its walk-overs and, of a Swiss one, who meets. */
  readonly night: Night
  /** The matches to be played now. Where there are none, the walk-overs have ended it, or there are too few people. */
  readonly open: readonly MatchNow[]
}

/**
 * The round that comes next, of the tournament that is on or of the one drawn; nothing where neither is. `pairing`: how a
 * Swiss round is paired, where that was drawn ahead (`drawingFor`); one of other people is drawn again.
 */
export function roundToOpen(night: Night, draw: Draw | undefined, pairing?: Pairing): Round | undefined {
  const begun = drawn(night, draw)
  if (begun === undefined) return undefined
  const now = settled(begun)
  const on = tournamentOn(now)
  if (on === undefined) return { night: now, open: [] }
  const due = dueIn(on)
  if (due.length > 0) {
    const decide = finalToDecide(on)
    return { night: now, open: due.filter(other => other !== decide) }
  }
  const drawing = drawingIn(on)
  if (drawing === undefined) return { night: now, open: [] }
  const paired = withTournament(now, ({ matches }) => ({
    matches: [
      ...matches,
      ...swissMatches(on, isOf(drawing, pairing) ? pairing : swissRound(drawing.ranked, drawing.seats)),
    ],
    resting: [],
  }))
  return { night: paired, open: dueIn(tournamentOn(paired)!) }
}

/** What the next round is paired from, where it is a Swiss one: pairing takes long enough to be done elsewhere. */
export function drawingFor(night: Night, draw: Draw | undefined): Drawing | undefined {
  const begun = drawn(night, draw)
  const on = begun === undefined ? undefined : tournamentOn(settled(begun))
  return on === undefined || dueIn(on).length > 0 ? undefined : drawingIn(on)
}

function drawn(night: Night, draw: Draw | undefined): Night | undefined {
  if (tournamentOn(night) !== undefined) return night
  if (draw === undefined) return undefined
  return { ...night, opened: [...night.opened, { tables: [], tournament: { ...draw, awards: [] } }] }
}

/**
 * Late-comers are taken in where the form has room for them, and whoever is out loses by a walk-over to one who is in, and
 * comes back to what is left.
 */
function settled(night: Night): Night {
  let now = withLateComers(night)
  for (;;) {
    const on = tournamentOn(now)
    const walkOvers = on === undefined ? [] : dueIn(on).flatMap(match => walkOver(on, match))
    if (walkOvers.length === 0) return now
    now = withTournament(now, ({ awards }) => ({ awards: [...awards, ...walkOvers] }))
  }
}

/**
 * The matches that may be played now: all whose people are known, of a round robin those of the next round alone, so that
 * nobody sits at two tables.
 */
function dueIn({ setting, matches }: TournamentNow): readonly MatchNow[] {
  const ready = matches.filter(match => match.state === 'ready')
  const round = Math.min(...ready.map(playable => playable.match.round))
  return setting.form === 'round-robin' ? ready.filter(playable => playable.match.round === round) : ready
}

/** The night with its tournament changed. */
export function withTournament(night: Night, change: (tournament: Tournament) => Partial<Tournament>): Night {
  const last = night.opened.at(-1)!
  const tournament = { ...last.tournament!, ...change(last.tournament!) }
  return { ...night, opened: [...night.opened.slice(0, -1), { ...last, tournament }] }
}

/** What a match is given to whoever is there, or to nobody: a match nobody plays has no winner. */
function walkOver(on: TournamentNow, { match, entrants }: MatchNow): Tournament['awards'] {
  const all = entrants.filter(entrant => entrant !== undefined)
  const here = all.filter(entrant => !on.missing.absent.includes(entrant))
  // At a larger table the others play on without them.
  if (here.length === all.length || here.length > 1) return []
  if (here.length === 0 && isFinal(on, match.id)) return []
  return [{ match: match.id, winner: here[0] ?? -1 }]
}

/** Whether a match is the last one, but for a second final. */
function isFinal({ tournament, setting, matches }: TournamentNow, id: number): boolean {
  if (!eliminates(setting.form)) return false
  return dependents(tournament, id).every(dependent => matches[dependent]!.match.ifNeeded === true)
}

/** A final to which neither of the two has come: whoever leads says whose it is, for nobody is champion by lot. */
export function finalToDecide(on: TournamentNow): MatchNow | undefined {
  return on.matches.find(
    ({ state, match, entrants }) =>
      state === 'ready' &&
      entrants.every(entrant => entrant !== undefined && on.missing.absent.includes(entrant)) &&
      isFinal(on, match.id),
  )
}

/** Who is to be paired in the next Swiss round; nothing where none is due, or too few are there. */
function drawingIn(on: TournamentNow): Drawing | undefined {
  const { tournament, setting, matches, missing } = on
  const last = roundsDrawn(tournament)
  if (setting.form !== 'swiss' || last >= (tournament.rounds ?? 0)) return undefined
  const resting = tournament.resting ?? []
  const ranked = ranking(tournament, setting, matches, missing)
    .filter(({ entrant }) => !missing.absent.includes(entrant) && !resting.includes(entrant))
    .map(({ entrant, score }): Contender => {
      const own = matches.filter(match => match.entrants.includes(entrant))
      return {
        entrant,
        score,
        // Whom they were awarded but never played they have not met.
        met: own.flatMap(played => (played.isPlayed ? rivalsIn(played, entrant) : [])),
        byes: own.filter(played => isGift(played, entrant)).length,
        floated: own.some(played => played.match.round === last && hasFloated(on, played, entrant)),
      }
    })
  return ranked.length < 2 ? undefined : { ranked, seats: setting.seats }
}

/** The matches of a round that is paired so; whoever asked for it rests, and has half a point for it. */
function swissMatches({ tournament }: TournamentNow, pairing: Pairing): readonly Match[] {
  const round = roundsDrawn(tournament) + 1
  const tables = pairing.map(entrants => ({ entrants, isHalf: false }))
  const asked = (tournament.resting ?? []).map(entrant => ({ entrants: [entrant], isHalf: true }))
  return [...tables, ...asked].map(({ entrants, isHalf }, at) => ({
    id: tournament.matches.length + at,
    part: 'winners',
    round,
    slots: entrants.map(entrant => ({ entrant })),
    ...(isHalf ? { half: true as const } : {}),
  }))
}

/** Whether a pairing is one of just these people. */
function isOf({ ranked }: Drawing, pairing: Pairing | undefined): pairing is Pairing {
  const entrants = pairing?.flat() ?? []
  return entrants.length === ranked.length && ranked.every(rank => entrants.includes(rank.entrant))
}

/** Whether somebody met one with less in a match, as they stood before it. */
function hasFloated({ matches }: TournamentNow, match: MatchNow, entrant: number): boolean {
  if (!match.isPlayed) return false
  const before = (entrant: number): number =>
    matches.reduce((sum, other) => (other.match.round < match.match.round ? sum + pointsIn(other, entrant) : sum), 0)
  return rivalsIn(match, entrant).some(rival => before(rival) < before(entrant))
}

/** A bye, or a match won without playing it. */
function isGift({ by, match, isPlayed, places }: MatchNow, entrant: number): boolean {
  if (by === 'bye') return match.half !== true
  return by === 'award' && !isPlayed && places[0]?.includes(entrant) === true
}

/**
 * Whoever came after the draw. A Swiss tournament takes them in at any time; an elimination where somebody had a bye in
 * the first round and has not played since; a round robin does not, teams are as they were drawn, and whoever was not
 * there as everybody prepared has nothing to play with.
 */
function withLateComers(night: Night): Night {
  const on = tournamentOn(night)
  if (on === undefined || on.setting.team > 1 || on.setting.form === 'round-robin') return night
  if (night.opened.at(-1)!.brought !== undefined) return night
  const entered = new Set(on.tournament.entrants.flat())
  let now = night
  for (const { id } of peopleIn(night).filter(person => !entered.has(person.id))) {
    if (on.setting.form === 'swiss') now = withTournament(now, ({ entrants }) => ({ entrants: [...entrants, [id]] }))
    else {
      const at = freeBye(now)
      if (at !== undefined) now = withTournament(now, ({ entrants }) => ({ entrants: entrants.with(at, [id]) }))
    }
  }
  return now
}

/** A bye whose match may still be played: nobody has gone on from it to another one. */
function freeBye(night: Night): number | undefined {
  const { tournament, matches } = tournamentOn(night)!
  const begun = new Set([
    ...night.opened.at(-1)!.tables.map(table => table.match),
    ...tournament.awards.map(award => award.match),
  ])
  const bye = matches.find(
    now =>
      now.by === 'bye' &&
      now.match.slots.every(slot => 'entrant' in slot) &&
      !dependents(tournament, now.match.id).some(id => begun.has(id)),
  )
  const free = bye?.match.slots.find(slot => 'entrant' in slot && tournament.entrants[slot.entrant]?.length === 0)
  return free !== undefined && 'entrant' in free ? free.entrant : undefined
}

/** Whether a round was drawn by what came of this match: of Swiss rounds each is drawn by all before it. */
export function isLaterDrawn({ setting, matches }: TournamentNow, id: number): boolean {
  const own = matches[id]
  return setting.form === 'swiss' && matches.some(later => later.match.round > own!.match.round)
}

/** The matches that wait for this one, and those that wait for them through nothing but byes or not. */
export function dependents({ matches }: Tournament, id: number): readonly number[] {
  const found = new Set([id])
  for (const match of matches) {
    const from = match.slots.flatMap(slot =>
      'winnerOf' in slot ? [slot.winnerOf] : 'loserOf' in slot ? [slot.loserOf] : [],
    )
    if (from.some(entrant => found.has(entrant))) found.add(match.id)
  }
  found.delete(id)
  return [...found]
}
