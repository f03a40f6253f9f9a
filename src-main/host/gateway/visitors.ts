import type { Quotas } from '../context/context.ts'
import { bucketEach } from './bucket.ts'

/** One connection, from its opening to its end. */
export interface Visitor {
  readonly address: string
  /** Asks to be admitted: always granted to people who are `kept` (the owner, and all who have a seat here). */
  enter(kept: () => boolean): boolean
  /** Whether one more person may be made for this address; milliseconds to wait otherwise. */
  another(): number
  /** Whether one more message of this address is heard; the owner's are counted nowhere. */
  speaks(): boolean
  gone(): void
}

interface Standing {
  readonly address: string
  readonly leave: () => void
  kept: (() => boolean) | undefined
}

/** Connections that were not admitted yet and those that were, by address: no address can take all of either. */
export interface Visitors {
  /** Somebody opened a connection. Where too many wait, the one who has waited longest, of the address with most, must `leave`. */
  arrive(address: string, leave: () => void): Visitor
}

export function visitorsOf(quotas: Quotas, steady: () => number): Visitors {
  const unadmitted = new Set<Standing>()
  const inside = new Set<Standing>()
  const { people, messages } = quotas
  const newcomers = bucketEach(people.minute / 60, people.burst, steady)
  const words = bucketEach(messages.second, messages.burst, steady)

  /** Of the address with the most of these, the first or the last that came. */
  const oneOfMost = (
    among: Iterable<Standing>,
    which: 'first' | 'last',
  ): { one: Standing; count: number } | undefined => {
    const by = new Map<string, Standing[]>()
    for (const one of among) by.set(one.address, [...(by.get(one.address) ?? []), one])
    let most: Standing[] = []
    for (const list of by.values()) if (list.length > most.length) most = list
    const one = which === 'first' ? most[0] : most.at(-1)
    return one === undefined ? undefined : { one, count: most.length }
  }
  const sendOff = (one: Standing): void => {
    unadmitted.delete(one)
    inside.delete(one)
    one.leave()
  }

  const enter = (me: Standing, kept: () => boolean): boolean => {
    if (!kept()) {
      const guests = [...inside].filter(one => one.kept?.() !== true)
      const mine = guests.filter(one => one.address === me.address).length
      if (mine >= quotas.guests.address) return false
      if (guests.length >= quotas.guests.total) {
        const crowding = oneOfMost(guests, 'last')
        if (crowding === undefined || crowding.count <= mine + 1) return false
        sendOff(crowding.one)
      }
    }
    unadmitted.delete(me)
    inside.add(me)
    me.kept = kept
    return true
  }

  return {
    arrive: (address, leave) => {
      const me: Standing = { address, leave, kept: undefined }
      unadmitted.add(me)
      if (unadmitted.size > quotas.unadmitted) {
        const crowding = oneOfMost(unadmitted, 'first')
        if (crowding !== undefined) sendOff(crowding.one)
      }
      return {
        address,
        enter: kept => enter(me, kept),
        another: () => {
          const its = newcomers(address)
          return its.take() ? 0 : its.wait()
        },
        speaks: () => words(address).take(),
        gone: () => {
          unadmitted.delete(me)
          inside.delete(me)
        },
      }
    },
  }
}
