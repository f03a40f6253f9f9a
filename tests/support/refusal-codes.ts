import type { Room } from '../../src-renderer/words/rooms.ts'
import { messagesOf } from './all-messages.ts'

const english = await messagesOf('en')
const games = english['games'] as { readonly [game: string]: { readonly refusals: Room } }

/** What a game of the register refuses with: what its words have a sentence for, which the compiler holds to its codes. */
export function refusalCodesOf(game: string): readonly string[] | undefined {
  return games[game] && Object.keys(games[game].refusals)
}
