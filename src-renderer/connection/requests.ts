import { refusalText, t } from '../words/index.ts'
import type { JsonObject } from '../../src-engine/core/json.ts'
import type { Answer, Answers, AskWhat } from '../../src-engine/protocol/asks.ts'
import type { Params, ToClient } from '../../src-engine/protocol/to-client.ts'
import type { Message } from './socket.ts'

type Said<S extends ToClient['say']> = Extract<ToClient, { say: S }>
/** Milliseconds until a question that came too fast is asked again. */
const retryAfterMs = 250

/** What a request says beside its number, which is given here. */
type Unnumbered<M> = M extends { readonly n: number } ? Omit<M, 'n'> : never
export type Request = Unnumbered<Message>
type Question = Extract<Request, { say: 'ask' }>
type Order = Exclude<Request, Question>
export type Done = Said<'done'>

/** The host refused, or did not get the request (`lost`). `code` is for programs, `message` is shown. */
export class Refused extends Error {
  readonly code: string
  readonly params: Params
  constructor(code: string, text: string, params: Params = {}) {
    super(text)
    this.code = code
    this.params = params
  }
}
interface Waiting {
  /** The game at the table the request is about, which may have its own sentence for the refusal. */
  readonly game: string | undefined
  /** Of a question: asks it once more. */
  readonly again: (() => void) | undefined
  /** A method, so that each question may wait for its own kind of answer. */
  done(answer: Done | Answer): void
  readonly fail: (error: Refused) => void
}

/**
 * The requests the host has not answered yet, by number. `send` returns whether there was a connection, `gameAt` which
 * game a table plays.
 */
export class Requests {
  readonly #send: (message: Message) => boolean
  readonly #gameAt: (table: string) => string | undefined
  readonly #waiting = new Map<number, Waiting>()
  #number = 0

  constructor(send: (message: Message) => boolean, gameAt: (table: string) => string | undefined) {
    this.#send = send
    this.#gameAt = gameAt
  }

  /** Resolves once the host has done it; rejects with `Refused`. */
  order(what: Order): Promise<Done> {
    return this.#ask<Done>(what)
  }

  /**
   * Resolves with the host's answer; rejects with `Refused`. A question refused as too fast is asked again after a pause,
   * since questions change nothing.
   */
  question<What extends AskWhat>(what: What, about?: JsonObject): Promise<Answers[What]> {
    return this.#ask<Answers[What]>({ say: 'ask', what, ...(about === undefined ? {} : { about }) })
  }

  #ask<A extends Done | Answer>(what: Request): Promise<A> {
    return new Promise<A>((done, fail) => {
      const n = ++this.#number
      const game = 'game' in what ? what.game : 'table' in what ? this.#gameAt(what.table) : undefined
      const send = (): void => {
        if (this.#send({ ...what, n } as Message)) return
        this.#waiting.delete(n)
        fail(new Refused('lost', t('refusals.lost')))
      }
      const again = what.say === 'ask' ? send : undefined
      this.#waiting.set(n, { game, again, done: (answer: A) => done(answer), fail })
      send()
    })
  }

  /** A message of the host that ends a request. */
  answered(message: Said<'done' | 'answer' | 'refused'>): void {
    const waiting = this.#waiting.get(message.n)
    if (message.say === 'refused' && message.code === 'too-fast' && waiting?.again !== undefined) {
      setTimeout(() => this.#waiting.get(message.n)?.again?.(), retryAfterMs)
      return
    }
    this.#waiting.delete(message.n)
    if (message.say === 'refused')
      waiting?.fail(new Refused(message.code, refusalText(message, waiting.game), message.params))
    else waiting?.done(message.say === 'answer' ? message.answer : message)
  }

  /** Rejects all open requests, because they will not be answered any more. */
  failAll(why: string): void {
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const one of waiting) one.fail(new Refused('lost', why))
  }
}
