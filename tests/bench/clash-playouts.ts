import { pathToFileURL } from 'node:url'
import { choicesFor } from '../../src-engine/clash/bots/choices.ts'
import { problemOf } from '../../src-engine/clash/bots/problem.ts'
import { questionOf, type ClashAsked } from '../../src-engine/clash/bots/question.ts'
import { clash } from '../../src-engine/clash/game.ts'
import { anyGame, type Level } from '../../src-engine/core/game.ts'
import { askedOf, botAction, counted, play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import { chanceOf, randomFrom } from '../../src-engine/core/random.ts'
import { search } from '../../src-engine/core/search.ts'
import type { Row } from './row.ts'

/** How fast a search plays out: the same positions of games of normal bots and the same play-outs every time. */

const game = anyGame(clash)
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay']

/** Decisions with something to choose, from games of normal bots: every `every`th of them. */
function decisions(format: string, seats: number, games: number, every: number, most: number): readonly ClashAsked[] {
  const who = names.slice(0, seats)
  const out: ClashAsked[] = []
  for (let seed = 0; seed < games; seed++) {
    const begun = start(game, { seats: who, options: { format, stops: 'default' }, seed: 7000 + seed })
    if (!begun.ok) throw new Error(begun.code)
    let match: Match = begun.match
    for (let at = 0; at < most && game.outcome(match.state) === undefined; at++) {
      const seat = toAct(match)[0]!
      const asked = {
        ...askedOf(match, seat),
        level: 'hard' as Level,
        chance: chanceOf(randomFrom(seed * 1000 + at)),
        thinking: counted(1e9),
      } as ClashAsked
      if (at % every === 0 && !asked.offers.some(offer => ['keep', 'choose', 'discard'].includes(offer.do))) {
        const { situation, offers } = questionOf(asked)
        if (choicesFor(situation, offers).length > 1) out.push(asked)
      }
      const played = play(match, seat, botAction(match, seat, 'normal', counted(1)) as never)
      if (!played.ok) throw new Error(played.refused)
      match = played.match
    }
  }
  return out
}

/** Play-outs, seconds of processor, and a sum that says whether the same was played. */
function timed(list: readonly ClashAsked[], rounds: number): { playOuts: number; seconds: number; sum: number } {
  let sum = 0
  let playOuts = 0
  const began = process.cpuUsage()
  for (const [i, asked] of list.entries()) {
    const { situation, offers, turn } = questionOf(asked)
    const problem = problemOf(asked.state, asked.seat, turn, choicesFor(situation, offers))
    const found = search(problem, counted(rounds), randomFrom(i))
    for (const one of found) {
      playOuts += one.tries
      sum += one.worth
    }
  }
  const { user } = process.cpuUsage(began)
  return { playOuts, seconds: user / 1e6, sum }
}

const formats = [
  ['free-for-all', 2, 6, 9, 400],
  ['star', 5, 1, 23, 500],
  ['emperor', 6, 1, 23, 500],
] as const

/** `npm run bench -- clash-playouts`: play-outs a second of processor time. */
export function rows(rounds = 40): readonly Row[] {
  return formats.map(([format, seats, games, every, most]) => {
    const list = decisions(format, seats, games, every, most)
    timed(list.slice(0, 3), rounds)
    const { playOuts, seconds, sum } = timed(list, rounds)
    return {
      what: `clash: play-outs in ${format}, ${seats} players (${list.length} decisions, ${playOuts} play-outs, sum ${sum.toFixed(6)})`,
      value: Math.round(playOuts / seconds),
      unit: 'a second of processor',
    }
  })
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { what, value, unit } of rows(Number(process.argv[2] ?? 40))) console.log(what, value, unit)
}
