import {
  chanceFrom,
  fillings,
  visibleEvents,
  type Action,
  type AnyGame,
  type GameEvent,
  type JsonObject,
  type Match,
  type Offer,
} from '../../src-engine/index.ts'
import { bitOf, seen, type Looked, type Turn } from './leaks.ts'

/** Other ways to act that are tried instead of the one taken. */
const otherChoices = 3

/**
 * Has the seat choose otherwise (other cards of the pack, another number), and compares what all others hear of it: where
 * the game is then another and somebody is shown the same as before, nothing they hear may set the two apart. `leaks.ts`
 * can't see that: its other worlds differ in what lies there, and what is done in them is the same.
 */
export function lookAtChoice({ game, state, seats, chance: before }: Match, next: Turn): Looked {
  const act = (action: Action) => game.apply(state, next.seat, action, chanceFrom(before))
  const real = act(next.action)
  if (!real.ok) return { others: 0 }
  const lies = JSON.stringify(game.digestedView(real.state))
  const viewers = [...seats, 'table'].filter(viewer => viewer !== next.seat)
  let others = 0
  for (const action of othersThan(next.action, game.offers(state, next.seat))) {
    const other = act(action)
    if (!other.ok || JSON.stringify(game.digestedView(other.state)) === lies) continue
    for (const viewer of viewers) {
      if (seen(game, seats, viewer, real.state) !== seen(game, seats, viewer, other.state)) continue
      others++
      const [heard, heardElse] = [real, other].map(({ events }) => JSON.stringify(visibleEvents(events, viewer)))
      if (heard !== heardElse)
        return { others, leak: `${game.id}: ${viewer} learns what ${next.seat} chose: ${heard}, not ${heardElse}` }
    }
  }
  return { others }
}

/** Some of the other ways, from all over the list: neighbours in it are often alike. */
function othersThan(taken: Action, offers: readonly Offer[]): readonly Action[] {
  const ways = [...fillings(offers), ...offers.flatMap(offer => otherLists(taken, offer))]
  const rest = ways.filter(way => JSON.stringify(way) !== JSON.stringify(taken))
  const every = Math.max(1, Math.floor(rest.length / otherChoices))
  return rest.filter((_, at) => at % every === 0).slice(0, otherChoices)
}

/** The action with other things in each of its lists, as many as before: `fillings` has only the first ones of a list. */
function otherLists(taken: Action, offer: Offer): readonly Action[] {
  if (offer.do !== taken.do) return []
  return Object.entries(offer.blanks).flatMap(([field, blank]) => {
    const list = (taken as Action & JsonObject)[field]
    if (blank.pick !== 'some' || !Array.isArray(list) || list.length === 0) return []
    return blank.from
      .slice(0, blank.from.length - list.length + 1)
      .map((_, at) => ({ ...taken, [field]: blank.from.slice(at, at + list.length) }))
  })
}

/** The same game, in which everybody also hears what `eventsOf` says of each action. */
export function tellingActions(
  game: AnyGame,
  eventsOf: (seat: string, action: Action & JsonObject) => readonly GameEvent[],
): AnyGame {
  return {
    ...game,
    apply: (state, seat, action, chance) => {
      const done = game.apply(state, seat, action, chance)
      if (!done.ok) return done
      const more = eventsOf(seat, action as Action & JsonObject).map(event => ({ to: 'all', event }) as const)
      return { ...done, events: [...done.events, ...more] }
    },
  }
}

/** One bit of what each action says, for all to hear. */
export function slippingChoices(game: AnyGame): AnyGame {
  return tellingActions(game, (_seat, action) => (bitOf(JSON.stringify(action)) === 1 ? [{ type: 'slip' }] : []))
}
