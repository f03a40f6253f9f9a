import { z } from 'zod'
import type { ImportAnswer } from '../../../src-engine/protocol/answers.ts'
import { whyNotWritten } from '../../store/database.ts'
import type { StoredResult } from '../../store/results.ts'
import type { Store } from '../../store/store.ts'
import type { Client } from '../context/client.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { yielding } from '../context/yielding.ts'
import { because, no } from '../context/refusal.ts'
import { answer, textIn, type RequestHandler } from './handler.ts'

/** Results read at a time, so that nobody waits for a house's whole past to be read. */
const page = 50

async function pagesOf(lobby: Lobby, client: Client, player?: string): Promise<string[]> {
  const pages: string[] = []
  const yieldIfLong = yielding(client.spent)
  for (const one of lobby.context.store.results.pages(page, player)) {
    pages.push(one)
    await yieldIfLong()
  }
  return pages
}

/** How a player fares: the asker, or `player` (a person's id or a guest's key); `game` and `players` narrow it down. */
export const statistics: RequestHandler = async (lobby, client, about) => {
  const player = textIn(about, 'player') ?? textIn(about, 'person') ?? client.person?.id ?? ''
  const narrowed = {
    ...(typeof about['game'] === 'string' ? { game: about['game'] } : {}),
    ...(typeof about['players'] === 'number' ? { players: about['players'] } : {}),
  }
  const { store } = lobby.context
  const answered = await lobby.context.workers.ask(
    {
      want: 'statistics',
      pages: await pagesOf(lobby, client, player),
      player,
      name: store.people.byId(player)?.name ?? '',
      ...narrowed,
      thinking: 5000,
    },
    client,
  )
  if (answered === undefined) return no('failed')
  return answer({ ...answered, players: store.results.players(), rivals: store.results.rivals(player, narrowed) })
}

export const exportStatistics: RequestHandler = async (lobby, client, about) => {
  const player = client.person?.id ?? ''
  const all = about['all'] === true && client.owner
  const pages = await pagesOf(lobby, client, all ? undefined : player)
  const filed = await lobby.context.workers.ask({ want: 'statistics-file', pages, player, thinking: 5000 }, client)
  return filed === undefined ? no('failed') : { answerText: filed.text }
}

const file = z.object({
  format: z.literal('knockabout-statistics'),
  version: z.literal(1),
  player: z.string().max(80),
  results: z.array(z.unknown()).max(5000),
})
const result = z.object({
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
  knockedOutBy: z.string().max(64).exactOptional(),
})
/** Results of a file written in one go. */
const slice = 25
/** Results of one person that may be somebody's word: more are left out. */
const importedPerPerson = 1000

/**
 * Takes a file in, as somebody's word: this host has not seen the games. Its owner's results become the importer's; other people's only at the host's own machine.
 */
export const importStatistics: RequestHandler = async (lobby, client, about) => {
  const read = file.safeParse(about['file'])
  if (!read.success) {
    return no('bad-file')
  }
  const me = client.person?.id
  if (me === undefined) return no('display')
  const results: z.infer<typeof result>[] = []
  const yieldIfLong = yielding(client.spent)
  for (const raw of read.data.results) {
    const one = result.safeParse(raw)
    if (!one.success) return no('bad-file')
    const player: string = one.data.player === read.data.player ? me : one.data.player
    if (player === me || client.owner) results.push({ ...one.data, player })
    await yieldIfLong()
  }
  const { store, tuning } = lobby.context
  try {
    let added = 0
    for (let from = 0; from < results.length; from += slice) {
      const fresh = newOnes(store, results.slice(from, from + slice))
      if (fresh.length > 0) store.log.commit([{ write: 'results', results: fresh }], tuning.now())
      added += fresh.length
      await yieldIfLong()
    }
    await store.log.flushed()
    return answer<ImportAnswer>({ added })
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
}

/** Those that are not here yet, as far as there is room for their players' imported results. */
function newOnes(store: Store, results: readonly StoredResult[]): StoredResult[] {
  const room = new Map<string, number>()
  return results.flatMap(one => {
    const left = room.get(one.player) ?? importedPerPerson - store.results.imported(one.player)
    if (left <= 0 || store.results.has(one)) return []
    room.set(one.player, left - 1)
    return [{ ...one, imported: true }]
  })
}

/** Clears the asker's own figures; `all: true` everybody's, at the host's own machine. */
export const clearStatistics: RequestHandler = async (lobby, client, about) => {
  const { store, tuning } = lobby.context
  const all = about['all'] === true
  if (all && !client.owner) return no('not-owner')
  const player = all ? undefined : client.person?.id
  if (!all && player === undefined) return no('display')
  try {
    store.log.commit([{ write: 'clear-results', ...(player === undefined ? {} : { player }) }], tuning.now())
    await store.log.flushed()
  } catch (error) {
    return because('disk', whyNotWritten(error))
  }
  return answer({ cleared: true })
}
