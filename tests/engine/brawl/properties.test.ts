import { array, assert, constantFrom, integer, pre, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src-engine/brawl/cards.ts'
import { cards } from '../../../src-engine/brawl/cards.ts'
import type { Base } from '../../../src-engine/brawl/row.ts'
import { emptyStack, stackOf, type Stack } from '../../../src-engine/brawl/stack.ts'
import { newBase } from '../../../src-engine/brawl/row.ts'
import { refusal } from '../../../src-engine/brawl/legality.ts'
import type { State } from '../../../src-engine/brawl/state.ts'
import { chanceFrom, seedFrom } from '../../../src-engine/core/chance.ts'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct } from '../../../src-engine/core/match.ts'
import { covers } from '../../../src-engine/core/offers.ts'
import { game, kinds, seats, wander, type Step } from './random-games.ts'
import { runs } from '../../support/runs.ts'
import { redrawUnseen } from '../../support/unseen.ts'
import { viewFor } from '../../../src-engine/core/view.ts'

const seed = integer({ min: 0, max: 1_000_000 })
const kind = constantFrom(...kinds)
/** What is wrong at a step, in words; nothing if all is well. */
type Check = (step: Step) => string | undefined
/** The properties draw the same games; each is played once. */
const wandered = new Map<string, readonly Step[]>()
function stepsOf(at: (typeof kinds)[number], number: number): readonly Step[] {
  const which = `${kinds.indexOf(at)} ${number}`
  const known = wandered.get(which)
  if (known !== undefined) return known
  const steps: Step[] = []
  wander(at, number, 300, step => void steps.push(step))
  if (wandered.size < 50) wandered.set(which, steps)
  return steps
}
/** Runs a check at every step of random games of every kind, and gives the first thing found wrong. */
function wrongIn(check: Check, count = 25): string | undefined {
  let wrong: string | undefined
  assert(
    property(kind, seed, (one, number) => {
      for (const step of stepsOf(one, number)) wrong ??= check(step)
      return wrong === undefined
    }),
    runs(count),
  )
  return wrong
}
const stateOf = (step: Step): State => step.after.state as State

function onBase(base: Base): Card[] {
  return ['base', ...base.modifiers.cards, ...base.stacks[0].cards, ...base.stacks[1].cards]
}
/** Every card in play, sorted; the Bases of the opening are on the table. */
function everyCard(state: State): string[] {
  const own = state.players.flatMap(player => [
    ...player.deck.open().slice(player.drawn),
    ...player.discard,
    ...(player.hand === undefined ? [] : [player.hand]),
  ])
  const table = state.zones.flatMap(zone => zone.row.flatMap(onBase))
  return [...own, ...table, ...state.away].sort()
}

const isHonour = (step: Step): boolean => step.before.options['referee'] === 'honour'

describe('Brawl: at every step of random games', () => {
  it('every card is in exactly one place (BRL-1, BRL-9)', () => {
    const wrong = wrongIn(step => {
      const before = step.before.state as State
      // A new round of a circle is dealt from whole decks.
      if (before.round !== stateOf(step).round) return undefined
      const [was, is] = [everyCard(before), everyCard(stateOf(step))]
      return was.join() === is.join() ? undefined : `${JSON.stringify(step.action)}: ${was.join()} became ${is.join()}`
    })
    expect(wrong).toBe(undefined)
  })

  it('a frozen Base never changes (BRL-10)', () => {
    let frozen = 0
    const wrong = wrongIn(step => {
      const before = step.before.state as State
      if (isHonour(step) || before.round !== stateOf(step).round) return undefined
      const after = new Map(stateOf(step).zones.flatMap(zone => zone.row.map(base => [base.id, base] as const)))
      for (const base of before.zones.flatMap(zone => zone.row)) {
        if (!base.modifiers.frozen) continue
        frozen++
        if (JSON.stringify(after.get(base.id)) !== JSON.stringify(base)) return `Base ${base.id} changed`
      }
      return undefined
    })
    expect(wrong).toBe(undefined)
    expect(frozen).toBeGreaterThan(25)
  })

  it('no row is longer than it may be (BRL-5, BRL-13)', () => {
    let longest = 0
    const wrong = wrongIn(step => {
      if (isHonour(step)) return undefined
      const { zones, rules } = stateOf(step)
      longest = Math.max(longest, ...zones.map(zone => zone.row.length))
      return zones.some(zone => zone.row.length > rules.most) ? 'a row is too long' : undefined
    })
    expect(wrong).toBe(undefined)
    expect(longest).toBe(4)
  })

  it('what is said twice with the card it means is refused the second time and changes nothing (BRL-2)', () => {
    const wrong = wrongIn(({ before, after, by, action }) => {
      const said = action as JsonObject
      if (!['play', 'discard', 'draw', 'take'].includes(said['do'] as string)) return undefined
      const { held } = (before.state as State).players[before.seats.indexOf(by)]!
      const meant = { ...said, held }
      const first = play(before, by, meant)
      if (!first.ok) return `the first time it was refused: ${first.refused}`
      const text = JSON.stringify(game.digestedView(first.match.state))
      if (text !== JSON.stringify(game.digestedView(after.state))) return 'the number of the card made a difference'
      if (play(first.match, by, meant).ok) return `${JSON.stringify(meant)} was taken twice`
      return JSON.stringify(game.digestedView(first.match.state)) === text ? undefined : 'a refusal changed something'
    })
    expect(wrong).toBe(undefined)
  })

  it('what is offered is taken, and what is taken was offered, with a strict referee (BRL-17)', () => {
    let taken = 0
    const wrong = wrongIn(step => {
      if (isHonour(step)) return undefined
      const { before, by } = step
      const offers = game.offers(before.state, by)
      const state = before.state as State
      for (const zone of state.zones.slice(0, 2)) {
        const named = state.zones.length > 1 ? { zone: zone.name } : {}
        const sides = [{}, ...zone.between.map(index => ({ side: state.seats[index]! }))]
        const every = zone.row.flatMap((_, base) => sides.map(of => ({ do: 'play', base, ...of, ...named })))
        for (const action of every) {
          const { ok } = play(before, by, action)
          if (ok) taken++
          if (ok !== covers(offers, action)) return `${by}: ${JSON.stringify(action)} is ${ok ? 'not ' : ''}offered`
        }
      }
      return undefined
    }, 10)
    expect(wrong).toBe(undefined)
    expect(taken).toBeGreaterThan(100)
  })

  it('what is not seen, dealt again, leaves every view as it was, to the byte (BRL-1)', () => {
    let different = 0
    const wrong = wrongIn(({ after }) => {
      const chance = chanceFrom({ seed: seedFrom(99), drawn: {} })
      const other = redrawUnseen(game, after.state, 'Ann', chance)
      if (JSON.stringify(game.digestedView(other)) !== JSON.stringify(game.digestedView(after.state))) different++
      const same = JSON.stringify(viewFor(game, other, 'Ann')) === JSON.stringify(viewFor(game, after.state, 'Ann'))
      return same ? undefined : 'a view told what is hidden'
    }, 8)
    expect(wrong).toBe(undefined)
    expect(different).toBeGreaterThan(50)
  })
})

