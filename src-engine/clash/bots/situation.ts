import type { Seat } from '../../core/game.ts'
import { isList, isObject, type Json, type JsonObject } from '../../core/json.ts'
import { areTeamMates, isIn, lifeOf, mayAttack, playersInRange } from '../../formats/index.ts'
import { traitsOf, type Board } from '../state/board.ts'
import { card as cardOf, cardNamed } from '../book.ts'
import type { Card } from '../cards/card.ts'
import { truces } from '../combat/eligibility.ts'
import { bitOf, keywordSetOf, type Keyword, type KeywordSet } from '../cards/keywords.ts'
import { isOpponent } from '../state/players.ts'
import { nameOf, namesOnBattlefield, type PositionWithBoard } from '../state/names.ts'
import type { ClashState, Thread } from '../state.ts'
import type { ClashView } from '../view/types.ts'

/** A table as a bot reads it: made alike from the view its seat is sent and from a position in its search. */

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

/** `turn`: whose turn it is that is asked about, where several go on at once. */
export function situationFromView(view: ClashView, seat: Seat, turn: Seat | undefined): Situation {
  const thread = turn === undefined ? view : (at(view, 'threads', turn) ?? view)
  const things = new Map<string, Thing>()
  for (const [name, one] of Object.entries((view['permanents'] ?? {}) as JsonObject)) {
    const thing = thingFrom(name, one as JsonObject)
    if (thing !== undefined) things.set(name, thing)
  }
  const reached = listAt(at(view, 'inRange'), seat).map(String)
  const mates = mateList(view, seat)
  const seats = Object.entries((view['seats'] ?? {}) as JsonObject)
  return {
    seat,
    things,
    foes: reached.filter(
      one =>
        one !== seat &&
        !mates.includes(one) &&
        at(view, 'seats', one, 'status') === 'in' &&
        // In the star only the two enemies are, and they can always be attacked (RULES FMT-15).
        (view.format.attack !== 'enemies' || view.mayAttack[seat]?.includes(one) === true),
    ),
    mates,
    fallsCount: at(view, 'format', 'wins') === 'points',
    sharesLife: at(view, 'format', 'id') === 'two-headed-giant',
    threatens: foe =>
      listAt(at(view, 'mayAttack'), foe).includes(seat) && !listAt(at(view, 'seats', foe), 'truces').includes(seat),
    life: (view['life'] ?? {}) as Situation['life'],
    handSize: Object.fromEntries(seats.map(([one, shown]) => [one, Number(at(shown, 'handSize') ?? 0)])),
    hand: listAt(at(view, 'seats', seat), 'hand').map(one => cardOf(String(one))),
    mulligans: Number(at(view, 'mulligans', seat, 'taken') ?? 0),
    phase: String(at(thread, 'phase') ?? ''),
    active: String(at(thread, 'active') ?? turn ?? ''),
    attacks: listAt(thread, 'combat') as unknown as readonly SeenAttack[],
    stack: listAt(thread, 'stack') as unknown as Situation['stack'],
    question: {
      kind: String(at(thread, 'pending', 'kind') ?? ''),
      card: String(at(thread, 'pending', 'card') ?? ''),
      by: String(at(thread, 'resolving', 'by') ?? seat),
      targets: listAt(at(thread, 'resolving'), 'targets').map(String),
    },
    crown: view.crown,
    bounties: Object.fromEntries(seats.map(([one, shown]) => [one, Number(at(shown, 'bounty') ?? 0)])),
  }
}

function mateList(view: ClashView, seat: Seat): readonly string[] {
  const teams = view['teams']
  const own = isList(teams) ? teams.find(team => isList(team) && team.includes(seat)) : undefined
  return isList(own) ? own.map(String).filter(one => one !== seat) : []
}

function thingFrom(name: string, one: JsonObject): Thing | undefined {
  const card = cardNamed(String(one['card']))
  if (card === undefined) return undefined
  return {
    name,
    card,
    controller: String(one['controller']),
    territory: String(one['territory']),
    tapped: one['tapped'] === true,
    power: Math.max(0, Number(one['power'] ?? 0)),
    toughness: Number(one['toughness'] ?? 0) - Number(one['damage'] ?? 0),
    keywords: keywordSetOf(isList(one['keywords']) ? (one['keywords'] as readonly Keyword[]) : []),
    attached: one['attachedTo'] !== undefined,
  }
}

export function at(view: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, key) => (isObject(here) ? here[key] : undefined), view)
}

export function listAt(view: Json | undefined, key: string): readonly Json[] {
  const list = at(view, key)
  return isList(list) ? list : []
}

/** The same of a position in a search. */
export function situationIn(
  position: PositionWithBoard & Pick<ClashState, 'bounties'>,
  seat: Seat,
  thread: Thread,
): Situation {
  const { format, players } = position
  const names = namesOnBattlefield(position)
  const life: { [seat: Seat]: number } = {}
  const handSize: { [seat: Seat]: number } = {}
  for (const one of format.seats) {
    life[one] = lifeOf(format, one)
    handSize[one] = players[one]!.hand.size
  }
  const mates = format.seats.filter(one => areTeamMates(format, seat, one))
  return {
    seat,
    things: thingsIn(position),
    foes: playersInRange(format, seat).filter(one => isOpponent(format, seat, one) && isIn(format, one)),
    mates,
    fallsCount: format.rules.wins === 'points',
    sharesLife: format.rules.sharedLife,
    threatens: foe => mayAttack(format, foe).includes(seat) && !truces(position.continuousEffects, foe).includes(seat),
    life,
    handSize,
    hand: (players[seat]!.hand.cards.for(seat) ?? []).map(cardOf),
    mulligans: 0,
    phase: thread.phase === 'first-strike' ? 'damage' : thread.phase,
    active: thread.of,
    attacks: (thread.combat?.attacks ?? []).map(({ attacker, whom, blockers }) => ({
      attacker: names.get(attacker) ?? '',
      whom,
      blockers: blockers.flatMap(id => names.get(id) ?? []),
    })),
    stack: thread.stack
      .map(({ card, by, targets }) => ({ card: card.name, by, targets: targets.map(aim => nameOf(position, aim)) }))
      .toReversed(),
    question: {
      kind: thread.question?.kind ?? '',
      card: thread.question?.card ?? '',
      by: thread.resolving?.item.by ?? seat,
      targets: (thread.resolving?.item.targets ?? []).map(aim => nameOf(position, aim)),
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
  for (const one of things.values()) if (one.controller === seat && one.card.isCreature) out.push(one)
  return out
}
