import { shallowRef } from 'vue'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'

export type Chat = Extract<ToClient, { say: 'chat' }>
type Seen = Extract<ToClient, { say: 'seen' }>
export type Point = Extract<ToClient, { say: 'point' }>
const kept = 200

/** What people say, point at and have seen enough of, at all tables followed here. */
export function useTalk() {
  /** Oldest first. */
  const chats = shallowRef<readonly Chat[]>([])
  const pointed = shallowRef<Point>()
  /** Of what happened at this table everybody has seen enough; another object each time. */
  const seen = shallowRef<Seen>()
  function heard(message: Chat | Point | Seen): void {
    if (message.say === 'chat') chats.value = [...chats.value, message].slice(-kept)
    else if (message.say === 'point') pointed.value = message
    else seen.value = message
  }
  return { chats, pointed, seen, heard }
}
