import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NightAct } from '../../../src-engine/night/acts.ts'
import { matchesToSeat } from '../../../src-engine/night/corrections.ts'
import { nightShape, phaseOf, tablesOn, tournamentAt, type Night } from '../../../src-engine/night/night.ts'
import { reduceNight } from '../../../src-engine/night/reduce.ts'
import { roundToOpen } from '../../../src-engine/night/tournament-round.ts'
import { peopleByPlace } from '../../../src-engine/night/tournament/ranking.ts'
import { comes, goes, host } from '../../support/night-acts.ts'
import { night, ranks, single, swiss, won } from '../../support/night-tournament.ts'
import { runs } from '../../support/runs.ts'

// Late, gone, back, resting, swapped, undone, put right and taken back, in any order: none of it spoils the tournament.

type Luck = (below: number) => number
const letters = [...'abcdefgh']
let tables = 0

/** A press of whoever leads, as the house carries it out; the very same night where it is refused. */
function pressed(now: Night, act: NightAct): Night {
  const fresh = tablesOn(now).map(one => one.id)
  const whole = { ...act, house: { at: 1, fresh, tables: [] } } as NightAct
  const tried = reduceNight(now, whole)
  if ('refused' in tried) return now
  const seats = matchesToSeat(now, tried.night).map(({ match }) => ({
    id: `t${tables++}`,
    people: [],
    match: match.id,
  }))
  const made =
    seats.length === 0 ? tried : reduceNight(now, { ...whole, house: { at: 1, fresh, tables: seats } } as NightAct)
  return 'night' in made ? made.night : now
}

function opened(now: Night): Night {
  const people = now.people.flatMap(one => (one.in ? [one.id] : [])).join('')
  const { form } = now.playlist[0]!.tournament!
  const draw = now.opened.length > 0 ? undefined : form === 'swiss' ? swiss(people, 4) : single(people.slice(0, 4))
  const { open = [] } = roundToOpen(now, draw) ?? {}
  const made = open.map(({ match }) => ({ id: `t${tables++}`, people: [], match: match.id }))
  const next = reduceNight(now, { do: 'next', tables: made, draw, by: host })
  return 'night' in next ? next.night : now
}

function someAct(now: Night, luck: Luck): Night {
  const entrants = 1 + (tournamentAt(now, 0)?.tournament.entrants.length ?? 0)
  const matches = 1 + (tournamentAt(now, 0)?.matches.length ?? 0)
  const somebody = letters[1 + luck(letters.length - 1)]!
  const on = tablesOn(now)
  switch (luck(9)) {
    case 0:
      return pressed(now, comes(somebody))
    case 1:
      return pressed(now, goes(somebody))
    case 2:
      return pressed(now, { do: 'rest', on: luck(2) === 0, person: somebody, by: host })
    case 3:
      return pressed(now, { do: 'swap', one: luck(entrants), other: luck(entrants), by: host })
    case 4:
      return luck(3) === 0 ? pressed(now, { do: 'undo-round', by: host }) : now
    case 5:
      return pressed(now, { do: 'revert', change: 1 + luck(6), by: host })
    case 6:
      return pressed(now, { do: 'award', match: luck(matches), winner: luck(entrants + 1) - 1, by: host })
    case 7:
      return opened(now)
    default: {
      if (on.length === 0) return opened(now)
      const { tournament, matches: all } = tournamentAt(now, 0)!
      const [one, other] = all[on[luck(on.length)]!.match!]!.entrants.map(entrant => tournament.entrants[entrant!]![0]!)
      return won(now, luck(5) === 0 ? `${one}=${other}` : luck(2) === 0 ? one! : other!)
    }
  }
}

function isSound(now: Night): void {
  const cup = tournamentAt(now, 0)
  if (cup === undefined) return
  const { tournament, matches, setting, missing } = cup
  // Nobody sits at two tables, and in each Swiss round everybody is in one match at most.
  const sitting = tablesOn(now).flatMap(({ match }) => matches[match!]!.entrants)
  expect(new Set(sitting).size).toBe(sitting.length)
  const rounds = new Map<string, (number | undefined)[]>()
  for (const { match, entrants } of matches) {
    const key = `${match.part} ${match.round}`
    rounds.set(key, [...(rounds.get(key) ?? []), ...entrants.filter(one => one !== undefined)])
  }
  for (const all of rounds.values()) expect(new Set(all).size).toBe(all.length)
  // Whoever never played has no place points, is no champion, and stands behind all who did.
  const attended = new Set(matches.flatMap(one => (one.isAttended ? one.entrants : [])))
  const places = peopleByPlace(tournament, setting, matches, missing)
  const never = tournament.entrants.filter((_, entrant) => !attended.has(entrant))
  expect(places.flat().filter(person => never.flat().includes(person))).toEqual([])
  const order = ranks(now).map(line => tournament.entrants.findIndex(people => people[0] === line.split(' ')[1]))
  const last = order.findLastIndex(entrant => attended.has(entrant))
  const first = order.findIndex(entrant => !attended.has(entrant))
  expect(!cup.isOver || first < 0 || first > last).toBe(true)
  expect(ranks(now)).toHaveLength(tournament.entrants.filter(people => people.length > 0).length)
}

test('whatever whoever leads presses in any order, nobody is at two tables, and what nobody played is nothing', () => {
  const stream = fc.infiniteStream(fc.nat(9999)).map(
    (values): Luck =>
      below =>
        (values.next().value as number) % below,
  )
  fc.assert(
    fc.property(stream, fc.boolean(), fc.integer({ min: 5, max: 40 }), (luck, isSwiss, presses) => {
      let now = night('abcde', { form: isSwiss ? 'swiss' : 'single' })
      for (let at = 0; at < presses; at++) {
        const after = someAct(now, luck)
        if (after !== now) isSound(after)
        now = after
      }
      expect(nightShape.parse(JSON.parse(JSON.stringify(now)))).toEqual(now)
      // Nothing is stuck: whoever leads ends it.
      expect(phaseOf(pressed(now, { do: 'end', by: host }))).toBe('over')
    }),
    runs(12),
  )
})
