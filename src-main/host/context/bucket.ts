export interface Bucket {
  /** Takes one, if one is left. */
  take(): boolean
  /** Takes so much, whether it is left or not; what is owed is refilled first, and is never more than a full bucket. */
  spend(cost: number): void
  /** Milliseconds until one is left. */
  wait(): number
  /** As it was at the beginning. */
  full(): boolean
}

/** A bucket for each key; those that have had their rest are forgotten. */
export function bucketEach(perSecond: number, burst: number, steady: () => number): (key: string) => Bucket {
  const each = new Map<string, Bucket>()
  return key => {
    let its = each.get(key)
    if (its !== undefined) return its
    if (each.size >= 256) for (const [one, old] of each) if (old.full()) each.delete(one)
    each.set(key, (its = bucket(perSecond, burst, steady)))
    return its
  }
}

/** A token bucket: `burst` at once after a rest, `perSecond` for long. `steady`: a monotonic clock, in milliseconds. */
export function bucket(perSecond: number, burst: number, steady: () => number): Bucket {
  let left = burst
  let last = steady()
  const fill = (): number => {
    const at = steady()
    left = Math.min(burst, left + (Math.max(0, at - last) / 1000) * perSecond)
    last = at
    return left
  }
  return {
    take: () => {
      if (fill() < 1) return false
      left--
      return true
    },
    spend: cost => {
      left = Math.max(-burst, fill() - cost)
    },
    wait: () => (fill() >= 1 ? 0 : Math.ceil(((1 - left) / perSecond) * 1000)),
    full: () => fill() >= burst,
  }
}
