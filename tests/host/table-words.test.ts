import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { play, word, type Word } from '../support/host-words.ts'
import { runs } from '../support/runs.ts'

// Words of many people at one table, in any order, as the table's own rules take them: pure, so thousands are tried.

/** Two sit down first, so that most of what follows is about a game. */
const begin: readonly Word[] = [
  { what: 'come', who: 1, pick: 0 },
  { what: 'sit', who: 0, pick: 0 },
  { what: 'sit', who: 1, pick: 0 },
  { what: 'start', who: 0, pick: 0 },
]
const someWords = fc.array(word, { minLength: 20, maxLength: 120 }).map(words => [...begin, ...words])
const someGame = fc.constantFrom('knock-out-whist', 'brawl', 'referee')

test('a table has one host: somebody who sits and is here, or may be back the next moment; else the role has moved on', () => {
  let moved = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, before, after) => {
      if (after.host !== before.host) moved++
      const sits = after.places.filter(one => one.kind === 'person' && !one.guest)
      const present = sits.filter(one => after.here.includes(one.person!))
      const waited = sits.some(one => one.person === after.host) && after.awaited.includes(after.host)
      const held = present.length === 0 || waited || present.some(one => one.person === after.host)
      must(held, `${after.host} hosts, and ${present.map(one => one.person).join(' ')} are here`)
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(moved).toBeGreaterThan(20)
})

test('nobody sits twice, no two seats or names are one, and a guest belongs to somebody', () => {
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, _before, after) => {
      const taken = after.places.filter(one => one.kind !== 'open')
      const own = taken.flatMap(one => (one.kind === 'person' && !one.guest ? [one.person] : []))
      must(new Set(own).size === own.length, 'somebody sits twice')
      must(new Set(taken.map(one => one.seat)).size === taken.length, 'two seats of one name')
      must(new Set(taken.map(one => one.name.toLowerCase())).size === taken.length, 'two of one name')
      for (const one of taken) {
        must((one.kind === 'person') === (one.person !== undefined), `${one.seat} is nobody’s`)
        must(!(one.seat in {}), `a seat called ${one.seat}`)
      }
      must(new Set(after.here).size === after.here.length, 'somebody is here twice')
      must(!after.awaited.some(person => after.here.includes(person)), 'somebody who is here is waited for')
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
})

test('a seed once shown is never dealt from again', () => {
  let shown = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const told = new Set<string>()
    const wrong = play(words, game, (must, before, { phase }) => {
      if (phase.at === 'lobby') must(!told.has(phase.seed), 'a lobby has a seed that was told')
      if (phase.at === 'playing') {
        const goesOn = 'record' in before.phase && before.phase.record === phase.record
        must(goesOn || !told.has(phase.match.chance.seed), 'dealt from a seed that was told')
      }
      if (phase.at === 'over') {
        told.add(phase.seed)
        shown++
      }
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
    const wrong = play(words, game, (must, _before, { phase, places, game: now }) => {
      if (phase.at !== 'playing' || now.paper === true) return
      const dealt = phase.record !== record
      if (dealt) held.clear()
      record = phase.record
      for (const { person, seat } of places) {
        if (person === undefined) continue
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
  const property = fc.property(someWords, someGame, (words, game) => {
    const actions = new Map<string, number>()
    const over = new Set<string>()
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
          // Counted once, unless it was set right: a paper table may.
          must(after.game.paper === true || !over.has(one.record), 'a result is booked twice')
          over.add(one.record)
          must(new Set(one.results.map(result => result.seat)).size === one.results.length, 'a seat counts twice')
        } else if (one.write === 'reopen') over.delete(one.record)
      }
      const { phase } = after
      if (phase.at === 'playing' || phase.at === 'over') {
        must(actions.get(phase.record) === phase.match.seq, 'a play is not in the record')
        must(over.has(phase.record) === (phase.at === 'over'), 'an end is not in the record')
      }
      const idle = before === after || (act.do === 'come' && before.host === after.host)
      must(!idle || writes.length === 0, 'something is written where nothing changed')
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(ended).toBeGreaterThan(50)
})

test('with nobody there nothing moves, in a pause no clock runs, and no seat waits for somebody who will not come', () => {
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, _before, after, { bells, bots }) => {
      const { phase } = after
      const still = after.eyes === 0 || phase.at !== 'playing' || phase.paused
      const clocks = bells.filter(bell => /^(turn|rule)/.test(bell.key) && bell.runs)
      must(!still || (bots.size === 0 && clocks.length === 0), 'something moves')
      if (still || after.game.paper === true) return
      for (const seat of phase.match.game.actors(phase.match.state)) {
        const place = after.places.find(one => one.seat === seat)!
        const away = place.kind === 'person' && !after.here.includes(place.person!)
        must(bots.has(seat) === (place.kind === 'bot' || place.sitIn), `${seat} is played for, or not`)
        must(!away || bots.has(seat) || after.awaited.includes(place.person!), `${seat} waits for nobody`)
      }
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
})
