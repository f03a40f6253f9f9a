import { randomInt } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  paceOf,
  thinkingFactor,
  playable,
  type AnyGame,
  type GameEvent,
  type Level,
  type Offer,
  type Seat,
  type VisibleEvent,
} from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { botAction, counted, play, type Match } from '../../../../src-engine/core/match.ts'
import { toPlain } from '../../../../src-engine/core/plain.ts'
import { fillings } from '../../../../src-engine/core/offers.ts'
import { limits } from '../../../../src-engine/protocol/version.ts'
import type { Tuning } from '../../context/context.ts'
import type { Refusal } from '../../context/refusal.ts'
import type { Live, Thinker } from './live.ts'
import { lookOf } from '../model/looking.ts'
import { matchAt } from '../model/table.ts'

/** Sets every bot that is to play now thinking, and stops those that are not. */
export function setBots(live: Live, bots: ReadonlyMap<Seat, Level>): void {
  live.bots = bots
  for (const [seat, thinker] of live.thinkers) {
    if (bots.has(seat)) continue
    thinker.cancelled = true
    clearTimeout(thinker.timer)
    live.thinkers.delete(seat)
  }
  const match = matchAt(live.table)
  if (match === undefined) return
  let before = 0
  for (const [seat, level] of bots) {
    const asked = isAsked(match, seat)
    const thinker = live.thinkers.get(seat)
    if (thinker !== undefined) {
      if (!asked || thinker.asked) continue
      thinker.cancelled = true
      clearTimeout(thinker.timer)
    }
    takeTurn(live, match, { seat, level, asked }, before++).catch((error: unknown) => {
      // Rules that show no table to its bot would leave the seat dead: the table ends with a word, and its game is kept.
      live.context.journal.broke(`a bot of ${match.game.id} failed`, error)
      live.submit({ act: { do: 'archive', reason: { code: 'rules-failed' } } })
    })
  }
}

/** Whether a bot in this seat has an answer to give before anything it had in mind. */
function isAsked({ game, state }: Match, seat: Seat): boolean {
  return game.time?.pace === 'realtime' && game.time.isAsked?.(state, seat) === true
}

interface Turn {
  readonly seat: Seat
  readonly level: Level
  /** It thinks about what it was asked. */
  readonly asked: boolean
}

/**
 * `before`: how many others begin to think now. Each works out what its seat may know in a later turn of the event loop than the one
 * before it: forty of those in one go would delay every other table.
 */
async function takeTurn(live: Live, match: Match, { seat, level, asked }: Turn, before: number): Promise<void> {
  const thinker: Thinker = { cancelled: false, asked }
  live.thinkers.set(seat, thinker)
  const { steady } = live.context.tuning
  const began = steady()
  const wait = pause(live, match, level)
  for (let others = 0; others < before; others++) await nextTurn()
  if (thinker.cancelled || live.stopped) return
  const offers = match.game.offers(match.state, seat)
  // Shown now, acted on after the time a person would take: a bot never acts on what nobody has seen yet.
  const skill = isHurried(live) ? 'easy' : level
  const move = offers.length === 0 ? undefined : await thought(live, match, seat, skill, offers)
  if (thinker.cancelled || live.stopped) return
  const left = Math.max(0, wait - (steady() - began))
  const realtime = paceOf(match.game) === 'realtime'
  if (move === undefined && !realtime) return
  const act = (): void => {
    if (thinker.cancelled || live.stopped) return
    const heardIn = realtime ? 0 : live.hearUntil - steady()
    if (heardIn > 0) {
      thinker.timer = setTimeout(act, heardIn)
      return
    }
    if (move === undefined) {
      live.thinkers.delete(seat)
      // One without a thought to it (its thread was lost) asks again: at a table of bots nothing else would wake it.
      if (offers.length > 0 || matchAt(live.table) !== match) setBots(live, live.bots)
      return
    }
    const settled = (refused?: Refusal): void => {
      if (live.thinkers.get(seat) === thinker) live.thinkers.delete(seat)
      if (refused === undefined || live.stopped) return
      if (realtime) setBots(live, live.bots)
      else playLegally(live, seat)
    }
    live.submit({ act: { do: 'act', seat, action: move }, settled })
  }
  thinker.timer = setTimeout(act, left)
}

