/** Until everybody has taken their goodbye and left, or so many milliseconds: cut off earlier, some would never read it. */
export async function leftBy(sockets: ReadonlySet<unknown>, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  do await new Promise(resolve => setTimeout(resolve, 10))
  while (sockets.size > 0 && performance.now() < end)
}
