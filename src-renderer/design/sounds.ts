// The sounds of the table, made from numbers by zzfx. The synthesiser and its audio context are fetched after the
// first touch or key, as browsers ask; before that, and wherever there is no audio, a sound is silence, never an error.
import type * as zzfx from 'zzfx'
import { audioOutput } from './audio.ts'
import { preferences } from './preferences.ts'

type Parameters = readonly (number | undefined)[]
interface Note {
  readonly after: number
  readonly made: Parameters
}
const note = (after: number, ...made: Parameters): Note => ({ after, made })
const _ = undefined

// volume, randomness, frequency, attack, sustain, release, shape, curve, slide, deltaSlide, jump, jumpTime, repeat, noise …
const brass = (after: number, frequency: number, sustain: number): Note =>
  note(after, 1.2, 0, frequency, 0.02, sustain, 0.22, 2, 0.7, _, _, _, _, _, _, _, _, 0.02, 0.75, 0.03)
const bell = (after: number, frequency: number, release = 0.5): Note =>
  note(after, 0.8, 0, frequency, _, 0.03, release, 0, 1.4)
const rap = (after: number, loud: number): Note =>
  note(after, loud, 0.04, 118, _, 0.012, 0.11, 1, 1.6, -3, _, _, _, _, 0.5, _, _, _, 0.7, 0.02)

const made = {
  deal: [note(0, 0.5, 0.12, 780, 0.004, 0.01, 0.05, 4, 0.5, 6, _, _, _, _, 4)],
  play: [
    note(0, 0.8, 0.06, 210, _, 0.01, 0.06, 4, 0.8, -9, _, _, _, _, 2),
    note(22, 0.6, 0.05, 96, _, 0.01, 0.08, 1, 1.5, -2),
  ],
  trick: [
    note(0, 0.5, 0.1, 520, 0.02, 0.03, 0.09, 4, 0.5, 5, _, _, _, _, 3),
    bell(70, 587, 0.28),
    bell(150, 880, 0.36),
  ],
  trump: [bell(0, 392, 0.4), bell(110, 523, 0.4), bell(220, 784, 0.7)],
  knock: [rap(0, 1.5), rap(175, 1.3), rap(350, 1.8)],
  out: [
    note(0, 0.9, 0, 262, 0.02, 0.14, 0.2, 2, 0.8, -1.6),
    note(230, 0.9, 0, 196, 0.02, 0.3, 0.4, 2, 0.8, -1.4),
    rap(560, 1.6),
  ],
  win: [brass(0, 392, 0.09), brass(130, 523, 0.09), brass(260, 659, 0.09), brass(390, 784, 0.42)],
  refused: [note(0, 0.8, 0, 165, 0.01, 0.06, 0.09, 1, 1.2, -1), note(110, 0.8, 0, 131, 0.01, 0.08, 0.12, 1, 1.2, -1)],
  'your-turn': [bell(0, 659, 0.35), bell(120, 988, 0.55)],
  tick: [note(0, 0.45, 0, 1150, _, 0.004, 0.03, 1, 1.4)],
  fanfare: [
    ...[0, 150, 300].map(after => brass(after, 523, 0.07)),
    ...[450, 452].map((after, voice) => brass(after, voice === 0 ? 698 : 440, 0.2)),
    ...[760, 762].map((after, voice) => brass(after, voice === 0 ? 587 : 392, 0.12)),
    ...[940, 942, 944].map((after, voice) => brass(after, [1047, 784, 523][voice] ?? 523, 0.65)),
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>

export type SoundName = keyof typeof made
export const soundNames = Object.keys(made) as readonly SoundName[]

type Synthesiser = typeof zzfx
let synthesiser: Promise<Synthesiser | undefined> | undefined
const output = typeof AudioContext === 'undefined' ? undefined : audioOutput(() => new AudioContext())

async function load(): Promise<Synthesiser> {
  const loaded = await import('zzfx')
  loaded.ZZFX.volume = 0.5
  return loaded
}

/** A context that runs keeps a device's audio awake, and its battery busy: it rests when nothing has sounded for so long. */
const restAfterMs = 5000
let resting: ReturnType<typeof setTimeout> | undefined
function restLater(): void {
  clearTimeout(resting)
  resting = setTimeout(() => output?.rest(), restAfterMs)
}
function wake(): void {
  if (output === undefined) return
  output.touch()
  synthesiser ??= load().then(
    loaded => {
      // It brings a context of its own, made when nobody had touched anything.
      void loaded.ZZFX.audioContext.close().catch(() => undefined)
      restLater()
      return loaded
    },
    () => undefined,
  )
}

/**
 * For a screen nobody touches: fulfilled once it may play sound, or if it has no audio at all. The desktop's own windows may
 * at once; a browser may need a press first, and is to be asked again after each.
 */
export async function soundAllowed(): Promise<void> {
  wake()
  await output?.allowed()
  restLater()
}
if (typeof window !== 'undefined') {
  // They come with the first table: by then somebody has sat down at it with a press.
  if (globalThis.navigator?.userActivation?.hasBeenActive) wake()
  // A phone counts the end of a touch, a mouse its beginning; after a lock or a call it is the next one that brings sound back.
  for (const gesture of ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const) {
    window.addEventListener(gesture, wake, { capture: true, passive: true })
  }
}

/**
 * Plays one by name, at the person's volume; `loud` scales it. Silent when muted, before the first gesture, without audio, and
 * while the system keeps the audio to itself: a sound that had to wait is dropped.
 */
export async function playSound(name: SoundName, loud = 1): Promise<void> {
  if (preferences.muted || preferences.volume === 0) return
  try {
    const loaded = await synthesiser
    const context = await output?.running()
    if (!loaded || context === undefined) return
    const { ZZFX } = loaded
    restLater()
    for (const { after, samples, wander } of samplesWith(loaded, name)) {
      setTimeout(() => {
        try {
          if (context.state !== 'running') return
          Object.assign(ZZFX, { audioContext: context })
          ZZFX.playSamples([samples], loud * preferences.volume ** 1.6, 1 + wander * (2 * Math.random() - 1))
        } catch {
          // an audio device can vanish between two notes
        }
      }, after)
    }
  } catch {
    // no audio device: the game goes on without sound
  }
}

export interface SoundPart {
  /** When it starts, in milliseconds. */
  readonly after: number
  /** At 44,100 a second, from -1 to 1. */
  readonly samples: number[]
  /** How far it is played quicker or slower from one time to the next, so that no two sound alike: a share of its pitch. */
  readonly wander: number
}
/** Each is made once: that takes a phone several frames, and a game plays some of them a hundred times. */
const kept = new Map<SoundName, readonly SoundPart[]>()
function samplesWith({ ZZFX }: Synthesiser, name: SoundName): readonly SoundPart[] {
  const known = kept.get(name)
  if (known !== undefined) return known
  const parts = made[name].map(({ after, made: [volume, wander = 0, ...rest] }: Note) => {
    return { after, samples: ZZFX.buildSamples(volume, 0, ...rest), wander }
  })
  kept.set(name, parts)
  return parts
}
/** What a sound is made of, without playing it. */
export async function samplesOf(name: SoundName): Promise<readonly SoundPart[]> {
  return samplesWith(await load(), name)
}
