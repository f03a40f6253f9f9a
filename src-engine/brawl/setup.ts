import type { Chance } from '../core/chance.ts'
import type { Seat, SetupResult, Table } from '../core/game.ts'
import { Hidden } from '../core/hidden.ts'
import type { JsonObject } from '../core/json.ts'
import type { Card } from './cards.ts'
import { cardsOf, characterOf, characters, recipeOf } from './character.ts'
import type { BrawlEvent } from './events.ts'
import { impossible, rowGiven, type BrawlGiven, type GivenRow } from './scenario.ts'
import { seatCounts } from './numbers.ts'
import { rulesFrom, type Rules } from './options.ts'
import { modifiersOf, newBase, type Base } from './row.ts'
import { stackOf } from './stack.ts'
import type { Player, State, Zone } from './state.ts'

/** Sets the table up to the knocking (RULES BRL-1, BRL-12, BRL-13, BRL-16). */
export function setUp(table: Table<JsonObject, BrawlGiven>, chance: Chance): SetupResult<State, BrawlEvent> {
  const { seats, options, given } = table
  const rules = rulesFrom(options, seats)
  const [least, most] = seatCounts[rules.table]
  const params = { kind: rules.table, least, most, n: seats.length }
  const refused = seats.length > most ? 'too-many-players' : seats.length < least ? 'too-few-players' : undefined
  if (refused !== undefined) return { ok: false, refused, code: refused, params }
  const everybody = seats.map((_, index) => index)
  const zones = zonesOf(rules, seats, everybody)
  const known = zones.map(zone => ({ name: zone.name, sides: zone.between.map(index => seats[index]!) }))
  const why = impossible(given, seats, known, rules.extras)
  if (why !== undefined) return { ok: false, refused: 'bad-option', code: why }
  const cast = castFor(rules, seats, chance)
  const before: State = {
    rules,
    given,
    seats,
    phase: 'knock',
    round: 0,
    players: cast.map(character => ({ ...nobody, character })),
    zones: [],
    active: rules.teams.map(team => team[0]!),
    turn: 0,
    latest: -1,
    away: [],
    nextId: 1,
    foul: undefined,
    result: undefined,
    wins: [0, 0],
    fell: [],
  }
  const state = newRound(before, everybody, chance)
  return { ok: true, state, events: [{ to: 'all', event: { type: 'round', round: 1, seats } }] }
}

const nobody: Omit<Player, 'character'> = {
  deck: new Hidden<readonly Card[]>([], []),
  size: 0,
  drawn: 0,
  hand: undefined,
  lifted: false,
  held: 0,
  discard: [],
  knocked: false,
  done: false,
  asksIn: false,
  out: false,
  playing: false,
  last: undefined,
}

/** Deals a round to these players: the first to everybody, later ones of a round robin to those who tied. */
export function newRound(state: State, players: readonly number[], chance: Chance): State {
  const { rules, seats, given } = state
  const round = state.round + 1
  const zones = zonesOf(rules, seats, players)
  const dealt = state.players.map((player, index): Player => {
    const playing = players.includes(index)
    const { character, out, held } = player
    if (!playing) return { ...nobody, character, out, held }
    const cards = given.decks?.[seats[index]!] ?? shuffledDeck(state, index, asideOf(state, index, players), chance)
    return { ...nobody, character, held, playing, deck: new Hidden(cards as readonly Card[], []), size: cards.length }
  })
  let nextId = state.nextId
  const laid = zones.map(zone => {
    const row = round === 1 ? rowGiven(given, zone.name) : undefined
    const bases =
      row === undefined ? [newBase(nextId, 0), newBase(nextId + 1, 1)] : builtRow(row, nextId, zone.between, seats)
    nextId += bases.length
    return { ...zone, row: bases }
  })
  const turn = rules.mode === 'training' ? starter(state, players, chance) : 0
  return {
    ...state,
    phase: 'knock',
    round,
    players: dealt,
    zones: laid,
    turn,
    latest: -1,
    away: [],
    nextId,
    foul: undefined,
  }
}

function zonesOf(rules: Rules, seats: readonly Seat[], players: readonly number[]): Zone[] {
  const pairs: (readonly [number, number])[] =
    rules.teams.length > 0
      ? [[rules.teams[0]![0]!, rules.teams[1]![0]!]]
      : players.length === 2
        ? [[players[0]!, players[1]!]]
        : players.map((player, at) => [player, players[(at + 1) % players.length]!])
  return pairs.map(between => ({
    name: `${seats[between[0]]!}|${seats[between[1]]!}`,
    between,
    row: [],
    forfeited: [0, 0],
    closed: false,
  }))
}

/** Bases set aside from the player's own deck for the opening: one, in a circle two, of a team one by its first. */
function asideOf({ rules }: State, index: number, players: readonly number[]): number {
  if (rules.teams.length > 0) return rules.teams.some(team => team[0] === index) ? 1 : 0
  return players.length > 2 ? 2 : 1
}

function shuffledDeck(state: State, index: number, aside: number, chance: Chance): Card[] {
  const { rules, seats, players } = state
  const all = cardsOf(recipeOf(characterOf(players[index]!.character)!, rules.extras))
  const freezes = all.filter(card => card === 'freeze').slice(0, rules.teams.length > 0 ? 2 : 3)
  let left = aside
  const rest = all.filter(card => card !== 'freeze' && !(card === 'base' && left-- > 0))
  return [...chance.shuffle(`deck ${seats[index]!}`, rest), ...freezes]
}

/** A character for each seat: the one chosen for it, else by lot, each once as far as they go round and never a neighbour's. */
function castFor(rules: Rules, seats: readonly Seat[], chance: Chance): string[] {
  const chosen = Object.values(rules.decks)
  const free = chance.shuffle(
    'characters',
    characters.map(character => character.id).filter(id => !chosen.includes(id)),
  )
  const lot = [...free, ...characters.map(character => character.id)]
  const cast = seats.map(seat => rules.decks[seat])
  for (const [index, fixed] of cast.entries()) {
    if (fixed !== undefined) continue
    const neighbours = [cast.at(index - 1), cast[(index + 1) % cast.length]]
    const at = lot.findIndex(id => !neighbours.includes(id))
    cast[index] = lot.splice(Math.max(0, at), 1)[0]
  }
  return cast.map(id => id ?? characters[0]!.id)
}

/** Training: who starts, by lot; in a tag team that player's team, his team's first being in the ring. */
function starter(state: State, players: readonly number[], chance: Chance): number {
  const answer = state.round === 0 ? chance.answer('first') : undefined
  const first =
    typeof answer === 'string' ? state.seats.indexOf(answer) : players[chance.below('first', players.length)]!
  return state.rules.teams.length === 0 ? first : state.rules.teams[0]!.includes(first) ? 0 : 1
}

function builtRow(row: GivenRow, nextId: number, between: Zone['between'], seats: readonly Seat[]): Base[] {
  return row.map((base, at): Base => {
    const side = (who: 0 | 1) => stackOf((base.sides?.[seats[between[who]]!]?.stack ?? []) as readonly Card[])
    const modifiers = modifiersOf((base.modifiers ?? []) as readonly Card[])
    const stacks: Base['stacks'] = [side(0), side(1)]
    const unknown = (cards: readonly Card[]): readonly number[] => cards.map(() => -1)
    return {
      ...newBase(nextId + at, base.owner === seats[between[0]] ? 0 : 1),
      modifiers,
      stacks,
      laid: { on: unknown(modifiers.cards), sides: [unknown(stacks[0].cards), unknown(stacks[1].cards)] },
    }
  })
}
