import type { Seat } from '../../../src-engine/core/game.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import type { BrawlView } from './seen.ts'

/** What somebody with an empty hand is told to do next. */
export function lineFor(
  view: BrawlView,
  seat: Seat,
  name: (seat: Seat) => string,
  may: (kind: string) => boolean,
): string {
  const state = view.seats[seat]
  if (state === undefined || view.phase === 'over') return ''
  if (state.out) return 'You have given up: the others play on.'
  if (state.aside) return 'You sit this round out: it is between those who were level.'
  if (view.phase === 'knock') return ''
  if (view.phase === 'foul') return `${(view.foul?.judges ?? []).map(name).join(' and ')} must rule on a foul.`
  if (view.mode === 'training' && view.turn !== undefined && view.turn !== seat) return `${name(view.turn)}’s turn.`
  if (state.active === false) return 'Your team-mate is in the ring. Watch, point, coach.'
  if (state.done) return 'You are done. Draw or take up a card to come back in.'
  if (view.mode === 'training') {
    return may('take') ? 'Your turn: draw, or take up the top of your discards and play it.' : 'Your turn: draw a card.'
  }
  if (state.deck > 0)
    return state.discard.length > 0 ? 'Draw, or take up your top discard.' : 'Draw a card from your deck.'
  return state.discard.length > 0
    ? 'Your deck is empty: take up a discard, or say you are done.'
    : 'You have no card left.'
}

/** What is said of somebody who has left, or of who plays for them; nothing of who is here. */
export function awayWords(table: TableState, seat: Seat): string | undefined {
  const place = table.places.find(one => one.seat === seat)
  if (place?.kind !== 'person' || place.here) return undefined
  return place.sitIn ? 'bot plays' : 'away'
}

const list = new Intl.ListFormat('en-GB')

/** Why there is another round: who was level in the last one, and with what. '' in the first. */
export function roundWords({ round, result }: BrawlView, name: (seat: Seat) => string): string {
  const [first, ...others] = result?.tied ?? []
  if (first === undefined) return ''
  const bases = result?.bases[first] ?? 0
  const all = list.format([first, ...others].map(name))
  return `Round ${round}: ${all} were level with ${bases === 1 ? 'one Base' : `${bases} Bases`} each and play it out.`
}
