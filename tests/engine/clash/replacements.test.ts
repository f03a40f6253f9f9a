import { expect, it } from 'vitest'
import { viewFor } from '../../../src-engine/core/view.ts'
import { botAction, counted, games, play, start, type JsonObject } from '../../../src-engine/index.ts'
import { playsOn } from '../../support/drawn-games.ts'

// RULES CLA-17: of several effects that want the same damage, whom it would be dealt to says which comes first.

const seats = ['Ann', 'Ben']

/** Ann's Fire Bolt would hit Ben, whom his warden and a draught protect. */
function asked() {
  const made = start(games['clash']!, {
    seats,
    given: {
      turn: 'Ann',
      battlefield: { Ann: ['Mountain'], Ben: ['Plains', 'Warden of Both Doors'] },
      hand: { Ann: ['Fire Bolt'], Ben: ['Healing Draught'] },
      library: { Ann: ['Plains'], Ben: ['Plains'] },
    },
    seed: 5,
  })
  if (!made.ok) throw new Error(made.code)
  let { match } = made
  const acts: readonly (readonly [string, JsonObject])[] = [
    // As bots set them, so that the next thing they do is to answer.
    ['Ben', { do: 'stops', own: ['main', 'block', 'main-2'], others: ['main', 'block'], aimed: true }],
    ['Ann', { do: 'cast', card: 'Fire Bolt', targets: ['Ben'] }],
    ['Ann', { do: 'pass' }],
    ['Ben', { do: 'cast', card: 'Healing Draught', targets: ['Ben'], mode: 1 }],
    ['Ann', { do: 'pass' }],
    ['Ann', { do: 'pass' }],
  ]
  for (const [seat, act] of acts) {
    const done = play(match, seat, act)
    if (!done.ok) throw new Error(done.refused)
    match = done.match
  }
  return match
}

it('Clash: who is asked is offered what there is, everybody sees it, and every bot answers', () => {
  const match = asked()
  const options = ['Warden of Both Doors', 'Healing Draught']
  const from = { do: 'choose', blanks: { pick: { pick: 'one', from: options } } }
  const offers = (seat: string) => match.game.offers(match.state, seat).filter(offer => playsOn('clash', offer))
  expect(offers('Ben')).toEqual([from])
  expect(offers('Ann')).toEqual([])
  for (const viewer of seats)
    expect(viewFor(match.game, match.state, viewer)['pending']).toMatchObject({ kind: 'replacement', options })
  for (const level of ['easy', 'normal', 'hard'] as const) {
    // What stays comes before what is used up.
    expect(botAction(match, 'Ben', level, counted(4))).toMatchObject({ do: 'choose', pick: options[0] })
  }
  const done = play(match, 'Ben', { do: 'choose', pick: 'Healing Draught' })
  expect(done.ok && done.events.map(({ event }) => event)).toContainEqual({
    type: 'answered',
    seat: 'Ben',
    kind: 'replacement',
    card: 'Fire Bolt',
    picked: ['Healing Draught'],
  })
})
