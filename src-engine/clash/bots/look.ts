import type { Seat } from '../../core/game.ts'
import { isList, isObject, type Json, type JsonObject } from '../../core/json.ts'
import { cardNamed } from '../cards/book.ts'
import type { Card } from '../cards/card.ts'
import type { Keyword } from '../cards/keywords.ts'
import type { ClashView } from '../view.ts'

/** What a bot makes of the view its seat is sent. */

export interface Thing {
  /** As actions name it. */
  readonly name: string
  readonly card: Card
  readonly controller: Seat
  readonly territory: Seat
  readonly tapped: boolean
  readonly power: number
  /** What damage it still takes. */
  readonly toughness: number
  readonly words: ReadonlySet<string>
  readonly attached: boolean
}

export interface Fight {
  readonly attacker: string
  readonly whom: Seat
  readonly blockers: readonly string[]
}

export interface Look {
  readonly seat: Seat
  readonly view: ClashView
  readonly things: ReadonlyMap<string, Thing>
  readonly foes: readonly Seat[]
  readonly phase: string
  readonly active: Seat
  readonly fights: readonly Fight[]
  readonly stack: readonly { readonly card: string; readonly by: Seat; readonly targets: readonly string[] }[]
}

/** `turn`: whose turn it is that is asked about, where several go on at once. */
export function lookAt(view: ClashView, seat: Seat, turn: Seat | undefined): Look {
  const thread = turn === undefined ? view : (at(view, 'threads', turn) ?? view)
  const things = new Map<string, Thing>()
  for (const [name, one] of Object.entries((view['permanents'] ?? {}) as JsonObject)) {
    const thing = thingFrom(name, one as JsonObject)
    if (thing !== undefined) things.set(name, thing)
  }
  const reach = at(view, 'inRange', seat)
  const mates = mateList(view, seat)
  return {
    seat,
    view,
    things,
    foes: (isList(reach) ? reach.map(String) : []).filter(
      one => one !== seat && !mates.includes(one) && isIn(view, one),
    ),
    phase: String(at(thread, 'phase') ?? ''),
    active: String(at(thread, 'active') ?? turn ?? ''),
    fights: listAt(thread, 'combat') as unknown as readonly Fight[],
    stack: listAt(thread, 'stack') as unknown as Look['stack'],
  }
}

function mateList(view: ClashView, seat: Seat): readonly string[] {
  const teams = view['teams']
  const own = isList(teams) ? teams.find(team => isList(team) && team.includes(seat)) : undefined
  return isList(own) ? own.map(String) : []
}

function isIn(view: ClashView, seat: Seat): boolean {
  return at(view, 'seats', seat, 'status') === 'in'
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
    words: new Set(isList(one['keywords']) ? one['keywords'].map(String) : []),
    attached: one['attachedTo'] !== undefined,
  }
}

export function at(view: Json | undefined, ...path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((here, key) => (isObject(here) ? here[key] : undefined), view)
}

function listAt(view: Json | undefined, key: string): readonly Json[] {
  const list = at(view, key)
  return isList(list) ? list : []
}

export function lifeOf({ view }: Look, seat: Seat): number {
  return Number(at(view, 'life', seat) ?? 0)
}

export function creaturesOf({ things }: Look, seat: Seat): readonly Thing[] {
  return [...things.values()].filter(one => one.controller === seat && one.card.isCreature)
}

const worths: { readonly [K in Keyword]?: number } = {
  flying: 1.5,
  'first-strike': 0.7,
  'double-strike': 2,
  trample: 0.6,
  vigilance: 0.5,
  deathtouch: 1.2,
  lifelink: 1,
  menace: 0.6,
  hexproof: 0.5,
  indestructible: 2,
  unblockable: 1.5,
  'cannot-attack': -2,
  'cannot-block': -1,
  'does-not-untap': -3,
}

/** What a creature is worth on the table: a plain 2/2 about 3. */
export function worth({
  power,
  toughness,
  words,
  card,
}: Pick<Thing, 'power' | 'toughness' | 'words' | 'card'>): number {
  let sum = power + Math.max(0, toughness) * 0.6
  for (const word of words) sum += worths[word as Keyword] ?? 0
  const says = (card.triggers ?? []).length + (card.abilities ?? []).length + (card.statics ?? []).length
  return Math.max(0.2, sum + says * 0.6)
}

/** Worth of a creature card that lies in a hand or a graveyard. */
export function worthOfCard(card: Card): number {
  return worth({ card, power: card.power ?? 0, toughness: card.toughness ?? 0, words: new Set(card.keywords) })
}
