/** Where something lies on the screen. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
export type Direction = 'left' | 'right' | 'up' | 'down'

/** By names of today and of older sets, and by number where a set gives no name. */
const directions: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Left: 'left',
  Right: 'right',
  Up: 'up',
  Down: 'down',
  37: 'left',
  38: 'up',
  39: 'right',
  40: 'down',
}
/** LG's and Samsung's numbers for it. */
const back = ['GoBack', 'BrowserBack', 'XF86Back', 'Escape', '461', '10009']

interface Key {
  readonly key: string
  readonly keyCode: number
}
export function directionOf({ key, keyCode }: Key): Direction | undefined {
  return directions[key] ?? directions[keyCode]
}
/** The remote's key that leads back. */
export function isBack({ key, keyCode }: Key): boolean {
  return back.includes(key) || back.includes(String(keyCode))
}

/** Of all boxes the one that a press in this direction leads to, by index: near, and rather straight ahead than aside. */
export function nextBox(from: Box, all: readonly Box[], towards: Direction): number | undefined {
  const isLevel = towards === 'left' || towards === 'right'
  const middle = ({ left, right, top, bottom }: Box): readonly [number, number] => [
    (left + right) / 2,
    (top + bottom) / 2,
  ]
  const [x, y] = middle(from)
  let best: { readonly at: number; readonly far: number } | undefined
  for (const [at, box] of all.entries()) {
    const [otherX, otherY] = middle(box)
    const along = isLevel ? otherX - x : otherY - y
    const ahead = towards === 'left' || towards === 'up' ? -along : along
    if (ahead <= 1) continue
    // What lies beside without a gap between is not aside at all.
    const aside = isLevel
      ? Math.max(0, box.top - from.bottom, from.top - box.bottom)
      : Math.max(0, box.left - from.right, from.left - box.right)
    const askew = Math.abs(isLevel ? otherY - y : otherX - x)
    const far = ahead + 3 * aside + askew / 4
    if (best === undefined || far < best.far) best = { at, far }
  }
  return best?.at
}

const chosen =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
/** In these the arrows have a work of their own. */
const ownArrows =
  'input:not([type="checkbox"]), select, textarea, [role="slider"], [role="listbox"], [role="menu"], [role="radiogroup"] *, [role="tablist"] *, [contenteditable]'

/**
 * Arrows lead from one thing that can be chosen to the next, as remotes do it where the browser doesn't. `takesAll`: the page
 * has no other use for arrows; elsewhere what the page does with a key comes first.
 */
export function followRemote(takesAll: () => boolean): void {
  addEventListener('keydown', event => {
    const towards = directionOf(event)
    if (towards === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!takesAll()) return void setTimeout(() => !event.defaultPrevented && move(towards))
    if (move(towards)) event.preventDefault()
  })
}

/** Gives whether there was anything to lead to. */
function move(towards: Direction): boolean {
  const now = document.activeElement
  const isNowhere = now === null || now === document.body
  if (!isNowhere && now.matches(ownArrows) && (towards === 'left' || towards === 'right' || !now.matches('input')))
    return false
  const room = [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1) ?? document
  const all = [...room.querySelectorAll<HTMLElement>(chosen)].filter(one => one !== now && isSeen(one))
  if (isNowhere || !room.contains(now)) {
    const first = all.find(one => one.matches('[aria-pressed="true"], [autofocus]')) ?? all[0]
    first?.focus()
    return first !== undefined
  }
  const at = nextBox(
    now.getBoundingClientRect(),
    all.map(one => one.getBoundingClientRect()),
    towards,
  )
  if (at === undefined) return false
  all[at]!.focus()
  all[at]!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

function isSeen(one: HTMLElement): boolean {
  const { width, height } = one.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    one.closest('[inert], [aria-hidden="true"]') === null &&
    getComputedStyle(one).visibility === 'visible'
  )
}
