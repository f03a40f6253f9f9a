import { sliceLength } from '../../src-engine/protocol/asks.ts'
import type { useHost } from './host.ts'

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code

/** Sends a text that is too long for one message to the host in slices, under a name of its own; rejects with `Refused`. */
export async function sendText(
  host: Pick<ReturnType<typeof useHost>, 'ask'>,
  file: string,
  text: string,
): Promise<void> {
  const of = Math.ceil(text.length / sliceLength)
  for (let part = 0; part < of;) {
    try {
      await host.ask('upload', { file, part, of, text: text.slice(part * sliceLength, (part + 1) * sliceLength) })
      part++
    } catch (error) {
      // So many messages at once are more than the host hears from one device: it goes on a little later.
      if (codeOf(error) !== 'too-fast') throw error
      await pause(250)
    }
  }
}
