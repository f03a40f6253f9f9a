import { computed, watch, type ComputedRef } from 'vue'
import { loadMessages, messagesLoaded, type MessagePart } from '../words/index.ts'

/** Loads the parts a page needs, whenever they change; true once they are here. One that can't be fetched is reported by App.vue. */
export function useMessages(parts: () => readonly MessagePart[]): ComputedRef<boolean> {
  watch(parts, now => void loadMessages(...now).catch(() => undefined), { immediate: true })
  return computed(() => messagesLoaded(parts()))
}
