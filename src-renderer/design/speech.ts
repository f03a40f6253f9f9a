// What happens at the table, for ears: always through a live region for screen readers, and aloud if the person wants it.
import { shallowRef } from 'vue'
import { preferences } from './preferences.ts'

export interface Announcement {
  readonly id: number
  readonly text: string
}
export const polite = shallowRef<readonly Announcement[]>([])
export const urgent = shallowRef<readonly Announcement[]>([])
let last = 0
const kept = 6

/** Takes one sentence. `now` cuts off what is being said ("Your turn"). Never throws. */
export function announce(text: string, { now = false }: { readonly now?: boolean } = {}): void {
  const words = text.trim()
  if (words === '') return
  const region = now ? urgent : polite
  region.value = [...region.value, { id: (last += 1), text: words }].slice(-kept)
  if (preferences.speech) speak(words, now)
}

/** Whether this machine can speak at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
}

function speak(text: string, now: boolean): void {
  if (!canSpeak()) return
  try {
    if (now || globalThis.speechSynthesis.pending) globalThis.speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.volume = preferences.muted ? 0 : Math.max(0.3, preferences.volume)
    utterance.lang = globalThis.document?.documentElement.lang || 'en'
    globalThis.speechSynthesis.speak(utterance)
  } catch {
    // some machines have the voice's interface without a voice; the live region has said it already
  }
}
