import type { Seat } from '../../core/game.ts'
import type { Card, Effect, EffectList, TargetIndex } from '../cards/card.ts'
import { harmfulKeywords } from '../cards/keywords.ts'
import type { Situation } from './situation.ts'
import { bare } from './worth.ts'

/** Choices that serve only the other side. No bot of any level is offered them, nor does the coach advise them. */

/** Whether a spell or ability does nothing to its targets but help opponents or harm one's own side. */
export function servesOthers(effectList: EffectList, targets: readonly string[], situation: Situation): boolean {
  let helpsFoe = false
  let harmsOwn = false
  for (const effect of effectList.effects) {
    const does = whatItDoes(effect)
    for (const index of targetsOf(effect)) {
      const whose = does === undefined ? undefined : sideOf(situation, targets[index] ?? '')
      if (whose === undefined) continue
      if ((does === 'helps') === (whose === 'own')) return false
      if (whose === 'foe') helpsFoe = true
      else harmsOwn = true
    }
  }
  // Harm to one's own may be the price for another of its effects.
  return helpsFoe || (harmsOwn && effectList.effects.every(effect => targetsOf(effect).length > 0))
}

/** Whether an attachment helps an opponent's creature or harms one's own. */
export function isMisplaced({ statics = [] }: Card, target: string, situation: Situation): boolean {
  const whose = sideOf(situation, target)
  if (whose === undefined) return false
  const harms = statics.some(({ gains = [], power = 0, toughness = 0 }) => {
    if (gains.some(keyword => harmfulKeywords.includes(keyword))) return true
    return isNegative(power) || isNegative(toughness)
  })
  return harms === (whose === 'own')
}

function whatItDoes(effect: Effect): 'helps' | 'harms' | undefined {
  switch (effect.do) {
    case 'bonus': {
      const { power = 0, toughness = 0, gains = [], loses = [] } = effect
      const harms =
        loses.length > 0 ||
        isNegative(power) ||
        isNegative(toughness) ||
        gains.some(keyword => harmfulKeywords.includes(keyword))
      // A bonus with a drawback may be good or bad.
      if (harms) return isPositive(power) || isPositive(toughness) ? undefined : 'harms'
      return 'helps'
    }
    case 'counters':
    case 'protect':
    case 'prevent':
    case 'gain-life':
    case 'draw':
    case 'token':
    case 'attach':
    case 'untap':
      return 'helps'
    case 'damage':
    case 'lose-life':
    case 'destroy':
    case 'exile':
    case 'tuck':
    case 'tap':
    case 'mill':
    case 'discard':
    case 'sacrifice':
    case 'bounty':
    case 'control':
    case 'counter':
      return 'harms'
    default:
      return undefined
  }
}

function isNegative(amount: unknown): boolean {
  return typeof amount === 'number' && amount < 0
}

function isPositive(amount: unknown): boolean {
  return typeof amount !== 'number' || amount > 0
}

const known = new WeakMap<Effect, readonly number[]>()

/** The places of the targets an effect is done to; a search asks for them again and again. */
function targetsOf(effect: Effect): readonly number[] {
  let places = known.get(effect)
  if (places === undefined) {
    const values: readonly unknown[] = Object.values(effect).flat()
    known.set(effect, (places = values.flatMap(value => (isTargetIndex(value) ? [value.target] : []))))
  }
  return places
}

function isTargetIndex(value: unknown): value is TargetIndex {
  return typeof value === 'object' && value !== null && 'target' in value
}

function sideOf({ things, stack, seat, mates, foes }: Situation, target: string): 'own' | 'foe' | undefined {
  const whose: Seat | undefined =
    things.get(target)?.controller ?? stack.find(item => item.card === bare(target))?.by ?? target
  if (whose === seat || mates.includes(whose)) return 'own'
  return foes.includes(whose) ? 'foe' : undefined
}
