import { watch } from 'vue'
import { playSound, type SoundName } from '../../design/index.ts'
import type { GameTableProps } from '../contract.ts'
import type { WhistEvent } from './seen.ts'

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
  'game-won': 'fanfare',
}

/** Each new event is heard once; what came before this table was opened is not. */
export function useWhistSounds(props: Pick<GameTableProps, 'events' | 'view' | 'viewer'>): void {
  let heard = props.events.at(-1)?.n ?? 0
  watch(
    () => props.events.at(-1)?.n ?? 0,
    () => {
      for (const { n, event } of props.events) {
        if (n <= heard) continue
        const sound = sounds[event.type as WhistEvent['type']]
        if (sound) playSound(sound)
      }
      heard = Math.max(heard, props.events.at(-1)?.n ?? 0)
    },
  )
  watch(
    () => (props.view['toAct'] as readonly string[]).includes(props.viewer),
    mine => mine && playSound('your-turn'),
  )
}
