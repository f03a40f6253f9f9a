// Announcements: what happened and what stands now, a moment at a time, in a live region for screen readers, and spoken aloud if the person wants it.
import { onScopeDispose, shallowRef, watch } from 'vue'
import { preferences } from './preferences.ts'

export interface Announcement {
  readonly id: number
  readonly text: string
}
/** What was announced last, oldest first: all of one moment in one. */
export const announced = shallowRef<readonly Announcement[]>([])
let last = 0
/** A screen reader is told what is added; what stays is read by whoever goes there. */
const kept = 30
/** Sentences that wait for the voice: more than this and it has fallen so far behind that it starts again with the newest. */
const mostWaiting = 6
/** Said or yet to be said. */
const waiting = new Set<SpeechSynthesisUtterance>()

/**
 * Milliseconds in which what is said belongs to one moment. Screen readers speak what is added in the same moment in any
 * order: it is added as one, what happened first.
 */
const momentMs = 40
/** Between what is added and what is added next, in milliseconds, for the same reason. */
const apartMs = 120
/** What a screen reader takes for a letter at the speed it comes with, in milliseconds. */
const letterMs = 50
/** So far behind a voice may fall, in milliseconds: then what else is said waits, so that it can be left out as it grows old. */
const behindMs = 2500
/** So many sentences of what happened are said after a wait, the newest: the log has all of it. */
const mostLate = 5

interface News {
  readonly text: string
  readonly own: boolean
}
/** What is yet to be said: what happened, and after it what stands, of each that tells it the newest. */
let news: readonly News[] = []
const standing = new Map<object, string>()
let due: ReturnType<typeof setTimeout> | undefined
let toldAt = 0
/** When what was told will have been heard, as well as can be known: no screen reader says. */
let heardAt = 0

/**
 * Announces a sentence after all earlier ones, without interrupting them. Ignores an empty one. Never throws. `own`: it is
 * for whoever sits here now, and for nobody after them.
 */
export function announce(text: string, { own = false } = {}): void {
  const words = text.trim()
  if (words === '') return
  news = [...news, { text: words, own }]
  tellSoon()
}

/** Somebody else sits here from now on: nothing of what was said is left to be read, nor is what was for others alone said. */
export function handOnEars(): void {
  announced.value = []
  news = news.filter(one => !one.own)
}

/** Milliseconds until what was announced so far has been heard. */
export function hearingMs(): number {
  return Math.max(0, heardAt - Date.now())
}

/**
 * Says a sentence that stands on the screen whenever it becomes another, but not the one that stood there already when
 * the screen opened unless `first`. What happened in the same moment is said before it, and one that stands no longer by
 * the time it would be said is not.
 */
export function useAnnounced(text: () => string | undefined, { first = false } = {}): void {
  const stand = (now = ''): void => {
    standing.delete(text)
    if (now !== '') standing.set(text, now)
    tellSoon()
  }
  watch(text, stand, { immediate: first, flush: 'post' })
  // With the part of the screen it stood on.
  onScopeDispose(() => standing.delete(text))
}

/** Tells what is yet to be said as soon as its moment is over, and nothing else was added to the live region just now. */
function tellSoon(): void {
  due ??= setTimeout(tell, Math.max(momentMs, toldAt + apartMs - Date.now()))
}

/** `isLate`: it had to wait for what is still heard. */
function tell(isLate = false): void {
  const tooSoon = hearingMs() - behindMs
  if (tooSoon > 0) return void (due = setTimeout(tell, tooSoon, true))
  due = undefined
  const text = [...(isLate ? news.slice(-mostLate) : news).map(one => one.text), ...standing.values()].join(' ')
  news = []
  standing.clear()
  if (text === '') return
  toldAt = Date.now()
  heardAt = Math.max(toldAt, heardAt) + text.length * letterMs
  announced.value = [...announced.value, { id: (last += 1), text }].slice(-kept)
  if (preferences.speech) speak(text)
}

// Whoever presses a key hears no more of what was said before: every screen reader falls silent for it.
globalThis.addEventListener?.('keydown', () => void (heardAt = 0), true)

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
