/*
 * Duplicate: a deal is played at every table from the same seed, and each person is compared with those who held the same
 * cards, at the same seat of the other tables. A deal is one hand, and what counts are its tricks: a ladder of hands drifts
 * apart as soon as somebody else is knocked out, and from there on nobody holds the same cards any more.
 */

/** Who sits where, by table and seat; where there is nobody a bot plays. */
export type Seating = readonly (readonly (string | null)[])[]

/** One table's deal. */
export interface PlayedDeal {
  /** Counts from 0. */
  readonly deal: number
  readonly people: Seating[number]
  /** What each seat made of its cards, in tricks: more is better. */
  readonly made: readonly number[]
}

/** How one person did beside those who held the same cards. */
export interface Comparison {
  readonly person: string
  readonly deal: number
  /** From 0. */
  readonly seat: number
  readonly made: number
  /** Everybody else who held these cards, bots among them. */
  readonly others: readonly { readonly person: string | null; readonly made: number }[]
  /** The share of the others who made less, equal ones by half: 0 to 1. */
  readonly points: number
}

/** More rounds of exchange change next to nothing. */
const exchanges = 12

/**
 * Who sits where in the next deal: at two tables at least, as few as will do, all of so many seats, with as many people as
 * any other, or one more. They are moved so that they sit with those they have met least, and are compared with those they
 * were least compared with, by exchanging two of them as long as that helps. Each is at one table, so nobody plays a deal
 * again.
 */
export function duplicateSeating(people: readonly string[], seats: number, before: readonly Seating[]): Seating {
  const count = Math.max(2, Math.ceil(people.length / seats))
  const seating = Array.from({ length: count }, () => Array.from({ length: seats }, (): string | null => null))
  for (const [at, person] of people.entries()) seating[at % count]![Math.floor(at / count)] = person
  const met = timesTogether(before, person => person)
  const compared = timesTogether(before, seatsOf)
  // Beside bots alone nobody is compared at all: that is worse than any comparison that was made before.
  const unbeside = count * (before.length + 1) ** 2
  const costAt = (table: number, seat: number): number => {
    const person = seating[table]![seat]!
    if (person === null) return 0
    const rivals = seating.map(row => row[seat]!)
    const alone = rivals.every(rival => rival === null || rival === person)
    return costOf(met, person, seating[table]!) + costOf(compared, person, rivals) + (alone ? unbeside : 0)
  }
  const exchange = (slot: Slot, other: Slot): void => {
    const person = seating[slot.table]![slot.seat]!
    seating[slot.table]![slot.seat] = seating[other.table]![other.seat]!
    seating[other.table]![other.seat] = person
  }
  const slots = seating.flatMap((row, table) => row.map((_, seat): Slot => ({ table, seat })))
  for (let round = 0, helped = true; round < exchanges && helped; round++) {
    helped = false
    for (const [index, slot] of slots.entries()) {
      for (const other of slots.slice(index + 1)) {
        const empty = [slot, other].filter(({ table, seat }) => seating[table]![seat] === null).length
        // Beside a bot somebody only changes seats: tables stay as full as they are.
        if (empty === 2 || (empty === 1 && slot.table !== other.table)) continue
        const cost = costAt(slot.table, slot.seat) + costAt(other.table, other.seat)
        exchange(slot, other)
        if (costAt(slot.table, slot.seat) + costAt(other.table, other.seat) < cost) helped = true
        else exchange(slot, other)
      }
    }
  }
  return seating
}

interface Slot {
  readonly table: number
  readonly seat: number
}

function seatsOf(seating: Seating): Seating {
  return (seating[0] ?? []).map((_, seat) => seating.map(row => row[seat]!))
}

type Times = ReadonlyMap<string, ReadonlyMap<string, number>>

function timesTogether(before: readonly Seating[], groupsOf: (seating: Seating) => Seating): Times {
  const times = new Map<string, Map<string, number>>()
  for (const group of before.flatMap(groupsOf)) {
    const people = group.filter(person => person !== null)
    for (const person of people) {
      const own = times.get(person) ?? new Map<string, number>()
      times.set(person, own)
      for (const other of people) if (other !== person) own.set(other, (own.get(other) ?? 0) + 1)
    }
  }
  return times
}

/** By squares: a third meeting of two is worse than a second of others. */
function costOf(times: Times, person: string, group: readonly (string | null)[]): number {
  return group.reduce((sum, other) => sum + (other === null ? 0 : (times.get(person)?.get(other) ?? 0) ** 2), 0)
}

/** Every person of every deal that was played at two tables or more. */
export function comparisons(played: readonly PlayedDeal[]): readonly Comparison[] {
  return played.flatMap(own =>
    own.people.flatMap((person, seat): Comparison[] => {
      if (person === null) return []
      const made = own.made[seat]!
      const others = played
        .filter(other => other !== own && other.deal === own.deal)
        .map(other => ({ person: other.people[seat]!, made: other.made[seat]! }))
      if (others.length === 0) return []
      const beaten = others.reduce((sum, other) => sum + (other.made < made ? 1 : other.made === made ? 0.5 : 0), 0)
      return [{ person, deal: own.deal, seat, made, others, points: beaten / others.length }]
    }),
  )
}
