import { expect, it } from 'vitest'
import { levels, type Level } from '../../../src-engine/core/game.ts'
import { botAction, counted, play, start, type Match } from '../../../src-engine/core/match.ts'
import { games } from '../../../src-engine/index.ts'

const seats = ['Ann', 'Ben', 'Cal', 'Dee']

function begun(mode: 'tournament' | 'training', steps: readonly { readonly by: string; readonly do: string }[]): Match {
  const started = start(games['brawl']!, { seats, seed: 5, options: { table: 'tag-team', mode } })
  if (!started.ok) throw new Error(started.code)
  const knocks = seats.map(by => ({ by, do: 'knock' }))
  return [...knocks, ...steps].reduce((match, { by, ...action }) => {
    const played = play(match, by, action)
    if (!played.ok) throw new Error(`${by}: ${played.refused}`)
    return played.match
  }, started.match)
}
const acts = (match: Match, seat: string, level: Level): unknown => botAction(match, seat, level, counted(0))

it.each(levels)('a %s bot in the ring tags in whoever asks for it, whatever it holds', level => {
  const asked = begun('tournament', [
    { by: 'Ann', do: 'draw' },
    { by: 'Cal', do: 'ask-in' },
  ])
  expect(acts(asked, 'Ann', level)).toEqual({ do: 'tag', to: 'Cal' })
})

it.each(levels)('in training a %s bot plays the card it holds first', level => {
  const asking = begun('training', [])
  const active = asking.game.open(asking.state)['turn'] as string
  const mate = seats[(seats.indexOf(active) + 2) % 4]!
  const steps = [{ by: mate, do: 'ask-in' }]
  expect(acts(begun('training', steps), active, level)).toEqual({ do: 'tag', to: mate })
  const holds = begun('training', [...steps, { by: active, do: 'draw' }])
  expect(acts(holds, active, level)).toMatchObject({ do: expect.not.stringMatching('tag') })
})

it('whose turn it is is said again where who has it leaves, and not where another does (BRL-3, BRL-13)', () => {
  const match = begun('training', [])
  const active = match.game.open(match.state).toAct[0]!
  const at = seats.indexOf(active)
  const turnsSaid = (leaves: string): unknown => {
    const played = play(match, leaves, { do: 'concede' })
    if (!played.ok) throw new Error(played.refused)
    return played.events.flatMap(({ event }) => (event.type === 'turn' ? [event['seat']] : []))
  }
  expect(turnsSaid(active)).toEqual([seats[(at + 2) % 4]])
  expect(turnsSaid(seats[(at + 1) % 4]!)).toEqual([])
})
