import { computed } from 'vue'
import type { Action } from '../../../table/actions/action.ts'
import { t } from '../../../words/index.ts'
import type { ClashProps } from '../props.ts'
import { coachSpeaks } from './coach-speaks.ts'

/** The coach where it may be asked: the button that lets it speak, and whether it speaks to this seat now. */
export function useCoach(props: Pick<ClashProps, 'table' | 'view' | 'viewer'>) {
  const coach = computed<readonly Action[]>(() => {
    if (props.viewer === 'table' || props.table.coach !== true || props.view.phase === 'over') return []
    const label = t(coachSpeaks.value ? 'clashCoach.hide' : 'clashCoach.ask')
    return [{ key: 'coach', label, icon: 'eye', shortcut: 'c', run: () => (coachSpeaks.value = !coachSpeaks.value) }]
  })
  const speaks = computed(() => coach.value.length > 0 && coachSpeaks.value && props.view.toAct.includes(props.viewer))
  return { coach, speaks }
}
