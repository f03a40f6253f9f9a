const lookMs = 5

/** Resolves once it is so, or after this many milliseconds; to whether it is. */
export async function until(is: () => boolean, withinMs: number): Promise<boolean> {
  for (const end = performance.now() + withinMs; !is() && performance.now() < end;)
    await new Promise(resolve => setTimeout(resolve, lookMs))
  return is()
}
