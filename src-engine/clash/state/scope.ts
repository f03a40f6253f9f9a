import type { Seat } from '../../core/game.ts'
import { type Colour } from '../../colours/colours.ts'
import { fallen, isIn, lifeOf, neighbour } from '../../formats/index.ts'
import { controlledBy, isAttacking, traitsOf, type Board, type Position } from './board.ts'
import type {
  Amount,
  TargetIndex,
  Condition,
  Kind,
  PermanentSelector,
  PermanentFilter,
  PlayerSelector,
  TargetFilter,
} from '../cards/card.ts'
import { mayAimAt, reachesPlayer, reachesThing } from './range.ts'
import { isOpponent, playersFor } from './players.ts'
import { pileOf, type TriggerSubject, type TargetRef, type GraveCard, type Id, type Permanent } from '../state.ts'

declare const reached: unique symbol
/** A player or permanent that was found within range. Only this file makes one, so effects can touch nothing else. */
export type InReach<T> = T & { readonly [reached]: true } & (T extends { readonly id: Id }
    ? { readonly id: InReach<Id> }
    : unknown)

/** For whom an effect is asked or done, and what it is about. */
export interface EffectContext {
  readonly you: Seat
  readonly source?: Id
  readonly subject?: TriggerSubject
  /** The targets; one that is gone or no longer legal is `undefined`. */
  readonly targets?: readonly (TargetRef | undefined)[]
  readonly x?: number
  readonly colour?: Colour
}

/**
 * All that a spell, an ability or a static effect may know and touch of a position: cut to its controller's range
 * (RULES CLA-8). Effects are handed a scope and never the position, and what they do they can only do to what they
 * got from it.
 */
export class Scope {
  readonly #position: Position
  readonly #board: Board
  readonly context: EffectContext
  readonly you: InReach<Seat>

  constructor(position: Position, board: Board, context: EffectContext) {
    this.#position = position
    this.#board = board
    this.context = context
    this.you = context.you as InReach<Seat>
  }

  players(who: PlayerSelector): readonly InReach<Seat>[] {
    return this.#seats(who).filter(seat => isIn(this.#position.format, seat)) as InReach<Seat>[]
  }

