import {
  chanceFrom,
  fillings,
  play,
  visibleEvents,
  type Action,
  type AnyGame,
  type Json,
  type JsonObject,
  type Match,
  type Viewer,
} from '../../src-engine/index.ts'
import { unseenAnew } from './unseen.ts'
import { viewFor } from '../../src-engine/core/view.ts'

/**
 * Everything one viewer of a state can find out without another's doing: what it is shown, offered, and answered. What the
 * table is shown goes to everybody's device as the part all share, so it is each one's too.
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
  return JSON.stringify({ open, own: game.own(state, viewer), offers, answers })
}

/** What a viewer tries: its own offers, and what others may do just now, for a refusal must not tell either. */
function triesOf({ game, state, seats }: Match): Json[] {
  return seats.flatMap(seat => fillings(game.offers(state, seat)).slice(0, 6) as unknown as Json[])
}

/** What a viewer is told of an action and shown after it; nothing where it is refused. */
function after(match: Match, viewer: Viewer, seat: string, action: Action): string | undefined {
  const played = play(match, seat, action as unknown as Json)
  if (!played.ok) return undefined
  const { state, game } = played.match
  const offers = match.seats.includes(viewer) ? game.offers(state, viewer) : []
  return JSON.stringify([visibleEvents(played.events, viewer), viewFor(game, state, viewer), offers])
}

export interface Looked {
  /** How many deals were really others than the one that lay. */
  readonly others: number
  readonly leak?: string
}

/**
 * Deals what each viewer can't see anew, `deals` times each, and compares all that reaches the viewer: view, offers,
 * answers to what it tries, and of the next action of anybody the events told and what is seen after it.
 */
export function lookForLeaks(match: Match, deals: number, next?: { seat: string; action: Action }): Looked {
  const { game, state, seats } = match
  const lies = JSON.stringify(game.scenario.see(state))
  const tries = triesOf(match)
  let others = 0
  for (const viewer of [...seats, 'table']) {
    const shown = known(match, viewer, tries)
    const hushed = next === undefined || game.acts.reveals?.(state, next.action) === true
    const told = hushed ? undefined : after(match, viewer, next.seat, next.action)
    for (let deal = 0; deal < deals; deal++) {
      const chance = chanceFrom({ seed: 'ab'.repeat(16), drawn: { unseen: deal * 10_000 } })
      const dealt = unseenAnew(game, state, viewer, {
        ...chance,
        below: (_what, n) => chance.below('unseen', n),
        shuffle: (_what, items) => chance.shuffle('unseen', items),
      })
      if (JSON.stringify(game.scenario.see(dealt)) === lies) continue
      others++
      const other = { ...match, state: dealt }
      if (known(other, viewer, tries) !== shown)
        return { others, leak: `${game.id}: ${viewer} is shown what is hidden` }
      if (told === undefined || next === undefined) continue
      const alike = after(other, viewer, next.seat, next.action)
      if (alike !== undefined && alike !== told) {
        return { others, leak: `${game.id}: ${viewer} is told what is hidden by ${JSON.stringify(next)}` }
      }
    }
  }
  return { others }
}

/** One bit of all there is in a state, as good as random: what a planted leak gives away. */
function bit(game: AnyGame, state: unknown): 0 | 1 {
  let sum = 0
  for (const char of JSON.stringify(game.scenario.see(state))) sum = (sum * 31 + char.charCodeAt(0)) % 1_000_003
  return ((sum >> 3) & 1) as 0 | 1
}

function slips(view: JsonObject, told: boolean): JsonObject {
  return told ? { ...view, slip: true } : view
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
  'in the order of a view’s keys': game => ({
    ...game,
    open: state => {
      const view = game.open(state)
      return bit(game, state) === 1 ? view : Object.fromEntries(Object.entries(view).toReversed())
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
      const seen = JSON.stringify(game.scenario.see(state))
      let sum = 0
      for (const char of seen) sum = (sum * 33 + char.charCodeAt(0)) % 1_000_003
      return slips(game.open(state), ((sum >> 4) & 7) === 0)
    },
  }),
}
