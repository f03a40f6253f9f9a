import type { Seat } from '../../../src-engine/core/game.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import type { Reading, Seen } from '../../table/contract.ts'
import { formatList, t } from '../../words/index.ts'
import { seatMarks } from './ballots.ts'
import { offersForCard } from './action-draft.ts'
import { fieldOf, type Group } from './groups.ts'
import { thingText, thingsText } from './names.ts'
import { around, threadFor } from './threads.ts'

type SeenClash = Seen<ClashView>

function groupText({ card, state, names }: Group): string {
  const { power, toughness = 0, damage = 0 } = state
  const params = { card, n: names.length, strength: power === undefined ? '' : `${power}/${toughness - damage}` }
  if (power === undefined) return t(state.tapped ? 'clash.read.thing-tapped' : 'clash.read.thing', params)
  return t(state.tapped ? 'clash.read.creature-tapped' : 'clash.read.creature', params)
}
/** How one seat stands and what it has on the battlefield. */
function seatText({ view, viewer, names }: SeenClash, seat: Seat): readonly string[] {
  const state = view.seats[seat]!
  const who = names(seat)
  if (state.status !== 'in') return [t('clash.read.out', { who })]
  const { creatures, others, lands } = fieldOf(view, seat)
  const things = [...creatures, ...others, ...lands].map(groupText)
  const marks = seatMarks(view, viewer, seat, names).map(mark => mark.title)
  return [
    t('clash.read.seat', { who, life: view.life[seat] ?? 0, hand: state.handSize, library: state.library }),
    ...(marks.length === 0 ? [] : [t('clash.read.marks', { who, marks: formatList(marks) })]),
    things.length === 0
      ? t('clash.read.no-things', { who })
      : t('clash.read.things', { who, things: formatList(things) }),
  ]
}
function stackText({ view, viewer, names }: SeenClash): readonly string[] {
  const stack = threadFor(view, viewer)?.stack ?? []
  if (stack.length === 0) return [t('clash.read.no-stack')]
  return stack.map(({ card, by, targets }, at) => {
    const params = { at: at + 1, who: names(by), card }
    if (targets.length === 0) return t('clash.read.stack', params)
    return t('clash.read.stack-at', { ...params, targets: thingsText(targets, names) })
  })
}

/** The cards of a hand, equal ones in one. */
function cardsText(cards: readonly string[]): string {
  const n = (card: string): number => cards.filter(one => one === card).length
  const all = [...new Set(cards)]
  return formatList(all.map(card => (n(card) === 1 ? card : t('clash.read.thing', { card, n: n(card) }))))
}

/** The table as text for a screen reader: the step of the turn, the combat, the stack, and every seat from one's left on. */
export const reading: Reading<ClashView> = {
  table(seen) {
    const { view, viewer, names } = seen
    const thread = threadFor(view, viewer)
    const fights = (thread?.combat ?? []).map(({ attacker, whom, blockers }) => {
      const params = { attacker: thingText(attacker, names), whom: thingText(whom, names) }
      if (blockers.length === 0) return t('clash.read.attack', params)
      return t('clash.read.blocked', { ...params, blockers: thingsText(blockers, names) })
    })
    const seats = viewer === 'table' ? view.seatOrder : [viewer, ...around(view, viewer).filter(one => one !== viewer)]
    const step =
      thread === undefined
        ? []
        : [
            t('clash.read.step', {
              who: names(thread.active),
              phase: t(`clash.phase.${thread.firstStrike ? 'first-strike' : thread.phase}`),
            }),
          ]
    return [...step, ...fights, ...stackText(seen), ...seats.flatMap(seat => seatText(seen, seat))]
  },
  hand({ view, viewer, offers }) {
    const hand = view.seats[viewer]?.hand ?? []
    if (hand.length === 0) return [t('clash.read.no-hand')]
    const ready = [...new Set(hand)].filter(card => offersForCard(offers, card).length > 0)
    return [
      t('clash.read.hand', { cards: cardsText(hand) }),
      ...(ready.length === 0 ? [] : [t('clash.read.playable', { cards: formatList(ready) })]),
    ]
  },
  stack: stackText,
  // Asked whether they keep it, nobody can say without knowing which cards it is; what is drawn later is told as it is.
  dealt({ view, viewer }) {
    const hand = view.seats[viewer]?.hand ?? []
    if (view.phase !== 'opening' || hand.length === 0) return undefined
    return { key: formatList([...hand]), sat: [], hand: [t('clash.read.hand', { cards: cardsText(hand) })] }
  },
}
