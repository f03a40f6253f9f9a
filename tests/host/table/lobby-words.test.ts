import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PersonPlace } from '../../../src-main/host/table/model/schema.ts'
import type { Table } from '../../../src-main/host/table/model/table.ts'
import { play, word, type Word } from '../../support/host-words.ts'
import { runs } from '../../support/runs.ts'

// Who sits where between two games, whatever many people say at one table in any order.

/** Two sit down first, so that most of what follows is about a game. */
const begin: readonly Word[] = [
  { what: 'come', who: 1, pick: 0 },
  { what: 'sit', who: 0, pick: 0 },
  { what: 'sit', who: 1, pick: 0 },
  { what: 'start', who: 0, pick: 0 },
]
const someWords = fc.array(word, { minLength: 20, maxLength: 120, size: 'max' }).map(words => [...begin, ...words])
const someGame = fc.constantFrom('knock-out-whist', 'brawl', 'referee')
const said = (seats: readonly { readonly seat: string }[]): string =>
  seats
    .map(one => one.seat)
    .sort()
    .join(' ')
const peopleAt = ({ places }: Table): readonly PersonPlace[] => places.filter(one => one.kind === 'person')

test('after a game the table goes back to its lobby: whoever sat sits there, and a seat that was left is free', () => {
  let back = 0
  let joined = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, before, after, _settled, act) => {
      if (before.phase.at !== 'over' || after.phase.at !== 'lobby') return
      back++
      const seats = ({ places }: Table): string =>
        said(places.filter(one => one.kind === 'person').filter(one => !before.dealIn?.includes(one.person)))
      must(seats(before) === seats(after), 'somebody lost the seat, or got another')
      must(!after.places.some(one => one.kind === 'bot' && one.leftBy !== undefined), 'a bot keeps a left seat')
      must(!peopleAt(after).some(one => one.sitIn || one.asked), 'a bot plays for somebody in a lobby')
      must(after.dealIn === undefined, 'somebody still waits for the next game')
      for (const { person } of peopleAt(after)) {
        if (peopleAt(before).some(one => one.person === person)) continue
        joined++
        must(before.dealIn?.includes(person) === true, `${person} sits, who did not ask for it`)
      }
      if (act.do === 'to-lobby') must(after.game === before.game, 'another game')
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(300))
  expect(back).toBeGreaterThan(25)
  expect(joined).toBeGreaterThan(3)
})

test('nobody is dealt in who did not ask for it', () => {
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, before, after, _settled, act) => {
      if (act.do !== 'rematch' && act.do !== 'start') return
      for (const { person } of peopleAt(after))
        must(
          before.dealIn?.includes(person) === true || peopleAt(before).some(one => one.person === person),
          `${person} is dealt in`,
        )
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
})

test('whoever was sent away sits down again only once they are let back', () => {
  let away = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, before, after, _settled, act) => {
      for (const { person } of after.sentAway ?? []) {
        away++
        must(!peopleAt(after).some(one => one.person === person), `${person} sits`)
        must(after.dealIn?.includes(person) !== true, `${person} waits to be dealt in`)
      }
      for (const { person } of before.sentAway ?? []) {
        const still = after.sentAway?.some(one => one.person === person) === true
        must(still || act.do === 'let-back', `${person} is let back by nobody`)
      }
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(150))
  expect(away).toBeGreaterThan(50)
})

test('whoever comes back to a seat they left gets it, by the name they had', () => {
  let returned = 0
  const property = fc.property(someWords, someGame, (words, game) => {
    const wrong = play(words, game, (must, before, after, _settled, act) => {
      if (act.do !== 'sit' || act.guest !== undefined || act.place !== undefined) return
      const left = before.places.find(
        one => one.kind === 'bot' && one.leftBy?.person === act.by.person && !one.leftBy.guest,
      )
      if (left === undefined || left.kind === 'open' || before === after) return
      const now = peopleAt(after).find(one => one.person === act.by.person && !one.guest)
      if (now === undefined) return
      returned++
      must(now.seat === left.seat, `${now.seat} instead of ${left.seat}`)
    })
    expect(wrong).toEqual([])
  })
  fc.assert(property, runs(300))
  expect(returned).toBeGreaterThan(5)
})
