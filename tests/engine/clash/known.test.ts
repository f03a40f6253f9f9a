import { expect, it } from 'vitest'
import { viewFor } from '../../../src-engine/core/view.ts'
import { games, toAct, type Match } from '../../../src-engine/index.ts'
import type { ClashState } from '../../../src-engine/clash/state.ts'
import type { ClashView } from '../../../src-engine/clash/view/types.ts'
import { clashScenarios, positionsIn } from '../../support/clash-scenarios.ts'

/** What each seat is shown, and what it may know, in every position that a scenario comes to. */

const clash = games['clash']!
const seen = (state: ClashState, seat: string): ClashView => viewFor(clash, state, seat) as unknown as ClashView
const counted = (cards: readonly string[]): { [card: string]: number } => {
  const counts: { [card: string]: number } = {}
  for (const card of cards.toSorted()) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** What a seat must see beyond what lies open, and what it does see of that. */
function own(state: ClashState, seat: string): readonly [due: unknown, shown: unknown] {
  const { format, players, libraries, threads, opening } = state
  const view = seen(state, seat)
  // One's own hand, stops and what is left of one's own deck; of all others nothing.
  const { hand, stops } = players[seat]!
  const library = libraries[seat]!.cards.open()
  const mine = {
    hand: hand.cards.open(),
    stops: stops.open(),
    ...(format.rules.oneDeck || library.length === 0 ? {} : { deckLeft: counted(library) }),
  }
  const shown = Object.entries(view.seats).map(([other, { hand, stops, deckLeft }]) => [
    other,
    { hand, stops, deckLeft },
  ])
  // What is asked in the only turn stands by itself, and of several in each; its options only for who may know them.
  const isOne = format.rules.turns === 'one'
  const questions = threads.map(({ of, question }) => {
    const pending = isOne ? view.pending : view.threads?.[of]?.pending
    const mayKnow = question?.options.visibleTo.includes(seat) === true
    return [
      [question?.seat, question?.kind, mayKnow ? question.options.open().length : undefined],
      [pending?.seat, pending?.kind, pending?.options?.length],
    ]
  })
  const count = opening?.[seat]?.toBottom ?? 0
  const bottom = count === 0 ? undefined : { seat, kind: 'bottom', count, options: hand.cards.open() }
  return [
    [
      format.seats.map(other => [other, other === seat ? mine : {}]),
      questions.map(([due]) => due),
      opening && bottom,
      isOne ? undefined : threads.map(({ of }) => of),
    ],
    [shown, questions.map(([, is]) => is), opening && view.pending, view.threads && Object.keys(view.threads)],
  ]
}

/** What of a state a bot is given though its seat may not know it. */
function told(state: ClashState, seat: string): readonly string[] {
  return (clash.redacted(state, seat) as ClashState).threads.flatMap(({ resolving, question }) =>
    question?.kind === 'vote' || question?.kind === 'elect'
      ? []
      : (resolving?.answers ?? []).flatMap(answer => (answer.seat === seat ? [] : answer.picked.map(String))),
  )
}

/** At large tables those who have something to do. */
function looking(match: Match): readonly string[] {
  return match.seats.length > 6 ? toAct(match) : match.seats
}

it.each(clashScenarios)('%s', file => {
  for (const { match } of positionsIn(file)) {
    const state = match.state as ClashState
    for (const seat of looking(match)) {
      const [due, shown] = own(state, seat)
      expect(JSON.stringify(shown)).toBe(JSON.stringify(due))
      const known = clash.redacted(state, seat) as ClashState
      expect(JSON.stringify(seen(known, seat))).toBe(JSON.stringify(seen(state, seat)))
      expect(told(state, seat)).toEqual([])
    }
  }
})
