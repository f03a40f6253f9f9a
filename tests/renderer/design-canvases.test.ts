import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src-renderer')

const upright = 'media (max-width: 479px)'
const lying = 'media (max-height: 480px) and (min-width: 480px)'
/** What a screen may ask of its window, or of the board it lies in. Between two canvases it flows. */
const conditions = [
  upright,
  lying,
  'media (max-width: 479px), (max-height: 480px)',
  'media (min-width: 900px)',
  'media (min-width: 900px) and (min-height: 560px)',
  // The referee's board beside one's own life.
  'media (min-width: 900px), (max-height: 480px) and (min-width: 480px)',
  // What stands between the plates of the referee's ring.
  'container (max-width: 190px) or (max-height: 110px)',
  'container (max-height: 170px)',
  'media (max-width: 899px)',
  // Letters as large as people set them, and a TV that stands on its side.
  'media (max-height: 26em)',
  'media (orientation: portrait)',
  'container (max-aspect-ratio: 1 / 1)',
  // Brawl needs more breadth than other boards: a small tablet has the phone's.
  'container brawl (max-width: 45rem) and (max-aspect-ratio: 3 / 2)',
  'container brawl (max-height: 31rem) and (min-aspect-ratio: 3 / 2)',
  'container brawl (max-width: 45rem) or (max-height: 31rem)',
  'container brawl (min-width: 62rem)',
  // A card of Clash too small for its words, and a tile too small for its name.
  'container (max-width: 128px)',
  'container (max-width: 84px)',
]

test('a screen asks its window for one of three canvases, and for nothing in between', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => /\.(vue|css)$/.test(path))
  const asked = files.flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/@((?:media|container) [^{;]+?)\s*\{/g)]
      .map(([, query]) => ({ path, query: query!.replace(/\s+/g, ' ') }))
      .filter(({ query }) => /width|height|aspect-ratio|orientation/.test(query)),
  )
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter(({ query }) => !conditions.includes(query))).toEqual([])
  expect(conditions.filter(one => !asked.some(({ query }) => query === one))).toEqual([])
})
