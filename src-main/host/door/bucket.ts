/** A token bucket: `burst` at once after a rest, `perSecond` for long. Gives whether one more may pass now. */
export function bucket(perSecond: number, burst: number, now: () => number): () => boolean {
  let left = burst
  let last = now()
  return () => {
    const at = now()
    left = Math.min(burst, left + ((at - last) / 1000) * perSecond)
    last = at
    if (left < 1) return false
    left--
    return true
  }
}
