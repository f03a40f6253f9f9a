import { computed, type Ref } from 'vue'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { formatList, t } from '../words/index.ts'

/** People of a table as one list. */
export const namesOf = (table: TableState | undefined, people: readonly string[]): string =>
  formatList(people.map(one => table?.places.find(({ person }) => person === one)?.name ?? '?'))

/** What is said of a seed that everybody draws together, beside the button that begins the game; nothing where none is drawn. */
export function useJoint(table: Ref<TableState | undefined>) {
  const words = computed(() => {
    const { parts, without = [] } = table.value?.draw ?? {}
    if (parts === undefined) return undefined
    if (parts.length === 0) return t('joint.given-up', { who: namesOf(table.value, without) })
    const areBound = parts.every(one => one.commitment !== undefined)
    const late = parts.filter(one => (areBound ? one.shown : one.commitment) === undefined).map(one => one.person)
    if (without.length > 0) return t('joint.again', { who: namesOf(table.value, without) })
    return t('joint.waits', { who: namesOf(table.value, late) })
  })
  return { words, isDrawing: computed(() => (table.value?.draw?.parts.length ?? 0) > 0) }
}
