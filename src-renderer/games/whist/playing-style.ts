import { playingStyleOf } from '../../../src-engine/whist/bots/playing-styles.ts'
import { t } from '../../words/index.ts'

/** How a bot of this seat likes to play, in half a sentence. */
export function playingStyleText(seat: string): string {
  return t(`whist.playingStyle.${playingStyleOf(seat)}`)
}
