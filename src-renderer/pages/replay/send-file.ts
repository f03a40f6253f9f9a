import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { ReplayAnswer } from '../../../src-engine/protocol/asks.ts'
import { limits } from '../../../src-engine/protocol/version.ts'
import type { useHost } from '../../connection/host.ts'
import { sendText } from '../../connection/send-text.ts'

type Host = Pick<ReturnType<typeof useHost>, 'ask'>

/** A game this host keeps, or one out of a file. */
export type Source = { readonly record: string } | { readonly scenario: JsonObject }

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code

/**
 * Where a replay is asked for: by the name of a record, with the file in the question, or, where that is too long for
 * one message, by a name under which it was sent in slices.
 */
export function fileAt(host: Host, source: Source): { ask(what: JsonObject): Promise<ReplayAnswer> } {
  if (!('scenario' in source)) return { ask: what => host.ask('replay', { ...source, ...what }) }
  const text = JSON.stringify(source.scenario)
  if (new TextEncoder().encode(text).length < limits.messageBytes - 2048)
    return { ask: what => host.ask('replay', { ...source, ...what }) }
  const name = `file ${Math.random().toString(36).slice(2)}`
  let sent = false
  return {
    async ask(what) {
      for (let tries = 0; ; tries++) {
        if (!sent) await sendText(host, name, text)
        sent = true
        try {
          return await host.ask('replay', { file: name, ...what })
        } catch (error) {
          // A new connection, or others' files since: the host has let it go.
          if (codeOf(error) !== 'no-file' || tries > 0) throw error
          sent = false
        }
      }
    },
  }
}
