import { describe, expect, it } from 'vitest'
import {
  askedOf,
  botAction,
  counted,
  games,
  judged,
  play,
  start,
  toAct,
  type Match,
  type MatchRecord,
  type RecordedAction,
} from '../../../src-engine/index.ts'
import { actionOf, choicesOf } from '../../../src-engine/whist/bots/bot.ts'
import { sureChoices } from '../../../src-engine/whist/solver/sure-choices.ts'
import type { State } from '../../../src-engine/whist/state.ts'
import type { Json, JsonObject } from '../../../src-engine/core/json.ts'

const game = games['knock-out-whist']!
const patient = { thinking: { more: () => true } }

function begun(seats: readonly string[], given?: JsonObject): Match {
  const started = start(game, { seats, seed: 5, ...(given === undefined ? {} : { given }) })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

/** A game's first plays, card by card, as a record. */
function played(
  given: JsonObject,
  seats: readonly string[],
  plays: readonly (readonly [string, string])[],
): MatchRecord {
  let match = begun(seats, given)
  const { options, chance } = match
  const actions: RecordedAction[] = []
  for (const [by, card] of plays) {
    const done = play(match, by, { do: 'play', card } as Json)
    if (!done.ok) throw new Error(`${by} ${card}: ${done.refused}`)
    actions.push({ by, do: 'play', card })
    match = done.match
  }
  return { game: game.id, options, seats, names: {}, seed: chance.seed, given, actions }
}

/** The bots' game until this is so, with what somebody does instead. */
function byBots(until: (match: Match) => boolean, instead?: (match: Match) => RecordedAction | undefined): MatchRecord {
  const seats = ['Ann', 'Ben', 'Cal']
  let match = begun(seats)
  const { options, chance } = match
  const actions: RecordedAction[] = []
  while (!until(match)) {
    const own = instead?.(match)
    const by = own?.by ?? toAct(match)[0]!
    const { by: _by, ...action } = own ?? { by, ...botAction(match, by, 'easy', counted(0)) }
    const done = play(match, by, action as unknown as Json)
    if (!done.ok) throw new Error(done.refused)
    actions.push({ ...done.action, by } as unknown as RecordedAction)
    match = done.match
  }
  return { game: game.id, options, seats, names: {}, seed: chance.seed, actions }
}

describe('The judge of a whist hand', () => {
  it('says what could be known: the last to play lets the only trick go that was sure', () => {
    const Ann = ['9S', '2S', '2C', '3C', '2D', '3D', '4D']
    const Ben = ['8S', 'AS', 'KS', 'AH', 'KH', 'QH', 'JH']
    const given = { dealer: 'Ann', deals: [{ Ann, Ben, turnUp: '2H' }] }
    const plays = [
      ['Ben', '8S'],
      ['Ann', '2S'],
    ] as const
    const [hand] = judged({ [game.id]: game }, played(given, ['Ann', 'Ben'], plays), 'Ann', patient)
    expect(hand).toMatchObject({ name: 'hand 1', choices: 1, asGood: 0, notKnown: 0 })
    expect(hand!.misplays).toMatchObject([
      {
        at: 1,
        sure: true,
        better: { do: 'play', card: '9S' },
        lost: { code: 'only-trick', params: { had: 0, could: 1 } },
      },
    ])
  })

  const given = {
    dealer: 'Cal',
    deals: [
      {
        Ann: ['KS', '2C', '3C', '4C', '2D', '3D', '4D'],
        Ben: ['4S', 'AH', 'KH', 'AC', 'KC', 'QC', 'JC'],
        Cal: ['5S', 'QH', 'JH', 'AD', 'KD', 'QD', 'JD'],
        turnUp: '2H',
      },
    ],
  }
  it('keeps apart what only the cards as they lay would have told, and plays the better line to the end', () => {
    const record = played(given, ['Ann', 'Ben', 'Cal'], [['Ann', '2C']])
    const [hand] = judged({ [game.id]: game }, record, 'Ann', patient)
    expect(hand!.misplays).toMatchObject([{ at: 0, sure: false, better: { card: 'KS' }, lost: { code: 'only-trick' } }])
    const { line } = hand!.misplays[0]!
    expect(line).toHaveLength(21)
    // It is a game the rules take, and the seat has its trick in it.
    let match = begun(['Ann', 'Ben', 'Cal'], given)
    for (const { by, ...action } of line) {
      const done = play(match, by, action as unknown as Json)
      if (!done.ok) throw new Error(done.refused)
      match = done.match
    }
    const { results } = game.digestedView(match.state) as unknown as {
      results: { tricks: { [seat: string]: number } }[]
    }
    expect(results.at(-1)!.tricks['Ann']).toBeGreaterThan(0)
  })

  it('leaves alone what was as good as any, and says not known where there was no time', () => {
    const record = played(given, ['Ann', 'Ben', 'Cal'], [['Ann', 'KS']])
    const [hand] = judged({ [game.id]: game }, record, 'Ann', patient)
    expect(hand).toMatchObject({ choices: 1, asGood: 1, misplays: [] })
    const [late] = judged({ [game.id]: game }, record, 'Ann', { thinking: { more: () => false } })
    expect(late).toMatchObject({ choices: 1, asGood: 0, notKnown: 1, misplays: [] })
  })

  it('says nothing of a hand that is not over while the game goes on, and of one that is the same as afterwards', () => {
    const running = { ...patient, running: true }
    const chapters = new Set<string>()
    const all = { [game.id]: game }
    const second = byBots(match => chapters.add(game.scenario.chapter(match.state)).size === 2)
    const inside = { ...second, actions: second.actions.slice(0, -1) }
    expect(judged(all, inside, 'Ann', running)).toEqual([])
    const over = judged(all, second, 'Ann', running)
    expect(over.map(({ name }) => name)).toEqual(['hand 1'])
    expect(judged(all, second, 'Ann', patient)[0]).toEqual(over[0])
    // Who gives up shows no cards: nothing is said of that hand before the game is over.
    chapters.clear()
    const gaveUp = byBots(
      match => chapters.add(game.scenario.chapter(match.state)).size === 2,
      match => (match.seq === 4 ? { by: 'Cal', do: 'concede' } : undefined),
    )
    expect(judged(all, gaveUp, 'Ann', running)).toEqual([])
    expect(judged(all, gaveUp, 'Ann', patient).map(({ name }) => name)).toEqual(['hand 1'])
  })
})

describe('The master in the last three tricks', () => {
  it('gives nothing away that it is sure of', () => {
    let asked = 0
    byBots(match => {
      if (game.outcome(match.state) !== undefined || asked >= 4) return true
      const seat = toAct(match)[0]!
      const { state } = askedOf(match, seat) as unknown as { readonly state: State }
      const kept = sureChoices({ state, seat }).map(choice => ({ ...actionOf(state, choice) }))
      if (kept.length === choicesOf({ state, seat }).length) return false
      asked++
      expect(kept).toContainEqual({ ...botAction(match, seat, 'master', counted(1)) })
      return false
    })
    expect(asked).toBeGreaterThan(0)
  })
})
