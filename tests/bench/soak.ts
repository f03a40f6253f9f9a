import { loadavg } from 'node:os'
import { openTable, serveHost, type PlayedTable } from './playing.ts'
import { share, type Row } from './row.ts'

// Tables of every game played without a break while people come and go: memory must stay flat and the event loop quick.
// `BENCH_MINUTES=60 npm run bench -- soak` is the long form.

const minutes = Number(process.env['BENCH_MINUTES'] ?? 3)
const looks = 24
/** Tables that people have left stay in memory until others need their room: with so many the house is full after minutes. */
const most = 24
const games = ['knock-out-whist', 'all-out-brawl', 'knockout-whist', 'brawl', 'referee', 'clash'] as const

export async function rows(): Promise<readonly Row[]> {
  const host = await serveHost(undefined, most)
  const end = performance.now() + minutes * 60_000
  const times: number[] = []
  const memory: number[] = []
  let opened = 0
  const playing = games.map(async game => {
    while (performance.now() < end) {
      const table = await openTable(host.port, game, 2, `S${opened++}`)
      // A table is left after a while as people do: its devices go and others come to a new one.
      await played(table, Math.min(end, performance.now() + 60_000), times)
      table.end()
    }
  })
  await host.ask('stalls')
  for (let look = 0; look < looks; look++) {
    await new Promise(resolve => setTimeout(resolve, (minutes * 60_000) / looks))
    const { heapUsed, external } = await host.ask<NodeJS.MemoryUsage>('memory')
    memory.push((heapUsed + external) / 1024 / 1024)
  }
  const stalls = await host.ask<{ count: number; ownCount: number; longest: number; own: number }>('stalls')
  await Promise.all(playing)
  await host.end()
  const third = Math.floor(looks / 3)
  const [early, late] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map(part => share(part, 0.5))
  return [
    { what: `${minutes} minutes: moves`, value: times.length, unit: '' },
    { what: 'a move to all, median', value: share(times, 0.5), unit: 'ms' },
    { what: 'a move to all, p99', value: share(times, 0.99), unit: 'ms' },
    {
      what: 'memory held, last third',
      value: late!,
      unit: 'MB',
      beside: { what: 'the third before', value: early! },
      ratio: late! / early!,
    },
    { what: 'stalls over 20 ms', value: stalls.count, unit: '' },
    { what: 'of them by its own work', value: stalls.ownCount, unit: '' },
    { what: 'the longest', value: stalls.longest, unit: 'ms' },
    { what: 'its own work in the longest', value: stalls.own, unit: 'ms' },
    { what: 'load of the machine (1 minute) at the end', value: loadavg()[0]!, unit: '' },
  ]
}

async function played(table: PlayedTable, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) {
    const time = await table.move()
    if (time !== undefined) times.push(time)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
