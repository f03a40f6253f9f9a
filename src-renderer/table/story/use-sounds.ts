import { watch } from 'vue'
import { playSound, type SoundName } from '../../design/index.ts'
import type { GameTableProps } from '../contract.ts'
import { ringTurn } from './ring-turn.ts'
import { useNewEvents } from './use-new-events.ts'

/** The sounds of a game's story: each new event is heard once; what came before this table was opened is not. */
export function useSounds<Event>(
  props: Pick<GameTableProps<unknown, Event>, 'events'>,
  soundsOf: (events: readonly Event[]) => readonly SoundName[],
): void {
  useNewEvents<Event>(props, events => {
    for (const sound of soundsOf(events)) void playSound(sound)
  })
}

/** That it is the viewer's own turn is heard. */
export function useTurnRing(
  props: Pick<GameTableProps<{ readonly toAct: readonly string[] }>, 'view' | 'viewer' | 'table'>,
): void {
  watch(
    () => props.view.toAct.includes(props.viewer),
    mine => mine && ringTurn(props.table),
  )
}
