import type { AnyGame, Seat } from '../../../src-engine/core/game.ts'
import { isObject, type Json } from '../../../src-engine/core/json.ts'
import type { ToHost } from '../../../src-engine/protocol/to-host.ts'
import { done, no, noBots, type Handled } from '../house/refusal.ts'
import { clearGame } from './deal.ts'
import { keepTable } from './keep.ts'
import { standStill } from './queue.ts'
import type { Room } from './room.ts'
import { carriedOptions, fit, openPlace, problemOf, resize } from './settings.ts'
import { tellTable } from './table-state.ts'

type Change = Extract<ToHost, { say: 'set' }>['change']

/** The host sets the table. With a game on, only what does not touch its rules: timer, bots' level and time. */
export function change(room: Room, wanted: Change, games: { readonly [id: string]: AnyGame }): Handled {
  const rules =
    wanted.game !== undefined || wanted.options !== undefined || wanted.seats !== undefined || wanted.fill !== undefined
  if (rules && room.phase === 'playing') {
    return no('playing', 'The game is on; its rules stay as they were dealt. Set them for the next one.')
  }
  const id = wanted.game ?? room.game.id
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) return no('unknown-game', `This host has no game called “${id}”.`)
  if (wanted.fill === true && game.paper === true) return no('no-bots', noBots)
  const before = { game: room.game, options: room.options, places: [...room.places], fill: room.fill }
  if (wanted.game !== undefined) {
    if (game.paper !== room.game.paper) room.fill = game.paper !== true
    room.game = game
    room.options = carriedOptions(game, room.options)
    if (wanted.seats === undefined) fit(room, room.places.length)
  }
  if (wanted.options !== undefined) room.options = wanted.options
  if (wanted.fill !== undefined) room.fill = wanted.fill
  if (wanted.seats !== undefined) {
    const why =
      wanted.seats > room.game.seats.max
        ? `${room.game.title} is for at most ${room.game.seats.max} players.`
        : resize(room, wanted.seats)
    if (why !== undefined) {
      Object.assign(room, before)
      return no('seats', why)
    }
  }
  // House rules that can't be are refused; a table that only lacks people says so as its problem.
  if (wanted.options !== undefined) {
    const why = problemOf({ ...room, fill: true, places: padded(room) })
    if (why !== undefined) {
      Object.assign(room, before)
      return no('bad-option', why)
    }
  }
  if (wanted.coach !== undefined) room.coach = wanted.coach
  if (wanted.timer !== undefined) room.timer = wanted.timer
  if (wanted.level !== undefined) room.level = wanted.level
  if (wanted.thinking !== undefined) room.thinking = wanted.thinking
  if (rules && room.phase === 'over') {
    clearGame(room)
    room.phase = 'lobby'
  }
  keepTable(room)
  standStill(room)
  tellTable(room)
  return done
}

/** Somebody at the table chooses for their own seat what the house rules leave to each player. The caller knows it is theirs. */
export function choose(room: Room, seat: Seat, key: string, value: Json | undefined): Handled {
  if (room.phase !== 'lobby') return no('playing', 'The game is on; what everybody plays stays as it was dealt.')
  const field = room.game.options.find(one => one.key === key)
  if (field?.kind !== 'own' || field.bySeat !== true) return no('not-host', 'Only the table’s host can do that.')
  const told = room.options[key]
  const { [seat]: _before, ...others } = isObject(told) ? told : {}
  const now = value === undefined ? others : { ...others, [seat]: value }
  return change(room, { options: { ...room.options, [key]: now } as never }, { [room.game.id]: room.game })
}

/** The table as if enough people sat at it, to judge the house rules apart from the number of players. */
function padded(room: Room): Room['places'] {
  const missing = Math.max(0, room.game.seats.min - room.places.length)
  return [...room.places, ...Array.from({ length: missing }, openPlace)]
}
