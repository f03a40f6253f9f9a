import type { Suit } from '../../../src-engine/cards/french.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import { momentsOf, type Shown } from '../../../src-engine/whist/moments.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import type { Staging } from '../../table/stage/scene.ts'

type Seats = WhistView['seats']
type Seat = Seats[string]

/** What is shown of the game between one view and the next, and the table at each of these moments. */
export const staging: Staging<WhistView, WhistEvent> = {
  scenes({ before, after, events }) {
    let view = before
    return momentsOf(events).map(({ shown, tells, ms, leastMs }) => {
      view = tells.reduce((now, event) => viewAfter(now, event, after), view)
      return { shown, view, tells, ms, leastMs }
    })
  },
  isShownAgain: ({ shown }) => isTrick(shown as Shown),
  own(staged, latest, seat) {
    const [mine, held] = [staged.seats[seat], latest.seats[seat]]
    if (mine?.cards === undefined || held === undefined) return staged
    // The next hand is seen once it is dealt.
    const own = staged.deals === latest.deals ? held : { cards: mine.cards, legal: [] }
    const { cards = [], legal = [] } = own
    return { ...staged, seats: { ...staged.seats, [seat]: { ...mine, cards, legal, handSize: cards.length } } }
  },
}

function isTrick({ at }: Shown): boolean {
  return at === 'played' || at === 'trick'
}

function withSeat(view: WhistView, seat: string, change: Partial<Seat>): WhistView {
  const before = view.seats[seat]
  return before === undefined ? view : { ...view, seats: { ...view.seats, [seat]: { ...before, ...change } } }
}

const noTrick: WhistView['trick'] = { plays: [], taps: [] }

/** The view after one more event was told. `after`: the view once all of them are. */
function viewAfter(view: WhistView, event: WhistEvent, after: WhistView): WhistView {
  switch (event.type) {
    case 'lead':
    case 'play': {
      const { led = event.card[1] as Suit, plays, taps } = event.type === 'lead' ? noTrick : view.trick
      const trick = { led, plays: [...plays, { by: event.by, card: event.card }], taps }
      const { handSize = 1, cards } = view.seats[event.by] ?? {}
      return withSeat({ ...view, phase: 'play', trick, toAct: [] }, event.by, {
        handSize: handSize - 1,
        ...(cards === undefined ? {} : { cards: cards.filter(card => card !== event.card) }),
      })
    }
    case 'tap':
      return { ...view, trick: { ...view.trick, taps: [...view.trick.taps, event.by] }, toAct: [] }
    case 'trick': {
      const tricks = (view.seats[event.winner]?.tricks ?? 0) + 1
      return withSeat({ ...view, toAct: [] }, event.winner, { tricks })
    }
    case 'back':
      return withSeat(view, event.seat, { status: 'in' })
    case 'hand-over':
      return { ...view, trick: noTrick, toAct: [], lastHand: { tricks: event.tricks } }
    case 'dazed':
    case 'dog':
      return withSeat(view, event.seat, { status: event.type })
    case 'out': {
      const place = after.seats[event.seat]?.place
      return withSeat(view, event.seat, { status: 'out', ...(place === undefined ? {} : { place }) })
    }
    case 'life':
      return withSeat(view, event.seat, { lives: event.left })
    case 'tie':
      return { ...view, tie: event }
    case 'deal': {
      const { trump: _trump, turnUp: _turnUp, callsTrump: _caller, ...dealt } = after
      return { ...dealt, trick: noTrick, toAct: [] }
    }
    case 'turn-up':
      return { ...view, turnUp: event.card }
    case 'must-call':
      return { ...view, phase: 'trump', callsTrump: event.by, toAct: [event.by] }
    case 'trump': {
      const { callsTrump: _caller, ...called } = view
      return { ...called, phase: 'play', trump: event.suit, toAct: [] }
    }
    case 'spared':
    case 'round-won':
      return view
    case 'game-won':
      return after
  }
}
