import { assert, check, nat, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { card as cardOf } from '../../src-engine/clash/book.ts'
import { Hidden } from '../../src-engine/core/hidden.ts'
import { games, play, type AnyGame, type Json, type JsonObject } from '../../src-engine/index.ts'
import { carriedOn, deals, opened, picker, randomAction, variants, type Deal } from '../support/drawn-games.ts'
import {
  lookAtAction,
  lookAtDeal,
  lookForLeaks,
  plants,
  slippingDraws,
  tellingDraws,
  type Looked,
} from '../support/leaks.ts'
import { lookAtChoice, slippingChoices, tellingActions } from '../support/leaks-of-choices.ts'
import { runs } from '../support/runs.ts'
import { toys, type Bids } from './core/toys.ts'
import { viewFor } from '../../src-engine/core/view.ts'

/**
 * What a viewer may not see leaves no trace in what reaches it (DESIGN, What is hidden): in every state the hidden part
 * is dealt again many times for every viewer, and everything that reaches the viewer must be the same, byte for byte.
 * And the test is tested: one bit let slip, wherever it is planted, is found in every game that hides anything.
 */
const all: readonly AnyGame[] = Object.values({ ...games, ...toys })
/** Other deals for each viewer of each state. */
const others = 8

function looked(game: AnyGame, deal: Deal, more: number): Looked {
  const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
  return lookForLeaks(match, others, randomAction(match, picker(deal.seed + more)))
}

/** A game from its first deal on: what each deal and each action that draws tells of what is drawn for others. */
function lookedAtDraws(game: AnyGame, deal: Deal, steps: number): Looked {
  let match = opened(game, deal)
  const pick = picker(deal.seed)
  let { others: found, leak } = lookAtDeal(match, others)
  for (let step = 0; step < steps && leak === undefined; step++) {
    const next = randomAction(match, pick)
    const played = next && play(match, next.seat, next.action as unknown as Json)
    if (played?.ok !== true || next === undefined) continue
    if (played.match.chance !== match.chance) {
      const looked = lookAtAction(match, others, next)
      found += looked.others
      leak = looked.leak
    }
    match = played.match
  }
  return { others: found, ...(leak === undefined ? {} : { leak }) }
}

const sample: Deal = { seed: 1, seats: 3, choices: [0], steps: 4 }
const hiding = all.filter(game => [0, 1, 2].some(more => looked(game, { ...sample, steps: more }, more).others > 0))

it.each(all.map(game => [game.id, game] as const))('%s gives nobody a trace of what they may not see', (_id, game) => {
  let dealt = 0
  assert(
    property(deals, nat(1000), (deal, more) => {
      const { leak, others: count } = looked(game, deal, more)
      dealt += count
      expect(leak).toBe(undefined)
    }),
    runs(25),
  )
  expect(dealt > 0).toBe(hiding.includes(game))
})

const dealing = all.filter(game => lookAtDeal(opened(game, sample), others).others > 0)

it.each(all.map(game => [game.id, game] as const))(
  '%s tells nobody what is drawn for others, from the events of the first deal on',
  (_id, game) => {
    let redrawn = 0
    assert(
      property(deals, deal => {
        const { leak, others: count } = lookedAtDraws(game, deal, 60)
        redrawn += count
        expect(leak).toBe(undefined)
      }),
      runs(6),
    )
    expect(redrawn > 0).toBe(dealing.includes(game))
  },
)

it('every game that hides anything from its deal on is held to that', () => {
  const hides = all.filter(game => looked(game, { ...sample, steps: 0 }, 0).others > 0)
  expect(dealing.map(game => game.id)).toEqual(hides.map(game => game.id))
  expect(dealing).not.toEqual([])
})

/** Tables by each house rule from the first deal on: what each choice of anybody tells those who are not shown it. */
function lookedAtChoices(game: AnyGame, seed: number, steps = 12): Looked {
  const pick = picker(seed)
  let others = 0
  for (const table of variants(game, seed)) {
    let match = table
    for (let step = 0; step < steps; step++) {
      const next = randomAction(match, pick)
      if (next === undefined) break
      const looked = lookAtChoice(match, next)
      others += looked.others
      if (looked.leak !== undefined) return { ...looked, others }
      const played = play(match, next.seat, next.action as unknown as Json)
      if (played.ok) match = played.match
    }
  }
  return { others }
}

const choosing = all.filter(game => lookedAtChoices(game, 1).others > 0)

it('the games in which something is chosen unseen are held to that', () => {
  expect(choosing.map(game => game.id)).toEqual(['clash', 'bids'])
})

it.each(all.map(game => [game.id, game] as const))(
  '%s tells nobody what somebody else chose, where they are not shown it',
  (_id, game) => {
    assert(
      property(nat(1_000_000), seed => {
        expect(lookedAtChoices(game, seed).leak).toBe(undefined)
      }),
      runs(2),
    )
  },
)

describe.each(choosing.map(game => [game.id, game] as const))('%s would be caught telling everybody', (_id, game) => {
  const caught = (leaky: AnyGame): boolean => [1, 2, 3].some(seed => lookedAtChoices(leaky, seed).leak !== undefined)

  it('one bit of what somebody chose', () => expect(caught(slippingChoices(game))).toBe(true))

  it.runIf(game.id === 'clash')('the colour of a card that somebody took from a pack', () => {
    const leaky = tellingActions(game, (seat, action) =>
      action.do === 'pick'
        ? [{ type: 'picked', seat, colours: cardOf((action['cards'] as readonly string[])[0]!).colours }]
        : [],
    )
    expect(caught(leaky)).toBe(true)
  })
})

describe.each(dealing.map(game => [game.id, game] as const))('%s would be caught', (_id, game) => {
  const caught = (leaky: AnyGame): boolean =>
    check(
      property(deals, deal => lookedAtDraws(leaky, deal, 60).leak === undefined),
      { ...runs(25), endOnFailure: true },
    ).failed

  it('telling one bit of what was drawn', () => expect(caught(slippingDraws(game))).toBe(true))

  it.runIf('dealer' in game.digestedView(opened(game, sample).state))(
    'telling how long the longest suit of whoever calls trump is',
    () => {
      const leaky = tellingDraws(game, state => {
        const { callsTrump, leader, seats } = game.digestedView(state) as JsonObject & { readonly callsTrump?: string }
        const { cards } = (seats as { readonly [seat: string]: { readonly cards: readonly string[] } })[
          callsTrump ?? String(leader)
        ]!
        const length = Math.max(...['H', 'D', 'C', 'S'].map(suit => cards.filter(card => card.endsWith(suit)).length))
        return [{ type: 'slip', length }]
      })
      expect(caught(leaky)).toBe(true)
    },
  )
})

// A game that hides nothing shows everybody the same.
it.each(all.filter(game => !hiding.includes(game)).map(game => [game.id, game] as const))(
  '%s has no secrets',
  (_id, game) => {
    const { match } = carriedOn(opened(game, sample), 1, 20)
    const views = [...match.seats, 'table'].map(viewer => JSON.stringify(viewFor(game, match.state, viewer)))
    expect(new Set(views).size).toBe(1)
  },
)

test('an open view that shows what only the table may see would be caught: it is the part all are sent', () => {
  const bids = toys['bids']!
  const showing: AnyGame = {
    ...bids,
    apply: (state, seat, action, chance) => {
      const made = bids.apply(state, seat, action, chance)
      if (!made.ok) return made
      const now = made.state as Bids
      const open = now.bids.map(bid => bid && new Hidden(bid.open(), [...bid.visibleTo, 'table']))
      return { ...made, state: { ...now, bids: open } }
    },
    open: state => ({ ...bids.open(state), all: (state as Bids).bids.map(bid => bid?.for('table') ?? 0) }),
  }
  const leaks = [0, 1, 2].map(more => looked(showing, { ...sample, steps: more }, more).leak)
  expect(leaks).toContainEqual(expect.stringMatching(/^bids: (?!table)\w+ is shown what is hidden$/))
})

describe.each(hiding.map(game => [game.id, game] as const))('%s would be caught letting one bit slip', (_id, game) => {
  it.each(Object.keys(plants))('%s', name => {
    const leaky = plants[name]!(game)
    const found = check(
      property(deals, nat(1000), (deal, more) => looked(leaky, deal, more).leak === undefined),
      { ...runs(25), endOnFailure: true },
    )
    expect(found.failed).toBe(true)
  })
})
