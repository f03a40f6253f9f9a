import { shallowRef, type ShallowRef } from 'vue'
import type { GameEvent, Viewer } from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Numbered } from '../contract.ts'
import type { Arrived, Passing, Scene, Staging } from './scene.ts'

/** What a screen shows now, and nothing newer. */
export interface Staged {
  readonly view: JsonObject
  /** As they were told, oldest first. */
  readonly events: readonly Numbered<GameEvent>[]
  /** What the game shows by itself at this moment. */
  readonly scene: unknown
  /** The end may be told. */
  readonly over: boolean
  /** It was told before and is shown once more: the events that were told with it. */
  readonly again?: readonly GameEvent[]
}
/** The table as the host has it. */
export type Latest = Omit<Staged, 'scene' | 'again'>

interface Step {
  readonly staged: Staged
  readonly ms: number
  readonly leastMs: number
  /** By `performance.now()`; the same object for all steps of one arrival. */
  readonly arrival: { readonly at: number }
}

/** Milliseconds an arrival waits at most for those before it. */
const longestWaitMs = 3000
/** What lies on the table last is looked at before the end is told. */
const lastLookMs = 1500
/** A play that others wait behind is seen for a moment. */
const passingMs = 240
/** What is asked for again is looked at for so many times as long. */
const againSlower = 2
const keptEvents = 100

/**
 * Stands between the views that arrive and what is shown. The scenes of each arrival are shown one after another, then the
 * view itself; arrivals wait for each other, but never for longer than a few seconds: then all older scenes are skipped.
 */
export class Stage {
  readonly #staged: ShallowRef<Staged | undefined> = shallowRef()
  readonly #holding = shallowRef(false)
  /** The last scenes that people may ask for again, as the whole room was told them. */
  readonly #remembered: ShallowRef<readonly Scene[]> = shallowRef([])
  /** The last seconds of a game without turns, as they passed; people may ask for them once that is all. */
  #passed: readonly Passing[] = []
  #queue: readonly Step[] = []
  #current: Step | undefined
  #since = 0
  #latest: Latest | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #speed: () => number

  /** `speed`: how many times as fast as people play it is shown. */
  constructor(speed: () => number = () => 1) {
    this.#speed = speed
  }

  get staged(): Staged | undefined {
    return this.#staged.value
  }
  /** Something is shown that holds back what came after it. */
  get holding(): boolean {
    return this.#holding.value
  }

  /** Something can be shown again. */
  get remembers(): boolean {
    return this.#remembered.value.length > 0
  }

