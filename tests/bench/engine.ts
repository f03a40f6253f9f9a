import { pathToFileURL } from 'node:url'
import { chanceFrom, seedFrom, type ChanceState } from '../../src-engine/core/chance.ts'
import type { WhistAction } from '../../src-engine/whist/actions.ts'
import { phase } from '../../src-engine/whist/board.ts'
import { randomFrom } from '../../src-engine/core/random.ts'
import { searchChance } from '../../src-engine/whist/bots/fast.ts'
import { fastGame, randomStep } from '../support/fast-whist.ts'
import { knockOutWhist, sheet } from '../../src-engine/whist/knock-out-whist.ts'
import { legalOf, mayTap, peer } from './peers/boardgame.ts'
import { actsBySecond, cases, earlierCommit, engineAt } from './random-acts.ts'

/** A figure of the bench: what was measured, and beside what. */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The figure it is measured beside, from the same run. */
  readonly beside?: { readonly what: string; readonly value: number }
  readonly ratio?: number
}

const options = { dogs: 'first-hand', dogLastTrick: 'forced', cutTie: 'recut', lead: 'dealer-left' }
const seats = ['Ann', 'Ben', 'Cal', 'Dee']

/** Whole games one after the other for so much time of the processor; gives plays a second of it. */
function measured(milliseconds: number, game: (number: number) => number): number {
  for (let warm = 0; warm < 20; warm++) game(warm)
  const start = process.cpuUsage()
  const spent = (): number => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  let plays = 0
  let number = 1000
  while (spent() < milliseconds) plays += game(number++)
  return (plays / spent()) * 1000
}

/** Random games through `apply`, as the host calls it: offers asked, chance taken up and saved for each action. */
export function throughApply(milliseconds: number): number {
  const random = randomFrom(1)
  return measured(milliseconds, number => {
    let saved: ChanceState = { seed: seedFrom(number), drawn: {} }
    let chance = chanceFrom(saved)
    const made = knockOutWhist.setup({ seats, options, given: {} }, chance)
    if (!made.ok) throw new Error(made.code)
    let { state } = made
    saved = chance.save()
    let plays = 0
    while (knockOutWhist.outcome(state) === undefined) {
      const seat = knockOutWhist.toAct(state)[0]!
      const offers = knockOutWhist.offers(state, seat)
      const offer = offers[random(offers.length - 1)]!
      const blank = Object.values(offer.blanks)[0]
      const from = blank?.pick === 'one' ? blank.from : []
      const picked = from[random(from.length)]
      const action = {
        do: offer.do,
        ...(offer.do === 'play' ? { card: picked } : offer.do === 'trump' ? { suit: picked } : {}),
      }
      chance = chanceFrom(saved)
      const result = knockOutWhist.apply(state, seat, action as WhistAction, chance)
      if (!result.ok) throw new Error(result.refused)
      state = result.state
      saved = chance.save()
      plays++
    }
    return plays
  })
}

/** The same in the fast form the bots search with. */
export function inFastForm(milliseconds: number): number {
  const random = randomFrom(2)
  const chance = searchChance(random)
  const rules = sheet.rules(options)
  return measured(milliseconds, () => {
    const fast = fastGame(rules, 4, 3, chance)
    let plays = 0
    while (fast.board.phase !== phase.over) {
      randomStep(fast, random)
      plays++
    }
    return plays
  })
}

/** The same game written for boardgame.io, through its own client. Nothing where it can't be installed. */
export function beside(milliseconds: number): number | undefined {
  const open = peer()
  if (open === undefined) return undefined
  const random = randomFrom(3)
  return measured(milliseconds, number => {
    const client = open(String(number))
    client.start()
    let plays = 0
    for (;;) {
      const { G, ctx } = client.getState()
      if (ctx.gameover !== undefined) break
      const seat = Number(ctx.currentPlayer)
      if (G.calling) client.moves.call('HDCS'[random(4)]!)
      else if (mayTap(G, seat) && random(2) === 0) client.moves.pass()
      else {
        const legal = legalOf(G, seat)
        client.moves.play(legal[random(legal.length)]!)
      }
      plays++
      if (plays > 5000) throw new Error('the peer’s game does not end')
    }
    client.stop()
    return plays
  })
}

/**
 * Plays a second of Knock-out Whist with four seats, in one process, beside boardgame.io in the same run: short slices
 * in turn, so that a machine busy with something else slows all alike, and the median slice of each once all are warm.
 */
export async function rows(milliseconds = 2000, slices = 5): Promise<Row[]> {
  const apply: number[] = []
  const fast: number[] = []
  const peers: number[] = []
  for (const warmed of [throughApply, beside, inFastForm]) warmed(milliseconds / 2)
  for (let slice = 0; slice < slices; slice++) {
    apply.push(throughApply(milliseconds / slices))
    peers.push(beside(milliseconds / slices) ?? 0)
    fast.push(inFastForm(milliseconds / slices))
  }
  const peer = median(peers)
  const row = (what: string, value: number): Row => ({
    what,
    value: Math.round(value),
    unit: 'plays/s',
    ...(peer === 0 ? {} : { beside: { what: 'boardgame.io 0.50', value: Math.round(peer) }, ratio: value / peer }),
  })
  return [
    row('whole random games through apply', median(apply)),
    row('whole random games in the fast form', median(fast)),
    ...(await besideEarlier()),
  ]
}

/** Random legal play in every kind of game, beside an earlier build in the same run (`BESIDE`, a commit). */
async function besideEarlier(slices = 3): Promise<Row[]> {
  const commit = earlierCommit()
  const now = await engineAt('here')
  const then = await engineAt(commit)
  return cases.map(one => {
    const measure = [then, now].map(engine => {
      // As many acts as it makes in half a second, whole games at least, once it is warm: what is played for hours is
      // compiled once, and what compiles it counts as processor time too.
      const warm = Math.round(actsBySecond(engine, one, 500, 1) * 1.5)
      const acts = Math.max(one.most, Math.round(actsBySecond(engine, one, warm, 1) * 0.5))
      return { engine, acts, found: [] as number[] }
    })
    for (let slice = 0; slice < slices; slice++)
      for (const { engine, acts, found } of measure) found.push(actsBySecond(engine, one, acts, 100 * (slice + 1)))
    const [earlier, value] = measure.map(({ found }) => median(found)) as [number, number]
    return {
      what: one.what,
      value: Math.round(value),
      unit: 'acts/s of processor',
      beside: { what: commit.slice(0, 8), value: Math.round(earlier) },
      ratio: value / earlier,
    }
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(JSON.stringify(await rows(Number(process.argv[2] ?? 2000)), undefined, 2))
}
