import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awaited, bySeed, namedTeams, readNames, writeNames } from '../../../src-engine/night/names.ts'
import { runs } from '../../support/runs.ts'

const read = (text: string) => {
  const made = readNames(text)
  return 'code' in made ? [made.code, made.params] : made.names.map(one => [one.name, one.seed, one.team])
}
const people = ['Ann', 'Ben', 'Cem', 'Dan', 'Eve', 'Fay'].map(name => ({ id: name[0]!.toLowerCase(), name }))

describe('a pasted list of names', () => {
  test('is a name a line, with seeds and teams in columns as spreadsheets copy and export them', () => {
    expect(read('Ann\n\n  Ben Lee \r\nCem')).toEqual([
      ['Ann', undefined, undefined],
      ['Ben Lee', undefined, undefined],
      ['Cem', undefined, undefined],
    ])
    const three = [
      ['Ann', 2, 'Reds'],
      ['Lee, Ben', 1, undefined],
      ['Cem', undefined, 'Blues'],
    ]
    expect(read('Ann\t2\tReds\nLee, Ben\t1\nCem\t\tBlues\n')).toEqual(three)
    expect(read('\uFEFFAnn;2;Reds\nLee, Ben;1;\nCem;;Blues')).toEqual(three)
    expect(read('Ann,2,Reds\n"Lee, Ben",1\nCem,,Blues')).toEqual(three)
    expect(read('1. Ann\n2) Ben')).toEqual([
      ['Ann', 1, undefined],
      ['Ben', 2, undefined],
    ])
  })

  test('may be last week’s standings with their head', () => {
    expect(read('\uFEFFPlace,Name,Games,Wins,Points\r\n1,Ann,3,2,7.5\r\n2,Ben,3,1,5\r\n')).toEqual([
      ['Ann', 1, undefined],
      ['Ben', 2, undefined],
    ])
    // Without a number before each of the others the first line is somebody.
    expect(read('Ann,Reds\nBen,2')).toHaveLength(2)
  })

  test('with a hole, somebody twice, a seed twice or too many is refused with the word for it', () => {
    expect(read('Ann\n,3\nBen')).toEqual(['names-line', { line: 2 }])
    expect(read(`Ann\n${'x'.repeat(41)}`)).toEqual(['names-line', { line: 2 }])
    expect(read('Ann,0')).toEqual(['names-line', { line: 1 }])
    expect(read(Array.from({ length: 80 }, () => 'Ann').join('\n'))).toEqual(['name-twice', { name: 'Ann' }])
    expect(read('Ann Lee\nBen\n ANN  lee')).toEqual(['name-twice', { name: 'ANN lee' }])
    expect(read('Ann,1\nBen,1')).toEqual(['seed-twice', { seed: 1 }])
    expect(read(Array.from({ length: 81 }, (_, at) => `P${at}`).join('\n'))).toEqual(['names-too-many', { most: 80 }])
    expect(read('')).toEqual([])
  })

  test('is the same when it is read again, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Ab1 ,;\t\n".') }), text => {
        const made = readNames(text)
        expect('names' in made ? readNames(writeNames(made.names)) : made).toEqual(made)
      }),
      runs(300),
    )
  })
})

test('whoever comes by a name of the list is awaited no more, and has its seed and its team', () => {
  const names = [
    { name: 'dan', seed: 1, team: 'Reds' },
    { name: 'ANN', seed: 2, team: 'Blues' },
    { name: 'Zoe', seed: 3, team: 'Blues' },
    { name: 'Eve', team: 'reds' },
  ]
  expect(awaited(names, people).map(one => one.name)).toEqual(['Zoe'])
  expect(bySeed(names, people)).toEqual(['d', 'a', 'b', 'c', 'e', 'f'])
  expect(namedTeams(names, people, 2)).toEqual([['d', 'e']])
})
