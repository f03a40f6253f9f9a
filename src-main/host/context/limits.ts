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

/** Of the address with the most of these, the first or the last of them, and how many it has: so that no address can take all there is. */
export function ofTheMost<T extends { readonly address: string }>(
  among: Iterable<T>,
  which: 'first' | 'last' = 'first',
): { readonly one: T; readonly count: number } | undefined {
  const by = new Map<string, T[]>()
  for (const one of among) {
    const list = by.get(one.address)
    if (list === undefined) by.set(one.address, [one])
    else list.push(one)
  }
  let crowd: readonly T[] = []
  for (const list of by.values()) if (list.length > crowd.length) crowd = list
  const one = crowd.at(which === 'first' ? 0 : -1)
  return one === undefined ? undefined : { one, count: crowd.length }
}