/** Nobody waits for this game but for its end. */
function isHurried({ table: { phase } }: Live): boolean {
  return phase.at === 'playing' && phase.hurried === true
}

/** The longer end of a bot's usual pause, in milliseconds: a host whose bots are set to move faster shortens looks as much. */
const usualPaceMs = 1600
/** How much longer than it may search a bot takes in all: a search ends a little late. */
const margin = 1.25
const hurry = ({ botPace }: Pick<Tuning, 'botPace'>): number => Math.min(1, botPace[1] / usualPaceMs)

/**
 * How long a bot takes, by nothing but what everybody knows: a forced play takes as long as a free one, and one that
 * searches as long as it may, so that nobody can tell from the time what it holds (DESIGN, What is hidden).
 */
function pause(live: Live, match: Match, level: Level): number {
  if (isHurried(live)) return 0
  const { game } = match
  const { botPace, steady, reaction } = live.context.tuning
  if (game.time?.pace === 'realtime') return game.time.reactionMs[level] * reaction * (0.8 + Math.random() * 0.5)
  const [least, most] = botPace
  const look = Math.max(0, live.lookUntil - steady())
  const searches = level === 'hard' || level === 'master'
  const search = searches ? live.table.thinking * thinkingFactor[level] * margin : 0
  return look + Math.max(search, least + Math.random() * (most - least))
}

/**
 * Somebody who is seated says how long it takes until they have heard what was said: bots that are about to act wait for it,
 * though never longer after a play than the bound on one such word.
 */
export function waitForHearing(live: Live, ms: number): void {
  const { tuning } = live.context
  const until = Math.min(tuning.steady() + ms * hurry(tuning), live.toldAt + limits.hearingMs)
  live.hearUntil = Math.max(live.hearUntil, until)
}

/** Milliseconds bots wait for those who look at what happened. */
export function lookingAt(
  game: AnyGame,
  events: readonly VisibleEvent<GameEvent>[],
  tuning: Pick<Tuning, 'botPace'>,
): number {
  return lookOf(game, events) * hurry(tuning)
}

async function thought(
  live: Live,
  match: Match,
  seat: Seat,
  level: Level,
  offers: readonly Offer[],
): Promise<JsonObject | undefined> {
  const answer = await live.context.workers.ask({
    want: 'move',
    game: match.game.id,
    seat,
    state: toPlain(match.game.redacted(match.state, seat), match.game.content),
    offers,
    level,
    seed: live.context.tuning.draw(),
    thinking: live.table.thinking * thinkingFactor[level],
  })
  if (answer !== undefined) return answer.move
  return paceOf(match.game) === 'turns' ? legal(match, seat) : undefined
}

/** When the bot has failed: any move the rules take, so that no seat is ever dead. */
function playLegally(live: Live, seat: Seat): void {
  const match = matchAt(live.table)
  if (match === undefined || !live.bots.has(seat)) return
  const action = legal(match, seat)
  if (action !== undefined) live.submit({ act: { do: 'act', seat, action } })
}

function legal(match: Match, seat: Seat): JsonObject | undefined {
  const takes = (action: JsonObject): boolean => {
    try {
      return play(match, seat, action).ok
    } catch {
      return false
    }
  }
  try {
    // The bot without any search first: unlike a random filling, it plays for its side.
    const action = botAction(match, seat, 'easy', counted(0)) as unknown as JsonObject
    if (takes(action)) return action
  } catch {
    // Then any filling the rules take.
  }
  const ways = fillings(playable(match.game.offers(match.state, seat))) as unknown as JsonObject[]
  const from = ways.length === 0 ? 0 : randomInt(ways.length)
  return ways.map((_, i) => ways[(from + i) % ways.length]!).find(takes)
}
