import { pathToFileURL } from 'node:url'
import { card } from '../../src-engine/clash/book.ts'
import { manaValue } from '../../src-engine/clash/cards/cost.ts'
import { clash } from '../../src-engine/clash/game.ts'
import { anyGame, type Offer } from '../../src-engine/core/game.ts'
import type { Json, JsonObject } from '../../src-engine/core/json.ts'
import { botAction, counted, play, start, toAct, type Match } from '../../src-engine/core/match.ts'
import { duelPeer, type DuelClient } from './peers/duel.ts'
import { share, type Row } from './row.ts'

/** Bots of one plain kind on both sides of the bench: a land, the dearest creature, attack with all, block one for one. */

const game = anyGame(clash)
const creatures = ['Forest Bear', 'Web Weaver', 'Stump Giant', 'Elder Oak', 'Thicket Cat', 'Marches Bull', 'Far Walker']
const names = [...creatures.flatMap(name => [name, name, name, name]), ...Array.from({ length: 32 }, () => 'Forest')]
const deck = names.map(name => {
  const { power = 0, toughness = 0, isLand, manaCost } = card(name)
  return { name, power, toughness, ...(isLand ? {} : { cost: manaValue(manaCost) }) }
})

/** What the plain kind of bot does with the offers of a seat. */
function plain(offers: readonly Offer[]): JsonObject {
  const named = (what: string): readonly Offer[] => offers.filter(offer => offer.do === what)
  const first = (offer: Offer, blank: string): Json => {
    const asked = offer.blanks[blank]
    return asked !== undefined && 'from' in asked && Array.isArray(asked.from) ? (asked.from[0] as Json) : null
  }
  const [land] = named('land')
  if (land !== undefined) return { do: 'land', card: first(land, 'card') }
  const dearest = named('cast')
    .map(offer => String(first(offer, 'card')))
    .toSorted((a, b) => manaValue(card(b).manaCost) - manaValue(card(a).manaCost))[0]
  if (dearest !== undefined) return { do: 'cast', card: dearest }
  const [attack] = named('attack')
  if (attack !== undefined) return { do: 'attack', attackers: oneEach(attack, 'attackers', false) }
  const [block] = named('block')
  if (block !== undefined) return { do: 'block', blockers: oneEach(block, 'blockers', true) }
  const [asked] = [...named('discard'), ...named('choose'), ...named('keep')]
  if (asked?.do === 'keep') return { do: 'keep' }
  const blank = Object.entries(asked?.blanks ?? {})[0]
  if (asked === undefined || blank === undefined) return { do: 'pass' }
  const [key, { pick, ...of }] = blank
  const from = ('from' in of ? of.from : []) as readonly Json[]
  return { do: asked.do, [key]: pick === 'some' && 'min' in of ? from.slice(0, of.min) : from[0]! }
}

/** Each thing to the first it may go to; `once`: no two to the same. */
function oneEach(offer: Offer, blank: string, once: boolean): JsonObject {
  const asked = offer.blanks[blank]
  const out: { [name: string]: string } = {}
  const taken = new Set<string>()
  const from = asked?.pick === 'each' ? Object.entries(asked.from) : []
  for (const [name, whom] of from) {
    const to = whom.map(String).find(one => !taken.has(one))
    if (to === undefined) continue
    out[name] = to
    if (once) taken.add(to)
  }
  return out
}

/** One duel by play(), each action asked for by its offers; how many actions it took. */
function own(seed: number, says: (match: Match, seat: string) => JsonObject): number {
  const decks = { Ann: names, Ben: names }
  const options = { format: 'free-for-all', stops: 'default', decks }
  const begun = start(game, { seats: ['Ann', 'Ben'], options, seed })
  if (!begun.ok) throw new Error(JSON.stringify(begun))
  let { match } = begun
  let actions = 0
  while (game.outcome(match.state) === undefined) {
    const seat = toAct(match)[0]!
    const played = play(match, seat, says(match, seat) as Json)
    if (!played.ok) throw new Error(`${seat}: ${played.refused}`)
    match = played.match
    if (++actions > 5000) throw new Error('the duel does not end')
  }
  return actions
}

/** One duel at boardgame.io by the same kind of bot; how many moves it took. */
function peers(client: DuelClient): number {
  client.start()
  let actions = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover !== undefined) break
    const { hand, field } = G.sides[G.active]!
    const lands = field.filter(thing => thing.card.cost === undefined && !thing.tapped).length
    const land = hand.findIndex(one => one.cost === undefined)
    const dear = hand.reduce((best, one, at) => {
      const cost = one.cost ?? Infinity
      return cost <= lands && cost > (best < 0 ? -1 : hand[best]!.cost!) ? at : best
    }, -1)
    const able = field.filter(thing => thing.card.cost !== undefined && !thing.tapped && !thing.fresh)
    if (G.step === 'block') {
      const guards = G.sides[1 - G.active]!.field.filter(thing => thing.card.cost !== undefined && !thing.tapped)
      client.moves.block(guards.slice(0, G.attackers.length).map((thing, at) => [thing.id, G.attackers[at]!.id]))
    } else if (!G.landPlayed && land >= 0) client.moves.land(land)
    else if (dear >= 0) client.moves.cast(dear)
    else if (able.length > 0) client.moves.attack(able.map(thing => thing.id))
    else client.moves.end()
    if (++actions > 5000) throw new Error('the peer’s duel does not end')
  }
  client.stop()
  return actions
}

/** Duels one after the other for so long; gives actions a second. */
function aSecond(milliseconds: number, duel: (seed: number) => number): number {
  for (let warm = 0; warm < 2; warm++) duel(warm)
  const began = performance.now()
  let actions = 0
  for (let seed = 100; performance.now() - began < milliseconds; seed++) actions += duel(seed)
  return (actions / (performance.now() - began)) * 1000
}

/** `npm run bench -- clash-duel`: actions a second of a duel of bots, in slices in turn with boardgame.io's. */
export function rows(milliseconds = 6000, slices = 5): readonly Row[] {
  const open = duelPeer(deck)
  const found = { plain: [] as number[], normal: [] as number[], peer: [] as number[] }
  const says = {
    plain: (match: Match, seat: string) => plain(match.game.offers(match.state, seat)),
    normal: (match: Match, seat: string) => botAction(match, seat, 'normal', counted(0)) as unknown as JsonObject,
  }
  for (let slice = 0; slice < slices; slice++) {
    found.plain.push(aSecond(milliseconds / slices, seed => own(seed, says.plain)))
    if (open !== undefined) found.peer.push(aSecond(milliseconds / slices, seed => peers(open(String(seed)))))
    found.normal.push(aSecond(milliseconds / slices, seed => own(seed, says.normal)))
  }
  const peer = share(found.peer, 0.5)
  const row = (what: string, values: readonly number[]): Row => ({
    what: `clash: a duel of ${what}`,
    value: Math.round(share(values, 0.5)),
    unit: 'actions/s',
    ...(open === undefined
      ? {}
      : {
          beside: { what: 'boardgame.io 0.50, a duel without stack and triggers, plain bots', value: Math.round(peer) },
          ratio: share(values, 0.5) / peer,
        }),
  })
  return [
    row('plain bots, through offers and apply', found.plain),
    row('normal bots, with their thinking', found.normal),
  ]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(JSON.stringify(rows(Number(process.argv[2] ?? 6000)), undefined, 2))
}
