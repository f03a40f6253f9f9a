import { computed, watch, type Ref } from 'vue'
import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { useToasts } from '../design/index.ts'
import { formatList, t } from '../words/index.ts'

const namesOf = (table: TableState | undefined, people: readonly string[]): string =>
  formatList(people.map(one => table?.places.find(({ person }) => person === one)?.name ?? '?'))

/** Says, as a game begins, what this device finds of a seed that was drawn together, and without whose part. Lives longer than the lobby. */
export function useJointNews(table: Ref<TableState | undefined>): void {
  const toasts = useToasts()
  watch(
    () => table.value?.phase,
    async (phase, before) => {
      const { drawn } = table.value ?? {}
      if (phase !== 'playing' || before === undefined || drawn === undefined) return
      if (drawn.without !== undefined) {
        const who = namesOf(table.value, drawn.without)
        toasts.notify(() => t('joint.without', { who }))
      }
      const { judgeDraw } = await import('../connection/joint.ts')
      const found = judgeDraw(table.value!)
      if (found === 'wrong') toasts.notify(() => t('joint.wrong'), { kind: 'bad', seconds: 0 })
      else if (found === 'mine') toasts.notify(() => t('joint.drawn'))
    },
  )
}

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
