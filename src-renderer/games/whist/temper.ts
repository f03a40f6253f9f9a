import { temperOf } from '../../../src-engine/whist/tempers.ts'
import { say } from '../../words/index.ts'

/** How a bot of this seat likes to play, in half a sentence. */
export function temperWords(seat: string): string {
  return say(`whist.temper.${temperOf(seat)}`)
}
