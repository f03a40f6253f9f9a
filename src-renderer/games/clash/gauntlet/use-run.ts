import { shallowRef, watch } from 'vue'
import { readRun, settled, type GauntletRun } from '../../../../src-engine/clash/gauntlet/run.ts'
import { gauntletRuns } from '../../../device/kept-games.ts'
import type { ClashProps } from '../props.ts'

/** The run that is kept on this device, if there is one. */
export function keptRun(): GauntletRun | undefined {
  return readRun(gauntletRuns.read('clash'))
}

/** The run as the gauntlet's page changes it: each change is kept at once, so that closing the app loses nothing. */
export function useRun() {
  const run = shallowRef(keptRun())
  function keep(now: GauntletRun | undefined): void {
    run.value = now
    gauntletRuns.keep('clash', now)
  }
  return { run, keep }
}

/** Counts a duel of the gauntlet as it is played, and how it ended. The run it belongs to is named in the table's options. */
export function useGauntletDuel(props: Pick<ClashProps, 'table' | 'view' | 'viewer' | 'live'>): void {
  watch(
    [() => props.table.id, () => props.view.phase] as const,
    ([table, phase]) => {
      const run = keptRun()
      // A replay of the duel, or a run that was given up, counts for nothing.
      if (props.live === undefined || run === undefined || props.table.options['gauntlet'] !== run.seed) return
      const opponent = props.view.seatOrder.find(seat => seat !== props.viewer)
      if (opponent === undefined || props.viewer === 'table') return
      const { winners } = props.view
      const now =
        phase === 'over' ? settled(run, opponent, winners?.includes(props.viewer) === true, table) : { ...run, table }
      if (now !== run) gauntletRuns.keep('clash', now)
    },
    { immediate: true },
  )
}
