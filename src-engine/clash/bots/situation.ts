import type { Seat } from '../../core/game.ts'
import { areTeamMates, isIn, lifeOf, mayAttack, playersInRange } from '../../formats/index.ts'
import { traitsOf, type Board } from '../state/board.ts'
import { card as cardOf } from '../book.ts'
import type { Card } from '../cards/card.ts'
import { truces } from '../combat/eligibility.ts'
import { bitOf, type Keyword, type KeywordSet } from '../cards/keywords.ts'
import { isOpponent } from '../state/players.ts'
import { nameOf, namesOnBattlefield, type PositionWithBoard } from '../state/names.ts'
import type { ClashState, Opening, Thread } from '../state.ts'

/** A table as a bot weighs it: of what it is given, and of a position in its search. */

export interface Thing {
  /** As actions name it. */
  readonly name: string
  readonly card: Card
  readonly controller: Seat
  readonly territory: Seat
  readonly tapped: boolean
  readonly power: number
  /** Damage it still takes before it dies. */
  readonly toughness: number
  readonly keywords: KeywordSet
  readonly attached: boolean
}

export interface SeenAttack {
  readonly attacker: string
  readonly whom: Seat
  readonly blockers: readonly string[]
}

export interface Situation {
  readonly seat: Seat
  readonly things: ReadonlyMap<string, Thing>
  /** Opponents in reach. */
  readonly foes: readonly Seat[]
  readonly mates: readonly Seat[]
  /** Knocking out the neighbour brings a point, and waiting brings none (RULES FMT-11). */
  readonly fallsCount: boolean
  /** A team has one life total (RULES FMT-8). */
  readonly sharesLife: boolean
  /** Whether an opponent may attack one. */
  readonly threatens: (foe: Seat) => boolean
  readonly life: { readonly [seat: Seat]: number }
  readonly handSize: { readonly [seat: Seat]: number }
  /** One's own cards in hand. */
  readonly hand: readonly Card[]
  /** Mulligans taken. */
  readonly mulligans: number
  readonly phase: string
  readonly active: Seat
  readonly attacks: readonly SeenAttack[]
  readonly stack: readonly { readonly card: string; readonly by: Seat; readonly targets: readonly string[] }[]
  /** The question one is asked in the middle of a resolution, which card asks it, whose that is and at what it aims. */
  readonly question: {
    readonly kind: string
    readonly card: string
    readonly by: Seat
    readonly targets: readonly string[]
  }
  readonly crown: Seat | undefined
  readonly bounties: { readonly [seat: Seat]: number }
}

/** What a seat knows of a position; `thread`: the turn it is asked about, nothing before there is one. */
export function situationIn(
  position: PositionWithBoard & Pick<ClashState, 'bounties'> & { readonly opening?: Opening | undefined },
  seat: Seat,
  thread: Thread | undefined,
): Situation {
  const { format, players, opening } = position
  const names = namesOnBattlefield(position)
  const life: { [seat: Seat]: number } = {}
  const handSize: { [seat: Seat]: number } = {}
  for (const other of format.seats) {
    life[other] = lifeOf(format, other)
    handSize[other] = players[other]!.hand.size
  }
  const mates = format.seats.filter(other => areTeamMates(format, seat, other))
  return {
    seat,
    things: thingsIn(position),
    foes: playersInRange(format, seat).filter(player => isOpponent(format, seat, player) && isIn(format, player)),
    mates,
    fallsCount: format.rules.wins === 'points',
    sharesLife: format.rules.sharedLife,
    threatens: foe => mayAttack(format, foe).includes(seat) && !truces(position.continuousEffects, foe).includes(seat),
    life,
    handSize,
    hand: (players[seat]!.hand.cards.for(seat) ?? []).map(cardOf),
    mulligans: opening?.[seat]?.mulligans ?? 0,
    phase: thread?.phase === 'first-strike' ? 'damage' : (thread?.phase ?? ''),
    active: thread?.of ?? '',
    attacks: (thread?.combat?.attacks ?? []).map(({ attacker, whom, blockers }) => ({
      attacker: names.get(attacker) ?? '',
      whom,
      blockers: blockers.flatMap(id => names.get(id) ?? []),
    })),
    stack: (thread?.stack ?? [])
      .map(({ card, by, targets }) => ({ card: card.name, by, targets: targets.map(aim => nameOf(position, aim)) }))
      .toReversed(),
    question: {
      kind: thread?.question?.kind ?? ((opening?.[seat]?.toBottom ?? 0) > 0 ? 'bottom' : ''),
      card: thread?.question?.card ?? '',
      by: thread?.resolving?.item.by ?? seat,
      targets: (thread?.resolving?.item.targets ?? []).map(aim => nameOf(position, aim)),
    },
    crown: position.crown,
    bounties: position.bounties,
  }
}

const thingsOn = new WeakMap<Board, ReadonlyMap<string, Thing>>()

/** The same for everybody who is asked while the board doesn't change. */
function thingsIn(position: PositionWithBoard): ReadonlyMap<string, Thing> {
  const { board } = position
  const known = thingsOn.get(board)
  if (known !== undefined) return known
  const names = namesOnBattlefield(position)
  const things = new Map<string, Thing>()
  for (const thing of position.permanents.values()) {
    const name = names.get(thing.id)!
    const { power, toughness, keywords } = traitsOf(board, thing)
    things.set(name, {
      name,
      card: thing.card,
      controller: thing.controller,
      territory: thing.territory,
      tapped: thing.tapped,
      power: Math.max(0, power),
      toughness: toughness - thing.damage,
      keywords,
      attached: thing.host !== undefined,
    })
  }
  thingsOn.set(board, things)
  return things
}

/** Whether it has a keyword now. */
export function is({ keywords }: Pick<Thing, 'keywords'>, keyword: Keyword): boolean {
  return (keywords & bitOf(keyword)) !== 0
}

export function creaturesOf({ things }: Situation, seat: Seat): readonly Thing[] {
  const out: Thing[] = []
  for (const thing of things.values()) if (thing.controller === seat && thing.card.isCreature) out.push(thing)
  return out
}
