import { computed, type ComputedRef } from 'vue'
import type { NightWord } from '../../../src-engine/night/acts.ts'
import type { NightState } from '../../../src-engine/night/state.ts'
import type { Standing } from '../../../src-engine/night/standings.ts'
import { useHost } from '../../connection/host.ts'
import type { KnownNight } from '../../connection/mirror.ts'
import { seatColour } from '../../design/index.ts'
import { formatList, t } from '../../words/index.ts'
import type { Face, Step } from '../ending/faces.ts'
import { useSend } from '../use-send.ts'

/** A line of the standings, and who it is about. */
export interface StandingRow extends Standing {
  readonly face: Face
  readonly in: boolean
  readonly headStart: number
  /** Why it stands where it does, where points alone don’t say it. */
  readonly why?: string | undefined
}

/** What is shown of a night, this evening's or a past one. Nothing of it is worked out here but how it is shown. */
export function nightShown(night: ComputedRef<KnownNight | undefined>) {
  const faces = computed(
    () =>
      new Map(
        (night.value?.people ?? []).map(({ id, name, avatar, colour }) => [
          id,
          { seat: id, name, avatar, colour: seatColour(colour).fill, bot: false } satisfies Face,
        ]),
      ),
  )
  const rows = computed((): readonly StandingRow[] =>
    (night.value?.standings ?? []).map(standing => {
      const { in: isIn, headStart } = night.value!.people.find(one => one.id === standing.person)!
      return { ...standing, face: faces.value.get(standing.person)!, in: isIn, headStart }
    }),
  )
  /** Games that count: every round that was played to its end, and a tournament that is over. */
  const played = computed(() =>
    (night.value?.games ?? []).reduce((sum, { results, compared, tournament, skipped }) => {
      if (compared !== undefined) return sum + Math.min(1, compared.length)
      const counted = tournament === undefined ? results.length : tournament.isOver && !skipped ? 1 : 0
      return sum + counted
    }, 0),
  )
  /** The podium of the evening, first places first; whoever never played stands nowhere. */
  const steps = computed((): readonly Step[] => {
    const those = rows.value.filter(row => row.games > 0)
    return [...new Set(those.map(row => row.place))].map(place => ({
      place,
      faces: those.filter(row => row.place === place).map(row => row.face),
    }))
  })
  const namesOf = (people: readonly string[]): string =>
    formatList(people.flatMap(id => faces.value.get(id)?.name ?? []))
  const title = computed(() => {
    const winners = steps.value[0]?.faces ?? []
    if (winners.length === 0) return t('night.no-champion')
    return t('night.champion', { who: formatList(winners.map(face => face.name)), n: winners.length })
  })
  return { night, faces, rows, played, steps, title, namesOf }
}
export type NightShown = ReturnType<typeof nightShown>

type PreparingTable = NightState['games'][number]['tables'][number]

/** The house’s night as this person sees it, and what they may do. */
export function useNight() {
  const host = useHost()
  const { send } = useSend()
  const night = computed(() => host.night)
  const shown = nightShown(night)
  const leads = computed(() => host.welcome?.owner === true || night.value?.host === host.you?.id)
  const mine = computed(() => night.value?.people.find(one => one.id === host.you?.id))
  /** Where this person has a seat in the game that is on; one that was archived with its host is among the unfinished games. */
  const myTable = computed(() => {
    const tables = night.value?.phase === 'playing' ? (night.value.games.at(-1)?.tables ?? []) : []
    const table = tables.find(one => one.on && one.people.includes(host.you?.id ?? ''))?.id
    return host.lobby.tables.some(one => one.id === table) ? table : undefined
  })
  /** The tables where everybody prepares for the tournament, before its first round. */
  const preparing = computed((): readonly PreparingTable[] => {
    const { tables = [], tournament, skipped } = night.value?.games.at(-1) ?? {}
    if (tournament === undefined || skipped === true) return []
    return tournament.matches.some(one => one.table !== undefined) ? [] : tables
  })
  const isPreparing = computed(() => preparing.value.some(one => one.on))
  const now = computed(() => night.value?.playlist[night.value.games.length - 1])
  /** The tournament that is on has rounds to come. */
  const goesOn = computed(() => {
    const last = night.value?.games.at(-1)
    return last?.tournament?.isOver === false && !last.skipped && night.value?.phase !== 'over'
  })
  const next = computed(() => (goesOn.value ? now.value : night.value?.playlist[night.value.games.length]))
  /** Whether the host did it; why it did not is shown. */
  const act = (word: NightWord): Promise<boolean> =>
    send({ say: 'night', act: word }, ['night.refusals', 'refusals', 'problems'])
  return { ...shown, host, leads, mine, myTable, preparing, isPreparing, now, next, goesOn, act }
}
export type NightHere = ReturnType<typeof useNight>
