import type { Client } from '../house/client.ts'
import { done, no, type Handled } from '../house/refusal.ts'
import { setBots } from './bot-play.ts'
import { stopBots, type Live } from './live.ts'
import { isHere, seatsOf } from './table.ts'

/** People look at what just happened for so many milliseconds from now on, unless all of them say sooner that they have seen it. */
export function lookFor(live: Live, milliseconds: number): void {
  live.lookUntil = live.house.tuning.steady() + milliseconds
  live.seen.clear()
}

/** Somebody has seen enough. Bots wait no longer once everybody has who sits here and plays for themselves. */
export function seen(live: Live, client: Client): Handled {
  const person = client.person?.id
  const { table, followers, house, bots } = live
  if (person === undefined || seatsOf(table, person).length === 0) return no('not-seated')
  if (live.lookUntil <= house.tuning.steady()) return done
  live.seen.add(person)
  const looking = table.places.some(
    place => isHere(table, place.person) && !place.sitIn && !live.seen.has(place.person!),
  )
  if (looking) return done
  live.lookUntil = 0
  for (const one of followers) one.send({ say: 'seen', table: table.id })
  stopBots(live)
  setBots(live, bots)
  return done
}
