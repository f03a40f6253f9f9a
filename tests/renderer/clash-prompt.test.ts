import { beforeAll, describe, expect, it } from 'vitest'
import { games, play, start, type Json, type JsonObject, type Match } from '../../src-engine/index.ts'
import { threadFor } from '../../src-renderer/games/clash/threads.ts'
import { usePrompt, type PromptButton } from '../../src-renderer/games/clash/use-prompt.ts'
import { useSelection } from '../../src-renderer/games/clash/use-selection.ts'
import { useAskMe, withTurnKeys } from '../../src-renderer/games/clash/use-turn.ts'
import { loadLanguage } from '../support/all-messages.ts'
import { propsOf } from '../support/clash-presses.ts'

beforeAll(() => loadLanguage('en'))

function position(given: JsonObject, seats = ['Ann', 'Ben'], options: JsonObject = {}): Match {
  const library = Object.fromEntries(seats.map(seat => [seat, ['Plains', 'Plains']]))
  const all = { active: 'Ann', stops: 'default', library, ...given }
  const made = start(games['clash']!, { seats, options, given: all, seed: 5 })
  if (!made.ok) throw new Error(made.code)
  return made.match
}
const after = (match: Match, seat: string, action: Json): Match => {
  const played = play(match, seat, action)
  if (!played.ok) throw new Error(played.refused)
  return played.match
}
function promptOf(match: Match, isTaken = true) {
  const props = propsOf(match)
  const thread = (): ReturnType<typeof threadFor> => threadFor(props.view, 'Ann')
  const selection = useSelection(props, thread, () => Promise.resolve(isTaken))
  return { ...usePrompt(props, thread, selection, () => 'Ben'), selection }
}
const gold = (buttons: readonly PromptButton[]): readonly string[] =>
  buttons.filter(one => one.kind === 'primary').map(one => one.key)

describe('Clash: the gold button of one’s main phase', () => {
  it.each([
    ['a creature that may attack', { Ann: ['Forest Bear'] }, ['battle']],
    ['nothing', {}, ['end']],
    ['only a wall', { Ann: ['Iron Wall'] }, ['end']],
  ])('with %s', (_, battlefield, key) => {
    expect(gold(promptOf(position({ battlefield })).buttons.value)).toEqual(key)
  })
  it('is no longer to battle once the creatures are tapped', () => {
    const tapped = position({ battlefield: { Ann: ['Forest Bear'] }, tapped: ['Forest Bear'] })
    expect(gold(promptOf(tapped).buttons.value)).toEqual(['end'])
  })
})

it('Clash: what may be taken back stands apart, so that no button moves', () => {
  const match = position({ hand: { Ann: ['Forest', 'Forest'] }, battlefield: { Ann: ['Forest Bear'] } })
  const { buttons: before } = promptOf(match)
  const { buttons, takeBack } = promptOf(after(match, 'Ann', { do: 'land', card: 'Forest' }))
  expect(takeBack.value?.key).toBe('back')
  expect(buttons.value.map(one => one.label)).toEqual(before.value.map(one => one.label))
})

it('Clash: attackers that the host refuses, as an act that came too early, stay chosen; those it takes do not', async () => {
  const calm = position({ battlefield: { Ann: ['Forest Bear', 'Forest Bear', 'Forest Bear'] } })
  const attack = after(calm, 'Ann', { do: 'pass-to', phase: 'attack' })
  for (const isTaken of [true, false]) {
    const { selection } = promptOf(attack, isTaken)
    selection.attackAll('Ben')
    const chosen = selection.pairs.value
    expect(Object.keys(chosen)).toHaveLength(3)
    selection.sendPairs()
    expect(selection.pairs.value).toEqual({})
    await expect.poll(() => selection.pairs.value).toEqual(isTaken ? {} : chosen)
  }
})

it('Clash: a card taken up leaves a way on by key, whether anything can be done with it or not', () => {
  const match = position({ hand: { Ann: ['Forest', 'Stump Giant'] } })
  const { buttons, selection } = promptOf(match)
  const before = buttons.value.map(one => one.key)
  selection.tapCard('Stump Giant', 1, 0)
  expect(selection.whyNot.value).not.toBe('')
  expect(buttons.value.map(one => one.key)).toEqual(before)
  selection.tapCard('Forest', 0, 0)
  expect(buttons.value.map(one => [one.key, one.shortcut])).toEqual([
    ['land 0', '1'],
    ['stop', 'x'],
  ])
})

it('Clash: before a creature to move is chosen no number is said', () => {
  const seats = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']
  const match = position({ phase: 'attack', battlefield: { Ann: ['Forest Bear'] } }, seats, { format: 'emperor' })
  const moving = promptOf(match).buttons.value.find(one => one.key === 'moving')
  expect(moving?.label).toBe('Move creatures')
})

describe('Clash: the switch that asks at every spell', () => {
  it.each([
    [['Ann', 'Ben'], false],
    [['Ann', 'Ben', 'Cal'], true],
  ] as const)('at a table of %j sets it to %s', (seats, to) => {
    const said: Json[] = []
    const { askMe } = useAskMe(propsOf(position({}, [...seats])), act => said.push(act as Json))
    void askMe.value!.run()
    expect(said).toEqual([expect.objectContaining({ do: 'stops', aimed: true, everySpell: to })])
  })
})

it('Clash: Space does the likely thing, Enter ends the turn', () => {
  const buttons = promptOf(position({ battlefield: { Ann: ['Forest Bear'] } })).buttons.value
  const doneBy = (key: string) =>
    withTurnKeys(buttons)
      .filter(({ also }) => also?.includes(key))
      .map(one => one.key)
  expect([doneBy(' '), doneBy('Enter')]).toEqual([['battle'], ['end']])
})
