import type { Allowance } from '../context/house.ts'
import { bucketEach } from './bucket.ts'

/** One connection, from its opening to its end. */
export interface Visitor {
  readonly address: string
  /** Asks to come in from the porch: always granted to people who are `kept` (the owner, and all who have a seat here). */
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

/** Who stands in the porch and who is in the house, by address: no address can fill either so that others stay outside. */
export interface Crowd {
  /** Somebody opened a connection. In a full porch the one who has waited longest, of the address with most in it, must `leave`. */
  arrive(address: string, leave: () => void): Visitor
}

export function crowdOf(allowance: Allowance, steady: () => number): Crowd {
  const porch = new Set<Standing>()
  const house = new Set<Standing>()
  const { people, messages } = allowance
  const newcomers = bucketEach(people.minute / 60, people.burst, steady)
  const words = bucketEach(messages.second, messages.burst, steady)

  /** Of the address with the most of these, the first or the last that came. */
  const oneOfMost = (
    crowd: Iterable<Standing>,
    which: 'first' | 'last',
  ): { one: Standing; count: number } | undefined => {
    const by = new Map<string, Standing[]>()
    for (const one of crowd) by.set(one.address, [...(by.get(one.address) ?? []), one])
    let most: Standing[] = []
    for (const list of by.values()) if (list.length > most.length) most = list
    const one = which === 'first' ? most[0] : most.at(-1)
    return one === undefined ? undefined : { one, count: most.length }
  }
  const sendOff = (one: Standing): void => {
    porch.delete(one)
    house.delete(one)
    one.leave()
  }

  const enter = (me: Standing, kept: () => boolean): boolean => {
    if (!kept()) {
      const guests = [...house].filter(one => one.kept?.() !== true)
      const mine = guests.filter(one => one.address === me.address).length
      if (mine >= allowance.guests.address) return false
      if (guests.length >= allowance.guests.house) {
        const crowding = oneOfMost(guests, 'last')
        if (crowding === undefined || crowding.count <= mine + 1) return false
        sendOff(crowding.one)
      }
    }
    porch.delete(me)
    house.add(me)
    me.kept = kept
    return true
  }

  return {
    arrive: (address, leave) => {
      const me: Standing = { address, leave, kept: undefined }
      porch.add(me)
      if (porch.size > allowance.porch) {
        const crowding = oneOfMost(porch, 'first')
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
          porch.delete(me)
          house.delete(me)
        },
      }
    },
  }
}
