import { effectScope, ref } from 'vue'
import { expect, test } from 'vitest'
import type { Offer } from '../../src-engine/core/game.ts'
import { stackedAs } from '../../src-renderer/games/clash/stack.ts'
import { starSide } from '../../src-renderer/games/clash/star-side.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { useOrdering } from '../../src-renderer/games/clash/use-ordering.ts'

test('Clash: blockers are put in order by tapping them; where one is left it is said, and the next attacker is asked about', () => {
  const offer = (attacker: string, blockers: readonly string[]): Offer => ({
    do: 'order',
    blanks: {
      attacker: { pick: 'one', from: [attacker] },
      blockers: { pick: 'some', from: blockers, min: blockers.length, max: blockers.length },
    },
  })
  const offers = [
    offer('Ridge Ogre', ['Bog Rat', 'Forest Bear', 'Iron Wall']),
    offer('Mad Meg', ['Hill Goat', 'Pier Gull']),
  ]
  const sent: unknown[] = []
  const step = ref('1 block')
  const { order, ordering, nextInOrder } = effectScope().run(() =>
    useOrdering(
      () => offers,
      () => step.value,
      act => sent.push(act),
    ),
  )!
  expect(ordering.value?.attacker).toBe('Ridge Ogre')
  nextInOrder('Iron Wall')
  nextInOrder('Bog Rat')
  expect(sent).toEqual([{ do: 'order', attacker: 'Ridge Ogre', blockers: ['Iron Wall', 'Bog Rat', 'Forest Bear'] }])
  order.value = []
  expect(ordering.value?.attacker).toBe('Mad Meg')
  nextInOrder('Pier Gull')
  expect(sent).toHaveLength(2)
  expect(ordering.value).toBeUndefined()
})

test('Clash: in the star the two across are enemies, neighbours are friends (FMT-15)', () => {
  const pairs = [
    ['white', 'blue'],
    ['blue', 'black'],
    ['black', 'red'],
    ['red', 'green'],
    ['green', 'white'],
  ]
  const seats = Object.fromEntries(pairs.map((colours, i) => [`S${i}`, { colours }]))
  const view = { seats } as unknown as ClashView
  expect(pairs.map((_, i) => starSide(view, 'S0', `S${i}`))).toEqual([undefined, 'friend', 'enemy', 'enemy', 'friend'])
  expect(starSide({ seats: { S0: {}, S1: {} } } as unknown as ClashView, 'S0', 'S1')).toBeUndefined()
})

test('Clash: what lies open on the stack is tapped there, by the names the rules give it', () => {
  const stack = [{ card: 'Fire Bolt', by: 'Ben', targets: [], kind: 'spell' as const }]
  expect(stackedAs(stack, 'Fire Bolt')).toBe(true)
  expect(stackedAs(stack, 'Ben:Fire Bolt#2')).toBe(true)
  expect(stackedAs(stack, 'Ann:Fire Bolt')).toBe(false)
})
