import { isObject } from '../../../../src-engine/core/json.ts'
import { meantOptions } from '../../../../src-engine/core/options.ts'
import type { Games } from '../../../../src-engine/core/replay.ts'
import { settingsOf } from '../../../../src-engine/protocol/table-settings.ts'
import { no, because } from '../../context/refusal.ts'
import { step, type Act, type Change, type Given, type Stepped } from './acts.ts'
import { carriedOptions, fitted, isMiscounted, problemOf, resized, type Setting } from './settings.ts'
import { openPlace, type Place, type Table } from './table.ts'
import { toLobby } from './to-lobby.ts'

/** The host sets the table. With a game on, only what does not touch its rules: timer, bots' level and time. */
export function set(games: Games, table: Table, wanted: Change, given: Given): Stepped {
  const rules =
    wanted.game !== undefined || wanted.options !== undefined || wanted.seats !== undefined || wanted.fill !== undefined
  if (rules && table.phase.at === 'playing') {
    return no('playing')
  }
  const id = wanted.game ?? table.game.id
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) return no('unknown-game')
  if (wanted.fill === true && game.ownCards === true) return no('no-bots')
  const ownCards = game.ownCards === true
  const other = ownCards !== (table.game.ownCards === true)
  let setting: Setting = {
    game,
    options:
      wanted.options === undefined
        ? wanted.game === undefined
          ? table.options
          : carriedOptions(game, table.options)
        : meantOptions(game.options, wanted.options, table.options),
    places: table.places,
    fill: wanted.fill ?? (other ? !ownCards : table.fill),
  }
  const { length } = table.places
  // What was asked for holds again as soon as it can; who has changed the number otherwise meant that.
  const seats = wanted.seats ?? (table.seatsWanted?.now === length ? table.seatsWanted.asked : undefined)
  if (wanted.seats === undefined) {
    // The number of places follows the game, and the kind of it that the house rules choose.
    const miscounted = (): boolean => isMiscounted({ ...setting, fill: true, places: padded(setting) })
    const others = wanted.options !== undefined && ((seats ?? length) !== length || miscounted())
    if (wanted.game !== undefined || others) setting = { ...setting, ...fitted(setting, seats ?? length) }
  } else {
    const { max } = game.seats
    if (wanted.seats > max) {
      return because('seats', { code: 'too-many-players', params: { game: game.id, most: max, n: wanted.seats } })
    }
    const made = resized(setting, wanted.seats)
    if ('why' in made) return because('seats', made.why)
    setting = { ...setting, ...made }
  }
  // House rules that can't be are refused; a table that only lacks people says so as its problem.
  if (wanted.options !== undefined) {
    const why = problemOf({ ...setting, fill: true, places: padded(setting) })
    if (why !== undefined) return because('bad-option', why)
  }
  const set: Table = {
    ...table,
    ...settingsOf(table, wanted),
    ...setting,
    ...(seats === undefined ? {} : { seatsWanted: { asked: seats, now: setting.places.length } }),
  }
  return step(rules ? toLobby(set, given) : set)
}

type Choose = Extract<Act, { do: 'choose' }>

/** Somebody at the table chooses for their own seat what the house rules leave to each player. The caller knows it is theirs. */
export function choose(games: Games, table: Table, act: Choose, given: Given): Stepped {
  const { seat, key, value } = act
  if (table.phase.at !== 'lobby') return no('playing')
  const field = table.game.options.find(one => one.key === key)
  if (field?.kind !== 'own' || field.bySeat !== true) return no('not-host')
  const chosen = table.options[key]
  const { [seat]: _before, ...others } = isObject(chosen) ? chosen : {}
  const now = value === undefined ? others : { ...others, [seat]: value }
  const options = { ...table.options, [key]: now }
  return set(games, table, { options }, given)
}

/** The table as if enough people sat at it, to judge the house rules apart from the number of players. */
function padded({ game, places }: Setting): readonly Place[] {
  const missing = Math.max(0, game.seats.min - places.length)
  return [...places, ...Array.from({ length: missing }, () => openPlace)]
}
