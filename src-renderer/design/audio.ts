// Where sounds come out: one audio context, kept alive through locked screens and calls. WebKit calls it `interrupted` then, or
// says that it runs while its clock stands still, and lets it go on only from a touch.

/** Milliseconds in which it must run once it is asked to; a sound that would come later is none any more. */
const withinMs = 300
/** It stands still if its clock has not moved for so long while it says that it runs. */
const stillMs = 400

type Context = Pick<AudioContext, 'currentTime' | 'resume' | 'suspend' | 'close' | 'addEventListener'> & {
  readonly state: string
}

/** `make` gives a new context, `now` milliseconds. */
export function audioOutput<Output extends Context>(make: () => Output, now = () => performance.now()) {
  let context: Output | undefined
  /** It did not come back when it was asked: the next touch makes another. */
  let isStuck = false
  let seen: { readonly clock: number; readonly at: number } | undefined
  const waiting = new Set<() => void>()

  function stands(one: Output): boolean {
    if (one.state !== 'running') return false
    if (seen === undefined || one.currentTime !== seen.clock) {
      seen = { clock: one.currentTime, at: now() }
      return false
    }
    return now() - seen.at > stillMs
  }
  function renew(): Output {
    void context?.close().catch(() => undefined)
    const made = make()
    context = made
    isStuck = false
    seen = undefined
    made.addEventListener('statechange', () => {
      if (made !== context || made.state !== 'running') return
      for (const tell of waiting) tell()
      waiting.clear()
    })
    return made
  }
  /** Gives whether it runs within the time that a sound may be late. */
  function asked(one: Output): Promise<boolean> {
    seen = undefined
    const late = new Promise<boolean>(resolve => setTimeout(resolve, withinMs, false))
    const up = one.resume().then(
      () => one.state === 'running',
      () => false,
    )
    return Promise.race([up, late]).then(isUp => {
      if (one === context && !isUp) isStuck = true
      return isUp
    })
  }
  /** Call it within every touch and key: there, and only there, a browser lets sound begin or go on. */
  function touch(): void {
    const one = context === undefined || isStuck || stands(context) ? renew() : context
    if (one.state !== 'running') void asked(one)
  }
  return {
    touch,
    /** The context if it runs, or does so at once; nothing if a sound asked for now would be heard too late. */
    async running(): Promise<Output | undefined> {
      const one = context
      if (one === undefined) return undefined
      if (stands(one)) {
        isStuck = true
        return undefined
      }
      return one.state === 'running' || (await asked(one)) ? one : undefined
    },
    /** Fulfilled once it runs: at once where a page may play by itself, else after a touch. */
    allowed(): Promise<void> {
      touch()
      return context?.state === 'running' ? Promise.resolve() : new Promise(resolve => waiting.add(resolve))
    },
    /** It goes on with the next sound. */
    rest(): void {
      seen = undefined
      if (context?.state === 'running') void context.suspend().catch(() => undefined)
    },
  }
}
