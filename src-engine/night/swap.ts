import type { Coded } from '../core/coded.ts'
import { sameJson, type Json } from '../core/json.ts'
import { hasBegun, reseated, withChange, withGame, type Correcting } from './corrections.ts'
import { tournamentAt, tournamentOn, type Night } from './night.ts'
import { roundsDrawn } from './tournament/matches.ts'

/**
 * Two entrants change places in what was drawn last: each plays whom the other was to play, or has the bye. Only before a
 * card is dealt in any match that other people have by it; those get another table by the same number.
 */
export function swapped(night: Night, one: number, other: number, how: Correcting): Night | Coded {
  const made = exchanged(night, one, other, how)
  if ('code' in made) return made
  const game = night.opened.length - 1
  const { entrants } = made.opened[game]!.tournament!
  const concerned = concernedBy(night, one, other).flatMap(entrant => entrants[entrant]!)
  return withChange(made, how, game, { what: 'swap', one, other, people: [...new Set(concerned)] })
}

/** The same without a word of it in the night's history: what takes it back, too. */
export function exchanged(night: Night, one: number, other: number, how: Correcting): Night | Coded {
  const on = tournamentOn(night)
  const drawn = on === undefined ? [] : matchesDrawn(night)
  const isDrawn = (entrant: number): boolean => drawn.some(now => now.entrants.includes(entrant))
  const isTogether = drawn.some(now => now.entrants.includes(one) && now.entrants.includes(other))
  // Who asked to miss the round is not put into it, nor anybody out of it for half a point.
  const isHalf = drawn.some(
    now => now.match.half === true && [one, other].some(entrant => now.entrants.includes(entrant)),
  )
  if (on === undefined || one === other || !isDrawn(one) || !isDrawn(other) || isTogether || isHalf) {
    return { code: 'no-swap' }
  }
  const { tournament, setting } = on
  const first = setting.form === 'swiss' ? roundsDrawn(tournament) : 1
  const instead = (entrant: number): number => (entrant === one ? other : entrant === other ? one : entrant)
  const matches = tournament.matches.map(match =>
    match.round < first
      ? match
      : { ...match, slots: match.slots.map(slot => ('entrant' in slot ? { entrant: instead(slot.entrant) } : slot)) },
  )
  const game = night.opened.length - 1
  const now = withGame(night, game, { ...night.opened[game]!, tournament: { ...tournament, matches } })
  const is = tournamentAt(now, game)!.matches
  const isChanged = on.matches.filter((was, id) => !sameJson(was.entrants as Json, is[id]!.entrants as Json))
  if (isChanged.some(({ match }) => hasBegun(night, game, match.id, how))) return { code: 'round-begun' }
  return reseated(night, now, game, how)
}

/** The matches of the round that is on: those with a table that is to be played, and byes beside them. */
function matchesDrawn(night: Night): NonNullable<ReturnType<typeof tournamentOn>>['matches'] {
  const { tables } = night.opened.at(-1)!
  const { matches } = tournamentOn(night)!
  const ready = matches.filter(
    ({ match, state }) => state === 'ready' && tables.some(table => table.match === match.id),
  )
  const rounds = new Set(ready.map(({ match }) => `${match.part} ${match.round}`))
  return matches.filter(
    now => ready.includes(now) || (now.by === 'bye' && rounds.has(`${now.match.part} ${now.match.round}`)),
  )
}

/** The entrants of the matches these two are drawn into. */
function concernedBy(night: Night, one: number, other: number): readonly number[] {
  return matchesDrawn(night)
    .filter(now => now.entrants.includes(one) || now.entrants.includes(other))
    .flatMap(now => now.entrants.filter(entrant => entrant !== undefined))
}
