import type { Chance } from '../core/chance.ts'
import { changed } from '../core/changed.ts'
import type { Coded } from '../core/coded.ts'
import type { Seat, SetupResult, Table } from '../core/game.ts'
import { Hidden } from '../core/hidden.ts'
import { bySeat } from '../core/seat.ts'
import { starPoints } from '../colours/colours.ts'
import { badOption, setUpFormat, optionConflict, type FormatOptions } from '../formats/index.ts'
import type { ClashGiven } from './actions.ts'
import { card, cardNamed } from './book.ts'
import { chosenDecks, deckProblem, decksFor } from './decks/decks.ts'
import { beginDraft, draftProblem, isFromPacks } from './draft/begin.ts'
import { isPicking } from './state/draft.ts'
import { Transaction, pile } from './state/transaction.ts'
import type { ClashEvent } from './events.ts'
import { advance } from './turn/flow.ts'
import { permanentNamed } from './state/names.ts'
import { newThread } from './state/turns.ts'
import { newPermanent } from './effects/zones.ts'
import { dealOpeningHands } from './turn/opening-hands.ts'
import type { ClashOptions } from './options.ts'
import { pileOf, type ClashState, type Thread } from './state.ts'
import { allStops, defaultStops } from './stops.ts'

type ClashSetup = SetupResult<ClashState, ClashEvent>

/** Seats a table, shuffles the decks and deals, or lays out the position that is given (SCENARIOS, Clash). */
export function setUpClash({ seats, options, given }: Table<ClashOptions, ClashGiven>, chance: Chance): ClashSetup {
  const conflict = optionConflict(options, seats)
  if (conflict !== undefined) return badOption(conflict)
  const points = starPoints(seats, options)
  if (points !== undefined && 'code' in points) return badOption(points)
  const why = problemWith(options, seats, given)
  if (why !== undefined) return badOption(why)
  const life = options.life ?? (isQuick(options) ? quickLife(options) : undefined)
  const begun = setUpFormat(
    { ...options, ...(life === undefined ? {} : { life }) },
    seats,
    given,
    count => chance.below('first emperor', count),
    points,
  )
  if (!begun.ok) return begun
  const beganMidGame = (['turn', 'turns', 'active', 'phase', 'hand', 'library', 'battlefield'] as const).some(
    key => given[key] !== undefined,
  )
  const stops = (given.stops ?? options.stops) === 'default' ? defaultStops(seats.length) : allStops
  const player = { latestTurnBegan: 0, drewNothing: false } as const
  const format = begun.state
  const empty: ClashState = {
    options,
    format,
    players: bySeat(seats, seat => ({ ...player, hand: pile([], [seat]), stops: new Hidden(stops, [seat]) })),
    libraries: bySeat(seats, () => pile([])),
    graveyards: bySeat(seats, () => []),
    permanents: new Map(),
    continuousEffects: [],
    delayedTriggers: [],
    crown: undefined,
    bounties: {},
    threads: [],
    nextId: 1,
    turnsEnded: 0,
    beganMidGame,
  }
  const tx = new Transaction(empty, chance)
  tx.emit({ type: 'opened', format: format.rules.format, seats })
  for (const event of begun.events) tx.emit(event as ClashEvent)
  if (beganMidGame) {
    const wrong = layOutPosition(tx, given)
    if (wrong !== undefined) return { ok: false, refused: 'bad-option', code: wrong }
    advance(tx)
  } else {
    if (isFromPacks(options.decksFrom)) {
      tx.draft = beginDraft(options, tx.format, chance)
      tx.emit({ type: isPicking(tx.draft) ? 'pack' : 'building', round: tx.draft.round })
      return { ok: true, state: tx.done(), events: tx.events }
    }
    const decks = Object.entries(decksFor(tx.format, options, chance))
    const shuffled = decks.map(([seat, cards]) => [seat, pile(chance.shuffle(`library ${seat}`, cards))] as const)
    tx.libraries = { ...tx.libraries, ...Object.fromEntries(shuffled) }
    dealOpeningHands(tx)
  }
  return { ok: true, state: tx.done(), events: tx.events }
}

/** A Grand Melee goes on for an evening, so it is quick unless somebody wants it long. */
function isQuick({ quick, format }: ClashOptions): boolean {
  return quick === 'by-format' ? format === 'grand-melee' : quick
}

