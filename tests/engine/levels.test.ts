import { expect, it } from 'vitest'
import { botAction, counted, games, play, start, toAct, type AnyGame, type Json } from '../../src-engine/index.ts'

// A level of bots that beats nobody is none. Each game's normal bot meets its easy one, from both seats in turn.

const rounds = 40
/** Of forty games twenty-six: bots of one strength come so far once in forty times. */
const enough = 26

function winnerOf(game: AnyGame, seed: number, seats: readonly [string, string]): readonly string[] {
  const started = start(game, { seats, seed })
  if (!started.ok) throw new Error(started.code)
  let { match } = started
  for (let turn = 0; game.outcome(match.state) === undefined; turn++) {
    if (turn > 5000) throw new Error('no end in sight')
    const actors = toAct(match)
    const seat = actors[turn % actors.length]!
    const action = botAction(match, seat, seat === 'Norm' ? 'normal' : 'easy', counted(4))
    const played = play(match, seat, action as unknown as Json)
    if (!played.ok) throw new Error(`a bot was refused: ${played.refused}`)
    match = played.match
  }
  return game.outcome(match.state)!.winners
}

// At a table of paper decks nobody plays but people.
const played = Object.values(games).filter(game => game.ownCards !== true)

it.each(played.map(game => [game.id, game] as const))('%s: the normal bot beats the easy one', (_id, game) => {
  let won = 0
  for (let seed = 1; seed <= rounds; seed++) {
    const winners = winnerOf(game, seed, seed % 2 === 0 ? ['Norm', 'Easy'] : ['Easy', 'Norm'])
    if (winners.includes('Norm')) won += 1 / winners.length
  }
  expect(won).toBeGreaterThanOrEqual(enough)
})
