import { expect, it } from 'vitest'
import {
  fillings,
  games,
  play,
  playable,
  start,
  toAct,
  type AnyGame,
  type JsonObject,
  type Match,
} from '../../src-engine/index.ts'
import { viewFor } from '../../src-engine/core/view.ts'

// Games keep views and offers they have made. Whoever was asked for before, and at whatever state, a viewer must be given
// what they are given where nobody ever asked for anything.

const names = ['Ann', 'Ben', 'Cal', 'Dee']

interface Step {
  readonly seat: string
  readonly action: JsonObject
}

function begun(game: AnyGame, options: JsonObject, seed: number): Match {
  const seats = names.slice(0, options['table'] === 'duel' ? 2 : names.length)
  const started = start(game, { seats, seed, options })
  if (!started.ok) throw new Error(started.code)
  return started.match
}

function after(match: Match, { seat, action }: Step): Match {
  const played = play(match, seat, action)
  if (!played.ok) throw new Error(`${seat}: ${JSON.stringify(action)} was refused: ${played.refused}`)
  return played.match
}

/** Something legal, another thing at every step; nobody gives up or says they are done while they can play on. */
function stepFrom(match: Match, count: number): Step | undefined {
  const { game, state } = match
  const actors = toAct(match)
  for (let i = 0; i < actors.length; i++) {
    const seat = actors[(count * 5 + i) % actors.length]!
    const ways = fillings(playable(game.offers(state, seat))).filter(way => way.do !== 'done')
    for (let j = 0; j < ways.length; j++) {
      const action = ways[(count * 3 + j) % ways.length]! as unknown as JsonObject
      if (play(match, seat, action).ok) return { seat, action }
    }
  }
  return undefined
}

function shown({ game, state }: Match, viewer: string): string {
  return JSON.stringify([viewFor(game, state, viewer), viewer === 'table' ? [] : game.offers(state, viewer)])
}

const rules: { readonly [game: string]: readonly JsonObject[] } = {
  brawl: [{ table: 'round-robin' }, { table: 'duel' }, { table: 'tag-team' }, { table: 'duel', mode: 'training' }],
}
const cases = Object.values(games).flatMap(game =>
  (rules[game.id] ?? [{}]).map(options => ({ id: game.id, house: JSON.stringify(options), game, options })),
)

it.each(cases)('$id $house: what one is shown hangs on nothing that others were shown', ({ game, options }) => {
  for (const seed of [1, 2, 3]) {
    const steps: Step[] = []
    const seen: { readonly [viewer: string]: string }[] = []
    let match = begun(game, options, seed)
    for (let count = 0; count < 60; count++) {
      seen.push(Object.fromEntries([...match.seats, 'table'].map(viewer => [viewer, shown(match, viewer)])))
      const step = stepFrom(match, count)
      if (step === undefined) break
      steps.push(step)
      match = after(match, step)
    }
    expect(steps.length).toBeGreaterThan(5)
    for (let at = seed; at < seen.length; at += 5) {
      for (const viewer of Object.keys(seen[at]!)) {
        const alone = steps.slice(0, at).reduce(after, begun(game, options, seed))
        expect(shown(alone, viewer), `${viewer} after ${at} steps`).toBe(seen[at]![viewer])
      }
    }
  }
})