/** Strings as they can come about: cards tried one after another, the legal ones laid. */
const string = array(constantFrom(...cards), { maxLength: 40 }).map(tried => {
  let stack: Stack = emptyStack
  for (const card of tried) if (fits(stack, card)) stack = stackOf([...stack.cards, card])
  return stack
})
function fits(stack: Stack, card: Card): boolean {
  const base: Base = { ...newBase(1, 0), stacks: [stack, emptyStack] }
  return refusal([base, newBase(2, 1)], 3, card, { base: 0, side: 0 }) === undefined
}

describe('Brawl: strings', () => {
  it('the count never hangs on what lies below a live Dodge (BRL-8)', () => {
    assert(
      property(string, string, (below, above) => {
        const lower: readonly Card[] = fits(below, 'dodge') ? below.cards : [...below.cards, 'hit-red']
        pre(fits(stackOf(lower), 'dodge'))
        const alone = stackOf(['hit-red', 'dodge', ...above.cards])
        const built = stackOf([...lower, 'dodge', ...above.cards])
        expect([built.hits, built.open, built.pressable]).toEqual([alone.hits, alone.open, alone.pressable])
        expect(built.hits).toBe(above.hits)
      }),
      runs(500),
    )
  })
  it('a Press restores exactly what was there (BRL-7)', () => {
    const pressed = constantFrom<Card>('block-red', 'block-blue', 'block-green', 'dodge', 'wild-block')
    assert(
      property(string, pressed, (stack, card) => {
        pre(fits(stack, card))
        const after = stackOf([...stack.cards, card, 'press'])
        expect([after.hits, after.open]).toEqual([stack.hits, stack.open])
        const others = cards.filter(one => one !== 'press')
        expect(others.filter(next => fits(after, next))).toEqual(others.filter(next => fits(stack, next)))
        expect(fits(after, 'press')).toBe(false)
      }),
      runs(500),
    )
  })
})

describe('Brawl: games of bots end (BRL-14)', () => {
  it.each(kinds)('$players players, $options, in random order', ({ players, options }) => {
    const counts = (['easy', 'normal', 'hard'] as const).flatMap(level =>
      [1, 2, 3, 4].map(number => {
        const started = start(game, { seats: seats.slice(0, players), options, seed: number })
        if (!started.ok) throw new Error(started.code)
        let { match } = started
        const chance = chanceFrom({ seed: seedFrom(number), drawn: {} })
        let count = 0
        for (; game.outcome(match.state) === undefined && count < 4000; count++) {
          const acting = toAct(match)
          const by = acting[chance.below('who', acting.length)]!
          const played = play(match, by, botAction(match, by, level, counted(0)) as never)
          if (!played.ok) throw new Error(`${by} was refused: ${played.refused}`)
          match = played.match
        }
        return count
      }),
    )
    expect(Math.max(...counts)).toBeLessThan(4000)
  })
})
