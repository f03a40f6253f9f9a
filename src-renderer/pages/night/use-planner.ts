import { watchDebounced } from '@vueuse/core'
import { computed, onMounted, ref, shallowRef } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { DurationsAnswer, PlannedTable, SeatingAnswer } from '../../../src-engine/protocol/answers.ts'
import type { NightGame } from '../../../src-engine/night/night.ts'
import { minutesOf, planned, type Candidate } from '../../../src-engine/night/planner.ts'
import { useHost } from '../../connection/host.ts'
import { formatAlternatives, formatNumber, t } from '../../words/index.ts'
import { useGames } from '../use-games.ts'

/** Minutes a game takes until this house knows better; a guess for a table of friends. */
const guesses: { readonly [game: string]: number } = {
  'knock-out-whist': 15,
  'all-out-brawl': 20,
  'knockout-whist': 15,
  brawl: 8,
  clash: 25,
  referee: 45,
}
const otherGuess = 20
/** So many games of a kind, and how long they took counts for more than the guess. */
const enough = 3

/** At how many tables of how many people, with how many bots, in which teams. */
export function seatingText(tables: readonly PlannedTable[], people: number): string {
  if (tables.length === 0) return t('night.seating.none', { n: people })
  const bots = tables.reduce((sum, one) => sum + one.bots, 0)
  const sizes = [...new Set(tables.map(one => one.people))].toSorted((a, b) => a - b)
  const teams = new Set(tables.map(one => one.team))
  const [team] = teams
  return [
    t('night.seating.tables', { n: tables.length, sizes: formatAlternatives(sizes.map(one => formatNumber(one))) }),
    ...(bots > 0 ? [t('night.seating.bots', { n: bots })] : []),
    ...(teams.size === 1 && team !== undefined ? [t('night.seating.teams', { n: team })] : []),
  ].join(' · ')
}

/** Suggests a playlist for so many people and minutes, by how long games took in this house. */
export function usePlanner() {
  const host = useHost()
  const games = useGames()
  const measured = shallowRef<DurationsAnswer['durations']>({})
  onMounted(async () => {
    measured.value = await host.ask('durations').then(
      ({ durations }) => durations,
      () => ({}),
    )
  })
  const isMeasured = (game: string): boolean => (measured.value[game]?.games ?? 0) >= enough
  const candidates = computed(() =>
    games.value.map(({ id, seats, bots }): Candidate => {
      const minutes = isMeasured(id)
        ? Math.max(1, Math.round(measured.value[id]!.ms / 60_000))
        : (guesses[id] ?? otherGuess)
      return { game: id, seats, bots, minutes }
    }),
  )
  const isIn = host.night?.people.filter(one => one.in).length
  const people = ref(Math.max(2, isIn ?? host.lobby.people))
  const minutes = ref(90)
  /** Of the list looked at last, by the host's own word: it opens the tables. */
  const seated = shallowRef<SeatingAnswer['games']>([])
  const look = async (playlist: readonly NightGame[]): Promise<void> => {
    const about = { people: people.value, playlist: JSON.parse(JSON.stringify(playlist)) as JsonObject[] }
    seated.value = await host.ask('seating', about).then(
      ({ games: each }) => each,
      () => [],
    )
  }
  return {
    people,
    minutes,
    /** How many sit where in the game at this place of the list; nothing of a tournament. */
    seatingAt: (at: number): string | undefined => {
      const tables = seated.value[at]
      return tables ? seatingText(tables, people.value) : undefined
    },
    watchSeating: (list: () => readonly NightGame[]): unknown =>
      watchDebounced([list, people], () => look(list()), { debounce: 200, deep: true, immediate: true }),
    suggest: (): NightGame[] => planned(candidates.value, people.value, minutes.value),
    takes: (list: readonly NightGame[]): number => minutesOf(list, candidates.value),
    isMeasured: (list: readonly NightGame[]): boolean => list.every(({ game }) => isMeasured(game)),
  }
}
