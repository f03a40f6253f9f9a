import type { Chance } from '../../core/chance.ts'
import type { Offer, Seat } from '../../core/game.ts'
import type { Json, JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import { actorIn } from '../state/actor.ts'
import { applyClash } from '../apply.ts'
import { offersOf } from '../offers.ts'
import type { ClashState } from '../state.ts'

/**
 * An act with which a seat still wins before this turn ends whatever the others do: every act of its own is tried, and every
 * answer of theirs, looking at so many positions at most. `undefined` where there is none, `not-known` where they did not
 * suffice. For small positions only; hidden cards are taken as they lie.
 */
export function winningAct(state: ClashState, seat: Seat, most: number): ClashAction | 'not-known' | undefined {
  if (actorOf(state) !== seat) return undefined
  const nodes = { left: most }
  for (const action of actsOf(state, seat)) {
    const next = after(state, seat, action)
    if (next !== undefined && isWon(next, { seat, turn: state.turnsEnded, mayDo: anything, nodes })) return action
    if (nodes.left < 0) return 'not-known'
  }
  return undefined
}

/**
 * The acts a seat can't win this turn without, in the order they were first found, if they are enough to win: then there is
 * one way to win, whenever and in whatever order the rules let it do them. Nothing where it can't win, or in several ways.
 */
export function onlyWayToWin(state: ClashState, seat: Seat): readonly string[] | undefined {
  const tried = new Set<string>()
  const wins = (mayDo: (act: string) => boolean): boolean =>
    isWon(state, { seat, turn: state.turnsEnded, mayDo: act => (tried.add(act), mayDo(act)) })
  if (!wins(anything)) return undefined
  // What the first search never came to was not needed: it won without.
  const needed = [...tried].filter(one => !wins(act => act !== one))
  return wins(act => needed.includes(act)) ? needed : undefined
}

interface Search {
  readonly seat: Seat
  readonly turn: number
  /** Positions it may still look at; below 0 once there were too few. Absent: as many as it takes. */
  readonly nodes?: { left: number }
  /** Whether the seat may do this, as JSON; it may always pass. */
  readonly mayDo: (act: string) => boolean
}
const anything = (): boolean => true

function isWon(state: ClashState, search: Search): boolean {
  const { seat, turn, mayDo, nodes } = search
  // What is not looked at counts as not won, so that what is said to win does.
  if (nodes !== undefined && --nodes.left < 0) return false
  const { ended } = state.format
  if (ended !== undefined) return !ended.draw && ended.winners.includes(seat)
  if (state.turnsEnded > turn) return false
  const actor = actorOf(state)
  if (actor === undefined) return false
  for (const action of actsOf(state, actor)) {
    if (actor === seat && action.do !== 'pass' && !mayDo(JSON.stringify(action))) continue
    const next = after(state, actor, action)
    if (next === undefined) continue
    const won = isWon(next, search)
    if (actor === seat && won) return true
    if (actor !== seat && !won) return false
  }
  return actor !== seat
}

function actorOf({ threads }: ClashState): Seat | undefined {
  return threads.map(actorIn).find(seat => seat !== undefined)
}

/** Nothing in a puzzle is left to chance. */
const certain: Chance = { below: () => 0, shuffle: (_what, items) => [...items], answer: () => undefined }

function after(state: ClashState, seat: Seat, action: ClashAction): ClashState | undefined {
  const done = applyClash(state, seat, action, certain)
  return done.ok ? done.state : undefined
}

/** Offers the search leaves out: settings, conceding, and taking back. */
const idle: ReadonlySet<string> = new Set(['concede', 'stops', 'yield', 'pass-to', 'order', 'undo'])

/** Every way to fill the offers, passing last. Mana is tapped by the paying. */
function actsOf(state: ClashState, seat: Seat): readonly ClashAction[] {
  const offers = offersOf(state, seat).filter(
    offer => !idle.has(offer.do) && (offer.do !== 'activate' || offer.blanks['ability'] !== undefined),
  )
  const acts = offers.filter(offer => offer.do !== 'pass').flatMap(fillingsOf)
  const declares = offers.some(offer => offer.do === 'attack' || offer.do === 'block')
  // To declare nothing is one of the declarations.
  const pass = declares || !offers.some(offer => offer.do === 'pass') ? [] : [{ do: 'pass' }]
  return [...acts, ...pass] as unknown as readonly ClashAction[]
}

function fillingsOf(offer: Offer): readonly JsonObject[] {
  let partial: JsonObject[] = [{ do: offer.do }]
  for (const [field, blank] of Object.entries(offer.blanks)) {
    const values: readonly Json[] =
      blank.pick === 'one'
        ? blank.from
        : blank.pick === 'number'
          ? Array.from({ length: blank.max - blank.min + 1 }, (_, i) => blank.min + i)
          : blank.pick === 'each'
            ? choices(blank.from)
            : [blank.from.slice(0, blank.min)]
    partial = partial.flatMap(action => values.map(value => ({ ...action, [field]: value })))
  }
  return partial
}

/** Every way to give each name one of its values or none, most of them given first. */
function choices(from: { readonly [name: string]: readonly Json[] }): readonly JsonObject[] {
  let partial: JsonObject[] = [{}]
  for (const [name, values] of Object.entries(from)) {
    partial = [...partial.flatMap(action => values.map(value => ({ ...action, [name]: value }))), ...partial]
  }
  return partial
}
