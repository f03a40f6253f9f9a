import { watch } from 'vue'
import { playSound, type SoundName } from '../../design/index.ts'
import { ringTurn } from '../../table/ring-turn.ts'
import { useNewEvents } from '../../table/use-new-events.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import type { WhistProps } from './props.ts'

const sounds: { readonly [T in WhistEvent['type']]?: SoundName } = {
  deal: 'deal',
  lead: 'play',
  play: 'play',
  tap: 'knock',
  trick: 'trick',
  trump: 'trump',
  out: 'out',
  dazed: 'out',
  back: 'win',
  'round-won': 'fanfare',
}

/** The sounds of events of one moment: each sound once, even if several events have it. The end has the podium's. */
export function soundsOf(events: readonly WhistEvent[]): readonly SoundName[] {
  if (events.some(event => event.type === 'game-won')) return []
  return [...new Set(events.flatMap(({ type }) => sounds[type] ?? []))]
}

/** Each new event is heard once; what came before this table was opened is not. */
export function useWhistSounds(props: Pick<WhistProps, 'events' | 'table' | 'view' | 'viewer'>): void {
  useNewEvents(props, events => {
    for (const sound of soundsOf(events)) void playSound(sound)
  })
  watch(
    () => props.view.toAct.includes(props.viewer),
    mine => mine && ringTurn(props.table),
  )
}