function quickLife({ format }: FormatOptions): number {
  return format === 'two-headed-giant' ? 30 : 15
}

function problemWith(options: ClashOptions, seats: readonly Seat[], given: ClashGiven): Coded | undefined {
  if (options.rules === 'modern') return { code: 'booklet-only' }
  if (
    options.gauntlet !== undefined &&
    (seats.length !== 2 || options.format !== 'free-for-all' || options.decksFrom !== 'ready')
  )
    return { code: 'gauntlet-is-a-duel' }
  const stranger = Object.keys(chosenDecks(options)).find(seat => !seats.includes(seat))
  if (stranger !== undefined) return { code: 'deck-of-nobody', params: { seat: stranger } }
  const strange = strangerIn(given, seats)
  const draft = draftProblem(options, seats)
  if (draft !== undefined) return draft
  return deckProblem(options, seats) ?? (strange === undefined ? undefined : { code: strange })
}

const byOwner = ['battlefield', 'hand', 'library', 'graveyard'] as const

function strangerIn(given: ClashGiven, seats: readonly Seat[]): string | undefined {
  for (const key of byOwner) {
    for (const [seat, names] of Object.entries(given[key] ?? {})) {
      if (!seats.includes(seat)) return `given.${key}: nobody sits at “${seat}”.`
      const unknown = names.find(name => cardNamed(name) === undefined)
      if (unknown !== undefined) return `given.${key}.${seat}: there is no card “${unknown}”.`
    }
  }
  return undefined
}

/** A position in the middle of a game; what is wrong with it, if anything is. */
function layOutPosition(tx: Transaction, given: ClashGiven): string | undefined {
  for (const [seat, names] of Object.entries(given.battlefield ?? {}))
    for (const name of names) placePermanent(tx, seat, name)
  for (const [seat, names] of Object.entries(given.hand ?? {})) tx.setHand(seat, names)
  for (const [seat, names] of Object.entries(given.library ?? {})) {
    tx.libraries = { ...tx.libraries, [pileOf(tx.format, seat)]: pile(names) }
  }
  for (const [seat, names] of Object.entries(given.graveyard ?? {})) {
    // Written top first, kept oldest first.
    const cards = names.toReversed().map(name => ({ id: tx.nextNumber(), card: card(name) }))
    tx.setGraveyard(pileOf(tx.format, seat), cards)
  }
  const first = tx.format.seats[0]!
  for (const name of given.tapped ?? []) {
    const id = permanentNamed(tx, first, name)
    if (id === undefined) return `given.tapped: there is no “${name}” on the battlefield.`
    tx.wear([id], { tapped: true })
  }
  for (const [name, seat] of Object.entries(given.territory ?? {})) {
    const id = permanentNamed(tx, first, name)
    if (id === undefined || !tx.format.seats.includes(seat))
      return `given.territory: “${name}” cannot stand with “${seat}”.`
    tx.change(id, { territory: seat })
  }
  for (const [name, hostName] of Object.entries(given.attached ?? {})) {
    const [id, host] = [permanentNamed(tx, first, name), permanentNamed(tx, first, hostName)]
    if (id === undefined || host === undefined) return `given.attached: “${name}” cannot be attached to “${hostName}”.`
    tx.change(id, { host })
  }
  const prized = [...(given.crown === undefined ? [] : [given.crown]), ...Object.keys(given.bounties ?? {})]
  const stranger = prized.find(seat => !tx.format.seats.includes(seat))
  if (stranger !== undefined) return `given: nobody sits at “${stranger}”, for a crown or a bounty.`
  tx.crown = given.crown
  tx.bounties = given.bounties ?? {}
  for (const turn of tx.format.turns) {
    if (turn.state === 'running') tx.threads = [...tx.threads, threadAt(turn.id, turn.of, given)]
  }
  return undefined
}

/** On the battlefield since before this turn. */
function placePermanent(tx: Transaction, seat: Seat, name: string): void {
  tx.put(changed(newPermanent(tx.nextNumber(), card(name), seat), { controlledSince: 0 }))
}

function threadAt(id: number, of: Seat, { phase = 'main', resolutions = 0 }: ClashGiven): Thread {
  const toDiscard = phase === 'clean-up' ? [of] : []
  return changed(newThread(id, of), { phase, resolutions, declaring: phase === 'attack', toDiscard })
}
