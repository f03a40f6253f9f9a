import { sliceLength } from '../../src-engine/protocol/asks.ts'
import type { useHost } from './host.ts'

/** Sends a text that is too long for one message to the host in slices, under a name of its own; rejects with `Refused`. */
export async function sendText(
  host: Pick<ReturnType<typeof useHost>, 'ask'>,
  file: string,
  text: string,
): Promise<void> {
  const of = Math.ceil(text.length / sliceLength)
  for (let part = 0; part < of; part++) {
    await host.ask('upload', { file, part, of, text: text.slice(part * sliceLength, (part + 1) * sliceLength) })
  }
}
