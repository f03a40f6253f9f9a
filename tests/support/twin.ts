import { chanceFrom, type AnyGame, type Viewer } from '../../src-engine/index.ts'
import { lotsOf, redrawUnseen, unseenRedrawn } from './unseen.ts'

interface Both {
  readonly real: unknown
  /** What is shown: the real state in all that the viewer may see, and dealt again in all else. */
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
 * the real state; views, offers, events and refusals come from the other, and of what is drawn all is another that the
 * viewer sees nothing of. Where no other deal allows an act, the two are the same for that step.
 */
export function twinOf(game: AnyGame, viewer: Viewer): Twin {
  let differed = 0
  const both = (state: unknown): Both => state as Both

  const dealtAgain = ({ real, steps }: Both, next: unknown, fits: (state: unknown) => boolean): unknown => {
    for (let tries = 0; tries < 60; tries++) {
      const other = redrawUnseen(game, real, viewer, lotsOf(steps * 100 + tries), next)
      if (fits(other)) return other
    }
    return real
  }
  const realTime = (time: NonNullable<AnyGame['time']>): NonNullable<AnyGame['time']> => {
    const { timers } = time
    const kept = timers === undefined ? time : { ...time, timers: (state: unknown) => timers(both(state).real) }
    if (kept.pace !== 'realtime' || kept.isAsked === undefined) return kept
    const { isAsked } = kept
    return { ...kept, isAsked: (state, seat) => isAsked(both(state).real, seat) }
  }
  const text = (state: unknown): string => JSON.stringify(game.digestedView(state))

  return {
    differed: () => differed,
    game: {
      ...game,
      setup: (table, chance) => {
        const before = (chance as ReturnType<typeof chanceFrom>).save()
        const made = game.setup(table, chance)
        if (!made.ok) return made
        const shown = game.setup(table, unseenRedrawn(game, before, made.state, viewer, lotsOf(0)))
        if (!shown.ok) return shown
        return { ...shown, state: { real: made.state, shown: shown.state, steps: 0 } satisfies Both }
      },
      toAct: state => game.toAct(both(state).shown),
      offers: (state, seat) => game.offers(both(state).shown, seat),
      redacted: (state, seat) => game.redacted(both(state).shown, seat),
      ...(game.changes === undefined
        ? {}
        : { changes: (before, after) => game.changes!(both(before).shown, both(after).shown) }),
      apply: (state, seat, action, chance) => {
        const now = both(state)
        const source = chance as ReturnType<typeof chanceFrom>
        const before = source.save()
        const real = game.apply(now.real, seat, action, chance)
        const tried = (other: unknown) => game.apply(other, seat, action, chanceFrom(before))
        if (!real.ok) {
          const elsewhere = tried(now.shown)
          return elsewhere.ok ? real : elsewhere
        }
        const next = real.state
        const drew = source.save() !== before
        const from = drew ? now.real : dealtAgain(now, next, other => tried(other).ok)
        const shown = drew
          ? game.apply(from, seat, action, unseenRedrawn(game, before, next, viewer, lotsOf(now.steps * 100)))
          : tried(from)
        if (!shown.ok) return real
        if (text(shown.state) !== text(next)) differed++
        return { ok: true, events: shown.events, state: { real: next, shown: shown.state, steps: now.steps + 1 } }
      },
      open: state => game.open(both(state).shown),
      own: (state, seat) => game.own(both(state).shown, seat),
      digestedView: state => game.digestedView(both(state).real),
      outcome: state => game.outcome(both(state).real),
      ...(game.time === undefined ? {} : { time: realTime(game.time) }),
      scenario: {
        ...game.scenario,
        chapter: state => game.scenario.chapter(both(state).real),
      },
      ...(game.preparation === undefined
        ? {}
        : { preparation: { ...game.preparation, made: state => game.preparation!.made(both(state).real) } }),
      ...(game.tallies === undefined ? {} : { tallies: (state, seat) => game.tallies!(both(state).real, seat) }),
      ...(game.team === undefined ? {} : { team: (state, seat) => game.team!(both(state).real, seat) }),
      ...(game.knockedOutBy === undefined
        ? {}
        : { knockedOutBy: (state, seat) => game.knockedOutBy!(both(state).real, seat) }),
    },
  }
}
