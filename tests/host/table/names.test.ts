import { expect, it } from 'vitest'
import { shownName } from '../../../src-main/host/table/model/names.ts'

it('two names that look alike are told apart, and two that do not are left', () => {
  // Cyrillic А, Greek Ν, capital I for small l, zero for O, letters of another width.
  expect(shownName('Аnn', ['Ann'])).toBe('Аnn 2')
  expect(shownName('АNN', ['ann'])).toBe('АNN 2')
  expect(shownName('Νed', ['Ned'])).toBe('Νed 2')
  expect(shownName('Ian', ['lan'])).toBe('Ian 2')
  expect(shownName('0tto', ['Otto'])).toBe('0tto 2')
  expect(shownName('Ａｎｎ', ['Ann'])).toBe('Ａｎｎ 2')
  expect(shownName('ann', ['Ann', 'Ann 2'])).toBe('ann 3')
  expect(shownName('Elia', ['Ella'])).toBe('Elia')
  expect(shownName('Анна', ['Anna', 'Ann'])).toBe('Анна')
  expect(shownName('Νίκος', ['Nikos'])).toBe('Νίκος')
})
