import { toAct } from '../../../src-engine/core/match.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookOf } from '../../../src-main/host/table/model/looking.ts'
import { storedValue } from '../../../src-main/host/table/model/stored-value.ts'
import type { PersonPlace } from '../../../src-main/host/table/model/schema.ts'
import {
  dealtAt,
  isFollowed,
  isHere,
  personAt,
  placeOf,
  taken,
  type Over,
  type Phase,
  type Table,
} from '../../../src-main/host/table/model/table.ts'
import { onDisk, opened, play, word, type Word } from '../../support/host-words.ts'
import { runs } from '../../support/runs.ts'

// Acts of many people at one table, in any order, given to the table's reducer. It is pure, so thousands are tried.

/** Two sit down first, so that most of what follows is about a game. */
const begin: readonly Word[] = [
  { what: 'come', who: 1, pick: 0 },
  { what: 'sit', who: 0, pick: 0 },
  { what: 'sit', who: 1, pick: 0 },
  { what: 'start', who: 0, pick: 0 },
]
const someWords = fc.array(word, { minLength: 20, maxLength: 120, size: 'max' }).map(words => [...begin, ...words])
const said = (seats: readonly { readonly seat: string }[]): string =>
  seats
    .map(one => one.seat)
    .sort()
    .join(' ')
const peopleAt = ({ places }: Table): readonly PersonPlace[] => places.filter(one => one.kind === 'person')
const someGame = fc.constantFrom('knock-out-whist', 'brawl', 'referee')

test('a table has one host: somebody who sits and is here, or may be back the next moment; else the role has moved on', () => {
  let moved = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, before, after, _settled, act) => {
      const { host } = after
      const sits = peopleAt(after).filter(one => !one.guest)
      const hostSits = sits.some(one => one.person === host)
      const present = sits.filter(one => isHere(after, one.person))
      const hostHere = present.some(one => one.person === host)
      const waited = hostSits && after.awaited.includes(host)
      const held = present.length === 0 || waited || hostHere
      must(held, `${host} hosts, and ${present.map(one => one.person).join(' ')} are here`)
      // Nobody who sits is here: somebody who only stands by may keep it, and who has gone for good may not.
      const kept = present.length > 0 || hostSits || sits.length === 0 || isHere(after, host)
      must(kept, `${host} hosts, who is gone, and ${sits.map(one => one.person).join(' ')} sit`)
      if (act.do === 'leave') must(!after.awaited.includes(act.by.person), `${act.by.person} left, and is waited for`)
      if (host === before.host) return
      moved++
      // Who takes up a game of another evening hosts it, and so does whoever is handed the table.
      if (act.do === 'resume' || act.do === 'hand-over') return
      const waits = sits.some(one => one.person === before.host) && after.awaited.includes(before.host)
      must(!waits, `${before.host} may be back the next moment`)
      const longest = Math.min(...(hostHere ? present : sits).map(one => one.since))
      must(
        sits.some(one => one.person === host && one.since === longest),
        `${host} has not sat longest`,
      )
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(moved).toBeGreaterThan(20)
})

test('nobody sits twice, no two seats or names are one, and a guest belongs to somebody', () => {
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, _before, after) => {
      const sitting = taken(after.places)
      const own = peopleAt(after).flatMap(one => (one.guest ? [] : [one.person]))
      must(new Set(own).size === own.length, 'somebody sits twice')
      must(new Set(sitting.map(one => one.seat)).size === sitting.length, 'two seats of one name')
      must(new Set(sitting.map(one => one.name.toLowerCase())).size === sitting.length, 'two of one name')
      for (const one of sitting) must(!(one.seat in {}), `a seat called ${one.seat}`)
      const devices = after.devices.map(({ number }) => number)
      must(new Set(devices).size === devices.length, 'a device is here twice')
      must(!after.awaited.some(person => isHere(after, person)), 'somebody who is here is waited for')
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
})

test('a lobby with a seed that was dealt from, and a game without a match or a record, are no tables at all', () => {
  const phases = ({ seed, match, record, handsSeen, outcome }: Over): Phase[] => [
    // @ts-expect-error a lobby deals from a fresh seed only
    { at: 'lobby', seed },
    // @ts-expect-error no game without a match
    { at: 'playing', seed, record, handsSeen, paused: false },
    // @ts-expect-error nor without its record
    { at: 'playing', seed, match, handsSeen, paused: false },
    // @ts-expect-error an end has an outcome
    { at: 'over', seed, match, record, handsSeen },
    { at: 'over', seed, match, record, handsSeen, outcome },
  ]
  // The compiler has tried it.
  expect(phases).toBeDefined()
})

