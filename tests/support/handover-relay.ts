import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * Stands between two machines and passes on what goes over their line; once it was the turn of one or the other so many times
 * it does something, and cuts the line before what begins the last of them arrives. Gives its address, and the way to stop.
 */
export async function handoverRelay(
  to: string,
  turns: number,
  then: () => void,
): Promise<{ readonly url: string; stop(): void }> {
  let [passed, whose] = [0, '']
  const server = createServer(near => {
    const far = connect(Number(new URL(to).port), '127.0.0.1')
    const pass = (side: string, data: Buffer): void => {
      if (side !== whose) passed++
      whose = side
      if (passed < turns) return void (side === 'near' ? far : near).write(data)
      near.destroy()
      far.destroy()
      if (passed === turns) then()
      passed = turns + 1
    }
    near.on('data', data => pass('near', data))
    far.on('data', data => pass('far', data))
    // A machine that was killed answers nobody.
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
