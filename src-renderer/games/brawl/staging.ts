import type { Seat } from '../../../src-engine/core/game.ts'
import type { BrawlEvent } from '../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Arrived, Scene, Staging } from '../../table/stage/scene.ts'
import type { BrawlShown } from './props.ts'

type BrawlScene = Scene<BrawlView, BrawlEvent, BrawlShown>
type Won = Extract<BrawlEvent, { type: 'base-won' }>

/** The events of the count. */
const counts: readonly BrawlEvent['type'][] = ['base-won', 'game', 'tied', 'round', 'over']

/** A Base among all of a table's, by one word. */
export const baseKey = (zone: string, id: number): string => `${zone} ${id}`

/** Milliseconds to look at each Base that is counted: fewer where there are many, and where another round waits. */
function countMs(bases: number, ended: boolean): number {
  return Math.max(150, Math.min(1400, (ended ? 6000 : 2800) / Math.max(1, bases)))
}

/** No scene delays those who play in real time; the TV shows the last seconds again, and then counts Base by Base. */
export const staging: Staging<BrawlView, BrawlEvent> = {
  scenes(arrived): readonly BrawlScene[] {
    const { before, after, events, viewer } = arrived
    if (viewer !== 'table' || before.phase !== 'play') return []
    const won = events.filter(event => event.type === 'base-won')
    if (won.length === 0) return []
    const tells = events.filter(event => !counts.includes(event.type))
    // After a round or a game that another follows, the Bases that are counted lie there no longer.
    const board = after.phase === 'over' ? uncounted(after, before) : { ...before, toAct: [] }
    const [first, ...rest] = counted(arrived, board, won)
    return [{ ...first!, tells: [...tells, ...first!.tells] }, ...rest]
  },
  moment({ before, after, events }) {
    if (before.phase !== 'play') return undefined
    const isLast = after.phase === 'over'
    const view = isLast ? uncounted(after, before) : after
    return { view, tells: events.filter(event => !counts.includes(event.type)), isLast }
  },
}

/** The board as it lies at the end, before anybody has counted it. */
function uncounted(after: BrawlView, before: BrawlView): BrawlView {
  const { result: _result, ...board } = after
  return { ...board, phase: before.phase, score: before.score, toAct: [] }
}

function counted(
  { before, after, events }: Arrived<BrawlView, BrawlEvent>,
  view: BrawlView,
  won: readonly Won[],
): readonly BrawlScene[] {
  const ms = countMs(won.length, after.phase === 'over')
  const end = events.find(event => event.type === 'over' || event.type === 'game')
  const left = new Map(Object.entries(end?.bases ?? before.score))
  const add = (seat: Seat | undefined, n: number): void => {
    if (seat !== undefined && left.has(seat)) left.set(seat, Math.max(0, left.get(seat)! + n))
  }
  // What was not won at a Base, as by the forfeit of another, stands from the beginning.
  for (const { winner } of won) add(winner, -1)
  return won.map((event, at) => {
    add(event.winner, 1)
    const shown = {
      at: 'count',
      zone: event.zone,
      id: event.id,
      before: won.slice(0, at).map(one => baseKey(one.zone, one.id)),
    } as const
    return { shown, view: { ...view, score: Object.fromEntries(left) }, tells: [event], ms, leastMs: ms }
  })
}
