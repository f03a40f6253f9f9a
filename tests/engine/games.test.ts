import { array, assert, nat, property, record as shape } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  botAction,
  chanceFrom,
  counted,
  covers,
  fillings,
  games,
  isObject,
  play,
  replay,
  start,
  toldTo,
  type Action,
  type AnyGame,
  type Json,
  type JsonObject,
  type Match,
  type OptionField,
  type RecordedAction,
} from '../../src-engine/index.ts'
import { toys } from './core/toys.ts'
import { patience, runs } from '../support/runs.ts'
import { unseenAnew } from '../support/unseen.ts'

/**
 * What every game in the register owes the house (DESIGN, A game), and the two toys with it. A game under way is made
 * from a seed, seats and house rules; each property plays some of it. Runs are few and bounded: the whole set is for
 * every commit.
 */
const all = Object.values({ ...games, ...toys })
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']

interface Deal {
  readonly seed: number
  readonly seats: number
  readonly choices: readonly number[]
  readonly steps: number
}
const deals = shape({
  seed: nat(1_000_000),
  seats: nat(1000),
  choices: array(nat(1000), { minLength: 12, maxLength: 12 }),
  steps: nat(40),
})

function optionsFrom(fields: readonly OptionField[], choices: readonly number[]): JsonObject {
  const out: { [key: string]: Json } = {}
  for (const [i, field] of fields.entries()) {
    const at = choices[i % choices.length]!
    if (field.kind === 'choice') out[field.key] = field.choices[at % field.choices.length]!.value
    if (field.kind === 'switch') out[field.key] = at % 2 === 0
    if (field.kind === 'number') out[field.key] = field.min + (at % (field.max - field.min + 1))
  }
  return out
}

/** Drawn house rules where they go together, else the defaults; the fewest seats where a drawn number does not fit. */
function opened(game: AnyGame, { seed, seats, choices }: Deal): Match {
  const few = names.slice(0, game.seats.min)
  const count = game.seats.min + (seats % (Math.min(game.seats.max, names.length) - game.seats.min + 1))
  const drawn = { seats: names.slice(0, count), seed, options: optionsFrom(game.options, choices) }
  for (const setting of [drawn, { seats: drawn.seats, seed }, { seats: few, seed }]) {
    const started = start(game, setting)
    if (started.ok) return started.match
    expect(started.why.length).toBeGreaterThan(10)
  }
  throw new Error(`${game.id} does not start with its fewest seats and its defaults`)
}

/** Any open action of any actor, conceding now and then. */
function randomAction(match: Match, pick: (n: number) => number): { seat: string; action: Action } | undefined {
  const actors = match.game.actors(match.state)
  if (actors.length === 0) return undefined
  const seat = actors[pick(actors.length)]!
  const open = fillings(match.game.offers(match.state, seat))
  const quiet = open.filter(action => match.game.acts.givesUp?.includes(action.do) !== true)
  const from = quiet.length > 0 && pick(40) > 0 ? quiet : open
  if (from.length === 0) throw new Error(`${match.game.id}: ${seat} may act but has nothing on offer`)
  return { seat, action: from[pick(from.length)]! }
}

function picker(seed: number): (n: number) => number {
  const chance = chanceFrom({ seed: seed.toString(16).padStart(32, '0'), drawn: {} })
  return n => chance.below('pick', n)
}

function carriedOn(match: Match, seed: number, steps: number): { match: Match; actions: RecordedAction[] } {
  const pick = picker(seed)
  const actions: RecordedAction[] = []
  let now = match
  for (let i = 0; i < steps; i++) {
    const next = randomAction(now, pick)
    if (next === undefined) break
    const played = play(now, next.seat, next.action as unknown as Json)
    // Blanks that hang on each other may be filled wrongly; a refusal is no step.
    if (!played.ok) continue
    actions.push({ by: next.seat, ...played.action } as RecordedAction)
    now = played.match
  }
  return { match: now, actions }
}

function bytes(match: Match): string {
  const { game, state } = match
  const views = [...match.seats, 'table'].map(viewer => game.view(state, viewer))
  return JSON.stringify([game.scenario.see(state), views, match.chance, match.seq, game.scenario.chapter(state)])
}

const often = runs(25)

/** Games of which an offer may be filled wrongly, because what fits one blank hangs on another. All others keep to it. */
const hanging = new Set(['brawl', 'referee'])

