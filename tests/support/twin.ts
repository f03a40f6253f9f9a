import { chanceFrom, type AnyGame, type Viewer } from '../../src-engine/index.ts'
import { unseenAnew } from './unseen.ts'

interface Both {
  readonly real: unknown
  /** What is shown: the real state in all that the viewer may see, and dealt anew in all else. */
  readonly shown: unknown
  readonly steps: number
}

export interface Twin {
  readonly game: AnyGame
  /** How many steps were shown from a state that was really another. */
  differed(): number
}

/**
 * The same game for a second host, in which all that `viewer` may not see is another at every step. It goes its way by
 * the real state; views, offers, events and refusals come from the other. Where an act shows what nobody had seen, or no
 * other deal allows it, the two are the same for that step.
 */
export function twinOf(game: AnyGame, viewer: Viewer): Twin {
  let differed = 0
  const both = (state: unknown): Both => state as Both

  const dealtAnew = ({ real, steps }: Both, fits: (state: unknown) => boolean): unknown => {
    for (let tries = 0; tries < 60; tries++) {
      const chance = chanceFrom({ seed: 'f'.repeat(32), drawn: { unseen: steps * 1000 + tries * 7 } })
      const other = unseenAnew(game, real, viewer, {
        ...chance,
        below: (_what, n) => chance.below('unseen', n),
        shuffle: (_what, items) => chance.shuffle('unseen', items),
      })
      if (fits(other)) return other
    }
    return real
  }
  const text = (state: unknown): string => JSON.stringify(game.scenario.see(state))

  return {
    differed: () => differed,
    game: {
      ...game,
      setup: (table, chance) => {
        const made = game.setup(table, chance)
        if (!made.ok) return made
        const first: Both = { real: made.state, shown: made.state, steps: 0 }
        return { ...made, state: { ...first, shown: dealtAnew(first, () => true) } }
      },
      actors: state => game.actors(both(state).real),
      offers: (state, seat) => game.offers(both(state).shown, seat),
      apply: (state, seat, action, chance) => {
        const now = both(state)
        const drawn = (chance as ReturnType<typeof chanceFrom>).save()
        const real = game.apply(now.real, seat, action, chance)
        const tried = (other: unknown) => game.apply(other, seat, action, chanceFrom(drawn))
        if (!real.ok) {
          const elsewhere = tried(now.shown)
          return elsewhere.ok ? real : elsewhere
        }
        const same = game.acts.reveals?.(now.real, action) === true
        const from = same ? now.real : dealtAnew(now, other => tried(other).ok)
        if (text(from) !== text(now.real)) differed++
        const shown = tried(from)
        if (!shown.ok) return real
        return { ok: true, events: shown.events, state: { real: real.state, shown: shown.state, steps: now.steps + 1 } }
      },
      open: state => game.open(both(state).shown),
      own: (state, seat) => game.own(both(state).shown, seat),
      outcome: state => game.outcome(both(state).real),
      scenario: {
        ...game.scenario,
        see: state => game.scenario.see(both(state).real),
        chapter: state => game.scenario.chapter(both(state).real),
      },
      ...(game.tallies === undefined ? {} : { tallies: (state, seat) => game.tallies!(both(state).real, seat) }),
      ...(game.team === undefined ? {} : { team: (state, seat) => game.team!(both(state).real, seat) }),
    },
  }
}
