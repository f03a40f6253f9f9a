import { expect, test } from 'vitest'
import { inTurn } from '../../../src-main/host/context/in-turn.ts'

test('works are done one after the other, and one that fails holds up none', async () => {
  const said: string[] = []
  const turns = inTurn(error => said.push(`failed ${String(error)}`))
  const works = ['a', 'b', 'c'].map(name =>
    turns.do(async () => {
      said.push(`begins ${name}`)
      await Promise.resolve()
      said.push(`ends ${name}`)
      if (name === 'b') throw name
      return name
    }),
  )
  expect(await Promise.allSettled(works)).toMatchObject([{ value: 'a' }, { reason: 'b' }, { value: 'c' }])
  await turns.ended()
  expect(said).toEqual(['begins a', 'ends a', 'begins b', 'ends b', 'failed b', 'begins c', 'ends c'])
})
