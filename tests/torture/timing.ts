import { chanceFrom, fillings, games, toAct, type AnyGame } from '../../src-engine/index.ts'
import { join, type TestClient } from '../support/host-client.ts'
import { ok, opened, playOn, tableOf } from '../support/host-play.ts'
import { runHost } from '../support/host-run.ts'
import { liveAt, matchOf } from '../support/host-table.ts'
import { redrawUnseen } from '../support/unseen.ts'

/** Two heaps of times that should not differ, and how likely a difference of their means this large is by chance. */
export interface Timed {
  readonly what: string
  readonly counts: readonly [number, number]
  /** Means in milliseconds. */
  readonly means: readonly [number, number]
  readonly chance: number
}

const mean = (times: readonly number[]): number => times.reduce((sum, one) => sum + one, 0) / times.length

/** The share of random divisions of all times into two heaps whose means lie at least as far apart. */
function byChance(one: readonly number[], two: readonly number[], divisions = 2000): number {
  const apart = Math.abs(mean(one) - mean(two))
  const all = [...one, ...two]
  const chance = chanceFrom({ seed: '5'.repeat(32), drawn: {} })
  let as = 0
  for (let i = 0; i < divisions; i++) {
    const shuffled = chance.shuffle('division', all)
    if (Math.abs(mean(shuffled.slice(0, one.length)) - mean(shuffled.slice(one.length))) >= apart) as++
  }
  return as / divisions
}

/**
 * The same of times taken in pairs, one right after the other: what the machine does besides comes and goes, and falls on
 * both of a pair. The share of random swaps within pairs that come as far apart; the tenth of pairs that differ most, where
 * the machine stumbled in between, is left out.
 */
export function byChanceInPairs(one: readonly number[], two: readonly number[], swaps = 2000): number {
  const differences = one
    .map((time, at) => time - two[at]!)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .slice(0, Math.ceil(one.length * 0.9))
  const apart = Math.abs(mean(differences))
  const chance = chanceFrom({ seed: '5'.repeat(32), drawn: {} })
  let as = 0
  for (let i = 0; i < swaps; i++) {
    const swapped = differences.map(difference => (chance.below('swap', 2) === 0 ? difference : -difference))
    if (Math.abs(mean(swapped)) >= apart) as++
  }
  return as / swaps
}

function timed(what: string, heaps: readonly [number[], number[]], chance: typeof byChance = byChance): Timed {
  const [one, two] = heaps
  return { what, counts: [one.length, two.length], means: [mean(one), mean(two)], chance: chance(one, two) }
}

/** How long bots take, where what they hold leaves them one play and where it leaves them several. */
export async function botTimes(plays: number, level: 'easy' | 'normal' | 'hard'): Promise<Timed> {
  const host = await runHost({ botPace: [40, 90] })
  const ann = await join(host.port, { name: 'Ann' })
  const heaps: [number[], number[]] = [[], []]
  const table = await opened(ann, 'knock-out-whist', { seats: 5 })
  await ok(ann, { say: 'set', table, change: { level, thinking: 80 } })
  await ok(ann, { say: 'start', table })
  let before: { at: number; bot: string; forced: boolean; seq: number } | undefined
  const look = (): void => {
    const now = performance.now()
    const live = liveAt(host, table)
    if (live.table.phase.at !== 'playing') return
    const match = matchOf(live)
    if (before !== undefined && match.seq === before.seq + 1) heaps[before.forced ? 0 : 1].push(now - before.at)
    const [actor] = toAct(match)
    before = undefined
    // In the first trick's lead, after a trick and at the end people look at what lies: only a trick under way is timed.
    const trick = match.game.open(match.state)['trick'] as { plays: readonly unknown[] }
    if (actor === undefined || actor === 'Ann' || trick.plays.length === 0) return
    const ways = fillings(match.game.offers(match.state, actor)).filter(way => way.do !== 'concede')
    before = { at: now, bot: actor, forced: ways.length === 1, seq: match.seq }
  }
  ann.hear(said => {
    if (said.say === 'view') look()
  })
  while (heaps[0].length + heaps[1].length < plays) {
    // Who is out of the game has no turn any more; the bots play on.
    await playOn(ann, table).catch(() => undefined)
    while (tableOf(ann, table).phase !== 'over') await ann.next(one => one.say === 'table', 60_000)
    await ok(ann, { say: 'rematch', table })
    await ann.until(() => tableOf(ann, table).phase === 'playing')
  }
  await host.end()
  return timed(`${level} bots: one card they could play, and several`, heaps)
}

/** How long the host takes over a look and over a refusal, with one deal of what is hidden and with another. */
export async function hostTimes(game: AnyGame, looks: number): Promise<readonly Timed[]> {
  let other = false
  const dealt: AnyGame = {
    ...game,
    setup: (table, chance) => {
      const made = game.setup(table, chance)
      if (!made.ok || !other) return made
      return { ...made, state: redrawUnseen(game, made.state, 'Ann', chanceFrom({ seed: 'e'.repeat(32), drawn: {} })) }
    },
  }
  const host = await runHost({ botPace: [1e8, 1e8], draw: () => '1'.repeat(32), games: { [game.id]: dealt } })
  const sides: { readonly ann: TestClient; readonly table: string }[] = []
  for (const deal of [false, true]) {
    other = deal
    const ann = await join(host.port, { name: 'Ann' })
    const table = await opened(ann, game.id)
    await ok(ann, { say: 'start', table })
    sides.push({ ann, table })
  }
  const shown: [number[], number[]] = [[], []]
  const refused: [number[], number[]] = [[], []]
  const nonsense = { do: 'no-such-thing' }
  for (let i = 0; i < looks; i++) {
    // In turns of two, so that what else the machine does falls on both alike.
    for (const side of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { ann, table } = sides[side]!
      const whole = ann.next(one => one.say === 'view' && one.table === table)
      let began = performance.now()
      ann.say({ say: 'sync', table, viewer: 'Ann' })
      await whole
      shown[side].push(performance.now() - began)
      const number = 1_000_000 + i * 2 + side
      const answer = ann.next(one => one.say === 'refused' && one.n === number)
      began = performance.now()
      ann.say({ say: 'act', n: number, table, seat: 'Ann', action: nonsense })
      await answer
      refused[side].push(performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
  }
  await host.end()
  return [timed(`${game.id}: a look`, shown, byChanceInPairs), timed(`${game.id}: a refusal`, refused, byChanceInPairs)]
}

/**
 * All measurements of a run; `scale` 1 is the short form. One that looks odd is made again, and is `odd` only if the second
 * says so too, and in the same direction: of so many, one may look odd by chance or by what else the machine did.
 */
export async function timings(scale: number): Promise<readonly (Timed & { readonly odd: boolean })[]> {
  const measures = [
    ...(['easy', 'hard'] as const).map(level => async () => [await botTimes(60 * scale, level)]),
    ...Object.values(games)
      .filter(one => one.ownCards !== true)
      .map(game => () => hostTimes(game, 40 * scale)),
  ]
  const all: (Timed & { readonly odd: boolean })[] = []
  for (const measure of measures) {
    const first = await measure()
    const second = first.some(looksOdd) ? await measure() : undefined
    all.push(...first.map((one, at) => ({ ...one, odd: second !== undefined && bothOdd(one, second[at]!) })))
  }
  return all
}

const looksOdd = ({ chance }: Timed): boolean => chance < 0.005

function bothOdd(one: Timed, other: Timed): boolean {
  const direction = ({ means }: Timed): number => Math.sign(means[0] - means[1])
  return looksOdd(one) && looksOdd(other) && direction(one) === direction(other)
}
