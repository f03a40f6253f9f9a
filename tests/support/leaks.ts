import {
  chanceFrom,
  fillings,
  play,
  visibleEvents,
  type Action,
  type AnyGame,
  type Chance,
  type ChanceState,
  type GameEvent,
  type Json,
  type JsonObject,
  type Match,
  type Viewer,
  type VisibleEvent,
} from '../../src-engine/index.ts'
import { lotsOf, redrawUnseen, unseenRedrawn } from './unseen.ts'
import type { GameView } from '../../src-engine/core/game.ts'
import { toPlain } from '../../src-engine/core/plain.ts'
import { viewFor } from '../../src-engine/core/view.ts'

/** What a bot in this seat is given of a state, as it is posted to its thread, as text. */
export function givenToBots(game: AnyGame, state: unknown, seat: string): string {
  return JSON.stringify(toPlain(game.redacted(state, seat), game.content), (_key, value: unknown) =>
    value instanceof Map ? { map: [...(value as Map<unknown, unknown>)] } : value,
  )
}

/**
 * Everything one viewer of a state can find out without another's doing: what it is shown, offered, and answered. What the
 * table is shown goes to everybody's device as the part all share, so it is each one's too. A bot in its place finds out no more.
 */
function known(match: Match, viewer: Viewer, tries: readonly Json[]): string {
  const { game, state, seats } = match
  const open = game.open(state)
  if (!seats.includes(viewer)) return JSON.stringify({ open })
  const offers = game.offers(state, viewer)
  const answers = tries.map(action => {
    const played = play(match, viewer, action)
    return played.ok ? 'taken' : played.refused
  })
  const given = givenToBots(game, state, viewer)
  return JSON.stringify({ open, own: game.own(state, viewer), offers, answers, given })
}

/** What a viewer tries: its own offers, and what others may do just now, for a refusal must not tell either. */
function triesOf({ game, state, seats }: Match): Json[] {
  return seats.flatMap(seat => fillings(game.offers(state, seat)).slice(0, 6) as unknown as Json[])
}

/** All that reaches a viewer of a deal or an action, and is shown to it afterwards. */
function reached(game: AnyGame, seats: readonly string[], viewer: Viewer, { state, events }: Done): string {
  return JSON.stringify(visibleEvents(events, viewer)) + seen(game, seats, viewer, state)
}

/** All that is shown and offered to a viewer. */
export function seen(game: AnyGame, seats: readonly string[], viewer: Viewer, state: unknown): string {
  const offers = seats.includes(viewer) ? game.offers(state, viewer) : []
  return JSON.stringify([viewFor(game, state, viewer), game.open(state), offers])
}

/** What a deal or an action comes to. */
interface Done {
  readonly state: unknown
  readonly events: readonly VisibleEvent<GameEvent>[]
}
/** A deal or an action, by whatever chance. */
type Make = (chance: Chance) => ({ readonly ok: true } & Done) | { readonly ok: false }

/** What somebody does next. */
export interface Turn {
  readonly seat: string
  readonly action: Action
}

export interface Looked {
  /** How many worlds were really others than the one that lay. */
  readonly others: number
  readonly leak?: string
}

/**
 * Deals what each viewer can't see again, `worlds` times each, and compares all that reaches the viewer: view, offers,
 * answers to what it tries, and of the next action of anybody the events and what is seen after it.
 */
export function lookForLeaks(match: Match, worlds: number, next?: Turn): Looked {
  const { game, state, seats } = match
  const lies = JSON.stringify(game.digestedView(state))
  const tries = triesOf(match)
  const chance = chanceFrom(match.chance)
  const real = next && game.apply(state, next.seat, next.action, chance)
  const drew = chance.save() !== match.chance
  let others = 0
  for (const viewer of [...seats, 'table']) {
    const shown = known(match, viewer, tries)
    const heard = real?.ok === true ? reached(game, seats, viewer, real) : ''
    for (let world = 0; world < worlds; world++) {
      const dealt = redrawUnseen(game, state, viewer, lotsOf(world))
      if (JSON.stringify(game.digestedView(dealt)) === lies) continue
      others++
      if (known({ ...match, state: dealt }, viewer, tries) !== shown)
        return { others, leak: `${game.id}: ${viewer} is shown what is hidden` }
      if (real?.ok !== true || next === undefined) continue
      const before = redrawUnseen(game, state, viewer, lotsOf(world), real.state)
      const other = game.apply(before, next.seat, next.action, chanceFrom(match.chance))
      // What cannot be done in the other world, its hands being others, tells nothing of this one.
      if (!other.ok || reached(game, seats, viewer, other) === heard) continue
      // An action that draws from what lay hidden shows other cards there; `lookAtDraws` compares those.
      if (drew && showsOther(game, viewer, real.state, other.state)) continue
      return { others, leak: `${game.id}: ${viewer} learns what is hidden from ${JSON.stringify(next)}` }
    }
  }
  const draws = next === undefined || !drew ? { others: 0 } : lookAtAction(match, worlds, next)
  return { ...draws, others: others + draws.others }
}

function showsOther(game: AnyGame, viewer: Viewer, one: unknown, other: unknown): boolean {
  return JSON.stringify(viewFor(game, one, viewer)) !== JSON.stringify(viewFor(game, other, viewer))
}

