import { expect, test } from 'vitest'
import { cameOf, guessed, guessPoints, isOpenEnd, withTaken, type Guess } from '../../../src-engine/night/guesses.ts'
import { newNight } from '../../../src-engine/night/reduce.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { after, comes, host, person } from '../../support/night-acts.ts'

const among = ['Ann', 'Ben', 'Cal', 'Dee']
const guess = (who: string, about: Guess['about'], on: string): Guess => ({ person: who, about, on, among })
const outcome = { winners: ['Ben'], draw: false, places: [['Ben'], ['Ann'], ['Dee'], ['Cal']], sides: false }

test('what came is known of the next trick once it is taken, and of the end once there is one', () => {
  const said = [guess('a', 'next', 'Ann'), guess('b', 'next', 'Ben'), guess('c', 'winner', 'Ben')]
  expect(said.map(one => cameOf(one, undefined))).toEqual([undefined, undefined, undefined])
  const one = withTaken(said, 'Ann')
  expect(one.map(({ came }) => came)).toEqual([['Ann'], ['Ann'], undefined])
  // The next trick is another: what was right stays, what missed is forgotten.
  const two = withTaken([...one, guess('b', 'next', 'Ann')], 'Ben')
  expect(two.map(({ person: who, on, came }) => [who, on, came])).toEqual([
    ['a', 'Ann', ['Ann']],
    ['c', 'Ben', undefined],
    ['b', 'Ann', ['Ben']],
  ])
  const back = [guess('a', 'back', 'Ann'), guess('b', 'back', 'Dee')]
  expect(back.map(each => cameOf(each, outcome))).toEqual([
    ['Ann', 'Ben'],
    ['Ann', 'Ben'],
  ])
  expect(cameOf(guess('a', 'winner', 'Ben'), { ...outcome, draw: true })).toEqual([])
})

test('the end is guessed while three are in, and of a duel in its first plays', () => {
  expect([isOpenEnd(among, 4, 99), isOpenEnd(['Ann', 'Ben'], 4, 1)]).toEqual([true, false])
  expect([isOpenEnd(['Ann', 'Ben'], 2, 12), isOpenEnd(['Ann', 'Ben'], 2, 13)]).toEqual([true, false])
  expect(isOpenEnd(['Ann'], 2, 1)).toBe(false)
})

test('guesses are worth little beside playing, count in the night, and go with an end that is taken back', () => {
  const nexts = Array.from({ length: 9 }, () => ({ ...guess('c', 'next', 'Ann'), came: ['Ann'] }))
  const facts = guessed([...nexts, guess('d', 'winner', 'Ben'), guess('d', 'back', 'Dee')], outcome)
  expect([...guessPoints(facts)]).toEqual([
    ['c', 2],
    ['d', 1],
  ])
  const night = after(
    newNight('n', person('a'), [{ game: 'knock-out-whist', options: {}, rounds: 1 }]),
    ...['b', 'c', 'd'].map(comes),
    { do: 'next', tables: [{ id: 't', people: ['a', 'b', 'c', 'd'] }], by: host },
  )
  const places = [['b'], ['a'], ['d'], ['c']]
  const played = after(night, { do: 'result', table: 't', record: 'r', places, guesses: facts })
  expect(standingsOf(played).map(({ person: who, points, guessed: of }) => [who, points, of])).toEqual([
    ['b', 4, undefined],
    ['a', 3, undefined],
    ['c', 3, 2],
    ['d', 3, 1],
  ])
  expect(standingsOf(after(played, { do: 'take-back', record: 'r' })).every(one => one.points === 0)).toBe(true)
})
