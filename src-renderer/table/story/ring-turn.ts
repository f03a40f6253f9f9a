import { playSound, preferences } from '../../design/index.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'

/**
 * One's turn has begun: it is heard, and felt in a pocket or on a loud evening by who plays with others. Desktops have
 * nothing to shake, and in practice one looks at the table anyway.
 */
export function ringTurn({ solo }: Pick<TableState, 'solo'>): void {
  void playSound('your-turn')
  if (preferences.vibrates && !solo) globalThis.navigator?.vibrate?.(80)
}
