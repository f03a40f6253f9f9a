/** An answer to a question with this number, or something that happened; errors as each protocol has them. */
interface Answer {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: string | { readonly message: string }
  readonly message?: string
}

/** Milliseconds a busy machine may take for anything an engine is asked. */
export const patienceMs = 20_000

/** Questions with numbers and their answers, as every engine's protocol has them: DevTools, WebKit's inspector, WebDriver BiDi. */
export class Wire {
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #write: (text: string) => void
  readonly #happened: (method: string, params: unknown) => void
  #last = 0

  /** `write` sends a question; `happened` is called with what nobody asked for. */
  constructor(write: (text: string) => void, happened: (method: string, params: unknown) => void) {
    this.#write = write
    this.#happened = happened
  }

  /** Reads what came from the engine. */
  hear(text: string): void {
    const answer = JSON.parse(text) as Answer
    if (answer.id === undefined) return this.#happened(answer.method ?? '', answer.params)
    this.#waiting.get(answer.id)?.(answer)
    this.#waiting.delete(answer.id)
  }

  /** Asks the engine for something; throws with its error, and where it says nothing for too long. */
  async send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#last
    const { error, message, result } = await new Promise<Answer>((done, fail) => {
      const late = setTimeout(() => fail(new Error(`${method} was not answered`)), patienceMs)
      this.#waiting.set(id, answer => {
        clearTimeout(late)
        done(answer)
      })
      this.#write(JSON.stringify({ id, method, params }))
    })
    if (error !== undefined) throw new Error(`${method}: ${typeof error === 'string' ? message : error.message}`)
    return result as Result
  }
}
