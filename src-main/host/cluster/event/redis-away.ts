import { no } from '../../context/refusal.ts'

type Refused = ReturnType<typeof no>

/** What somebody asked for and Redis is needed for: should it go away meanwhile they hear that, and wait no longer. */
export function waitingForRedis(isAway: () => boolean) {
  const waiting = new Set<(why: Refused) => void>()
  return {
    /** Gives what the work does, or why nobody waits for it any more; it may still come to pass. */
    unlessAway: async <T>(work: () => Promise<T>): Promise<T | Refused> => {
      if (isAway()) return no('event-away')
      let leave = (_why: Refused): void => {}
      const left = new Promise<Refused>(resolve => waiting.add((leave = resolve)))
      try {
        return await Promise.race([work(), left])
      } finally {
        waiting.delete(leave)
      }
    },
    /** Redis has gone away. */
    wentAway: (): void => {
      for (const leave of waiting) leave(no('event-away'))
    },
  }
}

/** Milliseconds within which a Redis that answers at all does so. */
const withinMs = 3000

/** Rejects where Redis does not answer. */
export async function answerWithin<T>(what: Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('it does not answer')), withinMs)
  })
  try {
    return await Promise.race([what, silence])
  } finally {
    clearTimeout(late)
  }
}
