import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Knock-out Whist with the dog's life once more, written for boardgame.io 0.50 as its guide shows: moves change a draft
 * of the state, events pass the turn, its random plugin shuffles. The same rules and the same way of choosing moves as
 * our own side of the bench; boardgame.io is installed beside this file when first asked for.
 */
export interface PeerTable {
  readonly hands: string[][]
  readonly status: string[]
  readonly tricks: number[]
  readonly acted: boolean[]
  plays: { by: number; card: string }[]
  size: number
  dealer: number
  trump: string
  caller: number
  calling: boolean
  dogsGiven: boolean
}

interface Move {
  readonly G: PeerTable
  readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number }
  readonly events: { endTurn(next: { next: string }): void; endGame(result: { winner: number }): void }
  readonly random: { Shuffle<T>(items: readonly T[]): T[]; Die(sides: number): number }
}

export interface PeerClient {
  readonly moves: { play(card: string): void; pass(): void; call(suit: string): void }
  getState(): { readonly G: PeerTable; readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown } }
  start(): void
  stop(): void
}

const ranks = '23456789TJQKA'
const pack = [...'HDCS'].flatMap(suit => [...ranks].map(rank => rank + suit))
const height = (card: string): number => ranks.indexOf(card[0]!)

export function legalOf(table: PeerTable, seat: number): string[] {
  const hand = table.hands[seat]!
  const led = table.plays[0]?.card[1]
  if (led === undefined || table.status[seat] === 'dog') return hand
  const follows = hand.filter(card => card[1] === led)
  return follows.length > 0 ? follows : hand
}

export function mayTap(table: PeerTable, seat: number): boolean {
  if (table.status[seat] !== 'dog') return false
  return table.hands.some(
    (hand, other) => table.status[other] === 'in' && hand.length + (table.acted[other] === true ? 1 : 0) > 1,
  )
}

function standing(table: PeerTable, seat: number): boolean {
  return table.status[seat] !== 'out'
}

function left(table: PeerTable, from: number, fits: (seat: number) => boolean): number {
  for (let i = 1; i <= table.hands.length; i++) {
    const seat = (from + i) % table.hands.length
    if (standing(table, seat) && fits(seat)) return seat
  }
  return -1
}

function deal(table: PeerTable, random: Move['random']): string {
  const cards = random.Shuffle(pack)
  for (const [seat, status] of table.status.entries()) {
    const count = status === 'in' ? table.size : status === 'dog' ? 1 : 0
    table.hands[seat] = cards.splice(0, count)
    table.tricks[seat] = 0
    table.acted[seat] = false
  }
  return cards[0]!
}

function goOn({ G, events, random }: Move, from: number): void {
  const next = left(G, from, seat => G.hands[seat]!.length > 0 && G.acted[seat] !== true)
  if (next >= 0) {
    events.endTurn({ next: String(next) })
    return
  }
  const led = G.plays[0]!.card[1]
  const worth = (card: string): number => (card[1] === G.trump ? 100 : card[1] === led ? 0 : -100) + height(card)
  const { by } = G.plays.reduce((a, b) => (worth(b.card) > worth(a.card) ? b : a))
  G.tricks[by]!++
  G.plays = []
  G.acted.fill(false)
  if (G.hands.some((hand, seat) => G.status[seat] === 'in' && hand.length > 0)) {
    const leader = G.hands[by]!.length > 0 ? by : left(G, by, seat => G.hands[seat]!.length > 0)
    events.endTurn({ next: String(leader) })
  } else endHand({ G, events, random })
}

