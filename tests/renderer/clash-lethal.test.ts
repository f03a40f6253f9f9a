import { expect, it } from 'vitest'
import { games, start } from '../../src-engine/index.ts'
import { blockers } from '../../src-engine/clash/bots/block.ts'
import { situationFromView } from '../../src-engine/clash/bots/situation.ts'
import type { ClashView } from '../../src-engine/clash/view/types.ts'
import { viewFor } from '../../src-engine/core/view.ts'
import { killedBy } from '../../src-renderer/games/clash/use-life-changes.ts'

/** An attack on both heads of a giant adds up: their life is one (RULES FMT-8). */

const seats = ['Ann', 'Ben', 'Cal', 'Dee']
function giant(life: number) {
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
  return viewFor(made.match.game, made.match.state, 'Ben') as unknown as ClashView
}
const at = (view: ClashView, team: number): readonly string[] => seats.filter(seat => view.seats[seat]!.team === team)

it('Clash: unblocked power is lethal against the life of a whole team, or of one player', () => {
  const view = giant(8)
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
    const seen = situationFromView(giant(life), 'Ben', undefined)
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
