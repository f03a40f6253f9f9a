import { chanceFrom, seedFrom } from '../../../src-engine/core/chance.ts'
import { bySeed, namedTeams } from '../../../src-engine/night/names.ts'
import { peopleIn, tournamentOn, type Night } from '../../../src-engine/night/night.ts'
import { standingsOf } from '../../../src-engine/night/standings.ts'
import { drawingFor } from '../../../src-engine/night/tournament-round.ts'
import type { Pairing } from '../../../src-engine/night/tournament/swiss.ts'
import {
  mostEntrants,
  swissRounds,
  type Draw,
  type TournamentSetting,
} from '../../../src-engine/night/tournament/tournament.ts'
import { no } from '../context/refusal.ts'
import type { Pool } from '../context/worker-tasks.ts'

type Refused = ReturnType<typeof no>

/** The draw of the tournament that comes next, for those who are in; nothing where none begins. */
export async function drawFor(night: Night, seed: string): Promise<Draw | Refused | undefined> {
  const setting = night.playlist[night.opened.length]?.tournament
  if (setting === undefined || tournamentOn(night) !== undefined) return undefined
  const teams = teamsOf(night, setting, seed)
  if (teams === undefined) return no('night-no-teams', { size: setting.team })
  if (teams.length < 2) return no('night-too-few')
  if (teams.length > mostEntrants[setting.form]) return no('night-too-many', { most: mostEntrants[setting.form] })
  // Most houses never draw one, and then nothing of the library is loaded.
  const { bracket } = await import('./bracket.ts')
  const matches = await bracket(setting.form, teams.length)
  const drawn = matches.flatMap(one => one.slots.flatMap(slot => ('entrant' in slot ? [slot.entrant + 1] : [])))
  // What a bracket has room for beyond them are byes.
  const room = Math.max(teams.length, ...drawn)
  return {
    entrants: Array.from({ length: room }, (_, at) => teams[at] ?? []),
    matches,
    ...(setting.form === 'swiss' ? { rounds: setting.rounds ?? swissRounds(teams.length) } : {}),
  }
}

/** So few are paired in a millisecond; a thread would take longer to start. */
const pairedHere = 16
/** The most milliseconds a thread may take to pair a round: many times what 80 take. */
const pairingMs = 10_000

/**
 * How the next round is paired, if it is a Swiss one of many, worked out in a thread while this one deals; nothing where
 * that fails: the night then pairs it as it opens it.
 */
export async function pairingFor(
  workers: Pick<Pool, 'ask'>,
  night: Night,
  draw: Draw | undefined,
): Promise<Pairing | undefined> {
  const drawing = drawingFor(night, draw)
  if (drawing === undefined || drawing.ranked.length <= pairedHere) return undefined
  return (await workers.ask({ want: 'pairing', drawing, thinking: pairingMs }))?.pairing
}

/**
 * Those who are in, as entrants, so that the best meet late: in the order of the standings, or where nothing was played yet
 * by their seeds and then by lot. Teams of the list play as they are named; in another one somebody from the top plays with
 * somebody from below. Nothing where somebody would be left over.
 */
function teamsOf(night: Night, { team }: TournamentSetting, seed: string): string[][] | undefined {
  const { expected = [] } = night
  const here = new Map(peopleIn(night).map(one => [one.id, one]))
  const standings = standingsOf(night).filter(({ person }) => here.has(person))
  const ranked = standings.map(one => one.person)
  const known = (ids: readonly string[]) => ids.map(id => here.get(id)!)
  const order = standings.some(one => one.games > 0)
    ? ranked
    : bySeed(expected, known(chanceFrom({ seed: seedFrom(seed), drawn: {} }).shuffle('draw', ranked)))
  const named = team === 1 ? [] : namedTeams(expected, known(order), team)
  const rest = order.filter(id => !named.some(people => people.includes(id)))
  if (rest.length % team > 0) return undefined
  const count = rest.length / team
  const mixed = Array.from({ length: count }, (_, at) =>
    Array.from({ length: team }, (_one, round) => rest[round * count + (round % 2 === 0 ? at : count - 1 - at)]!),
  )
  return [...named, ...mixed].toSorted((a, b) => order.indexOf(a[0]!) - order.indexOf(b[0]!))
}
