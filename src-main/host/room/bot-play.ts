import { randomBytes, randomInt } from 'node:crypto'
import {
  paceOf,
  playable,
  type AnyGame,
  type GameEvent,
  type Level,
  type Offer,
  type Seat,
  type Told,
} from '../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { botAction, counted, play, type Match } from '../../../src-engine/core/match.ts'
import { fillings } from '../../../src-engine/core/offers.ts'
import { placeOf, type Room } from './room.ts'

/** Sets every bot that may act now thinking, and stops those that may not. Called after everything that changes the table. */
export function nudgeBots(room: Room): void {
  const { match } = room
  const playing = match !== undefined && room.phase === 'playing' && !room.paused && room.followers.size > 0
  const actors = playing ? match.game.actors(match.state).filter(seat => botLevel(room, seat) !== undefined) : []
  for (const [seat, thinker] of room.thinkers) {
    if (actors.includes(seat)) continue
    thinker.cancelled = true
    clearTimeout(thinker.timer)
    room.thinkers.delete(seat)
  }
  if (match === undefined) return
  for (const seat of actors) if (!room.thinkers.has(seat)) void takeTurn(room, match, seat)
}

/** The level of the bot that plays this seat, if one does now: a bot's own, or the table's for one that sits in. */
function botLevel(room: Room, seat: Seat): Level | undefined {
  const place = placeOf(room, seat)
  if (place === undefined) return room.level
  // Where people hold their own cards only practice has bots; who stood up for good is the judge's business.
  if (room.game.paper === true && !room.solo) return undefined
  if (place.kind === 'bot') return place.level ?? room.level
  return place.sitIn && room.game.paper !== true ? room.level : undefined
}

async function takeTurn(room: Room, match: Match, seat: Seat): Promise<void> {
  const thinker: { cancelled: boolean; timer?: ReturnType<typeof setTimeout> } = { cancelled: false }
  room.thinkers.set(seat, thinker)
  const level = botLevel(room, seat) ?? room.level
  const offers = match.game.offers(match.state, seat)
  const began = room.house.tuning.now()
  const wait = pause(room, match, level, offers)
  // Shown now, acted on after the time a person would take: a bot never acts on what nobody has seen yet.
  const move = offers.length === 0 ? undefined : await thought(room, match, seat, level, offers)
  if (thinker.cancelled || room.closed) return
  const left = Math.max(0, wait - (room.house.tuning.now() - began))
  const realtime = paceOf(match.game) === 'realtime'
  if (move === undefined && !realtime) return
  thinker.timer = setTimeout(() => {
    if (thinker.cancelled || room.closed) return
    if (move === undefined) {
      room.thinkers.delete(seat)
      if (room.match !== match) nudgeBots(room)
      return
    }
    const settled = (played: boolean): void => {
      if (room.thinkers.get(seat) === thinker) room.thinkers.delete(seat)
      if (played) return
      if (realtime) nudgeBots(room)
      else playLegally(room, seat)
    }
    room.submit({ seat, action: move, settled })
  }, left)
}

/** The slower end of a bot's usual pause: where a house is set to move faster, people look as much shorter. */
const usualPace = 1600
const forcedPace = 0.6

/** A person's pace: quick where there is nothing to choose, otherwise as long as a hand over the cards. */
function pause(room: Room, match: Match, level: Level, offers: readonly Offer[]): number {
  const { game } = match
  if (game.time?.pace === 'realtime')
    return game.time.reaction[level] * room.house.tuning.reaction * (0.8 + Math.random() * 0.5)
  const { botPace, now } = room.house.tuning
  const [least, most] = botPace
  const look = Math.max(0, room.lookUntil - now())
  return look + (least + Math.random() * (most - least)) * (isForced(game, offers) ? forcedPace : 1)
}

/** Nothing to choose among what a bot may do. */
export function isForced(game: AnyGame, offers: readonly Offer[]): boolean {
  const [first, ...others] = playable(game, offers)
  if (first === undefined || others.length > 0) return false
  return Object.values(first.blanks).every(one => one.pick === 'one' && one.from.length === 1)
}

/** Leaves people time to see a finished trick, a cut, a hand that is over, before a bot acts: as long as the game says. */
export function letLook(room: Room, events: readonly Told<GameEvent>[]): void {
  const { game, house } = room
  if (game.time?.pace !== 'turns') return
  const { pause: look } = game.time
  const longest = Math.max(0, ...events.map(told => look?.(told.event) ?? 0))
  if (longest > 0) room.lookUntil = house.tuning.now() + longest * Math.min(1, house.tuning.botPace[1] / usualPace)
}

async function thought(
  room: Room,
  match: Match,
  seat: Seat,
  level: Level,
  offers: readonly Offer[],
): Promise<JsonObject | undefined> {
  const answer = await room.house.bots.ask({
    want: 'move',
    game: match.game.id,
    seat,
    view: match.game.view(match.state, seat),
    offers,
    level,
    seed: randomBytes(16).toString('hex'),
    thinking: room.thinking,
  })
  if (answer !== undefined) return answer.move
  return paceOf(match.game) === 'turns' ? legal(match, seat) : undefined
}

/** When the bot has failed: any move the rules take, so that no seat is ever dead. */
function playLegally(room: Room, seat: Seat): void {
  const { match } = room
  if (match === undefined || room.phase !== 'playing') return
  if (!match.game.actors(match.state).includes(seat)) {
    nudgeBots(room)
    return
  }
  const action = legal(match, seat)
  if (action !== undefined) room.submit({ seat, action })
}

function legal(match: Match, seat: Seat): JsonObject | undefined {
  // The bot without any search first: unlike a random filling, it never gives the game up.
  try {
    const action = botAction(match, seat, 'easy', counted(0)) as unknown as JsonObject
    if (play(match, seat, action).ok) return action
  } catch {
    // Then any filling the rules take.
  }
  const ways = fillings(playable(match.game, match.game.offers(match.state, seat)))
  const from = ways.length === 0 ? 0 : randomInt(ways.length)
  for (let i = 0; i < ways.length; i++) {
    const action = ways[(from + i) % ways.length] as unknown as JsonObject
    if (play(match, seat, action).ok) return action
  }
  return undefined
}