function endHand({ G, events, random }: Pick<Move, 'G' | 'events' | 'random'>): void {
  const given = G.dogsGiven
  for (const [seat, status] of G.status.entries()) {
    if (status === 'out') continue
    if (G.tricks[seat]! > 0) G.status[seat] = 'in'
    else if (status === 'dog' || given || G.size === 1) G.status[seat] = 'out'
    else {
      G.status[seat] = 'dog'
      G.dogsGiven = true
    }
  }
  const still = G.status.flatMap((status, seat) => (status === 'out' ? [] : [seat]))
  if (still.length === 1) {
    events.endGame({ winner: still[0]! })
    return
  }
  const best = Math.max(...still.map(seat => G.tricks[seat]!))
  let tied = still.filter(seat => G.tricks[seat] === best)
  while (tied.length > 1) {
    const cut = random.Shuffle(pack)
    const high = Math.max(...tied.map((_, i) => height(cut[i]!)))
    tied = tied.filter((_, i) => height(cut[i]!) === high)
  }
  G.caller = tied[0]!
  G.calling = true
  G.dealer = left(G, G.dealer, () => true)
  G.size--
  deal(G, random)
  events.endTurn({ next: String(G.caller) })
}

const invalid = 'INVALID_MOVE'

export const whist = {
  name: 'knock-out-whist',
  setup: ({ ctx, random }: Pick<Move, 'ctx' | 'random'>): PeerTable => {
    const seats = Array.from({ length: ctx.numPlayers }, () => 0)
    const table: PeerTable = {
      hands: seats.map(() => []),
      status: seats.map(() => 'in'),
      tricks: [...seats],
      acted: seats.map(() => false),
      plays: [],
      size: 7,
      dealer: ctx.numPlayers - 1,
      trump: '',
      caller: -1,
      calling: false,
      dogsGiven: false,
    }
    table.trump = deal(table, random)[1]!
    return table
  },
  moves: {
    play: (move: Move, card: string): string | undefined => {
      const { G, ctx } = move
      const seat = Number(ctx.currentPlayer)
      if (G.calling || !legalOf(G, seat).includes(card)) return invalid
      G.hands[seat] = G.hands[seat]!.filter(one => one !== card)
      G.plays.push({ by: seat, card })
      G.acted[seat] = true
      goOn(move, seat)
      return undefined
    },
    pass: (move: Move): string | undefined => {
      const { G, ctx } = move
      const seat = Number(ctx.currentPlayer)
      if (G.calling || !mayTap(G, seat)) return invalid
      G.acted[seat] = true
      goOn(move, seat)
      return undefined
    },
    call: ({ G, events }: Move, suit: string): void => {
      G.trump = suit
      G.calling = false
      events.endTurn({ next: String(left(G, G.dealer, seat => G.hands[seat]!.length > 0)) })
    },
  },
}

/** Moves over the wire are the server's to make; it shows each seat its own hand, and deals again where a game is over. */
const served =
  <Rest extends unknown[]>(move: (move: Move, ...rest: Rest) => unknown) =>
  (played: Move, ...rest: Rest): unknown => {
    const dealAnew = (): void => void Object.assign(played.G, whist.setup(played))
    return move({ ...played, events: { endTurn: next => played.events.endTurn(next), endGame: dealAnew } }, ...rest)
  }
export const overTheWire = {
  ...whist,
  moves: {
    play: { move: served(whist.moves.play), client: false },
    pass: { move: served(whist.moves.pass), client: false },
    call: { move: served(whist.moves.call), client: false },
  },
  playerView: ({ G, playerID }: { readonly G: PeerTable; readonly playerID: string | null }): PeerTable => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => '?'))),
  }),
}

/** Makes a client of a game; with boardgame.io's own names for what it is given. */
export type Clients = <T>(of: { readonly game: object; readonly numPlayers: number; readonly debug: false }) => T

/** Installs boardgame.io beside this file if it isn't there, and gives its maker of clients; nothing if it can't be had. */
export function boardgame(): Clients | undefined {
  const home = import.meta.dirname
  if (!existsSync(join(home, 'node_modules', 'boardgame.io'))) {
    try {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: home, stdio: 'ignore' })
    } catch {
      return undefined
    }
  }
  const { Client } = createRequire(join(home, 'package.json'))('boardgame.io/client') as { readonly Client: Clients }
  return of => Client(of)
}

/** A maker of clients of Knock-out Whist; nothing where there is no boardgame.io. */
export function peer(): ((seed: string) => PeerClient) | undefined {
  const client = boardgame()
  return client && (seed => client({ game: { ...whist, seed }, numPlayers: 4, debug: false }))
}
