import { watch } from 'vue'
import { playSound, type SoundName } from '../../design/index.ts'
import { ringTurn } from '../../table/ring-turn.ts'
import { useNewEvents } from '../../table/use-new-events.ts'
import type { ClashEvent } from '../../../src-engine/clash/events.ts'
import type { ClashProps } from './props.ts'

const sounds: { readonly [T in ClashEvent['type']]?: SoundName } = {
  opened: 'deal',
  land: 'play',
  cast: 'play',
  attack: 'knock',
  'knocked-out': 'out',
  over: 'fanfare',
}

/** What is heard: each new event once, and that it is one's own move. */
export function useClashSounds(props: Pick<ClashProps, 'events' | 'table' | 'view' | 'viewer'>): void {
  useNewEvents(props, events => {
    for (const sound of new Set(events.flatMap(({ type }) => sounds[type] ?? []))) void playSound(sound)
  })
  watch(
    () => props.view.toAct.includes(props.viewer),
    mine => mine && ringTurn(props.table),
  )
}
