import { boardgame } from './boardgame.ts'

/**
 * A duel of creatures for boardgame.io 0.50, of the size of Clash where its decks hold nothing but creatures and lands:
 * decks of sixty, hands, lands tapped for mana, attackers, blockers, damage, discarding to seven. Stack, triggers and
 * ranges are left out, so that what it does for a move is rather less than Clash does. Written as its guide shows.
 */
export interface PeerCard {
  readonly name: string
  /** Nothing: a land. */
  readonly cost?: number
  readonly power: number
  readonly toughness: number
}

interface Standing {
  readonly id: number
  readonly card: PeerCard
  tapped: boolean
  fresh: boolean
}

interface Side {
  life: number
  hand: PeerCard[]
  library: PeerCard[]
  graveyard: PeerCard[]
  field: Standing[]
}

export interface Duel {
  readonly sides: Side[]
  /** Whose turn it is; boardgame.io's own turn goes to and fro for blocks. */
  active: number
  step: 'main' | 'block'
  landPlayed: boolean
  attackers: { id: number; blocker: number }[]
  nextId: number
}

interface Move {
  readonly G: Duel
  readonly events: { endTurn(next: { next: string }): void; endGame(result: { winner: number }): void }
}

export interface DuelClient {
  readonly moves: {
    land(at: number): void
    cast(at: number): void
    attack(ids: readonly number[]): void
    block(pairs: readonly (readonly [number, number])[]): void
    end(): void
  }
  getState(): { readonly G: Duel; readonly ctx: { readonly gameover?: unknown } }
  start(): void
  stop(): void
}

const invalid = 'INVALID_MOVE'

function draw(side: Side): boolean {
  const card = side.library.shift()
  if (card !== undefined) side.hand.push(card)
  return card !== undefined
}

function enter(G: Duel, seat: number, at: number): void {
  const [card] = G.sides[seat]!.hand.splice(at, 1)
  G.sides[seat]!.field.push({ id: G.nextId++, card: card!, tapped: false, fresh: true })
}

function next({ G, events }: Move): void {
  const own = G.sides[G.active]!
  while (own.hand.length > 7) own.graveyard.push(own.hand.pop()!)
  G.active = 1 - G.active
  Object.assign(G, { step: 'main', landPlayed: false, attackers: [] })
  const side = G.sides[G.active]!
  for (const thing of side.field) Object.assign(thing, { tapped: false, fresh: false })
  if (draw(side)) events.endTurn({ next: String(G.active) })
  else events.endGame({ winner: 1 - G.active })
}

function fight(move: Move): void {
  const { G, events } = move
  const [own, foe] = [G.sides[G.active]!, G.sides[1 - G.active]!]
  for (const { id, blocker } of G.attackers) {
    const attacker = own.field.find(thing => thing.id === id)!.card
    const guard = foe.field.find(thing => thing.id === blocker)
    if (guard === undefined) foe.life -= attacker.power
    else {
      if (guard.card.power >= attacker.toughness) bury(own, id)
      if (attacker.power >= guard.card.toughness) bury(foe, blocker)
    }
  }
  if (foe.life <= 0) events.endGame({ winner: G.active })
  else next(move)
}

function bury(side: Side, id: number): void {
  const at = side.field.findIndex(thing => thing.id === id)
  side.graveyard.push(side.field.splice(at, 1)[0]!.card)
}

function duelOf(deck: readonly PeerCard[]): object {
  return {
    name: 'duel',
    setup: ({ random }: { readonly random: { Shuffle<T>(items: readonly T[]): T[] } }): Duel => {
      const sides = [0, 1].map((): Side => {
        const library = random.Shuffle(deck)
        return { life: 20, hand: library.splice(0, 7), library, graveyard: [], field: [] }
      })
      return { sides, active: 0, step: 'main', landPlayed: false, attackers: [], nextId: 1 }
    },
    moves: {
      land: ({ G }: Move, at: number): string | undefined => {
        const card = G.sides[G.active]!.hand[at]
        if (G.step !== 'main' || G.landPlayed || card === undefined || card.cost !== undefined) return invalid
        enter(G, G.active, at)
        G.landPlayed = true
        return undefined
      },
      cast: ({ G }: Move, at: number): string | undefined => {
        const { hand, field } = G.sides[G.active]!
        const cost = hand[at]?.cost
        const lands = field.filter(thing => thing.card.cost === undefined && !thing.tapped)
        if (G.step !== 'main' || cost === undefined || lands.length < cost) return invalid
        for (const land of lands.slice(0, cost)) land.tapped = true
        enter(G, G.active, at)
        return undefined
      },
      attack: (move: Move, ids: readonly number[]): string | undefined => {
        const { G, events } = move
        const { field } = G.sides[G.active]!
        const able = field.filter(thing => thing.card.cost !== undefined && !thing.tapped && !thing.fresh)
        if (G.step !== 'main' || !ids.every(id => able.some(thing => thing.id === id))) return invalid
        for (const thing of able) if (ids.includes(thing.id)) thing.tapped = true
        G.attackers = ids.map(id => ({ id, blocker: 0 }))
        G.step = 'block'
        events.endTurn({ next: String(1 - G.active) })
        return undefined
      },
      block: (move: Move, pairs: readonly (readonly [number, number])[]): string | undefined => {
        const { G } = move
        const { field } = G.sides[1 - G.active]!
        if (G.step !== 'block') return invalid
        for (const [blocker, id] of pairs) {
          const attack = G.attackers.find(one => one.id === id)
          if (attack === undefined || !field.some(thing => thing.id === blocker && !thing.tapped)) return invalid
          attack.blocker = blocker
        }
        fight(move)
        return undefined
      },
      end: (move: Move): string | undefined => {
        if (move.G.step !== 'main') return invalid
        next(move)
        return undefined
      },
    },
  }
}

/** A maker of clients of a duel with this deck on both sides; nothing where boardgame.io can't be had. */
export function duelPeer(deck: readonly PeerCard[]): ((seed: string) => DuelClient) | undefined {
  const client = boardgame()
  const game = duelOf(deck)
  return client && (seed => client({ game: { ...game, seed }, numPlayers: 2, debug: false }))
}
