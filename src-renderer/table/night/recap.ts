import type { NightState } from '../../../src-engine/night/state.ts'
import { gameTitle, t } from '../../words/index.ts'

/** A game of the evening in sentences: what it was, how it went, and who won each of its rounds. */
export interface StoryGame {
  readonly game: string
  readonly rounds: string
  readonly state: 'played' | 'now' | 'skipped' | 'coming'
  readonly status: string
  readonly lines: readonly { readonly key: string; readonly text: string }[]
}

/** The evening's story, game by game. `namesOf`: people's names as a list. */
export function storyOf(
  { playlist, games }: Pick<NightState, 'playlist' | 'games'>,
  namesOf: (people: readonly string[]) => string,
): readonly StoryGame[] {
  return playlist.map(({ game, rounds }, at): StoryGame => {
    const one = games[at]
    const state = one === undefined ? 'coming' : one.skipped ? 'skipped' : isOn(one) ? 'now' : 'played'
    const title = gameTitle(game)
    return {
      game: title,
      rounds: t('night.rounds-of', { n: rounds }),
      state,
      status: t(`night.${state}`),
      lines: winnersOf(one).map(({ key, first }) => ({
        key,
        text: t('night.won', { game: title, who: namesOf(first), n: first.length }),
      })),
    }
  })
}

function isOn({ tables, tournament }: NightState['games'][number]): boolean {
  return tournament === undefined ? tables.some(table => table.on) : !tournament.isOver
}

/** Who won each of its rounds; of a tournament, who won all of it. */
function winnersOf(one: NightState['games'][number] | undefined): { key: string; first: readonly string[] }[] {
  const { tournament, compared, results = [] } = one ?? {}
  if (compared !== undefined) {
    const most = Math.max(...compared.map(({ points }) => points))
    const first = compared.flatMap(({ person, points }) => (points === most ? [person] : []))
    return first.length === 0 ? [] : [{ key: 'compared', first }]
  }
  if (tournament === undefined) {
    return results.flatMap(({ record, places: [first = []] }) => (first.length === 0 ? [] : [{ key: record, first }]))
  }
  if (!tournament.isOver || one?.skipped === true) return []
  const first = tournament.ranks.flatMap(({ place, entrant }) => (place === 1 ? tournament.entrants[entrant]! : []))
  return first.length === 0 ? [] : [{ key: 'tournament', first }]
}
