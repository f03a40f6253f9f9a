/** Milliseconds of work in one go. */
const most = 2

/**
 * For work on the host's own thread that takes longer than nobody notices: asked between two small pieces of it, and
 * awaited where it gives a promise, it lets everybody else have their turn.
 */
export function yielding(): () => Promise<void> | undefined {
  let since = performance.now()
  const turn = async (): Promise<void> => {
    await new Promise(resolve => setImmediate(resolve))
    since = performance.now()
  }
  return () => (performance.now() - since < most ? undefined : turn())
}
