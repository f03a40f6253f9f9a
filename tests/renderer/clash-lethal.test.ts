import { expect, it } from 'vitest'
import { askedOf, games, start, type Match } from '../../src-engine/index.ts'
import { blockers } from '../../src-engine/clash/bots/block.ts'
import { questionOf, type ClashAsked } from '../../src-engine/clash/bots/question.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { killedBy } from '../../src-renderer/games/clash/killed-by.ts'

/** An attack on both heads of a giant adds up: their life is one (RULES FMT-8). */

const seats = ['Ann', 'Ben', 'Cal', 'Dee']
function giant(life: number): Match {
  const made = start(games['clash']!, {
    seats,
    options: { format: 'two-headed-giant' },
    given: {
      turn: 'Ann',
      active: 'Ann',
      phase: 'attack',
      life: { Ben: life },
      battlefield: { Ann: ['Stump Giant', 'Far Walker'], Ben: ['Doorstep Squire'] },
    },
    seed: 1,
  })
  if (!made.ok) throw new Error(made.code)
  return made.match
}
const at = (view: ClashView, team: number): readonly string[] => seats.filter(seat => view.seats[seat]!.team === team)

it('Clash: unblocked power is lethal against the life of a whole team, or of one player', () => {
  const { game, state } = giant(8)
  const view = viewFor(game, state, 'Ben') as unknown as ClashView
  const [one = '', other = ''] = at(view, view.seats['Ben']!.team!)
  const fights = [
    { attacker: 'Stump Giant', whom: one, blocked: false },
    { attacker: 'Far Walker', whom: other, blocked: false },
  ]
  expect(killedBy(view, fights)).toEqual([one, other])
  expect(killedBy(view, [fights[0]!, { ...fights[1]!, blocked: true }])).toEqual([])
  expect(killedBy({ ...view, format: { ...view.format, id: 'two-on-two' } }, fights)).toEqual([])
})

it('Clash: a bot blocks with what it would rather keep when both heads together would die', () => {
  const choice = (life: number): object => {
    const seen = questionOf(askedOf(giant(life), 'Ben') as ClashAsked).situation
    const mate = seen.mates[0]!
    const attacks = [
      { attacker: 'Stump Giant', whom: 'Ben', blockers: [] },
      { attacker: 'Far Walker', whom: mate, blockers: [] },
    ]
    return blockers({ ...seen, attacks }, { 'Doorstep Squire': ['Stump Giant'] })
  }
  expect(choice(40)).toEqual({})
  expect(choice(8)).toEqual({ 'Doorstep Squire': 'Stump Giant' })
})
