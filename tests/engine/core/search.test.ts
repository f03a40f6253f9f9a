import { expect, it } from 'vitest'
import { counted } from '../../../src-engine/core/match.ts'
import { randomFrom } from '../../../src-engine/core/random.ts'
import { search, type PlayOut, type Problem, type Weighing } from '../../../src-engine/core/search.ts'

const weighing: Weighing = {
  enough: 200,
  perRound: 1,
  deepest: 4,
  wide: visits => Math.floor(Math.sqrt(visits)),
  explore: 0.12,
  ahead: 0.01,
  trust: 0.01,
  trial: 6,
  sure: 2,
}

/**
 * One player chooses, then another: `worth` is what the two choices come to for the first, and the second has the rest.
 * `luck`: how far a world may shift it.
 */
function twoMoves(
  worth: readonly (readonly number[])[],
  luck = 0,
): Problem<number, 'me' | 'you'> & { taken: string[] } {
  const taken: string[] = []
  const begin = (shift: number): PlayOut<number, 'me' | 'you'> => {
    const done: number[] = []
    return {
      asked: () => (done.length === 1 ? { who: 'you', choices: worth[done[0]!]!.map((_, at) => at) } : undefined),
      does: choice => {
        if (worth[done[0] ?? choice] === undefined) return false
        done.push(choice)
        return true
      },
      toItsEnd: () => {
        taken.push(done.join(' '))
        if (done.length === 1) done.push(0)
      },
      worthTo: who => {
        const mine = Math.min(1, Math.max(0, worth[done[0]!]![done[1]!]! + shift))
        return who === 'me' ? mine : 1 - mine
      },
    }
  }
  return {
    who: 'me',
    choices: [...worth.keys()],
    keyOf: choice => choice,
    weighing,
    taken,
    world: random => {
      const shift = luck * (random(1000) / 1000 - 0.5)
      return () => begin(shift)
    },
  }
}

it('finds what is best against the best answer, though it looks worse against the plain one', () => {
  // The first is good unless it is answered by the second choice, the second is fair whatever is answered.
  const found = search(
    twoMoves(
      [
        [0.9, 0.1, 0.9],
        [0.5, 0.5, 0.6],
      ],
      0.2,
    ),
    { more: () => true },
    randomFrom(1),
  )
  expect(found.map(one => one.choice)).toEqual([1, 0])
  expect(found[0]!.worth).toBeGreaterThan(found[1]!.worth)
})

it('tries the most sensible answer first, others as visits grow, and keeps to what pays', () => {
  // Both are worth the same, so that neither is given up.
  const answersTo = [0.5, 0.1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9]
  const problem = twoMoves([answersTo, answersTo])
  search(problem, counted(120), randomFrom(1))
  const answers = problem.taken.filter(one => one.startsWith('0')).map(one => one.slice(2))
  // The first is left to the rules of thumb whole.
  expect(answers.slice(0, 3)).toEqual(['', '0', '0'])
  expect(answers.indexOf('1')).toBeGreaterThan(2)
  expect(new Set(answers.slice(0, 36)).size).toBeLessThanOrEqual(1 + Math.sqrt(36))
  const late = answers.slice(20)
  expect(late.filter(one => one === '1').length).toBeGreaterThan(late.length / 2)
})

it('gives up early what is sure to be worse, and never ranks it before what was kept', () => {
  const found = search(twoMoves([[0.2], [0.8], [0.795]], 0.3), counted(300), randomFrom(2))
  expect(found.map(one => one.choice)).toEqual([1, 2, 0])
  expect(found[2]!.tries).toBeLessThan(found[1]!.tries)
  expect(found.map(one => one.worth)).toEqual(found.map(one => one.worth).toSorted((a, b) => b - a))
})

it('puts a choice that is refused last, and has something to compare when there is no time at all', () => {
  const refused = { ...twoMoves([[0.3], [0.2]]), choices: [7, 0, 1] }
  expect(search(refused, counted(60), randomFrom(3)).at(-1)!.choice).toBe(7)
  const hurried = search(twoMoves([[0.3], [0.6], [0.9]]), counted(0), randomFrom(3))
  expect(hurried.map(one => [one.choice, one.tries])).toEqual([
    [1, 1],
    [0, 1],
    [2, 0],
  ])
  expect(search(twoMoves([[0.4]]), counted(60), randomFrom(3))).toMatchObject([{ choice: 0 }])
})
