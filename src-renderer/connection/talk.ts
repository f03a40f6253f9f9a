import { shallowRef } from 'vue'
import type { ToClient } from '../../src-engine/protocol/to-client.ts'

export type Chat = Extract<ToClient, { say: 'chat' }>
export type Point = Extract<ToClient, { say: 'point' }>
const kept = 200

/** What people say and point at, at all tables followed here. */
export function useTalk() {
  /** Oldest first. */
  const chats = shallowRef<readonly Chat[]>([])
  const pointed = shallowRef<Point>()
  function heard(message: Chat | Point): void {
    if (message.say === 'chat') chats.value = [...chats.value, message].slice(-kept)
    else pointed.value = message
  }
  return { chats, pointed, heard }
}
