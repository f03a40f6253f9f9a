import { setTimeout as later } from 'node:timers/promises'
import { patienceMs } from './engine-wire.ts'

/** Where a press on something lands: its middle, or of a card in a fan the corner that shows; nothing while it can't be pressed. */
const placeOf = `selector => {
  for (const one of document.querySelectorAll(selector)) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = one.getBoundingClientRect()
    if (width === 0 || one.disabled) continue
    const isFanned = one.closest('.card-fan') !== null
    const x = left + (isFanned ? Math.min(14, width / 2) : width / 2)
    const y = top + (isFanned ? Math.min(20, height / 2) : height / 2)
    const on = document.elementFromPoint(x, y)
    if (on !== null && (one.contains(on) || on.contains(one))) return [x, y]
  }
}`

/** A page of an engine that Playwright can't drive here. */
export abstract class EnginePage {
  /** What the page's console was told as an error or a warning, and what the page threw. */
  readonly errors: string[] = []

  abstract open(url: string): Promise<unknown>
  /** The value of an expression in the page. */
  abstract read<Value>(expression: string): Promise<Value>
  /** A picture of what is seen, as PNG. */
  abstract picture(): Promise<Buffer>
  /** A press at this place of the window, told to the page as a finger's is. */
  protected pressAt(x: number, y: number): Promise<unknown> {
    return this.read(`void (on => {
      const how = { bubbles: true, cancelable: true, composed: true, clientX: ${x}, clientY: ${y}, detail: 1, isPrimary: true }
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
        on.dispatchEvent(new Kind(type, { ...how, pointerId: 1, pointerType: 'mouse' }))
      }
    })(document.elementFromPoint(${x}, ${y}))`)
  }

  /** Runs a function in the page, which may use nothing from outside itself. */
  evaluate<Value>(look: () => Value): Promise<Value> {
    return this.read(`(${look.toString()})()`)
  }

  /** Asks again and again until there is an answer, and gives it. */
  async until<Value>(what: string, expression: string): Promise<Value> {
    for (const end = Date.now() + patienceMs; ;) {
      const found = await this.read<Value | undefined>(expression).catch(() => undefined)
      if (found) return found
      if (Date.now() > end) throw new Error(`${what}: never so; ${this.errors.join('; ')}`)
      await later(50)
    }
  }

  /** Loads the page again, and waits until what stood there is gone. */
  async reload(): Promise<void> {
    await this.read(`void (globalThis.isLeft = true, setTimeout(() => location.reload()))`)
    await this.until('loads again', `!globalThis.isLeft && document.readyState !== 'loading'`)
    // What was still on its way to the page that was left did not come.
    const rest = this.errors.filter(error => !error.includes('Importing a module script failed'))
    this.errors.splice(0, this.errors.length, ...rest)
  }

  /** Waits until there is something to be seen. */
  async sees(selector: string): Promise<void> {
    await this.until(`sees ${selector}`, `!!document.querySelector(${JSON.stringify(selector)})`)
  }

  /** Presses the first of these that is there and lies under nothing else. */
  async press(selector: string): Promise<void> {
    const place = `(${placeOf})(${JSON.stringify(selector)})`
    const [x, y] = await this.until<[number, number]>(`presses ${selector}`, place)
    await this.pressAt(x, y)
  }

  /** Writes into a field, as a keyboard with suggestions does: all at once. */
  async type(selector: string, text: string): Promise<void> {
    await this.sees(selector)
    await this.read(`(field => {
      field.value = ${JSON.stringify(text)}
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })(document.querySelector(${JSON.stringify(selector)}))`)
  }
}
