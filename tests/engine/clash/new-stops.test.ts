import { expect, it } from 'vitest'
import { games, play, start } from '../../../src-engine/index.ts'
import { lookForLeaks } from '../../support/leaks.ts'

// A seat that is asked for attackers or blocks and sets new stops may be passed for, and the turn goes on to the next
// draw: what is drawn then is its owner's to know.

const options = { format: 'free-for-all' }
const hands = { hand: { Ann: ['Forest'], Ben: ['Plains'] } }
const library = { Ann: ['Fire Bolt', 'Forest', 'Hill Goat'], Ben: ['Plains', 'Plains Pony', 'Send Home', 'Swamp'] }
const stops = { do: 'stops', own: [], others: [], aimed: true } as const

it.each([
  ['attackers', 'Ann', 'Ben', { active: 'Ann', phase: 'attack' }],
  ['an answer', 'Ann', 'Ben', { active: 'Ann', phase: 'end' }],
])(
  'Clash: what is drawn after new stops while somebody is asked for %s is told to its owner alone',
  (_what, asked, other, position) => {
    const started = start(games['clash']!, {
      seats: ['Ann', 'Ben'],
      options,
      seed: 1,
      given: { ...position, ...hands, library },
    })
    if (!started.ok) throw new Error(started.code)
    const first = play(started.match, other, stops)
    if (!first.ok) throw new Error(first.refused)
    const { match } = first
    const said = play(match, asked, stops)
    expect(said.ok && said.events.some(({ event }) => event.type === 'drew')).toBe(true)
    expect(lookForLeaks(match, 8, { seat: asked, action: stops }).leak).toBe(undefined)
  },
)

it('Clash: a yield is offered for what lies on the stack, until it is set (CLA-11)', () => {
  const given = { active: 'Ann', battlefield: { Ann: ['Mountain'] }, hand: { Ann: ['Fire Bolt'] } }
  const started = start(games['clash']!, { seats: ['Ann', 'Ben'], options, seed: 1, given })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  const done = (seat: string, action: Parameters<typeof play>[2]): void => {
    const played = play(match, seat, action)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
  }
  const yields = () => match.game.offers(match.state, 'Ben').find(offer => offer.do === 'yield')?.blanks['to']
  expect(yields()).toMatchObject({ from: ['my-turn'] })
  done('Ann', { do: 'cast', card: 'Fire Bolt', targets: ['Ben'] })
  expect(yields()).toMatchObject({ from: ['my-turn', 'Fire Bolt'] })
  done('Ben', { do: 'yield', to: 'Fire Bolt' })
  expect(yields()).toMatchObject({ from: ['my-turn'] })
})
