import { computed, type Ref } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import type { GameScreens, Names } from '../contract.ts'
import { useStory } from '../story/use-story.ts'
import { facesOf, podiumSteps } from './faces.ts'

/** How a game ends, for any screen, as far as it has been told: who finished where, and what is remembered of it. */
export function useEnding(
  state: Ref<TableState | undefined>,
  screens: Ref<GameScreens>,
  view: Ref<JsonObject | undefined>,
  names: Ref<Names>,
) {
  const faces = computed(() => facesOf(state.value?.places ?? []))
  /** Settled finishing places; nothing for a game that tells none. */
  const places = computed(() => (view.value === undefined ? undefined : screens.value.places?.(view.value)))
  /** Who is out for good, with a place or not yet; whoever has won is not. */
  const out = computed(() => {
    if (view.value === undefined) return new Set<string>()
    const placed = [...(places.value ?? [])].flatMap(([seat, place]) => (place > 1 ? seat : []))
    return new Set([...placed, ...(screens.value.outWithoutPlace?.(view.value) ?? [])])
  })
  const steps = computed(() => {
    const winners = state.value?.winners ?? []
    // Of a game that tells no places, who won is known all the same; in a draw all share what place they have.
    const known = places.value ?? (winners.length === 0 ? undefined : new Map(winners.map(seat => [seat, 1])))
    if (known === undefined || state.value?.phase !== 'over') return []
    const noted = faces.value.map(face => ({
      ...face,
      note: view.value === undefined ? '' : (screens.value.placeNote?.(view.value, face.seat) ?? ''),
    }))
    return podiumSteps(noted, known)
  })
  const story = useStory(screens)
  const awards = computed(() => (view.value === undefined ? undefined : story.value?.awards?.(view.value, names.value)))

  return { faces, places, out, steps, awards }
}
export type Ending = ReturnType<typeof useEnding>
