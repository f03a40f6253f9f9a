import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { peopleIn, phaseOf, tablesOn, tournamentAt, type Night } from '../../../src-engine/night/night.ts'
import { drawingFor } from '../../../src-engine/night/tournament-round.ts'
import type { Contender } from '../../../src-engine/night/tournament/swiss.ts'
import { after as set, comes, goes, host } from '../../support/night-acts.ts'
import { next, night, swiss, won } from '../../support/night-tournament.ts'
import { everyWay, isLess, pairingCost } from '../../support/pairing-cost.ts'
import { asked, patience, runs } from '../../support/runs.ts'

// Whole events in Swiss rounds with people who leave, come late and come back: every round drawn is the best there is, by
// what really happened before. `KNOCKABOUT_FUZZ=67` plays a thousand of them and says what came of them.

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Up to so many all ways to pair a round are tried; of more, all exchanges between two of its tables. */
const mostTried = 8
const figures = {
  events: 0,
  rounds: 0,
  pairs: 0,
  rematches: 0,
  byes: 0,
  secondByes: 0,
  twiceDown: 0,
  tried: 0,
  walkOvers: 0,
}

/** What this test has seen happen to somebody. */
interface Seen {
  readonly met: string[]
  score: number
  byes: number
  floated: boolean
}

test(
  'every round of an event is the best there is: rematches, the bye, scores, floats, neighbours',
  () => {
    const event = fc
      .infiniteStream(fc.nat(9999))
      .map(stream => (below: number) => (stream.next().value as number) % below)
    fc.assert(
      fc.property(event, luck => play(luck)),
      runs(15),
    )
    expect(figures.rounds).toBeGreaterThan(figures.events)
    if (asked > 0) console.log(JSON.stringify(figures))
  },
  60_000 * patience,
)

function play(luck: (below: number) => number): void {
  const count = 2 + luck(14)
  const rounds = 2 + luck(6)
  const entered = letters.slice(0, count)
  const seen = new Map<string, Seen>()
  let now = night(entered.join(''), {})
  figures.events++
  for (let round = 1; round <= rounds; round++) {
    now = comesAndGoes(now, luck)
    const draw =
      round === 1
        ? swiss(
            peopleIn(now)
              .map(one => one.id)
              .join(''),
            rounds,
          )
        : undefined
    const drawing = drawingFor(now, draw)
    if (drawing === undefined) return
    const nameOf = (entrant: number): string =>
      (draw?.entrants ?? entrantsOf(now))[entrant]?.[0] ?? late(now)[entrant - entrantsOf(now).length]!
    const ranked = drawing.ranked.map(one => known(one, nameOf, seen))
    now = next(now, draw)
    expect(ranked.map(one => nameOf(one.entrant)).toSorted()).toEqual(
      peopleIn(now)
        .map(one => one.id)
        .toSorted(),
    )
    const drawn = tournamentAt(now, 0)!.matches.filter(one => one.match.round === round)
    const by = new Map(ranked.map(one => [one.entrant, one]))
    const way = drawn.map(one => one.entrants.map(entrant => by.get(entrant!)!))
    expect(way.flat().length).toBe(ranked.length)
    expect(isBest(way, ranked)).toBe(true)
    counted(way, ranked)
    now = played(now, way, seen, luck)
    if (phaseOf(now) === 'over') return
  }
}

function entrantsOf(now: Night): readonly (readonly string[])[] {
  return tournamentAt(now, 0)?.tournament.entrants ?? []
}

/** Whoever is in and not yet entered, in the order they will be. */
function late(now: Night): string[] {
  const entered = new Set(entrantsOf(now).flat())
  return peopleIn(now).flatMap(({ id }) => (entered.has(id) ? [] : [id]))
}

/** Between rounds some leave, somebody comes late or back; the lead stays. */
function comesAndGoes(now: Night, luck: (below: number) => number): Night {
  let later = now
  for (const { id, in: isIn } of now.people) {
    if (id !== 'a' && isIn && luck(12) === 0) later = set(later, goes(id))
    if (!isIn && luck(3) === 0) later = set(later, comes(id))
  }
  const fresh = letters.find(id => !later.people.some(one => one.id === id) && !entrantsOf(now).flat().includes(id))
  return fresh !== undefined && luck(4) === 0 ? set(later, comes(fresh)) : later
}

