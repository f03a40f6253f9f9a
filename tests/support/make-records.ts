import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  asScenario,
  botAction,
  chanceFrom,
  counted,
  digestOf,
  fillings,
  games,
  play,
  playable,
  recordedAs,
  start,
  toAct,
  type Json,
  type JsonObject,
  type Match,
  type RecordedAction,
} from '../../src-engine/index.ts'

/**
 * Real records of every game under the rules it has now, for good: `npx tsx tests/support/make-records.ts`, once after a game's
 * `rulesVersion` was raised. Files that are there stay: they are how older builds played.
 */
interface Table {
  readonly game: string
  readonly what: string
  readonly seats: number
  readonly options?: JsonObject
  /** Games are cut here, unfinished. */
  readonly most?: number
}

const named: readonly Table[] = [
  { game: 'all-out-brawl', what: 'four', seats: 4 },
  { game: 'all-out-brawl', what: 'twelve-long', seats: 12, options: { lives: 4, outAtZero: true } },
  { game: 'all-out-brawl', what: 'turned-up', seats: 6, options: { turnUpEachRound: true, evenDeal: 'even' } },
  { game: 'all-out-brawl', what: 'one-hand', seats: 5, options: { oneHand: true } },
  { game: 'knock-out-whist', what: 'four', seats: 4 },
  { game: 'knock-out-whist', what: 'seven-dogs', seats: 7, options: { dogs: 'one-each', dogLastTrick: 'free' } },
  {
    game: 'knock-out-whist',
    what: 'last-winner-leads',
    seats: 3,
    options: { lead: 'last-winner', cutTie: 'suit-rank' },
  },
  { game: 'knock-out-whist', what: 'one-hand', seats: 4, options: { oneHand: true } },
  { game: 'knockout-whist', what: 'four', seats: 4 },
  { game: 'knockout-whist', what: 'one-hand', seats: 3, options: { oneHand: true } },
  { game: 'knockout-whist', what: 'six', seats: 6 },
  { game: 'knockout-whist', what: 'last-winner-leads', seats: 2, options: { lead: 'last-winner' } },
  { game: 'brawl', what: 'duel', seats: 2 },
  { game: 'brawl', what: 'training', seats: 2, options: { mode: 'training', extras: true } },
  { game: 'brawl', what: 'round-robin', seats: 4, options: { table: 'round-robin' } },
  { game: 'brawl', what: 'tag-team', seats: 4, options: { table: 'tag-team', extras: true } },
  { game: 'brawl', what: 'honour', seats: 2, options: { referee: 'honour' } },
  { game: 'referee', what: 'free-for-all', seats: 5 },
  { game: 'referee', what: 'emperor', seats: 6, options: { format: 'emperor' } },
  { game: 'referee', what: 'star', seats: 5, options: { format: 'star' } },
  { game: 'referee', what: 'two-headed-giant', seats: 4, options: { format: 'two-headed-giant' } },
  { game: 'referee', what: 'grand-melee', seats: 15, options: { format: 'grand-melee' }, most: 300 },
  { game: 'clash', what: 'duel', seats: 2 },
  { game: 'clash', what: 'at-a-table', seats: 3, options: { stops: 'default', kindHands: true } },
  { game: 'clash', what: 'two-headed-giant', seats: 4, options: { format: 'two-headed-giant' } },
  { game: 'clash', what: 'one-deck', seats: 4, options: { format: 'one-deck' }, most: 300 },
]
/** A game that is not named above is played by its fewest, by as many as it is made for, and by many. */
const unnamed = Object.values(games).filter(game => !named.some(table => table.game === game.id))
const tables: readonly Table[] = [
  ...named,
  ...unnamed.flatMap(({ id, seats: { min, max, best } }) => [
    { game: id, what: 'fewest', seats: min },
    { game: id, what: 'best', seats: best },
    { game: id, what: 'many', seats: Math.min(max, 8) },
  ]),
]
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea', 'Max', 'Nan', 'Oli']

/** Bots of every level play; now and then somebody's time runs out, takes something back, does anything at all, or gives up. */
function played({ game: id, seats: count, options = {}, most = 3000 }: Table, index: number): JsonObject {
  const game = games[id]!
  const seats = names.slice(0, count)
  const started = start(game, { seats, options, seed: 9001 + index })
  if (!started.ok) throw new Error(`${id}: ${started.code}`)
  const chance = chanceFrom({ seed: (77 + index).toString(16).padStart(32, '0'), drawn: {} })
  const actions: RecordedAction[] = []
  let { match } = started
  const tried = (seat: string, action: Json): boolean => {
    const done = play(match, seat, action)
    if (!done.ok) return false
    match = done.match
    actions.push(recordedAs(seat, done.action))
    return true
  }
  let gaveUp = false
  for (let turn = 0; game.outcome(match.state) === undefined && actions.length < most; turn++) {
    const actors = toAct(match)
    const seat = actors[turn % actors.length]!
    const lot = chance.below('what', 24)
    if (lot === 0 && tried(seat, { do: 'timeout' })) continue
    if (lot === 1 && game.ownCards === true && tried(seat, { do: 'undo' })) continue
    if (
      lot === 2 &&
      tried(
        seat,
        anything(match, seat, n => chance.below('any', n)),
      )
    )
      continue
    if (!gaveUp && count > 2 && turn > 20) gaveUp = tried(seat, { do: 'concede' })
    else {
      const level = (['easy', 'normal', 'hard'] as const)[chance.below('level', 3)]!
      if (!tried(seat, botAction(match, seat, level, counted(4)) as unknown as Json)) throw new Error(`${id}: refused`)
    }
  }
  const outcome = game.outcome(match.state)
  const shown = Object.fromEntries(seats.map(seat => [seat, `${seat} of the house`]))
  return asScenario(
    {
      game: id,
      rulesVersion: game.rulesVersion,
      options: match.options,
      seats,
      names: shown,
      seed: match.chance.seed,
      actions,
      digest: digestOf(match),
      ...(outcome === undefined ? {} : { result: outcome }),
    },
    `${game.id} by version ${game.rulesVersion} of its rules`,
  )
}

function anything({ game, state }: Match, seat: string, below: (n: number) => number): Json {
  const ways = fillings(playable(game.offers(state, seat)))
  return ways.length === 0 ? { do: 'nothing' } : (ways[below(ways.length)] as unknown as Json)
}

for (const [index, table] of tables.entries()) {
  const folder = join(import.meta.dirname, '../records', table.game)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${games[table.game]!.rulesVersion}-${table.what}.json`)
  try {
    writeFileSync(file, `${JSON.stringify(played(table, index))}\n`, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