  things(what: PermanentSelector): readonly InReach<Permanent>[] {
    if (typeof what === 'object' && 'every' in what) return this.every(what.every)
    const { source, subject, targets } = this.context
    if (typeof what === 'object') return this.#aimedThing(targets?.[what.target])
    const thing = this.#thing(what === 'it' ? subject?.thing : source)
    if (thing === undefined) return []
    if (what !== 'host') return this.#reach(thing)
    const host = this.#thing(thing.host)
    // An attachment does nothing unless host and controller reach each other (RULES CLA-8).
    if (host === undefined || !reachesPlayer(this.#position.format, host.controller, this.you)) return []
    return this.#reach(host)
  }

  every(which: PermanentFilter): readonly InReach<Permanent>[] {
    const out: Permanent[] = []
    for (const seat of this.#owners(which)) {
      for (const thing of controlledBy(this.#board, seat)) {
        if (this.#reaches(thing) && this.fits(thing, which)) out.push(thing)
      }
    }
    return out as InReach<Permanent>[]
  }

  /** Players and things alike. */
  aims(to: PermanentSelector | PlayerSelector): readonly (InReach<Seat> | InReach<Permanent>)[] {
    if (typeof to === 'object' && 'target' in to) {
      const aim = this.context.targets?.[to.target]
      return typeof aim === 'string' ? this.players(to) : this.#aimedThing(aim)
    }
    return isThing(to) ? this.things(to) : this.players(to)
  }

  /** A target that lies in a graveyard. */
  grave(chosen: TargetIndex): InReach<GraveCard> | undefined {
    const aim = this.context.targets?.[chosen.target]
    return this.graveyard().find(buried => buried.id === aim)
  }

  /** The graveyard the controller uses, newest last. */
  graveyard(): readonly InReach<GraveCard>[] {
    const { format, graveyards } = this.#position
    return (graveyards[pileOf(format, this.you)] ?? []) as readonly InReach<GraveCard>[]
  }

  /** A target that is a spell on a stack; it is in range if its controller is. */
  spell(chosen: TargetIndex): InReach<Id> | undefined {
    const aim = this.context.targets?.[chosen.target]
    return typeof aim === 'number' && this.reachesSpell(aim) ? (aim as InReach<Id>) : undefined
  }

  reachesSpell(id: Id): boolean {
    const { format, threads } = this.#position
    return threads.some(thread => thread.stack.some(item => item.id === id && reachesPlayer(format, this.you, item.by)))
  }

  /** Whether a player or thing may be aimed at, as far as range goes. */
  mayAim(aim: Seat | Permanent): boolean {
    const { format } = this.#position
    if (typeof aim === 'string') return isIn(format, aim) && reachesPlayer(format, this.you, aim)
    return mayAimAt(format, this.you, aim)
  }

  /** Whether a trigger's thing or player is in reach: a trigger needs all of its event there. */
  reaches(thing: Pick<Permanent, 'controller' | 'territory'> | Seat): boolean {
    const { format } = this.#position
    if (typeof thing === 'string') return reachesPlayer(format, this.you, thing)
    return reachesThing(format, this.you, thing)
  }

  fits(thing: Permanent, which: PermanentFilter): boolean {
    const { card } = thing
    if (which.is !== undefined && !card.is.includes(which.is)) return false
    if (which.type !== undefined && card.types?.includes(which.type) !== true) return false
    if (which.toBeMoved && this.#position.format.rules.moving === 'no') return false
    if (which.other && thing.id === this.context.source) return false
    if (which.of !== undefined && !this.#owners(which).includes(thing.controller)) return false
    if (which.tapped !== undefined && thing.tapped !== which.tapped) return false
    if (which.abroad && thing.territory === thing.controller) return false
    if (which.attacking && !isAttacking(this.#position, thing.id)) return false
    return which.powerAtLeast === undefined || traitsOf(this.#board, thing).power >= which.powerAtLeast
  }

  /** How a player sits to you, whether in reach or not: for what is measured by where it lies. */
  relates(player: Seat, how: NonNullable<TargetFilter['of']>): boolean {
    return how === 'you' ? player === this.you : isOpponent(this.#position.format, this.you, player)
  }

  amount(amount: Amount): number {
    if (typeof amount === 'number') return amount
    if (amount === 'x') return this.context.x ?? 0
    if ('count' in amount) return this.every(amount.count).length * (amount.times ?? 1)
    if ('players' in amount) return this.players(amount.players).length * (amount.times ?? 1)
    if ('fallen' in amount) return fallen(this.#position.format).size * (amount.times ?? 1)
    if ('hand' in amount) {
      return this.players(amount.hand).reduce((sum, seat) => sum + this.#position.players[seat]!.hand.size, 0)
    }
    if ('crown' in amount) return Number(this.#seats(amount.crown).includes(this.#position.crown ?? ''))
    return this.graveyard().filter(buried => buried.card.is.includes(amount.graveyard)).length
  }

  holds(condition: Condition | undefined): boolean {
    return condition === undefined || this.amount(condition.amount) >= condition.atLeast
  }

  /** The next player still in to the left of somebody, if in your reach. */
  leftOf(seat: InReach<Seat>): InReach<Seat> | undefined {
    const { format } = this.#position
    const next = neighbour(format, seat, 'left')
    return next !== seat && reachesPlayer(format, this.you, next) ? (next as InReach<Seat>) : undefined
  }

  /** Whether the crown can be taken: nobody holds it, or somebody in reach (RULES CLA-12). */
  reachesCrown(): boolean {
    const { crown, format } = this.#position
    return crown === undefined || reachesPlayer(format, this.you, crown)
  }

  hand(seat: InReach<Seat>): readonly string[] {
    return this.#position.players[seat]!.hand.cards.open()
  }

  life(seat: InReach<Seat>): number {
    return lifeOf(this.#position.format, seat)
  }

  traits(thing: InReach<Permanent>): ReturnType<typeof traitsOf> {
    return traitsOf(this.#board, thing)
  }

  #seats(who: PlayerSelector): readonly Seat[] {
    const { format } = this.#position
    const { subject, targets } = this.context
    if (typeof who === 'object') {
      const aim = targets?.[who.target]
      return typeof aim === 'string' && reachesPlayer(format, this.you, aim) ? [aim] : []
    }
    if (who !== 'that-player') return playersFor(format, this.you, who)
    const seat = subject?.player
    return seat !== undefined && reachesPlayer(format, this.you, seat) ? [seat] : []
  }

  /** Whose permanents a filter can be about. */
  #owners({ of }: PermanentFilter): readonly Seat[] {
    if (of === undefined) {
      // Measured by territory, even what a player out of reach controls can be reached.
      const { rules, seats } = this.#position.format
      return rules.rangeBasis === 'territory' ? seats : playersFor(this.#position.format, this.you, 'everybody')
    }
    return this.#seats(of)
  }

  #thing(id: Id | undefined): Permanent | undefined {
    return id === undefined ? undefined : this.#position.permanents.get(id)
  }

  #aimedThing(aim: TargetRef | undefined): readonly InReach<Permanent>[] {
    const thing = typeof aim === 'number' ? this.#thing(aim) : undefined
    return thing !== undefined && this.mayAim(thing) ? [thing as InReach<Permanent>] : []
  }

  #reaches(thing: Permanent): boolean {
    return reachesThing(this.#position.format, this.you, thing)
  }

  #reach(thing: Permanent): readonly InReach<Permanent>[] {
    return this.#reaches(thing) ? [thing as InReach<Permanent>] : []
  }
}

function isThing(to: PermanentSelector | PlayerSelector): to is PermanentSelector {
  return to === 'this' || to === 'host' || to === 'it' || (typeof to === 'object' && 'every' in to)
}

/** Whether a card is of a kind as targets in a graveyard ask: any, one kind, or an instant or sorcery. */
export function isKind(is: readonly Kind[], kind: 'any' | Kind | 'spell'): boolean {
  if (kind === 'any') return true
  return kind === 'spell' ? is.includes('instant') || is.includes('sorcery') : is.includes(kind)
}
