import { effectScope, nextTick, shallowReactive } from 'vue'
import { beforeEach, expect, it } from 'vitest'
import { useToasts } from '../../src-renderer/design/index.ts'
import type { ClashProps } from '../../src-renderer/games/clash/props.ts'
import { useTurnOver } from '../../src-renderer/games/clash/use-turn.ts'
import { loadLanguage } from '../support/all-messages.ts'

beforeEach(() => loadLanguage('en'))

/** What is said as this seat's turn ends after Ann did something. */
async function saidAfter(act: string, seat = 'Ann'): Promise<readonly unknown[]> {
  const { toasts, close } = useToasts()
  for (const { id } of toasts.value) close(id)
  const props = shallowReactive({ view: { phase: 'main' }, viewer: 'Ann', events: [] as ClashProps['events'] })
  const { noteAct } = effectScope().run(() => useTurnOver(props as unknown as ClashProps))!
  noteAct({ do: act })
  props.events = [{ n: 1, event: { type: 'turn-ends', seat, turn: 1 } }]
  await nextTick()
  return toasts.value.map(one => one.text)
}

it('Clash: a turn that ends by itself, after the last that could be done, is said to be over', async () => {
  expect(await saidAfter('cast')).toEqual(['Your turn is over: nothing was left to do.'])
  expect(await saidAfter('attack')).toEqual(['Your turn is over: nothing was left to do.'])
})

it('Clash: whoever ended their own turn hears nothing of it, nor of the turns of others', async () => {
  expect(await saidAfter('pass-to')).toEqual([])
  expect(await saidAfter('pass')).toEqual([])
  expect(await saidAfter('cast', 'Ben')).toEqual([])
})