describe.each(all.map(game => [game.id, game] as const))('%s keeps the contract', (_id, game) => {
  it('random play of bots ends, and everybody has a place', { timeout: 60_000 * patience }, () => {
    assert(
      property(deals, deal => {
        let match = opened(game, deal)
        const pick = picker(deal.seed)
        for (let i = 0; game.outcome(match.state) === undefined; i++) {
          if (i > 20_000) throw new Error('no end in sight')
          const actors = game.actors(match.state)
          const seat = actors[i % actors.length]!
          const level = pick(3) === 0 ? 'easy' : 'normal'
          const action = botAction(match, seat, level, counted(1))
          const played = play(match, seat, action as unknown as Json)
          if (!played.ok) throw new Error(`a bot was refused: ${played.refused} ${JSON.stringify(action)}`)
          match = played.match
        }
        const { places, winners } = game.outcome(match.state)!
        expect(places.flat().toSorted()).toEqual(match.seats.toSorted())
        for (const winner of winners) expect(places[0]).toContain(winner)
        expect(game.actors(match.state)).toEqual([])
      }),
      runs(8),
    )
  })

  it('a refused action changes nothing, and each refusal has words', () => {
    assert(
      property(deals, deal => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        const before = bytes(match)
        const tries = [
          ...match.seats.flatMap(seat => fillings(game.offers(match.state, seat))),
          { do: 'nonsense' },
          { do: 'play', card: 'ZZ' },
          null,
        ]
        for (const action of tries.slice(0, 60)) {
          for (const seat of [...match.seats, 'Nobody']) {
            const played = play(match, seat, action as Json)
            if (played.ok) continue
            const common = ['unknown-action', 'game-over', 'not-seated', 'not-your-turn']
            expect(common.includes(played.refused) || played.refused in game.refusals).toBe(true)
          }
        }
        expect(bytes(match)).toBe(before)
      }),
      often,
    )
  })

  it('saved at any point and played again it is the same, byte for byte', () => {
    assert(
      property(deals, nat(60), (deal, more) => {
        const opening = opened(game, deal)
        const first = carriedOn(opening, deal.seed, deal.steps)
        const record = {
          game: game.id,
          options: opening.options,
          seats: opening.seats,
          names: {},
          seed: opening.chance.seed,
          actions: first.actions,
        }
        const loaded = replay({ ...games, ...toys }, JSON.parse(JSON.stringify(record)) as typeof record)
        if (!loaded.ok) throw new Error(loaded.unplayable.why)
        expect(bytes(loaded.match)).toBe(bytes(first.match))
        const on = carriedOn(first.match, deal.seed + 1, more)
        const again = carriedOn(loaded.match, deal.seed + 1, more)
        expect(bytes(again.match)).toBe(bytes(on.match))
      }),
      often,
    )
  })

  it('what a viewer may not see leaves no trace in what it is sent', () => {
    assert(
      property(deals, nat(12), (deal, who) => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        const viewers = [...match.seats, 'table']
        const viewer = viewers[who % viewers.length]!
        const chance = chanceFrom({ seed: 'ab'.repeat(16), drawn: {} })
        const other = unseenAnew(game, match.state, viewer, chance)
        expect(JSON.stringify(game.view(other, viewer))).toBe(JSON.stringify(game.view(match.state, viewer)))
        const asked = viewer === 'table' ? [] : [viewer]
        const offered = (state: unknown): string => JSON.stringify(asked.map(seat => game.offers(state, seat)))
        expect(offered(other)).toBe(offered(match.state))
      }),
      often,
    )
  })

  it('offers and apply agree: what is offered is taken, and what is taken was offered', () => {
    assert(
      property(deals, deal => {
        const { match } = carriedOn(opened(game, deal), deal.seed, deal.steps)
        // With the honour referee fouls are played and called, and never offered (RULES BRL-17).
        const lawful = match.options['referee'] !== 'honour'
        const disagreements: string[] = []
        for (const seat of match.seats) {
          const offers = game.offers(match.state, seat)
          if (game.actors(match.state).includes(seat) && fillings(offers).length === 0) disagreements.push(seat)
          const tries = new Set(match.seats.flatMap(one => fillings(game.offers(match.state, one))))
          for (const action of [...tries].slice(0, 80)) {
            const offered = covers(offers, action)
            const played = play(match, seat, action as unknown as Json)
            const wrong = played.ok ? !offered && lawful : offered && !hanging.has(game.id)
            if (wrong) disagreements.push(`${seat} ${JSON.stringify(action)} ${played.ok ? 'taken' : played.refused}`)
          }
        }
        expect(disagreements).toEqual([])
      }),
      often,
    )
  })

  it('all that is sent is plain data: it comes back from text as it went', () => {
    assert(
      property(deals, deal => {
        const opening = opened(game, deal)
        const { match } = carriedOn(opening, deal.seed, deal.steps)
        const next = randomAction(match, picker(7))
        const played = next === undefined ? undefined : play(match, next.seat, next.action as unknown as Json)
        for (const viewer of [...match.seats, 'table']) {
          const sent: Json[] = [game.view(match.state, viewer)]
          if (played?.ok === true) sent.push(...toldTo(played.events, viewer))
          for (const one of sent) {
            expect(JSON.parse(JSON.stringify(one))).toEqual(one)
            expect(isObject(one)).toBe(true)
          }
        }
        expect(match.options).toEqual(opening.options)
      }),
      often,
    )
  })

  it('names and explains itself and its house rules', () => {
    for (const text of [game.title, game.summary, ...Object.values(game.refusals)])
      expect(text.length).toBeGreaterThan(3)
    for (const { label, help } of game.options) {
      expect(label.length).toBeGreaterThan(2)
      expect(help.length).toBeGreaterThan(10)
    }
    const many = Array.from({ length: game.seats.max + 1 }, (_, i) => `P${i}`)
    expect(start(game, { seats: many, seed: 1 })).toMatchObject({ ok: false, refused: 'too-many-players' })
    expect(start(game, { seats: names.slice(0, 2), seed: 1, options: { nonsense: 1 } })).toMatchObject({ ok: false })
  })
})
