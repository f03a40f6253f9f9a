import type { NightWord } from '../../src-engine/night/acts.ts'
import type { NightGame } from '../../src-engine/night/night.ts'
import type { NightState } from '../../src-engine/night/state.ts'
import { builtHost, type BuiltHost } from './e2e-host.ts'
import { join, personOf, type TestClient } from './host-client.ts'
import { ok, tableOf } from './host-play.ts'
import type { TvScreen } from './tv-evening.ts'

const names = ['Maximiliane von Hohenfels', 'Ben', 'Guadalupe Etxeberria', 'Dot', 'Wolfgang', 'Eve']
const paper = { game: 'referee', options: {}, rounds: 1 } as const
const cup = (form: 'swiss' | 'single'): NightGame => ({ ...paper, tournament: { form, seats: 2, team: 1 } })

/** Pictures that come by turns: the second comes at once, and stays. */
const secondOfTwo = `window.setInterval = (then => (what, ms, ...rest) =>
  ms > 10000 ? setTimeout(what, 300, ...rest) : then(what, ms, ...rest))(window.setInterval)`

/** Nights that stand still, each in a house of its own: what the TV shows between games, of a tournament, and at the end. */
export async function tvNights(): Promise<{
  readonly screens: readonly TvScreen[]
  readonly close: () => Promise<void>
}> {
  const nights = await Promise.all([
    nightOf([paper, paper], 'played'),
    nightOf([cup('swiss')], 'played'),
    nightOf([cup('single')], 'opened'),
    nightOf([paper], 'played'),
  ])
  const [between, swiss, bracket, over] = nights.map(({ host }) => host.url) as [string, string, string, string]
  return {
    screens: [
      { name: 'night-between', url: between, hash: '#/tv', sees: '.tv-night .standings' },
      { name: 'night-swiss', url: swiss, hash: '#/tv', sees: '.tv-cup .pairings' },
      { name: 'night-bracket', url: bracket, hash: '#/tv', sees: '.tv-cup .bracket', first: secondOfTwo },
      { name: 'night-champion', url: over, hash: '#/tv', sees: '.tv-winner .podium-winners:not(.is-untold)' },
    ],
    close: async () => {
      await Promise.all(nights.flatMap(({ people }) => people.map(one => one.close())))
      await Promise.all(nights.map(({ host }) => host.end()))
    },
  }
}

/** A night of these games, whose first is opened; if it is to be played, all but one give up at its first table. */
async function nightOf(
  playlist: readonly NightGame[],
  first: 'opened' | 'played',
): Promise<{ readonly host: BuiltHost; readonly people: readonly TestClient[] }> {
  const host = await builtHost()
  const people: TestClient[] = []
  for (const [at, name] of names.entries())
    people.push(await join(host.port, { name, colour: at, avatar: ['owl', 'fox', 'bear'][at % 3]! }))
  const say = (client: TestClient, act: NightWord) => ok(client, { say: 'night', act })
  const [ann] = people as [TestClient]
  await say(ann, { do: 'plan', playlist: [...playlist] })
  for (const one of people.slice(1)) await say(one, { do: 'in', on: true })
  await say(ann, { do: 'next' })
  if (first === 'played') await play(people, seen(ann).games.at(-1)!.tables[0]!)
  return { host, people }
}

async function play(
  all: readonly TestClient[],
  { id, people }: { readonly id: string; readonly people: readonly string[] },
): Promise<void> {
  const here = all.filter(one => people.includes(personOf(one)))
  for (const one of here) await one.until(message => message.say === 'table' && message.table.id === id)
  const starter = here.find(one => personOf(one) === tableOf(one, id).host)!
  await ok(starter, { say: 'start', table: id })
  for (const one of here.slice(1)) {
    const { seat } = tableOf(one, id).places.find(place => place.person === personOf(one))!
    await ok(one, { say: 'act', table: id, seat, action: { do: 'concede' } })
  }
}

function seen(client: TestClient): NightState {
  const found = client.messages.findLast(one => one.say === 'night')
  if (found?.say !== 'night') throw new Error('no night yet')
  return found.night
}
