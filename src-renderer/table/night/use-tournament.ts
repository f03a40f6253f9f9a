import { computed } from 'vue'
import type { MatchState, TournamentState } from '../../../src-engine/night/state.ts'
import type { Rank } from '../../../src-engine/night/tournament/ranking.ts'
import { formatList, formatNumber, t } from '../../words/index.ts'
import { eliminates } from '../../../src-engine/night/tournament/tournament.ts'
import type { NightHere, StandingRow } from './use-night.ts'

/** One side of a match as it is shown. */
export interface Side {
  readonly key: string
  /** Everybody of it; nothing where it is not known yet. */
  readonly name: string | undefined
  readonly won: number
  readonly isFirst: boolean
  /** This person is one of them. */
  readonly isYou: boolean
  /** Its place in the list of entrants. */
  readonly entrant: number | undefined
}

/** A match in the reader's words. */
export interface MatchShown {
  readonly id: number
  readonly state: MatchState['state']
  readonly by: MatchState['by']
  readonly half?: true | undefined
  readonly number: number | undefined
  readonly sides: readonly Side[]
  /** How it ended, where that was not simply by play. */
  readonly note: string | undefined
}

/** The matches of one round. */
export interface RoundShown {
  readonly key: string
  readonly part: MatchState['part']
  readonly title: string
  readonly matches: readonly MatchShown[]
  readonly isOn: boolean
}

/** The tournament of the game that was opened last, as this person sees it; nothing where that is none, or is prepared for. */
export function useTournament({ night, host, faces, namesOf, isPreparing }: NightHere) {
  const tournament = computed(() => (isPreparing.value ? undefined : night.value?.games.at(-1)?.tournament))
  const you = computed(() => host.you?.id ?? '')
  const rounds = computed((): readonly RoundShown[] => {
    const now = tournament.value
    if (now === undefined) return []
    const keys = [...new Set(now.matches.map(one => `${one.part} ${one.round}`))]
    return keys.map(key => {
      const matches = now.matches.filter(one => `${one.part} ${one.round}` === key)
      return {
        key,
        part: matches[0]!.part,
        title: roundTitle(now, matches[0]!),
        matches: matches.map(one => shown(now, one)),
        isOn: matches.some(one => one.state === 'ready' && one.table !== undefined),
      }
    })
  })
  const shown = (now: TournamentState, match: MatchState): MatchShown => {
    const { id, state, by, half, number, entrants, places, won } = match
    return {
      id,
      state,
      by,
      half,
      number,
      sides: entrants.map((entrant, at) => {
        const people = entrant === null ? undefined : now.entrants[entrant]
        return {
          key: `${id} ${at}`,
          name: people && namesOf(people),
          won: won[at] ?? 0,
          isFirst: places[0]?.length === 1 && places[0][0] === entrant,
          isYou: people?.includes(you.value) === true,
          entrant: entrant ?? undefined,
        }
      }),
      note: noteOf(now, match),
    }
  }
  /** What is played now; between rounds, what was played last. A bye is named where it is part of the draw. */
  const current = computed((): readonly RoundShown[] => {
    const isPair = (one: MatchShown): boolean => one.state !== 'waiting' && (one.by !== 'bye' || one.sides.length === 1)
    const known = rounds.value.map(one => ({ ...one, matches: one.matches.filter(isPair) }))
    const on = known.filter(one => one.isOn)
    if (on.length > 0) return on
    return known.filter(one => one.matches.some(match => match.state === 'over')).slice(-1)
  })
  /** This person's match that is on. */
  const mine = computed(() => {
    for (const { title, matches } of current.value) {
      const match = matches.find(one => one.sides.some(side => side.isYou) && one.state !== 'waiting')
      if (match !== undefined) return { title, match }
    }
    return undefined
  })
  /** "Round 2: you play Ben at table 3": what this person has to know. */
  const call = computed(() => {
    const now = tournament.value
    if (now === undefined || now.isOver || mine.value === undefined || night.value?.phase !== 'playing')
      return undefined
    const { title: round, match } = mine.value
    const own = match.sides.find(side => side.isYou)!
    if (match.by === 'bye') return t(match.half ? 'tournament.you-rest-half' : 'tournament.you-rest', { round })
    if (match.state !== 'ready' || match.number === undefined) return undefined
    const rivals = match.sides.filter(side => side !== own).flatMap(side => side.name ?? [])
    return t('tournament.you-play', { round, who: formatList(rivals), table: match.number })
  })
  /** The standings of the tournament, like those of the night: an entrant a line. */
  const ranks = computed((): readonly StandingRow[] =>
    (tournament.value?.ranks ?? []).map(rank => {
      const { entrant, place, score, wins, draws, losses } = rank
      const people = tournament.value!.entrants[entrant]!
      const face = faces.value.get(people[0]!)!
      return {
        person: people.includes(you.value) ? you.value : String(entrant),
        place,
        points: score,
        wins,
        games: wins + draws + losses,
        face: { ...face, name: namesOf(people) },
        in: people.every(id => night.value?.people.find(one => one.id === id)?.in === true),
        headStart: 0,
        why: whyOf(rank),
      }
    }),
  )
  return { tournament, rounds, current, call, ranks }
}
export type TournamentHere = ReturnType<typeof useTournament>

function whyOf({ why, opponents, unplayed }: Rank): string | undefined {
  if (why === undefined) return undefined
  if (why !== 'opponents') return t(`tournament.why.${why}`)
  const points = formatNumber(opponents)
  return unplayed === 0
    ? t('tournament.why.opponents', { points })
    : t('tournament.why.opponents-unplayed', { points, n: unplayed })
}

/** What a round of a tournament is called. */
export function roundTitle(
  { setting, matches }: TournamentState,
  { part, round }: Pick<MatchState, 'part' | 'round'>,
): string {
  if (part === 'final') return t(round === 1 ? 'tournament.final' : 'tournament.second-final')
  if (part === 'losers') return t('tournament.losers-round', { n: round })
  if (setting.form === 'single') {
    const rounds = Math.max(...matches.map(one => one.round))
    if (round === rounds) return t('tournament.final')
    if (round === rounds - 1) return t('tournament.semifinals')
  }
  return t('tournament.round', { n: round })
}

function noteOf({ setting }: TournamentState, { by, state, places, isPlayed }: MatchState): string | undefined {
  if (by === 'bye') return t('tournament.bye')
  if (state !== 'over') return undefined
  if (places.length === 0) return t(eliminates(setting.form) ? 'tournament.unplayed' : 'tournament.none')
  if (by === 'award') return t(isPlayed ? 'tournament.put-right' : 'tournament.award')
  return places[0]!.length > 1 ? t('tournament.draw') : undefined
}
