import { shallowRef } from 'vue'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'

type Said = Extract<ToClient, { say: 'chat' }>
/** A line somebody said; `n` counts all that came here. */
export type Chat = Said & { readonly n: number }
type Seen = Extract<ToClient, { say: 'seen' }>
export type Point = Extract<ToClient, { say: 'point' }>
const kept = 200

/** Chat, pointing and "everybody has seen it", at all tables followed here. */
export function useTalk() {
  let last = 0
  /** Oldest first. */
  const chats = shallowRef<readonly Chat[]>([])
  const pointed = shallowRef<Point>()
  /** The table at which everybody has pressed Continue; a new object each time. */
  const seen = shallowRef<Seen>()
  function heard(message: Said | Point | Seen): void {
    if (message.say === 'chat') chats.value = [...chats.value, { ...message, n: (last += 1) }].slice(-kept)
    else if (message.say === 'point') pointed.value = message
    else seen.value = message
  }
  return { chats, pointed, seen, heard }
}
