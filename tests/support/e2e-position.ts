import type { Page } from '@playwright/test'
import { botAction, counted, play, start, toAct, visibleEvents, type Match } from '../../src-engine/core/match.ts'
import type { Json } from '../../src-engine/core/json.ts'
import { games } from '../../src-engine/index.ts'
import type { WhistEvent } from '../../src-engine/whist/events.ts'
import type { WhistView } from '../../src-engine/whist/view.ts'
import { ask } from './e2e-table.ts'

export interface Sought {
  /** What the table shows. */
  readonly view: WhistView
  /** What the action just done told everybody. */
  readonly events: readonly WhistEvent[]
}
export interface FoundPosition {
  readonly text: string
  readonly seat: string
}

/** Bots play games of this kind until the table shows what is sought: a scenario that leads there, and who is to act. */
export function positionWhere(
  game: string,
  seats: readonly string[],
  wanted: (sought: Sought) => boolean,
): FoundPosition {
  for (let seed = 1; seed < 200; seed++) {
    const started = start(games[game]!, { seats, seed })
    if (!started.ok) throw new Error(started.code)
    let match: Match = started.match
    const steps: object[] = []
    while (match.game.outcome(match.state) === undefined) {
      const seat = toAct(match)[0]!
      const action = botAction(match, seat, 'easy', counted(0)) as unknown as Json
      const played = play(match, seat, action)
      if (!played.ok) throw new Error(`${seat}: ${played.refused}`)
      match = played.match
      steps.push({ by: seat, ...(action as object) })
      const view = match.game.open(match.state) as unknown as WhistView
      const events = visibleEvents(played.events, 'table') as unknown as WhistEvent[]
      if (!wanted({ view, events })) continue
      const text = JSON.stringify({ title: 'A position for a test', game, seats, seed, steps })
      return { text, seat: view.toAct[0] ?? seats[0]! }
    }
  }
  throw new Error('No such position was found.')
}

/** Sits down alone in that position, in the place of whoever is to act unless another is named. */
export async function sitInPosition(
  page: Page,
  found: FoundPosition,
  game: string,
  seat = found.seat,
): Promise<string> {
  const opened = (await ask(page, {
    say: 'open',
    game,
    solo: { bots: 3, level: 'normal' },
    scenario: found.text,
    seat,
  })) as { readonly table: string }
  await page.evaluate(table => (location.hash = `#/t/${table}`), opened.table)
  return opened.table
}