/** The contender as the draw has them; what it says of their way is what happened. */
function known(one: Contender, nameOf: (entrant: number) => string, seen: Map<string, Seen>): Contender {
  const own = seen.get(nameOf(one.entrant)) ?? { met: [], score: 0, byes: 0, floated: false }
  const { score, byes, floated } = own
  expect({ ...one, met: one.met.map(nameOf).toSorted() }).toEqual({
    entrant: one.entrant,
    met: own.met.toSorted(),
    score,
    byes,
    floated,
  })
  return one
}

/** Whether no other way to pair the round costs less; of many, none that exchanges people between two tables. */
function isBest(way: readonly (readonly Contender[])[], ranked: readonly Contender[]): boolean {
  const cost = pairingCost(way, ranked)
  if (ranked.length <= mostTried) {
    figures.tried++
    return [...everyWay(ranked)].every(other => !isLess(pairingCost(other, ranked), cost))
  }
  return way.every((one, at) =>
    way.slice(at + 1).every(other => {
      const rest = way.filter(table => table !== one && table !== other)
      return [...everyWay([...one, ...other])].every(
        exchanged => !isLess(pairingCost([...rest, ...exchanged], ranked), cost),
      )
    }),
  )
}

function counted(way: readonly (readonly Contender[])[], ranked: readonly Contender[]): void {
  const [rematches, byes, , , twice] = pairingCost(way, ranked)
  const fewest = Math.min(...ranked.map(one => one.byes))
  figures.rounds++
  figures.pairs += way.filter(table => table.length === 2).length
  figures.rematches += rematches!
  figures.twiceDown += twice!
  if (way.some(table => table.length === 1)) figures.byes++
  if (byes! > fewest) figures.secondByes++
}

/** Plays the round: most matches to their end; of one here and there somebody has gone, and the lead decides it. */
function played(
  now: Night,
  way: readonly (readonly Contender[])[],
  seen: Map<string, Seen>,
  luck: (below: number) => number,
): Night {
  let later = now
  const names = new Map(tournamentAt(now, 0)!.tournament.entrants.map((people, entrant) => [entrant, people[0]!]))
  const seenOf = (one: Contender): Seen => {
    const name = names.get(one.entrant)!
    const own = seen.get(name) ?? { met: [], score: 0, byes: 0, floated: false }
    seen.set(name, own)
    return own
  }
  const absent = new Set(names.values())
  for (const table of way) for (const one of table) absent.delete(names.get(one.entrant)!)
  for (const name of absent) if (seen.has(name)) seen.get(name)!.floated = false
  for (const [one, other] of way) {
    const own = seenOf(one!)
    if (other === undefined) {
      own.score++
      own.byes++
      own.floated = false
      continue
    }
    const rival = seenOf(other)
    const [a, b] = [names.get(one!.entrant)!, names.get(other.entrant)!]
    const { match } = tablesOn(later).find(table => {
      const { entrants } = tournamentAt(later, 0)!.matches[table.match!]!
      return entrants.includes(one!.entrant)
    })!
    if (b !== 'a' && luck(15) === 0) {
      later = set(later, goes(b), { do: 'award', match: match!, winner: one!.entrant, by: host })
      figures.walkOvers++
      own.score++
      own.byes++
      own.floated = false
      rival.floated = false
      continue
    }
    const [had, hadToo] = [own.score, rival.score]
    own.met.push(b)
    rival.met.push(a)
    own.floated = had > hadToo
    rival.floated = hadToo > had
    const end = luck(10)
    later = won(later, end === 0 ? `${a}=${b}` : end < 6 ? a : b)
    own.score += end === 0 ? 0.5 : end < 6 ? 1 : 0
    rival.score += end === 0 ? 0.5 : end < 6 ? 0 : 1
  }
  return later
}
