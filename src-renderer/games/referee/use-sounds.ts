import { watch } from 'vue'
import { ringTurn } from '../../table/ring-turn.ts'
import { useNewEvents } from '../../table/use-new-events.ts'
import { playSound, type SoundName } from '../../design/index.ts'
import type { RefereeEvent } from '../../../src-engine/referee/events.ts'
import type { RefereeProps } from './props.ts'

const sounds: { readonly [T in RefereeEvent['type']]?: SoundName } = {
  'knocked-out': 'out',
  points: 'trick',
  witnessed: 'knock',
  paused: 'refused',
  judged: 'knock',
  'fewer-turns': 'trump',
  over: 'fanfare',
}

/** Each new event is heard once; what came before this table was opened is not. `mine`: the seats whose turn rings. */
export function useRefereeSounds(props: RefereeProps, mine: () => readonly string[]): void {
  useNewEvents(props, events => {
    for (const event of events) {
      const sound = sounds[event.type]
      if (sound) void playSound(sound)
      if (event.type === 'time' && Number(event['left']) <= 60)
        void playSound(Number(event['left']) === 0 ? 'knock' : 'tick')
    }
  })
  watch(
    () => mine().filter(seat => props.view.turns.includes(seat)),
    (now, before) => {
      if (now.some(seat => !before.includes(seat))) ringTurn(props.table)
    },
  )
}