/** The same of what an action draws (`lookAtDraws`). */
export function lookAtAction(match: Match, worlds: number, next: Turn): Looked {
  const { game, state, seats } = match
  return lookAtDraws(game, seats, match.chance, worlds, chance => game.apply(state, next.seat, next.action, chance))
}

/** The same of the first deal, from the events of its set-up on. */
export function lookAtDeal({ game, seats, options, chance: { seed } }: Match, worlds: number): Looked {
  const given = game.scenario.given.parse({})
  return lookAtDraws(game, seats, { seed, drawn: {} }, worlds, chance => game.setup({ seats, options, given }, chance))
}

/**
 * Holds what each viewer sees of what is drawn, draws all the rest again, and compares everything that reaches them:
 * the events of the deal first of all.
 */
function lookAtDraws(game: AnyGame, seats: readonly string[], before: ChanceState, worlds: number, make: Make): Looked {
  const real = make(chanceFrom(before))
  if (!real.ok) return { others: 0 }
  const lies = JSON.stringify(game.digestedView(real.state))
  let others = 0
  for (const viewer of [...seats, 'table']) {
    const heard = reached(game, seats, viewer, real)
    for (let world = 0; world < worlds; world++) {
      const other = make(unseenRedrawn(game, before, real.state, viewer, lotsOf(world)))
      if (!other.ok) return { others, leak: `${game.id}: what is drawn decides whether it may be done` }
      if (JSON.stringify(game.digestedView(other.state)) === lies) continue
      others++
      if (reached(game, seats, viewer, other) !== heard)
        return { others, leak: `${game.id}: ${viewer} learns what was drawn for others` }
    }
  }
  return { others }
}

/** One bit of a text, as good as random: what a planted leak gives away. */
export function bitOf(text: string): 0 | 1 {
  let sum = 0
  for (const char of text) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003
  return ((sum >> 3) & 1) as 0 | 1
}

/** One of all there is in a state. */
function bit(game: AnyGame, state: unknown): 0 | 1 {
  return bitOf(JSON.stringify(game.digestedView(state)))
}

function slips<View extends JsonObject>(view: View, yes: boolean): View {
  return yes ? { ...view, slip: true } : view
}

/** The same game with one bit of what is hidden let slip, each in another way. Tests of secrecy must find them all. */
export const plants: { readonly [name: string]: (game: AnyGame) => AnyGame } = {
  'in the open view': game => ({
    ...game,
    open: state => slips(game.open(state), bit(game, state) === 1),
  }),
  'in the part of a view that is one seat’s own': game => ({
    ...game,
    own: (state, seat) => slips(game.own(state, seat) ?? {}, seat.startsWith('B') && bit(game, state) === 1),
  }),
  'in what a bot is given': game => ({ ...game, redacted: state => state }),
  'in the order of a view’s keys': game => ({
    ...game,
    open: state => {
      const view = game.open(state)
      return bit(game, state) === 1
        ? view
        : (Object.fromEntries(Object.entries(view).toReversed()) as unknown as GameView)
    },
  }),
  'in the order of the offers': game => ({
    ...game,
    offers: (state, seat) => {
      const offers = game.offers(state, seat)
      return bit(game, state) === 1 ? offers : [...offers, ...offers.slice(0, 1)]
    },
  }),
  'in an event': game => ({
    ...game,
    apply: (state, seat, action, chance) => {
      const result = game.apply(state, seat, action, chance)
      if (!result.ok || bit(game, state) === 0) return result
      return { ...result, events: [...result.events, { to: 'all', event: { type: 'slip' } }] }
    },
  }),
  'in the code of a refusal': game => ({
    ...game,
    apply: (state, seat, action, chance) => {
      const result = game.apply(state, seat, action, chance)
      return result.ok || bit(game, state) === 0 ? result : { ok: false, refused: `${result.refused}-slip` }
    },
  }),
  'in one deal of eight': game => ({
    ...game,
    open: state => {
      const seen = JSON.stringify(game.digestedView(state))
      let sum = 0
      for (const char of seen) sum = (sum * 33 + char.charCodeAt(0)) % 1_000_003
      return slips(game.open(state), ((sum >> 4) & 7) === 0)
    },
  }),
}

/** The same game, in which whatever draws cards also tells everybody the events that `told` finds in what was drawn. */
export function tellingDraws(game: AnyGame, eventsOf: (state: unknown) => readonly GameEvent[]): AnyGame {
  const telling = <R extends { readonly ok: boolean }>(doing: (chance: Chance) => R, chance: Chance): R => {
    let drew = false
    const done = doing({
      below: (what, n) => ((drew = true), chance.below(what, n)),
      shuffle: (what, items) => ((drew = true), chance.shuffle(what, items)),
      answer: what => {
        const answer = chance.answer(what)
        drew ||= answer !== undefined
        return answer
      },
    })
    if (!drew || !('state' in done) || !('events' in done)) return done
    const more = eventsOf(done.state).map(event => ({ to: 'all', event }) as const)
    return { ...done, events: [...(done.events as readonly unknown[]), ...more] }
  }
  return {
    ...game,
    setup: (table, chance) => telling(one => game.setup(table, one), chance),
    apply: (state, seat, action, chance) => telling(one => game.apply(state, seat, action, one), chance),
  }
}

/** One bit of what was drawn, told to all. */
export function slippingDraws(game: AnyGame): AnyGame {
  return tellingDraws(game, state => (bit(game, state) === 1 ? [{ type: 'slip' }] : []))
}
