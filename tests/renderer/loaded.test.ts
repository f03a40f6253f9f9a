import { expect, it } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { useLoaded } from '../../src-renderer/table/use-loaded.ts'

it('shows what was asked for last, whatever comes last, and nothing of before meanwhile', async () => {
  const source = shallowRef('whist')
  const coming = new Map<string, (value: string) => void>()
  const scope = effectScope()
  const loaded = scope.run(() => useLoaded(source, now => new Promise<string>(resolve => coming.set(now, resolve))))!
  coming.get('whist')!('words of whist')
  await Promise.resolve()
  await new Promise(resolve => setTimeout(resolve))
  expect(loaded.value).toBe('words of whist')
  source.value = 'clash'
  expect(loaded.value).toBeUndefined()
  source.value = 'brawl'
  coming.get('brawl')!('words of brawl')
  await new Promise(resolve => setTimeout(resolve))
  coming.get('clash')!('words of clash')
  await new Promise(resolve => setTimeout(resolve))
  expect(loaded.value).toBe('words of brawl')
  scope.stop()
})
