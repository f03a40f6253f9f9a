import { computed, onScopeDispose, ref, watch, type Ref } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import type { GameScreens, Names } from '../contract.ts'
import { facesOf, podiumSteps } from './faces.ts'

/** What lies on the table last is looked at before the end is told, in milliseconds. */
const lastLookMs = 2200

/**
 * How a game ends, for any screen: `ended` once the end may be told (the last card has been seen; anyone who comes later
 * finds it at once), who finished where, and what is remembered of it.
 */
export function useEnding(
  state: Ref<TableState | undefined>,
  screens: Ref<GameScreens>,
  view: Ref<JsonObject | undefined>,
  names: Ref<Names>,
) {
  const faces = computed(() => facesOf(state.value?.places ?? []))
  /** Settled finishing places; nothing for a game that tells none. */
  const places = computed(() => (view.value === undefined ? undefined : screens.value.places?.(view.value)))
  /** Who is out for good, with a place or not yet. */
  const out = computed(() => {
    if (view.value === undefined) return new Set<string>()
    return new Set([...(places.value?.keys() ?? []), ...(screens.value.outWithoutPlace?.(view.value) ?? [])])
  })
  const steps = computed(() => {
    const winners = state.value?.winners ?? []
    // Of a game that tells no places, who won is known all the same.
    return winners.length === 0 ? [] : podiumSteps(faces.value, places.value ?? new Map(winners.map(seat => [seat, 1])))
  })
  const awards = computed(() =>
    view.value === undefined ? undefined : screens.value.awards?.(view.value, names.value),
  )

  const over = computed(() => state.value?.phase === 'over')
  const ended = ref(over.value)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch([over, () => state.value?.id] as const, ([now, table], [, before]) => {
    clearTimeout(timer)
    if (!now || table !== before) ended.value = now
    else timer = setTimeout(() => (ended.value = true), lastLookMs)
  })
  onScopeDispose(() => clearTimeout(timer))
  return { faces, places, out, steps, awards, ended }
}
export type Ending = ReturnType<typeof useEnding>
