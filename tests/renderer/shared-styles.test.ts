import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src-renderer')

/**
 * The Vue plugin keeps one entry a file for `<style src>`, the last component's; where two components name the same file
 * as their first and as their second block, the build fails now and then. Such a file is imported in the script instead.
 */
test('a style file that several components share is the same block in each', () => {
  const places = new Map<string, Map<number, string>>()
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.vue')) continue
    const blocks = [...readFileSync(join(root, path), 'utf8').matchAll(/^<style(?: src="([^"]+)")?/gm)]
    blocks.forEach(([, src], index) => {
      if (src === undefined) return
      const file = relative(root, resolve(root, path, '..', src))
      places.set(file, (places.get(file) ?? new Map<number, string>()).set(index, path))
    })
  }
  const unlike = [...places]
    .filter(([, at]) => at.size > 1)
    .map(([file, at]) => `${file}: ${[...at.values()].join(', ')}`)
  expect(places.size).toBeGreaterThan(5)
  expect(unlike).toEqual([])
})
