import type { Card, Suit } from '../../../src-engine/cards/french.ts'
import type { WhistEvent } from '../../../src-engine/whist/events.ts'
import { momentsOf, type Shown } from '../../../src-engine/whist/moments.ts'
import type { WhistView } from '../../../src-engine/whist/view.ts'
import { cardText as nameOfCard, suitName } from '../../design/index.ts'
import type { Names, Story } from '../../table/contract.ts'
import { seat, seats, tell, type Entries } from '../../table/story/story.ts'
import { capitalise, formatList, numberWord, t } from '../../words/index.ts'
import { cardText } from './advice.ts'
import { awardsOf } from './awards.ts'
import { handText } from './scene-text.ts'

type Seats = WhistView['seats']
type Tie = Extract<WhistEvent, { type: 'tie' }>
type Played = Extract<WhistEvent, { type: 'lead' | 'play' }>

const kinds = { seat, by: seat, winner: seat, dealer: seat, dogs: seats, seats, card: cardText, suit: suitName }
const noTrick: WhistView['trick'] = { plays: [], taps: [] }
/** So many who tie are counted on the TV: the felt shows each of them with their card. */
const crowd = 3

const entries: Entries<'whist', WhistEvent, typeof kinds, WhistView> = {
  deal: {
    log(told, { dogs, cards }) {
      const dealt = { ...told, cards: t('whist.cards', { n: cards }) }
      return dogs.length === 0 ? t('whist.caption.deal', dealt) : t('whist.caption.deal-dogs', dealt)
    },
    sound: 'deal',
    shows(_view, _event, { trump: _trump, turnUp: _turnUp, callsTrump: _caller, ...dealt }) {
      return { ...dealt, trick: noTrick, toAct: [] }
    },
  },
  'turn-up': {
    log: told => capitalise(t('whist.caption.turn-up', told)),
    shows: (view, { card }) => ({ ...view, turnUp: card }),
  },
  'must-call': { shows: (view, { by }) => ({ ...view, phase: 'trump', callsTrump: by, toAct: [by] }) },
  trump: {
    log(told) {
      const { how, by } = told
      if (how !== 'called' || by === undefined) return capitalise(t('whist.caption.trump', told))
      return t('whist.caption.trump-called', { ...told, who: by })
    },
    sound: 'trump',
    shows: ({ callsTrump: _caller, ...view }, { suit }) => ({ ...view, phase: 'play', trump: suit, toAct: [] }),
  },
  lead: { sound: 'play', shows: laid },
  // Of those that follow the card alone: a table of ten is heard as fast as it plays.
  play: {
    log: (told, { card }) => t('whist.caption.play', { ...told, card: nameOfCard(card) }),
    sound: 'play',
    shows: laid,
  },
  tap: {
    log: told => t(told.lead ? 'whist.caption.tap-lead' : 'whist.caption.tap', told),
    sound: 'knock',
    shows: (view, { by }) => ({ ...view, trick: { ...view.trick, taps: [...view.trick.taps, by] }, toAct: [] }),
  },
  trick: {
    sound: 'trick',
    shows: (view, { winner }) =>
      withSeat({ ...view, toAct: [] }, winner, { tricks: (view.seats[winner]?.tricks ?? 0) + 1 }),
  },
  back: { sound: 'win', shows: (view, event) => withSeat(view, event.seat, { status: 'in' }) },
  'hand-over': {
    log: ({ tricks }, _event, names) => handText(tricks, names, Infinity),
    tv: ({ tricks }, _event, names) => handText(tricks, names),
    shows: (view, { tricks }) => ({ ...view, trick: noTrick, toAct: [], lastHand: { tricks } }),
  },
  dazed: { sound: 'out', shows: fated },
  dog: { shows: fated },
  life: {
    log: told =>
      told.left === 0 ? t('whist.caption.last-life', told) : t('whist.caption.life', { ...told, n: told.left }),
    shows: (view, event) => withSeat(view, event.seat, { lives: event.left }),
  },
  out: {
    log: told => t(`whist.caption.out-${told.why}`, told),
    sound: 'out',
    shows(view, event, after) {
      const place = after.seats[event.seat]?.place
      return withSeat(view, event.seat, { status: 'out', ...(place === undefined ? {} : { place }) })
    },
  },
  spared: {},
  tie: {
    log: ({ seats: who, winner, what }, { draws }, names) =>
      draws.length === 0
        ? t(`whist.caption.lot-${what}`, { who, winner })
        : t(`whist.caption.tie-${what}`, { winner, draws: drawnText(draws, names) }),
    // Nobody reads six names and six cards from three metres.
    tv({ winner, what }, { seats: { length }, draws, winner: first }) {
      if (length < crowd) return undefined
      const some = { who: capitalise(numberWord(length)), winner }
      const card = draws.at(-1)?.[first]
      if (card === undefined) return t(`whist.caption.lot-${what}`, some)
      return t(`display.whist.tie-${what}`, { ...some, card: cardText(card) })
    },
    shows: (view, tie) => ({ ...view, tie }),
  },
  'round-won': { sound: 'fanfare' },
  // The end has the podium's sounds.
  'game-won': { sound: 'silence', shows: (_view, _event, after) => after },
}

function drawnText(draws: Tie['draws'], names: Names): string {
  const drawn = (draw: { readonly [seat: string]: Card }): string =>
    formatList(
      Object.entries(draw).map(([who, card]) => t('whist.caption.drawn', { who: names(who), card: cardText(card) })),
    )
  return draws.map(drawn).join(`; ${t('whist.caption.again')} `)
}

function withSeat(view: WhistView, whose: string, change: Partial<Seats[string]>): WhistView {
  const before = view.seats[whose]
  return before === undefined ? view : { ...view, seats: { ...view.seats, [whose]: { ...before, ...change } } }
}

function fated(view: WhistView, { type, seat: whose }: Extract<WhistEvent, { type: 'dazed' | 'dog' }>): WhistView {
  return withSeat(view, whose, { status: type })
}

function laid(view: WhistView, { type, by, card }: Played): WhistView {
  const { led = card[1] as Suit, plays, taps } = type === 'lead' ? noTrick : view.trick
  const trick = { led, plays: [...plays, { by, card }], taps }
  const { handSize = 1, cards } = view.seats[by] ?? {}
  return withSeat({ ...view, phase: 'play', trick, toAct: [] }, by, {
    handSize: handSize - 1,
    ...(cards === undefined ? {} : { cards: cards.filter(one => one !== card) }),
  })
}

const { shows, ...told } = tell('whist', kinds, entries)
export const { caption, soundsOf } = told

export const story: Story<WhistView, WhistEvent> = {
  ...told,
  awards: awardsOf,
  staging: {
    scenes({ before, after, events }) {
      let view = before
      return momentsOf(events).map(({ shown, tells, ms, leastMs }) => {
        view = tells.reduce((now, event) => shows(now, event, after), view)
        return { shown, view, tells, ms, leastMs }
      })
    },
    isShownAgain: ({ shown }) => ['played', 'trick'].includes((shown as Shown).at),
    own(staged, latest, whose) {
      const [mine, held] = [staged.seats[whose], latest.seats[whose]]
      if (mine?.cards === undefined || held === undefined) return staged
      // The next hand is seen once it is dealt.
      const own = staged.deals === latest.deals ? held : { cards: mine.cards, legal: [] }
      const { cards = [], legal = [] } = own
      return { ...staged, seats: { ...staged.seats, [whose]: { ...mine, cards, legal, handSize: cards.length } } }
    },
  },
}
