import { computed } from 'vue'
import type { NightState, PlayedGame } from '../../../src-engine/night/state.ts'
import { eliminates } from '../../../src-engine/night/tournament/tournament.ts'
import { formatOrdinal, formatTime, gameTitle, t } from '../../words/index.ts'
import type { NightShown } from './use-night.ts'
import { roundTitle } from './use-tournament.ts'

type Change = NightState['changes'][number]
type Places = readonly (readonly string[])[]

/** A change of the night in the reader's words. */
export interface ChangeShown {
  readonly number: number
  readonly text: string
  /** Who did it and when; and who took it back, if somebody did. */
  readonly by: string
  readonly isNews: boolean
  readonly canTakeBack: boolean
  /** Whom it concerns. */
  readonly people: readonly string[]
}

/** A result that can be put right. */
export interface ResultShown {
  readonly key: string
  readonly label: string
  /** Each side of it: its people, and the place it has now, from 1. */
  readonly sides: readonly { readonly key: string; readonly name: string; readonly place: number }[]
  readonly needsWinner: boolean
  readonly game: number
  readonly match?: number
  readonly record?: string
}

/** What was put right in a night, and what can be. */
export function useChanges({ night, namesOf, faces }: Pick<NightShown, 'night' | 'namesOf' | 'faces'>) {
  const nameOf = (id: string): string => night.value?.people.find(one => one.id === id)?.name ?? ''
  const changes = computed((): readonly ChangeShown[] => (night.value?.changes ?? []).map(shown).reverse())
  /** What was changed since the last draw. */
  const news = computed(() => changes.value.filter(one => one.isNews))

  function shown(change: Change): ChangeShown {
    const { number, at, by, isNews, takenBack, about } = change
    const { text, people } = wordsFor(change)
    const done = t('night.changed-by', { who: nameOf(by), time: formatTime(at) })
    const undone = takenBack && t('night.taken-back', { who: nameOf(takenBack.by), time: formatTime(takenBack.at) })
    return {
      number,
      text,
      by: [done, ...(undone === undefined ? [] : [undone])].join(' · '),
      isNews,
      canTakeBack: takenBack === undefined && about.what !== 'undo' && (about.what !== 'swap' || isNews),
      people,
    }
  }

  function wordsFor({ game, about, takenBack }: Change): { text: string; people: readonly string[] } {
    const played = night.value!.games[game]
    const title = gameTitle(night.value!.playlist[game]?.game ?? '')
    if (about.what === 'undo') return { text: t('night.round-undone', { game: title }), people: about.people }
    if (about.what === 'swap') {
      const [one, other] = [about.one, about.other].map(each => namesOf(played?.tournament?.entrants[each] ?? []))
      const key = takenBack === undefined ? 'night.swapped' : 'night.swapped-back'
      return { text: t(key, { one: one!, other: other! }), people: about.people }
    }
    const found = results.value.find(one =>
      about.what === 'match' ? one.game === game && one.match === about.match : one.record === about.record,
    )
    const people =
      about.what === 'match'
        ? peopleIn(played, about.match)
        : (played?.results.find(one => one.record === about.record)?.places.flat() ?? [])
    // What was taken back is told as it stands again.
    const result = found === undefined ? t('tournament.unknown') : resultText(found)
    const text = t('night.put-right', { match: found?.label ?? title, result })
    const stays = about.what === 'match' && about.stays === true && takenBack === undefined
    return { text: stays ? `${text}. ${t('night.pairings-stay')}` : text, people }
  }

  function resultText({ sides }: ResultShown): string {
    const first = sides.filter(one => one.place === 1)
    if (sides.every(one => one.place === 0)) return t('tournament.none')
    if (sides.length > 2) {
      const places = [...new Set(sides.map(one => one.place))].sort((a, b) => a - b)
      const at = (place: number): string => sides.flatMap(one => (one.place === place ? [one.name] : [])).join(', ')
      return places.map(place => `${formatOrdinal(place)} ${at(place)}`).join(' · ')
    }
    return first.length === 1 ? t('tournament.decide-for', { who: first[0]!.name, n: 1 }) : t('tournament.draw')
  }

  const peopleIn = (game: PlayedGame | undefined, match: number): readonly string[] => {
    const entrants = game?.tournament?.matches.find(one => one.id === match)?.entrants ?? []
    return entrants.flatMap(one => (one === null ? [] : game!.tournament!.entrants[one]!))
  }

  /** Everything that is over, the latest first. */
  const results = computed((): readonly ResultShown[] =>
    (night.value?.games ?? [])
      .flatMap((played, game) => (played.tournament === undefined ? gamesOf(played, game) : matchesOf(played, game)))
      .reverse(),
  )

  function gamesOf({ results: told, compared }: PlayedGame, game: number): ResultShown[] {
    if (compared !== undefined) return []
    const title = gameTitle(night.value!.playlist[game]!.game)
    return told.map(({ record, places }, at) => ({
      key: record,
      label: t('night.round-of', { game: title, n: at + 1 }),
      game,
      record,
      needsWinner: false,
      sides: sidesOf(places, id => faces.value.get(id)?.name ?? ''),
    }))
  }

  function matchesOf({ tournament, skipped }: PlayedGame, game: number): ResultShown[] {
    if (tournament === undefined || skipped) return []
    const nameFor = (entrant: string): string => namesOf(tournament.entrants[Number(entrant)] ?? [])
    return tournament.matches.flatMap((match): ResultShown[] => {
      const there = match.entrants.flatMap(one => (one === null ? [] : [String(one)]))
      if (match.state !== 'over' || there.length < 2) return []
      const places = match.places.map(group => group.map(String))
      return [
        {
          key: `${game} ${match.id}`,
          label: `${roundTitle(tournament, match)}, ${there.map(nameFor).join(' – ')}`,
          game,
          match: match.id,
          needsWinner: eliminates(tournament.setting.form),
          sides:
            places.length === 0 ? there.map(key => ({ key, name: nameFor(key), place: 0 })) : sidesOf(places, nameFor),
        },
      ]
    })
  }

  return { changes, news, results }
}

function sidesOf(places: Places, nameFor: (key: string) => string): ResultShown['sides'] {
  let ahead = 0
  return places.flatMap(group => {
    const place = ahead + 1
    ahead += group.length
    return group.map(key => ({ key, name: nameFor(key), place }))
  })
}

/** Sides by the places they were given, in their order. */
export function groupsOf(sides: readonly { readonly key: string; readonly place: number }[]): string[][] {
  const places = [...new Set(sides.map(one => one.place))].sort((a, b) => a - b)
  return places.map(place => sides.flatMap(one => (one.place === place ? [one.key] : [])))
}
