import type { Seat } from '../../../../src-engine/core/game.ts'
import type { Match } from '../../../../src-engine/core/match.ts'
import { tidyName } from '../../../../src-engine/protocol/name.ts'
import type { ToHost } from '../../../../src-engine/protocol/to-host.ts'
import type { Client } from '../../context/client.ts'
import { done, no, type Handled } from '../../context/refusal.ts'
import type { Audience } from './audience.ts'
import { isQuiet } from '../model/house.ts'
import { matchAt, personAt, placeOf, seatsOf } from '../model/table.ts'

/** What somebody says to the table or their team goes round at once; nothing of it is kept. */
export function chat({ table, followers }: Audience, client: Client, said: Extract<ToHost, { say: 'chat' }>): Handled {
  const text = tidyName(said.text)
  if (text === '') return no('empty')
  const [mine] = seatsOf(table, client.person?.id)
  const place = mine === undefined ? undefined : placeOf(table, mine)
  const match = matchAt(table)
  const team = place === undefined || match === undefined ? [] : teamOf(match, place.seat)
  if (said.to === 'team' && team.length < 2) return no('no-team')
  const from = place?.name ?? client.person?.name ?? ''
  const seat = place === undefined ? {} : { seat: place.seat }
  for (const one of followers) {
    const ours = one === client || seatsOf(table, one.person?.id).some(theirs => team.includes(theirs))
    if (said.to === 'table' || ours) one.send({ say: 'chat', table: table.id, from, ...seat, to: said.to, text })
  }
  return done
}

/** Something pointed at, for the others to see for a moment. */
export function point(
  { table, followers }: Audience,
  client: Client,
  said: Extract<ToHost, { say: 'point' }>,
): Handled {
  const person = personAt(placeOf(table, said.seat))
  if (person !== undefined && person === client.person?.id && !('cheer' in said.at && isQuiet(table, person))) {
    for (const one of followers) {
      // Not for long enough to wait for.
      if (!one.full()) one.send({ say: 'point', table: table.id, seat: said.seat, at: said.at })
    }
  }
  return done
}

/** Whom a seat may talk to as its team, itself included; nobody where the format lets no team talk. */
export function teamOf({ game, state }: Match, seat: Seat): readonly Seat[] {
  return game.team?.(state, seat) ?? []
}
