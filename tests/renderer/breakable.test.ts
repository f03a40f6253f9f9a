import { expect, it } from 'vitest'
import { breakable } from '../../src-renderer/design/parts/breakable.ts'

const shown = (name: string, shortest = 9): string => breakable(name, shortest).replaceAll('\u00AD', '·')

it('breaks the long words of a name between syllables, in each alphabet that has vowels', () => {
  expect(shown('Maximiliane Hohenstein-Oberlechner')).toBe('Ma·xi·mi·liane Ho·hen·stein-Ober·lech·ner')
  expect(shown('Schwarzenegger')).toBe('Schwar·ze·neg·ger')
  expect(shown('Guadalupe Fernández')).toBe('Gua·da·lupe Fer·nán·dez')
  expect(shown('Александра')).toBe('Алек·сандра')
  expect(shown('Александра', 12)).toBe('Алек·сандра')
  expect(shown('Konstantin Winterbottom', 12)).toBe('Konstantin Win·ter·bot·tom')
})

it('leaves short words whole, and what has no syllables', () => {
  for (const name of ['Ann', 'Margaret', 'WWWWWWWWWWWWWWWWWWWW', '王小明王小明王小明王小明', ''])
    expect(shown(name)).toBe(name)
})
