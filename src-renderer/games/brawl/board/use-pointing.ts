import { watch } from 'vue'
import type { Seat } from '../../../../src-engine/core/game.ts'
import { announce } from '../../../design/index.ts'
import { useTemporaryList } from '../../../table/story/use-temporary-list.ts'
import { t } from '../../../words/index.ts'
import type { BrawlProps } from '../props.ts'
import { rowsOf } from './rows.ts'

interface Pointed {
  readonly seat: Seat
  readonly row: string
  readonly id: number
}

/** Bases that somebody points at, for a moment; and pointing oneself, for the others to see. */
export function usePointing(props: BrawlProps) {
  const { list, show } = useTemporaryList<Pointed>(2600)
  const shown = (one: Pointed): void => show(one, other => other.seat === one.seat)
  watch(
    () => props.live?.pointed,
    now => {
      const { row, id } = now?.at ?? {}
      if (!now || typeof row !== 'string' || typeof id !== 'number') return
      shown({ seat: now.seat, row, id })
      const bases = rowsOf(props.view).find(({ name }) => name === row)?.bases ?? []
      const base = bases.findIndex(one => one.id === id) + 1
      if (base > 0) announce(t('brawl.read.points', { who: props.names(now.seat), base }))
    },
  )
  return {
    at: (row: string, id: number): readonly Seat[] =>
      list.value.filter(one => one.row === row && one.id === id).map(one => one.seat),
    point(seat: Seat, row: string, id: number): void {
      shown({ seat, row, id })
      props.live?.point(seat, { row, id })
    },
  }
}
