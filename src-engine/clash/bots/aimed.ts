import type { Seat } from '../../core/game.ts'
import { cardNamed } from '../book.ts'
import type { Amount, PermanentSelector, PermanentFilter, PlayerSelector } from '../cards/card.ts'
import type { Situation, Thing } from './situation.ts'
import { weightsOf } from './playing-styles.ts'
import { bare } from './worth.ts'

/** Whom and what the words of a card mean to a bot that weighs it. */

export interface Aimed {
  readonly situation: Situation
  readonly targets: readonly string[]
  readonly x: number
  /** The permanent whose ability it is. */
  readonly source: string | undefined
  /** Whose it is: that of another, where one votes or is offered something. */
  readonly you: Seat
  /** The player it is about. */
  readonly player: Seat | undefined
}

/** 1 for oneself, less for one’s team, −1 for opponents (more for who is spiteful), nothing for whoever is neither. */
export function side({ seat, foes, mates }: Situation, of: Seat): number {
  return foes.includes(of) ? -weightsOf(seat).harm : of === seat ? 1 : mates.includes(of) ? 0.3 : 0
}

export function isThings(to: PermanentSelector | PlayerSelector): to is PermanentSelector {
  return to === 'this' || to === 'host' || to === 'it' || typeof to === 'object'
}

export function isPlayers(to: PermanentSelector | PlayerSelector): to is PlayerSelector {
  return !(to === 'this' || to === 'host' || to === 'it') && !(typeof to === 'object' && 'every' in to)
}

export function things(what: PermanentSelector, aimed: Aimed): readonly Thing[] {
  const { situation, targets, source } = aimed
  if (typeof what !== 'object') return what === 'this' ? [situation.things.get(source ?? '') ?? []].flat() : []
  if ('target' in what) return [situation.things.get(targets[what.target] ?? '') ?? []].flat()
  return [...situation.things.values()].filter(thing => fits(thing, what.every, aimed))
}

/** A filter as far as a bot looks at it. */
function fits(thing: Thing, which: PermanentFilter, { situation, you }: Aimed): boolean {
  if (which.is !== undefined && !thing.card.is.includes(which.is)) return false
  if (which.type !== undefined && thing.card.types?.includes(which.type) !== true) return false
  if (which.powerAtLeast !== undefined && thing.power < which.powerAtLeast) return false
  if (which.of === 'you') return thing.controller === you
  if (which.of === undefined) return true
  if (you !== situation.seat) return thing.controller !== you
  return which.of === 'team-mates'
    ? side(situation, thing.controller) === 0.3
    : situation.foes.includes(thing.controller)
}

export function seats(who: PlayerSelector, { situation, targets, you, player }: Aimed): readonly Seat[] {
  if (typeof who === 'object') {
    const seat = targets[who.target] ?? ''
    return situation.life[seat] === undefined ? [] : [seat]
  }
  if (who === 'you') return [you]
  if (who === 'that-player') return player === undefined ? [] : [player]
  if (who === 'everybody') return [situation.seat, ...situation.foes]
  if (who === 'team-mates') return []
  if (you !== situation.seat) return [situation.seat, ...situation.foes].filter(other => other !== you)
  return who === 'left' || who === 'right' ? situation.foes.slice(0, 1) : situation.foes
}

export function graveTarget(what: PermanentSelector, { situation, targets }: Aimed): ReturnType<typeof cardNamed> {
  if (typeof what !== 'object' || !('target' in what)) return undefined
  const name = targets[what.target] ?? ''
  return situation.things.has(name) ? undefined : cardNamed(bare(name))
}

export function amountOf(amount: Amount, aimed: Aimed): number {
  if (typeof amount === 'number') return amount
  if (amount === 'x') return aimed.x
  const times = 'times' in amount ? (amount.times ?? 1) : 1
  if ('count' in amount) return things({ every: amount.count }, aimed).length * times
  if ('players' in amount) return seats(amount.players, aimed).length * times
  if ('crown' in amount) return Number(aimed.situation.crown === aimed.you)
  return times
}
