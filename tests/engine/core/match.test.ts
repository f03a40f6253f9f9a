import { describe, expect, it } from 'vitest'
import { botAction, counted, games, play, start, toAct, visibleEvents, type Match } from '../../../src-engine/index.ts'
import { toys } from './toys.ts'

function opened(id: string, seats: readonly string[], seed = 1): Match {
  const started = start({ ...games, ...toys }[id]!, { seats, seed })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

describe('setting up', () => {
  const game = games['knock-out-whist']!

  it('says in codes why it can’t be', () => {
    expect(start(game, { seats: ['Ann'], seed: 1 })).toEqual({
      ok: false,
      refused: 'too-few-players',
      code: 'too-few-players',
      params: { game: 'knock-out-whist', least: 2, n: 1 },
    })
    const eight = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    expect(start(game, { seats: eight, seed: 1 })).toMatchObject({ ok: false, refused: 'too-many-players' })
    expect(start(game, { seats: ['A', 'B'], seed: 1, options: { dogs: 'many' } })).toEqual({
      ok: false,
      refused: 'bad-option',
      code: 'not-a-choice',
      params: { option: 'dogs', choices: ['first-hand', 'one-each', 'none'] },
    })
  })

  it.each(Object.keys(games))('%s has no seat by a name that every object answers to', id => {
    for (const odd of ['constructor', 'toString', '__proto__']) {
      const refused = start(games[id]!, { seats: ['Ann', odd], seed: 1 })
      expect(refused).toMatchObject({ ok: false, refused: 'bad-option', code: 'bad-given' })
      expect(refused).toMatchObject({ params: { where: 'seats.1: a seat has no name that every object has' } })
    }
  })

  it.each([
    [{ deals: [{ Ann: ['AH'] }] }, 'the first hand is 7 cards, not 1'],
    [{ deals: [{ Ann: ['AH', 'AH', '2H', '3H', '4H', '5H', '6H'] }] }, 'AH is there twice'],
    [{ deals: [{ Ann: ['1H', 'AH', '2H', '3H', '4H', '5H', '6H'] }] }, '1H is no card'],
    [{ deals: [{ Zoe: ['AH'] }] }, 'Zoe: there is no such seat'],
    [{ deals: [{ turnUp: 'XX' }] }, 'XX is no card'],
    [{ draws: [{ Ann: '9H', Ben: '9H' }] }, '9H is there twice'],
    [{ dealer: 'Zoe' }, 'Zoe has no seat'],
    [{ trump: 'N' }, 'N is no suit'],
    [{ picks: ['Zoe'] }, 'Zoe has no seat'],
    [{ nonsense: 1 }, 'given.'],
    [{ deals: 7 }, 'given.deals'],
  ])('refuses an impossible given: %j', (given, why) => {
    const started = start(game, { seats: ['Ann', 'Ben'], seed: 1, given })
    expect(started).toMatchObject({ ok: false, refused: 'bad-option' })
    expect(started.ok ? '' : String(started.params?.['where'])).toContain(why)
  })
})

describe('playing', () => {
  it('takes an action or refuses it, and counts only what it took', () => {
    const match = opened('bids', ['Ann', 'Ben'])
    const taken = play(match, 'Ben', { do: 'pick', number: 3 })
    expect(taken).toMatchObject({ ok: true, match: { seq: 1 } })
    expect(play(match, 'Zoe', { do: 'pick', number: 3 })).toEqual({ ok: false, refused: 'not-seated' })
    expect(play(match, 'Ann', { do: 'pick' })).toEqual({ ok: false, refused: 'unknown-action' })
    expect(play(match, 'Ann', 'pick')).toEqual({ ok: false, refused: 'unknown-action' })
    expect(play(match, 'Ann', { do: 'pick', number: 9 })).toEqual({ ok: false, refused: 'no-such-number' })
    expect(match.seq).toBe(0)
  })

  it('tells each only what it may know', () => {
    const played = play(opened('bids', ['Ann', 'Ben']), 'Ann', { do: 'pick', number: 5 })
    if (!played.ok) throw new Error(played.refused)
    expect(visibleEvents(played.events, 'Ann')).toEqual([{ type: 'mine', number: 5 }])
    expect(visibleEvents(played.events, 'Ben')).toEqual([{ type: 'picked', seat: 'Ann' }])
    expect(visibleEvents(played.events, 'table')).toEqual([{ type: 'picked', seat: 'Ann' }])
  })

  it('lets several have their turn at once', () => {
    const match = opened('bids', ['Ann', 'Ben', 'Cal'])
    expect(toAct(match)).toEqual(['Ann', 'Ben', 'Cal'])
    const played = play(match, 'Cal', { do: 'pick', number: 1 })
    if (!played.ok) throw new Error(played.refused)
    expect(toAct(played.match)).toEqual(['Ann', 'Ben'])
    expect(play(played.match, 'Cal', { do: 'pick', number: 2 })).toEqual({ ok: false, refused: 'not-your-turn' })
  })

  it('lets everybody act where there are no turns', () => {
    let match = opened('grab', ['Ann', 'Ben', 'Cal'])
    for (const seat of ['Cal', 'Cal', 'Ann']) {
      const played = play(match, seat, { do: 'grab' })
      if (!played.ok) throw new Error(played.refused)
      match = played.match
    }
    expect(match.game.digestedView(match.state)['taken']).toHaveProperty('Cal')
  })
})

describe('a clock that ran out', () => {
  it('plays a bot’s choice and is recorded as what it was', () => {
    const match = opened('knock-out-whist', ['Ann', 'Ben', 'Cal'])
    const wanted = botAction(match, 'Ben', 'normal', counted(0))
    const timed = play(match, 'Ben', { do: 'timeout' })
    const played = play(match, 'Ben', { ...wanted })
    if (!timed.ok || !played.ok) throw new Error('both should stand')
    expect(timed.action).toEqual({ do: 'timeout', played: played.action })
    expect(match.game.digestedView(timed.match.state)).toEqual(match.game.digestedView(played.match.state))
  })

  it('is for whose turn it is, while there is one, and not for real time', () => {
    const match = opened('knock-out-whist', ['Ann', 'Ben', 'Cal'])
    expect(play(match, 'Ann', { do: 'timeout' })).toEqual({ ok: false, refused: 'not-your-turn' })
    expect(play(match, 'Zoe', { do: 'timeout' })).toEqual({ ok: false, refused: 'not-seated' })
    expect(play(opened('grab', ['Ann']), 'Ann', { do: 'timeout' })).toEqual({ ok: false, refused: 'unknown-action' })
  })

  it('calls trumps too, and plays a whole game by itself', () => {
    let match = opened('all-out-brawl', ['Ann', 'Ben', 'Cal'])
    let count = 0
    while (match.game.outcome(match.state) === undefined && count++ < 5000) {
      const played = play(match, toAct(match)[0]!, { do: 'timeout' })
      if (!played.ok) throw new Error(played.refused)
      match = played.match
    }
    expect(match.game.outcome(match.state)?.winners).toHaveLength(1)
    expect(play(match, 'Ann', { do: 'timeout' })).toEqual({ ok: false, refused: 'game-over' })
  })
})

describe('a bot', () => {
  it('musing moves nothing: the same match asks the same and is left the same', () => {
    const match = opened('knock-out-whist', ['Ann', 'Ben', 'Cal'])
    const before = JSON.stringify([match.chance, match.game.digestedView(match.state)])
    const asked = ['easy', 'normal', 'hard'].map(level => botAction(match, 'Ben', level as 'hard', counted(3)))
    const again = ['easy', 'normal', 'hard'].map(level => botAction(match, 'Ben', level as 'hard', counted(3)))
    expect(again).toEqual(asked)
    expect(JSON.stringify([match.chance, match.game.digestedView(match.state)])).toBe(before)
  })
})
