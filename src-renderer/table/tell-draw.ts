import type { TableState } from '../../src-engine/protocol/to-client.ts'
import { judgeDraw } from '../connection/joint.ts'
import { useToasts } from '../design/index.ts'
import { t } from '../words/index.ts'
import { namesOf } from './use-joint.ts'

/** Says, as a game begins, what this device finds of a seed that was drawn together, and without whose part. */
export function tellDraw(table: TableState): void {
  const toasts = useToasts()
  const { without } = table.drawn ?? {}
  if (without !== undefined) {
    const who = namesOf(table, without)
    toasts.notify(() => t('joint.without', { who }))
  }
  const found = judgeDraw(table)
  if (found === 'wrong') toasts.notify(() => t('joint.wrong'), { kind: 'bad', seconds: 0 })
  else if (found === 'mine') toasts.notify(() => t('joint.drawn'))
}
