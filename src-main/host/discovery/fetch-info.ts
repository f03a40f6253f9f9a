import { get } from 'node:http'
import { z } from 'zod'
import type { FoundHost } from '../../../src-engine/protocol/desktop.ts'

/** What `GET /info` says. It comes from another machine: what is used is checked, what is added is ignored. */
const info = z.object({
  app: z.literal('knockabout'),
  id: z.string().min(1).max(64),
  name: z.string().max(200),
  version: z.string().max(40),
  protocol: z.number(),
  pin: z.boolean(),
  run: z.string().min(1).max(64).optional(),
  epoch: z.number().optional(),
  process: z.string().min(1).max(64).optional(),
  tls: z.literal(true).optional(),
  tables: z
    .array(
      z.object({
        id: z.string().max(64),
        game: z.string().max(64),
        title: z.string().max(200),
        phase: z.enum(['lobby', 'playing', 'over']),
        seats: z.number(),
        taken: z.number(),
        watching: z.number(),
        locked: z.literal(true).optional(),
        host: z.string().max(200),
      }),
    )
    .max(200),
})

export type InfoAnswer =
  | { readonly ok: true; readonly host: FoundHost }
  /**
   * `nothing`: no program answers there; `silent`: no answer in time; `other`: something that is no Knockabout. `refused`: by
   * the machine itself, which is there. `standby`: the house may go on there, and is not there yet.
   */
  | {
      readonly ok: false
      readonly why: 'nothing' | 'silent' | 'other'
      readonly refused?: boolean
      readonly standby?: boolean
    }

const largest = 256 * 1024

/** Asks a host for its `/info`. Never throws. `origin`: `http://192.168.1.20:4680`. */
export function fetchInfo(origin: string, timeout = 1500): Promise<InfoAnswer> {
  return new Promise(done => {
    const request = get(
      `${origin}/info`,
      { timeout, agent: false, headers: { accept: 'application/json' } },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
          if (text.length > largest) request.destroy()
        })
        response.on('end', () => done(read(origin, text)))
        response.on('error', () => done({ ok: false, why: 'silent' }))
      },
    )
    // The socket's own timeout starts over with every byte; this one is for the whole answer.
    const late = setTimeout(() => request.destroy(new Error('late')), timeout)
    request.on('timeout', () => request.destroy(new Error('late')))
    request.on('close', () => {
      clearTimeout(late)
      done({ ok: false, why: 'silent' })
    })
    request.on('error', error => {
      const refused = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      )
      done({ ok: false, why: refused ? 'nothing' : 'silent', refused: isRefused(error) })
    })
  })
}

function isRefused(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNREFUSED'
}

const standbyInfo = z.object({ app: z.literal('knockabout-standby') })

function read(url: string, text: string): InfoAnswer {
  try {
    const answer: unknown = JSON.parse(text)
    if (standbyInfo.safeParse(answer).success) return { ok: false, why: 'other', standby: true }
    const { app: _app, ...said } = info.parse(answer)
    return { ok: true, host: { ...said, url, state: 'here' } }
  } catch {
    return { ok: false, why: 'other' }
  }
}