test('a seed once shown is never dealt from again', () => {
  let shown = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const shownSeeds = new Set<string>()
    const wrong = play(words, game, (must, before, { phase }) => {
      if (phase.at === 'lobby') must(!shownSeeds.has(phase.seed), 'a lobby has a seed that was told')
      if (phase.at === 'playing') {
        const goesOn = 'record' in before.phase && before.phase.record === phase.record
        must(goesOn || !shownSeeds.has(phase.match.chance.seed), 'dealt from a seed that was told')
      }
      if (phase.at === 'over') {
        shownSeeds.add(phase.seed)
        shown++
      }
      if (phase.at === 'closed' || phase.at === 'lobby') return
      must(phase.seed === phase.match.chance.seed, 'dealt from another seed than is told')
      // Its hash was shown, so that it can be checked.
      must(before.phase.at !== 'lobby' || before.phase.seed === phase.seed, 'dealt from another seed than was promised')
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(shown).toBeGreaterThan(50)
})

test('a game in play is never seen from a second hand: who has held one seat gets no other', () => {
  const property = fc.property(someWords, fc.constantFrom('knock-out-whist', 'brawl'), (words, game) => {
    const held = new Map<string, Set<string>>()
    let record = ''
    const wrong = play(words, game, (must, _before, table) => {
      const { phase, game: now } = table
      if (phase.at !== 'playing' || now.ownCards === true) return
      const dealt = phase.record !== record
      if (dealt) held.clear()
      record = phase.record
      for (const { person, seat } of peopleAt(table)) {
        const seats = held.get(person) ?? new Set()
        must(dealt || seats.size === 0 || seats.has(seat), `${person} gets ${seat} after ${[...seats].join(' ')}`)
        held.set(person, seats.add(seat))
      }
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
})

test('what is written follows from the change alone: each play once and in its place, each end once, nothing of a table untouched', () => {
  let ended = 0
  let reopened = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const actions = new Map<string, number>()
    const over = new Set<string>()
    let kept = onDisk(storedValue(opened(game)))
    const wrong = play(words, game, (must, before, after, { writes }, act) => {
      for (const one of writes) {
        if (one.write === 'start') {
          must(!actions.has(one.record), 'a record begins twice')
          actions.set(one.record, 0)
        } else if (one.write === 'append') {
          must(one.first === actions.get(one.record)! + 1, `play ${one.first} out of its place`)
          actions.set(one.record, one.first)
        } else if (one.write === 'end') {
          ended++
          // Counted once, unless it was set right, where the end can be taken back.
          must(after.game.endCanBeTakenBack === true || !over.has(one.record), 'a result is booked twice')
          over.add(one.record)
          const { match, outcome } = dealtAt(after) as Over
          const people = peopleAt(after).filter(({ seat }) => match.seats.includes(seat))
          must(said(one.results) === said(people), 'it does not count for those who sit, each once')
          const won = people.filter(({ seat }) => !outcome.draw && outcome.winners.includes(seat))
          must(said(one.results.filter(result => result.won)) === said(won), 'another one has won')
        } else if (one.write === 'reopen') {
          reopened++
          must(over.delete(one.record), 'an end is taken back that was not noted')
        } else if (one.write === 'keep') kept = onDisk(storedValue(after))
      }
      const { phase } = after
      must(phase.at === 'closed' || kept === onDisk(storedValue(after)), 'another table is kept')
      if (phase.at === 'playing' || phase.at === 'over') {
        must(actions.get(phase.record) === phase.match.seq, 'a play is not in the record')
        must(over.has(phase.record) === (phase.at === 'over'), 'an end is not in the record')
      }
      const idle =
        before === after ||
        (act.do === 'come' &&
          before.host === after.host &&
          before.places === after.places &&
          before.phase === after.phase)
      must(!idle || writes.length === 0, 'something is written where nothing changed')
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(ended).toBeGreaterThan(50)
  expect(reopened).toBeGreaterThan(5)
})

test('bots wait until the last who looks has seen enough, and who saw one trick has not seen the next', () => {
  let looked = 0
  let enough = 0
  const property = fc.property(someWords, words => {
    const wrong = play(words, 'knock-out-whist', (must, _before, after, { send }, _act, { events }) => {
      const { phase } = after
      if (phase.at !== 'playing') return
      if (lookOf(after.game, events) > 0) {
        looked++
        must(phase.seen === undefined, 'somebody has seen what just happened')
      }
      if (!send.seen) return
      enough++
      const look = peopleAt(after).filter(one => isHere(after, one.person) && !one.sitIn)
      must(
        look.every(one => phase.seen?.includes(one.person)),
        'somebody still looks',
      )
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(looked).toBeGreaterThan(20)
  expect(enough).toBeGreaterThan(20)
})

test('with nobody there nothing moves, in a pause no clock runs, and no seat waits for somebody who will not come', () => {
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, _before, after, { timers, bots }) => {
      const { phase } = after
      const still = !isFollowed(after) || phase.at !== 'playing' || phase.paused
      const clocks = timers.filter(timer => /^(turn|rule)/.test(timer.key) && timer.runs)
      must(!still || (bots.size === 0 && clocks.length === 0), 'something moves')
      if (still || after.game.ownCards === true) return
      for (const seat of toAct(phase.match)) {
        const place = placeOf(after, seat)!
        const person = personAt(place)
        const away = person !== undefined && !isHere(after, person)
        must(bots.has(seat) === (place.kind === 'bot' || place.sitIn), `${seat} is played for, or not`)
        must(!away || bots.has(seat) || after.awaited.includes(person), `${seat} waits for nobody`)
      }
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
})
