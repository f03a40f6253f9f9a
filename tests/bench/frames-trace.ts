import type { CDPSession } from '@playwright/test'

/** A frame at 60 a second has this long, in milliseconds. */
export const frame = 16.7
/** The clock of the trace is finer than the beat of the frames; half a millisecond is no late frame. */
export const slack = 0.5

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly pid: number
  readonly tid: number
  /** How long it took by the clock, and how much of that the processor worked on it; in microseconds. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly frameSeqId?: number; readonly [key: string]: unknown }
}

/** What a trace says of a page's frames. All times are milliseconds. */
export interface Frames {
  /** From one frame handed over to the screen to the next. */
  readonly gaps: readonly number[]
  /** The same by the beats of the screen they were made for: longer than a beat where one went by without a frame. */
  readonly beats: readonly number[]
  /** The page's own work on each frame: scripts, style, layout, paint. */
  readonly work: readonly number[]
  /** Frames begun, and those of them that came with something missing or not at all. */
  readonly begun: number
  readonly dropped: number
  /** Processor time of drawing layers, and of everything that has to do with the page. */
  readonly raster: number
  readonly all: number
}

export function readTrace(events: readonly TraceEvent[]): Frames {
  const named = (name: string): TraceEvent[] =>
    events.filter(event => event.name === name).toSorted((a, b) => a.ts - b.ts)
  const [drawn, begun] = [named('DrawFrame'), named('BeginFrame')]
  const beatOf = new Map(begun.map(({ args, ts }) => [args?.frameSeqId, ts]))
  const beats = drawn.flatMap(({ args }) => beatOf.get(args?.frameSeqId) ?? [])
  const raster = workOf(named('RasterTask'))
  return {
    gaps: between(drawn.map(event => event.ts)),
    beats: between(beats),
    work: workBetween(drawn, events),
    begun: begun.length,
    dropped: named('DroppedFrame').length,
    raster,
    all: workOf(named('RunTask')) + raster,
  }
}

/** Several traces of the same page as if they were one. */
export function gathered(all: readonly Frames[]): Frames {
  const sum = (of: (one: Frames) => number): number => all.reduce((total, one) => total + of(one), 0)
  return {
    gaps: all.flatMap(one => one.gaps),
    beats: all.flatMap(one => one.beats),
    work: all.flatMap(one => one.work),
    begun: sum(one => one.begun),
    dropped: sum(one => one.dropped),
    raster: sum(one => one.raster),
    all: sum(one => one.all),
  }
}

function between(times: readonly number[]): number[] {
  return times.slice(1).map((at, index) => (at - times[index]!) / 1000)
}

function workOf(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0)
}

/** Processor time of the page's main thread between one frame and the next, in milliseconds. */
function workBetween(drawn: readonly TraceEvent[], events: readonly TraceEvent[]): number[] {
  const main = events.find(event => event.name === 'UpdateLayoutTree')
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const work = drawn.slice(1).map(() => 0)
  let at = 0
  for (const { ts, tdur = 0 } of tasks) {
    while (at < work.length && ts >= drawn[at + 1]!.ts) at++
    if (at < work.length && ts >= drawn[0]!.ts) work[at]! += tdur / 1000
  }
  return work
}

/** Everything Chromium traced while this ran. */
export async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  })
  await run()
  await session.send('Tracing.end')
  await complete
  return events
}
