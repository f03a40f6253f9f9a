import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from './host-play.ts'

/** A real Redis of a test's own, on a socket in a folder of its own; it keeps nothing. */
export interface TestRedis {
  readonly url: string
  /** What one command answers, as Redis writes it. */
  ask(...words: readonly string[]): Promise<string>
  /** It stops answering, and goes on as it was. */
  halt(): void
  wake(): void
  /** Ends it with all it held; `again` starts an empty one at the same place. */
  kill(): Promise<void>
  again(): Promise<void>
  end(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'knockabout-redis-'))
  const url = join(folder, 'redis.sock')
  let server: ChildProcess
  const ask = async (...words: readonly string[]): Promise<string> => {
    const socket = createConnection(url)
    await once(socket, 'connect')
    socket.write(`*${words.length}\r\n${words.map(word => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`)
    // One that is killed meanwhile closes without a word.
    const closed = once(socket, 'close').then(() => Promise.reject(new Error('Redis hung up')))
    const [answer] = (await Promise.race([once(socket, 'data'), closed])) as [Buffer]
    socket.destroy()
    return answer.toString()
  }
  const start = async (): Promise<void> => {
    const how = ['--port', '0', '--unixsocket', url, '--save', '', '--appendonly', 'no', '--dir', folder]
    let missing: Error | undefined
    server = spawn('redis-server', how, { stdio: 'ignore' }).on('error', error => {
      missing = new Error(`these tests need redis-server on the path (${error.message})`)
    })
    for (;;) {
      if (missing !== undefined) throw missing
      if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`)
      if ((await ask('PING').catch(() => '')) === '+PONG\r\n') return
      await pause(10)
    }
  }
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    ask,
    halt: () => void server.kill('SIGSTOP'),
    wake: () => void server.kill('SIGCONT'),
    kill,
    again: start,
    end: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A line to a Redis, to be cut and to be slow. */
export interface SlowLine {
  readonly url: string
  /** Cuts it; nothing is let through until it is `mended`, and then each answer comes so many milliseconds late. */
  cut(): void
  mended(lateMs: number): void
  end(): void
}

export async function slowLine(redis: TestRedis): Promise<SlowLine> {
  const url = `${redis.url}-line`
  const sockets = new Set<Socket>()
  let isCut = false
  let late = 0
  const server = createServer(near => {
    if (isCut) return near.destroy()
    const far = createConnection(redis.url)
    for (const one of [near, far]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (answer: Buffer) => setTimeout(() => near.destroyed || near.write(answer), late))
    return undefined
  }).listen(url)
  await once(server, 'listening')
  const cut = (): void => {
    isCut = true
    for (const one of sockets) one.destroy()
  }
  return {
    url,
    cut,
    mended: lateMs => {
      isCut = false
      late = lateMs
    },
    end: () => {
      cut()
      server.close()
    },
  }
}
