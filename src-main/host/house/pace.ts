import type { Tuning } from '../context/context.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * How fast the house moves, for tests that play whole games in a browser: `KNOCKABOUT_BOT_PACE=10,30` is a bot's pause
 * before it plays, `KNOCKABOUT_GRACE=400` how long an absent person's seat waits, both in milliseconds. Unreadable values
 * are ignored.
 */
export function paceFrom(environment: Environment): Partial<Tuning> {
  const [least, most] = (environment.KNOCKABOUT_BOT_PACE ?? '').split(',').map(milliseconds)
  const grace = milliseconds(environment.KNOCKABOUT_GRACE ?? '')
  return {
    ...(least === undefined || most === undefined || most < least ? {} : { botPace: [least, most] as const }),
    ...(grace === undefined ? {} : { graceMs: grace }),
  }
}

function milliseconds(word: string): number | undefined {
  return /^\d{1,6}$/.test(word.trim()) ? Number(word) : undefined
}
