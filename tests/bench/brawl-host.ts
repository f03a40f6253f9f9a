import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { openStore } from '../../src-main/store/store.ts'
import { aSecond, players, seatHands, startServer, type Measured } from './brawl-hands.ts'
import { share, type Row } from './row.ts'

/** Slices of the run: in each the host, the host without its disk, the bare fan-out and the disk alone take their turns. */
const slices = 4
const seconds = 3
const warmUp = 3

/**
 * From a play until all twelve hold the new view, everybody playing at once, beside the bare fan-out of the same bytes.
 * They are measured in turns, a few seconds each, so that whatever else this machine does falls on all of them.
 */
export async function rows(): Promise<readonly Row[]> {
  const durable = await seatHands([])
  const ephemeral = await seatHands(['ephemeral'])
  const bare = await bareFanOut()
  const disk = diskAlone()
  await durable.play(warmUp)
  await ephemeral.play(warmUp)
  const all: Measured = { times: [], texts: [] }
  const without: number[] = []
  const fanned: number[] = []
  const written: number[] = []
  for (let slice = 0; slice < slices; slice++) {
    const { times, texts } = await durable.play(seconds)
    all.times.push(...times)
    all.texts.push(...texts)
    if (slice === 0) await bare.send(texts)
    fanned.push(...(await bare.send(texts)))
    without.push(...(await ephemeral.play(seconds)).times)
    written.push(...(await disk.write(texts.length / 2)))
  }
  await Promise.all([durable.end(), ephemeral.end(), bare.end()])
  disk.end()
  const row = (what: string, times: readonly number[], part: number): Row => ({
    what,
    value: share(times, part),
    unit: 'ms',
    beside: { what: 'bare ws fan-out', value: share(fanned, part) },
    ratio: share(times, part) / share(fanned, part),
  })
  const bytes = all.texts.map(one => one.reduce((sum, text) => sum + text.length, 0))
  return [
    row(`${players} players × ${aSecond} plays a second, a play to all of them: median`, all.times, 0.5),
    row(`${players} players × ${aSecond} plays a second, a play to all of them: p99`, all.times, 0.99),
    row('the same without the write to disk: median', without, 0.5),
    row('the same without the write to disk: p99', without, 0.99),
    row('one play written to this disk, and nothing else: median', written, 0.5),
    row('one play written to this disk, and nothing else: p99', written, 0.99),
    { what: 'plays measured', value: all.times.length, unit: '' },
    { what: 'bytes a play to all of them: median', value: share(bytes, 0.5), unit: 'B' },
  ]
}

/** A server that does nothing but send on, in a process of its own, with as many sockets. */
async function bareFanOut(): Promise<{
  send(texts: readonly (readonly string[])[]): Promise<number[]>
  end(): Promise<void>
}> {
  const { child, port } = await startServer('echo-server.ts')
  const sockets: WebSocket[] = []
  let got = 0
  let settle = (): void => {}
  for (let i = 0; i < players; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    await once(socket, 'message')
    socket.on('message', data => {
      String(data)
      if (++got === players) settle()
    })
    sockets.push(socket)
  }
  const action = JSON.stringify({ say: 'act', n: 1000, table: 'abcde', seat: 'P0', action: { do: 'draw', held: 3 } })
  return {
    // Plays follow each other at the same pace as at the host; each is done before the next begins.
    send: async texts => {
      child.send(texts)
      await once(child, 'message')
      const times: number[] = []
      for (let i = 0; i < texts.length; i++) {
        await new Promise(resolve => setTimeout(resolve, 1000 / aSecond / players))
        got = 0
        const done = new Promise<void>(resolve => (settle = resolve))
        const sent = performance.now()
        sockets[i % players]!.send(action)
        await done
        times.push(performance.now() - sent)
      }
      return times
    },
    end: async () => {
      for (const socket of sockets) socket.terminate()
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** The store by itself: a play into its record, and onto the disk. */
function diskAlone(): { write(plays: number): Promise<number[]>; end(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-bench-'))
  const store = openStore(folder)
  const head = { game: 'brawl', options: {}, seats: [], names: {}, seed: '', people: {} }
  store.log.commit([{ write: 'start', record: 'bench', head, actions: [], events: [] }], 0)
  let number = 0
  return {
    write: async plays => {
      const times: number[] = []
      for (let i = 0; i < plays; i++) {
        await new Promise(resolve => setTimeout(resolve, 1000 / aSecond / players))
        const begun = performance.now()
        const action = { by: 'P0', do: 'play', zone: 'P0 P1', base: 1, side: 'P1', held: number }
        const actions = [{ action, events: [] }]
        store.log.commit([{ write: 'append', record: 'bench', first: ++number, actions }], number)
        await store.log.flushed()
        times.push(performance.now() - begun)
      }
      return times
    },
    end: () => {
      store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
