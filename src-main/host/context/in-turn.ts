/** Does one thing after the other. */
export interface InTurn {
  /** Begins the work once all that was asked for before has ended, well or not; gives what comes of it. */
  do<T>(work: () => T | Promise<T>): Promise<T>
  /** Resolves once all that was asked for by now has ended. */
  ended(): Promise<unknown>
}

/** `failed`: hears of work that failed, before the next begins. */
export function inTurn(failed: (error: unknown) => void = () => undefined): InTurn {
  let before: Promise<unknown> = Promise.resolve()
  return {
    do: work => {
      const mine = before.then(() => work())
      before = mine.catch(failed)
      return mine
    },
    ended: () => before,
  }
}
