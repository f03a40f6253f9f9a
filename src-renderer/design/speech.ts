// Announcements: one sentence after the other in a live region for screen readers, and spoken aloud if the person wants it.
import { shallowRef, watch } from 'vue'
import { preferences } from './preferences.ts'

export interface Announcement {
  readonly id: number
  readonly text: string
}
/** What was announced last, oldest first. */
export const announced = shallowRef<readonly Announcement[]>([])
let last = 0
/** A screen reader is told what is added; what stays is read by whoever goes there. */
const kept = 30
/** Sentences that wait for the voice: more than this and it has fallen so far behind that it starts again with the newest. */
const mostWaiting = 6
/** Said or yet to be said. */
const waiting = new Set<SpeechSynthesisUtterance>()

/** Announces a sentence after all earlier ones, without interrupting them. Ignores an empty one. Never throws. */
export function announce(text: string): void {
  const words = text.trim()
  if (words === '') return
  announced.value = [...announced.value, { id: (last += 1), text: words }].slice(-kept)
  if (preferences.speech) speak(words)
}

/**
 * Says a sentence that stands on the screen whenever it becomes another, but not the one that stood there already when
 * the screen opened unless `first`. What happened in the same moment is said before it.
 */
export function useAnnounced(text: () => string | undefined, { first = false } = {}): void {
  watch(text, now => announce(now ?? ''), { immediate: first, flush: 'post' })
}

/** Whether this machine can speak at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
}

/**
 * Calls something out with a voice, unless all sound is off: in place of the call before, so that none is late. Where
 * sentences are spoken too it waits for its turn like them; there is one voice.
 */
export function callOut(text: string): void {
  if (!preferences.muted) speak(text, 1.35, preferences.speech ? mostWaiting : 1)
}

/** `most`: so many sentences may wait, this one's place among them. */
function speak(text: string, rate = 1, most = mostWaiting): void {
  if (!canSpeak()) return
  try {
    if (waiting.size >= most) {
      waiting.clear()
      globalThis.speechSynthesis.cancel()
    }
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.rate = rate
    utterance.volume = preferences.muted ? 0 : Math.max(0.3, preferences.volume)
    utterance.lang = globalThis.document?.documentElement.lang || 'en'
    waiting.add(utterance)
    for (const end of ['end', 'error'] as const) utterance.addEventListener(end, () => void waiting.delete(utterance))
    globalThis.speechSynthesis.speak(utterance)
  } catch {
    // some machines have the speech API without a voice; the live region has announced it already
  }
}
