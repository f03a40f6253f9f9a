import { temperOf } from '../../../src-engine/whist/tempers.ts'
import { t } from '../../words/index.ts'

/** How a bot of this seat likes to play, in half a sentence. */
export function temperText(seat: string): string {
  return t(`whist.temper.${temperOf(seat)}`)
}
