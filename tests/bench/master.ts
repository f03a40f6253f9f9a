import { pathToFileURL } from 'node:url'
import { askedOf, games, play, start, toAct, type Match } from '../../src-engine/index.ts'
import { chanceOf, randomFrom, type Random } from '../../src-engine/core/random.ts'
import { actionOf, choicesOf, weighed, type Asked } from '../../src-engine/whist/bots/bot.ts'
import { fill, seenBy, unseenBy } from '../../src-engine/whist/bots/sample.ts'
import { OpenLine, mostChoices } from '../../src-engine/whist/solver/line.ts'
import { forced } from '../../src-engine/whist/solver/solver.ts'
import { sureChoices } from '../../src-engine/whist/solver/sure-choices.ts'
import type { State } from '../../src-engine/whist/state.ts'
import type { Row } from './row.ts'

// `npm run bench -- master`: whist's master against two that only measure, each with as much processor time for a choice.

const seats = ['Ann', 'Ben', 'Cal', 'Dee']
const game = games['knockout-whist']!
/** Milliseconds of processor for a choice: so little that thousands of hands are played in minutes. */
const perChoice = 2
/** Plays looked at for each card in a world, and of the true deal. */
const nodes = 20_000

type Chooser = (asked: Asked) => number

const master: Chooser = asked => {
  const choices = sureChoices(asked)
  return choices.length === 1 ? choices[0]! : weighed({ ...asked, level: 'master' }, choices)[0]!.choice
}

/** The search alone: neither weights nor what is sure. */
const plainSearch: Chooser = asked => weighed({ ...asked, level: 'hard' }, choicesOf(asked))[0]!.choice

/** Exact sampling (perfect-information Monte Carlo): deals evenly, solves each with all cards known, takes the best mean. */
function exactSampling(random: Random): Chooser {
  return ({ state, seat, thinking }) => {
    const choices = choicesOf({ state, seat })
    const unseen = unseenBy(seenBy(state, seat), seat)
    const sums = choices.map(() => 0)
    do {
      const line = new OpenLine(state.rules, state.board, fill(unseen, random), state.names.indexOf(seat))
      for (const [at, { tricks }] of forced(line, choices, nodes).entries()) sums[at]! += tricks
    } while (thinking.more())
    return choices[sums.indexOf(Math.max(...sums))]!
  }
}

const used = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What one side did in its choices: how many, their milliseconds, and of those between cards that differ how many were as good as any. */
interface Made {
  choices: number
  ms: number
  differing: number
  asGood: number
}

interface Duel {
  readonly pairs: number
  /** The first side's share of the hands won, with its 95 % interval over the pairs. */
  readonly share: number
  readonly half: number
  readonly sides: readonly [Made, Made]
}

/** Hands of seven cards by four seats, two of each side; each deal twice, with the seats changed round. */
function duel(first: Chooser, second: Chooser, pairs: number, judgedPairs = 0): Duel {
  const sides = [none(), none()] as const
  let [sum, squares] = [0, 0]
  for (let pair = 0; pair < pairs; pair++) {
    let won = 0
    for (let turn = pair; turn < pair + 2; turn++) {
      const side = (seat: string): 0 | 1 => ((seats.indexOf(seat) + turn) % 2) as 0 | 1
      const winners = playedHand(
        pair,
        turn,
        seat => (side(seat) === 0 ? first : second),
        side,
        sides,
        pair < judgedPairs,
      )
      won += winners.filter(seat => side(seat) === 0).length / winners.length / 2
    }
    sum += won
    squares += won * won
  }
  const share = sum / pairs
  return { pairs, share, half: 1.96 * Math.sqrt((squares / pairs - share * share) / (pairs - 1)), sides }
}

const none = (): Made => ({ choices: 0, ms: 0, differing: 0, asGood: 0 })

function playedHand(
  pair: number,
  turn: number,
  chooserOf: (seat: string) => Chooser,
  side: (seat: string) => 0 | 1,
  sides: readonly [Made, Made],
  judged: boolean,
): readonly string[] {
  const started = start(game, { seats, seed: 20_000 + pair, options: game.duplicate!.options })
  if (!started.ok) throw new Error(started.code)
  let match: Match = started.match
  const chance = chanceOf(randomFrom(turn))
  while (game.outcome(match.state) === undefined) {
    const seat = toAct(match)[0]!
    const asked = askedOf(match, seat) as unknown as Asked
    const choices = choicesOf(asked)
    let choice = choices[0]!
    if (choices.length > 1) {
      const made = sides[side(seat)]
      const began = used()
      choice = chooserOf(seat)({ ...asked, chance, thinking: { more: () => used() - began < perChoice } })
      made.ms += used() - began
      made.choices++
      if (judged) judge(match.state as State, seat, choices, choice, made)
    }
    const played = play(match, seat, actionOf(asked.state, choice) as never)
    if (!played.ok) throw new Error(played.refused)
    match = played.match
  }
  return game.outcome(match.state)!.winners
}

/** Counts whether a choice forces as much as any on the true deal, where there are cards that differ. */
function judge(
  { rules, board, hands, names }: State,
  seat: string,
  choices: readonly number[],
  made: number,
  into: Made,
): void {
  const line = new OpenLine(
    rules,
    board,
    hands.flatMap(hand => hand.open()),
    names.indexOf(seat),
  )
  if (line.choices(new Int8Array(mostChoices), 0) < 2) return
  const found = forced(line, choices, nodes)
  const own = found.find(({ choice }) => choice === made)!
  into.differing++
  if (found.every(({ tricks }) => tricks <= own.tricks)) into.asGood++
}

export function rows(pairs = 2000): Row[] {
  const sampling = exactSampling(randomFrom(45))
  const duels = [
    ['master', 'plain search', duel(master, plainSearch, pairs)],
    ['master', 'exact sampling', duel(master, sampling, pairs, Math.ceil(pairs / 10))],
    ['master', 'itself', duel(master, master, Math.ceil(pairs / 2))],
  ] as const
  const { sides } = duels[1][2]
  const good = ({ asGood, differing }: Made): number => (100 * asGood) / differing
  return [
    ...duels.map(([one, other, { pairs: count, share, half, sides: of }]) => {
      const [low, high] = [share - half, share + half].map(value => (100 * value).toFixed(2))
      const [own, others] = of.map(({ ms, choices }) => (ms / choices).toFixed(1))
      return {
        what: `${one} against ${other}, ${count} deals of seven cards by four seats, each twice; ${own} and ${others} ms of processor a choice`,
        value: 100 * share,
        unit: `% won (95 %: ${low} to ${high})`,
        beside: { what: 'if they were equal', value: 50 },
        ratio: share / 0.5,
      }
    }),
    {
      what: `of ${sides[0].differing} choices between cards that differ as good as any on the true deal, master`,
      value: good(sides[0]),
      unit: '%',
      beside: { what: `exact sampling, of ${sides[1].differing}`, value: good(sides[1]) },
    },
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, value, unit, beside } of rows(Number(process.argv[2] ?? 2000))) {
    console.log(`${what}: ${value.toFixed(2)} ${unit}; ${beside?.what}: ${beside?.value.toFixed(2)}`)
  }
}