  /** Shows the last trick or the like once more, unless something is being shown; whatever comes meanwhile ends it. */
  again(): void {
    const now = this.#staged.value
    if (now === undefined || this.#queue.length > 0) return
    const arrival = { at: performance.now() }
    const steps = againSteps(this.#remembered.value, now, arrival)
    if (steps.length === 0) return
    this.#queue = [...steps, { staged: now, ms: 0, leastMs: 0, arrival }]
    this.#next()
  }

  /** Takes what the host sent. The first view, and one that leaves a gap in the story, is shown as it is. */
  take(latest: Latest, staging: Staging | undefined, viewer: Viewer = 'table'): void {
    const before = this.#latest
    if (before?.view === latest.view && before.events === latest.events && before.over === latest.over) return
    this.#latest = latest
    const last = lastNumber(before?.events)
    const fresh = latest.events.filter(one => one.n > last)
    const restarted = lastNumber(latest.events) < last
    // Who came in the middle of a game was not sent what happened before.
    const gap = last > 0 && fresh[0] !== undefined && fresh[0].n > last + 1
    if (before === undefined || restarted || gap) return this.#jump(latest)
    const events = fresh.map(one => one.event)
    const arrived = { before: before.view, after: latest.view, events, viewer }
    const scenes = staging?.scenes(arrived) ?? []
    this.#remember(arrived, scenes, staging)
    const replay = this.#pass(arrived, staging)
    // The end is told once nothing else is left to be shown.
    const ended = this.#staged.value?.over === true
    this.#queue = this.#queue.map(step => ({ ...step, staged: { ...step.staged, over: ended } }))
    const final = this.#queue.at(-1)
    if (before.view === latest.view && before.events === latest.events && final !== undefined) {
      // Only that the table is over is new: it is told with the view that is yet to be shown.
      this.#queue = [...this.#queue.slice(0, -1), { ...final, staged: { ...final.staged, over: latest.over } }]
      return this.#advance()
    }
    // That the table is over belongs to the view that ended it, and cuts none of its scenes short.
    const arrival = (before.view === latest.view && this.#queue.at(-1)?.arrival) || { at: performance.now() }
    // Scenes have led to the end; without any the table is looked at once more before it is told.
    const looksBack = latest.over && !ended && scenes.length === 0
    const steps = this.#stepsOf(latest, fresh, scenes, ended, looksBack && replay.length === 0, arrival)
    const now = this.#queue.at(-1)?.staged ?? this.#staged.value
    // What the room has to see is not hurried by what comes after it.
    const again = now && againSteps(replay, now, arrival).map(step => ({ ...step, leastMs: step.ms }))
    this.#queue = [...this.#queue, ...(again ?? []), ...steps]
    this.#advance()
  }

  /** Ends what is shown now. */
  hurry(): void {
    if (this.#queue.length > 0) this.#next()
  }

  /** Shows the table as it is now; what was not told yet is told at once. */
  skip(): void {
    const last = this.#queue.at(-1)
    this.#clear()
    if (last) this.#staged.value = last.staged
  }

  /** Something is missed from here on: the next view is shown as it is. */
  catchUp(): void {
    this.#latest = undefined
  }

  /** Forgets the table: the next view is the first of another. */
  reset(): void {
    this.#latest = undefined
    this.#clear()
    this.#passed = []
    this.#remembered.value = []
    this.#staged.value = undefined
  }

  #remember(arrived: Arrived, scenes: readonly Scene[], staging: Staging | undefined): void {
    if (staging?.isShownAgain === undefined) return
    // What a seat is not shown by itself, such as an exchange of blows, it may ask for all the same.
    const forAll = arrived.viewer === 'table' ? scenes : staging.scenes({ ...arrived, viewer: 'table' })
    const worth = forAll.filter(scene => staging.isShownAgain?.(scene) === true)
    if (worth.length > 0) this.#remembered.value = worth
  }

  /** Notes what passes in a game without turns; gives what the room sees again now, as its end has come. */
  #pass(arrived: Arrived, staging: Staging | undefined): readonly Scene[] {
    if (staging?.passes === undefined || arrived.before === arrived.after) return []
    const { passed, scenes } = staging.passes(this.#passed, arrived)
    this.#passed = passed
    if (scenes.length > 0) this.#remembered.value = scenes
    return arrived.viewer === 'table' ? scenes : []
  }

  #jump(latest: Latest): void {
    this.#clear()
    this.#passed = []
    this.#remembered.value = []
    this.#staged.value = { ...latest, scene: undefined }
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.#current = undefined
    this.#holding.value = false
  }

  #stepsOf(
    { view, over }: Latest,
    fresh: readonly Numbered<GameEvent>[],
    scenes: readonly Scene[],
    ended: boolean,
    looksBack: boolean,
    arrival: Step['arrival'],
  ): readonly Step[] {
    let soFar = (this.#queue.at(-1)?.staged ?? this.#staged.value)?.events ?? []
    const tell = (some: readonly GameEvent[]): readonly Numbered<GameEvent>[] => {
      const last = soFar.length === 0 ? (fresh[0]?.n ?? 1) - 1 : lastNumber(soFar)
      soFar = [...soFar, ...some.map((event, at) => ({ n: last + at + 1, event }))].slice(-keptEvents)
      return soFar
    }
    const inScenes = new Set(scenes.flatMap(scene => scene.tells))
    const steps = scenes.map(({ shown, view: then, tells, ms, leastMs }): Step => {
      return { staged: { view: then, events: tell(tells), scene: shown, over: ended }, ms, leastMs, arrival }
    })
    const after = {
      view,
      events: tell(fresh.map(one => one.event).filter(event => !inScenes.has(event))),
      scene: undefined,
    }
    if (looksBack) steps.push({ staged: { ...after, over: false }, ms: lastLookMs, leastMs: 0, arrival })
    const leastMs = this.#holding.value || scenes.length > 0 ? passingMs : 0
    return [...steps, { staged: { ...after, over }, ms: 0, leastMs, arrival }]
  }

  #next(): void {
    const [next, ...rest] = this.#queue
    this.#queue = rest
    this.#current = next
    this.#since = performance.now()
    if (next) this.#staged.value = next.staged
    this.#advance()
  }

  /** Moves on as soon as what is shown has had its time. */
  #advance(): void {
    clearTimeout(this.#timer)
    const now = performance.now()
    const current = this.#current
    const waiting = this.#queue.find(step => step.arrival !== current?.arrival)?.arrival
    if (waiting !== undefined && current !== undefined && now - waiting.at >= longestWaitMs) {
      this.#queue = this.#queue.slice(this.#queue.findIndex(step => step.arrival === waiting))
      return this.#next()
    }
    this.#holding.value = this.#queue.length > 0 && [current, ...this.#queue].some(holds)
    if (this.#queue.length === 0) return
    const stands = current === undefined ? 0 : (waiting === undefined ? current.ms : current.leastMs) / this.#speed()
    const left = this.#since + stands - now
    if (left <= 0) return this.#next()
    const hurryMs = waiting === undefined ? left : waiting.at + longestWaitMs - now
    this.#timer = setTimeout(() => this.#advance(), Math.min(left, hurryMs))
  }
}

/** What was told before, shown over `now` and slower, so that it can be looked at. */
function againSteps(scenes: readonly Scene[], now: Staged, arrival: Step['arrival']): readonly Step[] {
  return scenes.map(({ shown, view, tells, ms }) => {
    return { staged: { ...now, view, scene: shown, again: tells }, ms: againSlower * ms, leastMs: 0, arrival }
  })
}

function holds(step: Step | undefined): boolean {
  const { scene, again } = step?.staged ?? {}
  return step !== undefined && (scene ?? again) !== undefined && step.leastMs > 0
}

function lastNumber(events: readonly Numbered<GameEvent>[] = []): number {
  return events.at(-1)?.n ?? 0
}
