import { computed, onMounted, ref, shallowRef } from 'vue'
import type { DurationsAnswer } from '../../../src-engine/protocol/times.ts'
import type { NightGame } from '../../../src-engine/night/night.ts'
import { minutesOf, planned, type Candidate } from '../../../src-engine/night/planner.ts'
import { useHost } from '../../connection/host.ts'
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
  const people = ref(Math.max(2, host.lobby.people.length))
  const minutes = ref(90)
  return {
    people,
    minutes,
    suggest: (): NightGame[] => planned(candidates.value, people.value, minutes.value),
    takes: (list: readonly NightGame[]): number => minutesOf(list, candidates.value),
    isMeasured: (list: readonly NightGame[]): boolean => list.every(({ game }) => isMeasured(game)),
  }
}
