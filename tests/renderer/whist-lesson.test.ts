import { loadLanguage } from '../support/all-messages.ts'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-engine/index.ts'
import { heightOf, suitOf, type Card } from '../../src-engine/cards/french.ts'
import { start } from '../../src-engine/core/match.ts'
import { readScenario } from '../../src-engine/scenario/file.ts'
import { realHand } from '../../src-renderer/games/whist/lesson/real-hand.ts'
import { playsOf, stepsFor, type Step } from '../../src-renderer/games/whist/lesson/steps.ts'
import { viewFor } from '../../src-engine/core/view.ts'

await loadLanguage('en')
const family = ['all-out-brawl', 'knock-out-whist', 'knockout-whist']

/** Who takes a trick, as AOB-4, KOW-2 and KW-3 say it. */
function taker(plays: readonly { readonly by: string; readonly card: Card }[], step: Step): string {
  const led = suitOf(plays[0]!.card)
  const worth = (card: Card): number =>
    suitOf(card) === step.trump ? 100 + heightOf(card) : suitOf(card) === led ? heightOf(card) : 0
  return plays.reduce((best, play) => (worth(play.card) > worth(best.card) ? play : best)).by
}
const right = (step: Step): readonly Card[] =>
  step.hand.filter(card => step.illegal?.[card] === undefined && step.poor?.[card] === undefined)

describe.each(family)('Whist: the lesson of %s', game => {
  const steps = stepsFor(game)
  const tries = steps.filter(step => step.task !== undefined)

  it('forbids just what the rules forbid', () => {
    // A dog may play whatever was led (KOW-5).
    const wrong = tries.filter(step => {
      if (step.mayTap) return step.illegal !== undefined
      const follows = step.hand.some(card => suitOf(card) === step.led)
      const forbidden = follows ? step.hand.filter(card => suitOf(card) !== step.led) : []
      return (
        Object.keys(step.illegal ?? {})
          .sort()
          .join() !== [...forbidden].sort().join()
      )
    })
    expect(tries.length).toBeGreaterThan(5)
    expect(wrong.map(step => step.title)).toEqual([])
  })
  it('names the suit led, deals no card twice, and has a right answer to each task', () => {
    const wrong = steps.filter(step => {
      const cards = [...step.plays, ...step.hand]
      return new Set(cards).size < cards.length || step.led !== suitOf(step.plays[0]!)
    })
    expect(wrong.map(step => step.title)).toEqual([])
    const hopeless = tries.filter(
      step => right(step).length === 0 && !(step.mayTap && step.poor?.['tap'] === undefined),
    )
    expect(hopeless.map(step => step.title)).toEqual([])
  })
  it('shows the true winner of every whole trick', () => {
    const whole = steps.flatMap(step => {
      if (step.plays.length === 4) return [{ step, plays: playsOf(step) }]
      if (step.plays.length < 3) return []
      return right(step).map(card => ({ step, plays: [...playsOf(step), { by: 'You', card }] }))
    })
    expect(whole.length).toBeGreaterThan(5)
    const wrong = whole.filter(({ step, plays }) => taker(plays, step) !== (step.winner ?? 'You'))
    expect(wrong.map(({ step }) => step.title)).toEqual([])
  })
  it('ends in a hand that the game takes, led by the learner with the highest trump', () => {
    const read = readScenario(JSON.stringify(realHand(game, 'Zoë', 5)))
    if (!read.ok) throw new Error(read.error)
    const { seats, given, seed } = read.scenario
    const begun = start(games[game]!, { seats, seed: seed ?? 0, ...(given === undefined ? {} : { given }) })
    if (!begun.ok) throw new Error(begun.code)
    const view = viewFor(begun.match.game, begun.match.state, 'You')
    expect(view).toMatchObject({ trump: 'S', toAct: ['You'] })
    expect((view['seats'] as { You: { cards: string[] } }).You.cards).toContain('AS')
  })
})
