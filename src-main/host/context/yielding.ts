/** Milliseconds of work in one go. */
const longestMs = 2

/**
 * For long work on the host's own thread: called between two small pieces of it, and awaited where it returns a promise,
 * it lets other work run. `spent`: told how many milliseconds each go took.
 */
export function yielding(spent?: (ms: number) => void): () => Promise<void> | undefined {
  let since = performance.now()
  const turn = async (): Promise<void> => {
    spent?.(performance.now() - since)
    await new Promise(resolve => setImmediate(resolve))
    since = performance.now()
  }
  return () => (performance.now() - since < longestMs ? undefined : turn())
}
