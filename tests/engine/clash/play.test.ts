import { expect, it } from 'vitest'
import type { ClashAction } from '../../../src-engine/clash/actions.ts'
import { playOn } from '../../../src-engine/clash/apply.ts'
import { allCards } from '../../../src-engine/clash/book.ts'
import { boardOf } from '../../../src-engine/clash/state/boards.ts'
import { computeBoard } from '../../../src-engine/clash/state/layers.ts'
import { Transaction } from '../../../src-engine/clash/state/transaction.ts'
import { namesOnBattlefield } from '../../../src-engine/clash/state/names.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import { fallen } from '../../../src-engine/formats/index.ts'
import {
  botAction,
  chanceFrom,
  counted,
  fillings,
  games,
  play,
  start,
  toAct,
  type JsonObject,
  type Level,
  type Match,
} from '../../../src-engine/index.ts'

// Random play and play by bots: at any moment the books are right, whatever cards there are.

const clash = games['clash']!
const real = allCards.filter(card => card.basic !== true)
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

/** Everybody holds cards of every kind and can pay for all of them. */
function laidOut(seed: number, format: string, seats: readonly string[]): Match {
  const chance = chanceFrom({ seed: seed.toString(16).padStart(32, '0'), drawn: {} })
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap(name => [name, name])
  const some = (what: string, count: number): string[] =>
    chance
      .shuffle(
        what,
        real.map(card => card.name),
      )
      .slice(0, count)
  const bySeat = (of: (seat: string) => string[]): JsonObject => Object.fromEntries(seats.map(seat => [seat, of(seat)]))
  const given = {
    hand: bySeat(seat => some(`hand ${seat}`, 7)),
    battlefield: bySeat(seat => [
      ...lands,
      ...some(`table ${seat}`, 8).filter(
        name =>
          !real.find(card => card.name === name)!.is.includes('instant') &&
          !real.find(card => card.name === name)!.is.includes('sorcery') &&
          !real.find(card => card.name === name)!.enchants,
      ),
    ]),
    library: bySeat(seat => some(`library ${seat}`, 40)),
    graveyard: bySeat(seat => some(`graveyard ${seat}`, 4)),
  }
  const started = start(clash, { seats, seed, options: { format, small: true }, given: given as JsonObject })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

/** What is wrong with a position: of any, nothing may be. */
function wrongIn(state: ClashState): string[] {
  const { format, permanents, threads, players } = state
  const wrong: string[] = []
  const must = (holds: boolean, what: string): void => void (holds || wrong.push(what))
  for (const { card, controller, host, damage } of permanents.values()) {
    must(format.seats.includes(controller), `${card.name} is ${controller}'s`)
    must(host === undefined || permanents.has(host), `${card.name} is attached to nothing`)
    // Once the game is over everything lies as it lay.
    must(format.rules.oneDeck || format.ended !== undefined || !fallen(format).has(controller), `${controller} is out`)
    must(damage >= 0, `${card.name} has ${damage} damage`)
  }
  for (const seat of format.seats) {
    const { hand } = players[seat]!
    must(hand.size === hand.cards.open().length, `${seat} holds other than ${hand.size} cards`)
  }
  for (const thread of threads) {
    must(
      format.turns.some(turn => turn.id === thread.id),
      `no turn ${thread.id}`,
    )
    for (const { attacker, whom } of thread.combat?.attacks ?? []) {
      must((permanents.get(attacker)?.controller ?? thread.of) === thread.of, `${attacker} attacks for another`)
      must(!fallen(format).has(whom), `${whom} is attacked and out`)
    }
    const waits =
      thread.question?.seat ?? (thread.declaring ? thread.of : (thread.combat?.toBlock[0]?.seat ?? thread.priority))
    must(waits !== undefined && !fallen(format).has(waits), `turn ${thread.id} waits for ${waits ?? 'nobody'}`)
  }
  must(clash.outcome(state) !== undefined || clash.toAct(state).length > 0, 'nobody may act')
  return wrong
}

/** A board that was kept and altered from act to act is the one that would be worked out anew. */
function boardIsRight(state: ClashState): void {
  const { byController, traits, withTriggers, withReplacements, withPreventions, watched, names } = boardOf(state)
  const anew = computeBoard(state)
  expect([...byController].filter(([, list]) => list.length > 0).toSorted()).toEqual([...anew.byController].toSorted())
  expect({ traits, withTriggers, withReplacements, withPreventions, watched }).toEqual({
    traits: anew.traits,
    withTriggers: anew.withTriggers,
    withReplacements: anew.withReplacements,
    withPreventions: anew.withPreventions,
    watched: anew.watched,
  })
  if (names.known !== undefined) expect(names.known).toEqual(namesOnBattlefield({ ...state, board: anew }))
}

/** What a search's line of play has come to is what the same acts have come to one by one. */
function lineIsRight(line: Transaction, state: ClashState): void {
  const { permanents, threads, format, graveyards, continuousEffects, delayedTriggers, nextId, turnsEnded } =
    line.soFar()
  expect({ permanents, threads, format, graveyards, continuousEffects, delayedTriggers, nextId, turnsEnded }).toEqual({
    permanents: state.permanents,
    threads: state.threads,
    format: state.format,
    graveyards: state.graveyards,
    continuousEffects: state.continuousEffects,
    delayedTriggers: state.delayedTriggers,
    nextId: state.nextId,
    turnsEnded: state.turnsEnded,
  })
  for (const seat of format.seats) expect(line.hand(seat)).toEqual(state.players[seat]!.hand.cards.open())
  expect(line.events).toEqual([])
}

function randomly(match: Match, steps: number, seed: number, done: Set<string>): void {
  const lineFrom = ({ state, chance: at }: Match) => new Transaction(state as ClashState, chanceFrom(at), true)
  let line = lineFrom(match)
  const chance = chanceFrom({ seed: seed.toString(16).padStart(32, 'a'), drawn: {} })
  let now = match
  for (let i = 0; i < steps && clash.outcome(now.state) === undefined; i++) {
    const actors = toAct(now)
    const seat = actors[chance.below('who', actors.length)]!
    const open = fillings(clash.offers(now.state, seat)).filter(
      action =>
        action.do !== 'stops' &&
        action.do !== 'yield' &&
        action.do !== 'pass-to' &&
        action.do !== 'undo' &&
        (action.do !== 'concede' || chance.below('give up', 60) === 0),
    )
    const acts = open.filter(action => action.do !== 'pass' && action.do !== 'concede')
    // Few formats let creatures move, and few players have any that may.
    const moves = acts.filter(action => action.do === 'move')
    const some = moves.length > 0 && chance.below('move', 2) > 0 ? moves : acts
    const from = some.length > 0 && chance.below('act', 3) > 0 ? some : open
    const action = from[chance.below('what', from.length)]!
    const played = play(now, seat, action as unknown as JsonObject)
    expect(playOn(line, seat, action as unknown as ClashAction)).toBe(played.ok)
    if (!played.ok) {
      line = lineFrom(now)
      continue
    }
    done.add(action.do)
    now = played.match
    const state = now.state as ClashState
    expect(wrongIn(state)).toEqual([])
    // What went wrong in one act stays wrong for some.
    if (i % 6 > 0) continue
    boardIsRight(state)
    lineIsRight(line, state)
  }
}

const tables: readonly (readonly [string, number])[] = [
  ['free-for-all', 2],
  ['free-for-all', 4],
  ['two-on-two', 4],
  ['dci-two-on-two', 4],
  ['two-headed-giant', 4],
  ['emperor', 6],
  ['melee', 5],
  ['grand-melee', 8],
  ['star', 5],
  ['one-deck', 4],
  ['one-deck', 5],
]

// What must occur somewhere is stated where it can't hang on which cards are drawn: by scenarios (covered.test.ts).
it('Clash: random play with any cards: each position is sound', () => {
  const done = new Set<string>()
  for (let round = 0; round < 3; round++) {
    for (const [at, [format, count]] of tables.entries()) {
      randomly(laidOut(100 * round + at, format, names.slice(0, count)), 160, 100 * round + at, done)
    }
  }
  expect([...done]).toEqual(expect.arrayContaining(['cast', 'activate', 'attack', 'block', 'pass']))
})

it.each([
  ['free-for-all', 2],
  ['free-for-all', 3],
  ['two-on-two', 4],
  ['dci-two-on-two', 4],
  ['two-headed-giant', 4],
  ['emperor', 6],
  ['melee', 5],
  ['star', 5],
  ['one-deck', 5],
  ['grand-melee', 16],
] as const)(
  'Clash: bots of all levels play a whole game of %s for %i to the end: none is ever refused or leaves priority standing',
  (format, count) => {
    const seats = Array.from({ length: count }, (_, i) => `P${i + 1}`)
    const started = start(clash, { seats, seed: 3, options: { format } })
    if (!started.ok) throw new Error(started.code)
    // Many who think ahead would take long.
    const levels: readonly Level[] = count > 6 ? ['easy', 'normal'] : ['easy', 'normal', 'hard']
    let match = started.match
    for (let i = 0; clash.outcome(match.state) === undefined; i++) {
      if (i > 20_000) throw new Error('no end in sight')
      const actors = toAct(match)
      const seat = actors[i % actors.length]!
      const action = botAction(match, seat, levels[seats.indexOf(seat) % levels.length]!, counted(1))
      const played = play(match, seat, action as unknown as JsonObject)
      if (!played.ok) throw new Error(`${played.refused} ${JSON.stringify(action)}`)
      match = played.match
    }
    expect(clash.outcome(match.state)!.places.flat().toSorted()).toEqual(seats.toSorted())
  },
)
