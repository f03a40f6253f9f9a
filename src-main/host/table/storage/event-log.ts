import type { GameEvent, Seat, VisibleEvent, Viewer } from '../../../../src-engine/core/game.ts'
import { visibleEvents } from '../../../../src-engine/core/match.ts'

/** What happened in a play, and who did it; the deal is nobody's. */
interface Line {
  /** The match's count of plays after it. */
  readonly seq: number
  readonly told: readonly VisibleEvent<GameEvent>[]
  readonly by: Seat | undefined
}

/**
 * Everything told of a game since its deal, and of that what each viewer was told, in order: an event's number for a
 * viewer is its place there, from 1. The same record always tells the same, so numbers outlive a restart.
 */
export interface Story {
  readonly lines: Line[]
  readonly tales: Map<Viewer, GameEvent[]>
}

export function emptyStory(): Story {
  return { lines: [], tales: new Map() }
}

export function tell(story: Story, seats: readonly Seat[], line: Line): void {
  if (line.told.length === 0) return
  story.lines.push(line)
  for (const viewer of [...seats, 'table']) {
    const events = visibleEvents(line.told, viewer)
    const tale = story.tales.get(viewer)
    if (tale === undefined) story.tales.set(viewer, events)
    else tale.push(...events)
  }
}

/** How many events this viewer was told: the number of the last. */
export function toldSoFar(story: Story, viewer: Viewer): number {
  return story.tales.get(viewer)?.length ?? 0
}

/** What a viewer was told after event number `from`. */
export function toldAfter(story: Story, viewer: Viewer, from: number): readonly GameEvent[] {
  const tale = story.tales.get(viewer)
  return tale === undefined || tale.length <= from ? [] : tale.slice(from)
}
