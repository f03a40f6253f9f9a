import { z } from 'zod'
import type { ImportAnswer, StatisticsAnswer, StatisticsFile } from '../../../src-engine/protocol/asks.ts'
import { whyNotWritten } from '../../store/database.ts'
import { no } from '../house/refusal.ts'
import { answer, type Asker } from './asker.ts'
import { figuresOf, grouped } from './figures.ts'

/** Games the share of wins over time looks back on. */
const window = 20

/** How a player fares: the asker, or `player` (a person's id or a guest's key); `game` and `players` narrow it down. */
export const statistics: Asker = (hall, client, about) => {
  const { store } = hall.house
  const every = store.results.all()
  const player = String(about['player'] ?? about['person'] ?? client.person?.id ?? '')
  const own = every.filter(one => one.player === player)
  const chosen = own.filter(
    one =>
      (about['game'] === undefined || one.game === about['game']) &&
      (about['players'] === undefined || one.players === about['players']),
  )
  const overTime = chosen.map((one, index) => {
    const last = chosen.slice(Math.max(0, index + 1 - window), index + 1)
    const { at, game, players, place, won, record } = one
    return { at, game, players, place, won, record, rate: last.filter(game => game.won).length / last.length }
  })
  return answer<StatisticsAnswer>({
    player,
    name: own.at(-1)?.name ?? store.people.byId(player)?.name ?? '',
    players: grouped(every, one => one.player)
      .map(([id, results]) => ({ player: id, name: results.at(-1)!.name, games: results.length }))
      .sort((a, b) => b.games - a.games),
    total: figuresOf(chosen),
    byGame: grouped(chosen, one => one.game).map(([game, results]) => ({ game, figures: figuresOf(results) })),
    byPlayers: grouped(chosen, one => one.players)
      .sort(([a], [b]) => a - b)
      .map(([players, results]) => ({ players, figures: figuresOf(results) })),
    overTime: overTime.slice(-500),
  })
}

export const exportStatistics: Asker = (hall, client, about) => {
  const player = client.person?.id ?? ''
  const all = about['all'] === true && client.owner
  const results = hall.house.store.results.all().filter(one => all || one.player === player)
  return answer<StatisticsFile>({ format: 'knockabout-statistics', version: 1, player, results })
}

const file = z.object({
  format: z.literal('knockabout-statistics'),
  version: z.literal(1),
  player: z.string().max(80),
  results: z
    .array(
      z.object({
        record: z.string().min(1).max(80),
        player: z.string().min(1).max(120),
        name: z.string().max(80),
        game: z.string().max(64),
        players: z.int().min(1).max(40),
        seat: z.string().max(64),
        place: z.number().min(1).max(40),
        won: z.boolean(),
        drawn: z.boolean(),
        tallies: z.record(z.string().max(40), z.number()),
        at: z.int().nonnegative(),
      }),
    )
    .max(5000),
})

/** Takes a file in: its owner's results become the importer's; other people's only at the host's own machine. */
export const importStatistics: Asker = (hall, client, about) => {
  const read = file.safeParse(about['file'])
  if (!read.success) {
    const where = read.error.issues[0]?.path.join('.') ?? ''
    return no(
      'bad-file',
      `That is not a statistics file of Knockabout${where === '' ? '' : ` (${where} does not fit)`}.`,
    )
  }
  const me = client.person?.id
  if (me === undefined) return no('display', 'A display has no statistics.')
  const results = read.data.results
    .map(one => (one.player === read.data.player ? { ...one, player: me } : one))
    .filter(one => one.player === me || client.owner)
  try {
    return answer<ImportAnswer>({ added: hall.house.store.results.add(results) })
  } catch (error) {
    return no('disk', whyNotWritten(error).replace('the play', 'the file'))
  }
}

/** Clears the asker's own figures; `all: true` everybody's, at the host's own machine. */
export const clearStatistics: Asker = (hall, client, about) => {
  const { results } = hall.house.store
  if (about['all'] === true) {
    if (!client.owner) return no('not-owner', 'Only at the host’s own machine can everybody’s figures be cleared.')
    results.clear()
  } else if (client.person !== undefined) results.clear(client.person.id)
  return answer({ cleared: true })
}
