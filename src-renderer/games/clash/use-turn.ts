import { computed } from 'vue'
import type { Act } from '../../table/contract.ts'
import type { Action } from '../../table/actions/action.ts'
import { useNewEvents } from '../../table/story/use-new-events.ts'
import { useToasts } from '../../design/index.ts'
import { t } from '../../words/index.ts'
import type { ClashProps } from './props.ts'
import type { PromptButton } from './use-prompt.ts'

const passes = ['pass', 'pass-to', 'yield', 'concede']

/** Says so when one's own turn ends and one's latest action passed nothing on; `noteAct` is given each action. */
export function useTurnOver(props: ClashProps): { readonly noteAct: (act: Act) => void } {
  const toasts = useToasts()
  let latest = ''
  useNewEvents(props, events => {
    const ended = events.some(event => event.type === 'turn-ends' && event.seat === props.viewer)
    if (ended && latest !== '' && !passes.includes(latest) && props.view.phase !== 'over')
      toasts.notify(t('clash.line.turn-over'))
    if (ended) latest = ''
  })
  return { noteAct: act => void (latest = act.do) }
}

/**
 * The switch that asks at every spell and ability of the others: on by itself with two players, else as it is set
 * (RULES CLA-11). None for who looks on or is asked everywhere.
 */
export function useAskMe(props: ClashProps, act: (act: Act) => unknown) {
  const stops = computed(() => {
    const { stops: now, status } = props.view.seats[props.viewer] ?? {}
    return status === 'in' && now?.everywhere === false && props.view.phase !== 'opening' ? now : undefined
  })
  const askMe = computed<Action | undefined>(() => {
    if (stops.value === undefined) return undefined
    const { own, others, aimed, everySpell } = stops.value
    const run = (): unknown => act({ do: 'stops', own: [...own], others: [...others], aimed, everySpell: !everySpell })
    return { key: 'ask-me', label: t('clash.do.ask-me-text'), shortcut: 'q', run }
  })
  return { stops, askMe }
}

/** Space presses the default button, Enter ends the turn where that is possible, else it presses the same one. */
export function withTurnKeys(buttons: readonly PromptButton[]): readonly PromptButton[] {
  const main = buttons.find(one => one.kind === 'primary')
  const end = buttons.find(one => one.key === 'end') ?? main
  return buttons.map(one => ({ ...one, also: [...(one === main ? [' '] : []), ...(one === end ? ['Enter'] : [])] }))
}
