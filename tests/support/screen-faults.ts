/** A page that can be looked at: Playwright's, or another engine's. */
interface Looked {
  evaluate<Value>(look: () => Value): Promise<Value>
}

/** What on this page is too small for thumbs or eyes, or lies under a notch, in words. */
export const tooSmall = (page: Looked): Promise<string[]> =>
  page.evaluate(() => {
    const wrong = new Set<string>()
    const about = (one: Element, size: string): string =>
      `${one.className} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30)}” ${size}`
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.closest('[inert]') === null
    const style = getComputedStyle(document.documentElement)
    const inset = (side: string): number => Number.parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0
    const [left, right] = [inset('left'), innerWidth - inset('right')]
    // What is printed on a card is a picture: it is read large.
    const pictures = '.playing-card, .brawl-card, .clash-card, .k-avatar, svg, .only-heard, script, style'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      if (node.textContent!.trim() === '' || parent.closest(pictures) || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2 || getComputedStyle(parent).clipPath !== 'none') continue
      const letters = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (letters < 12) wrong.add(about(parent, `letters of ${letters} px`))
      // What reaches over a box that scrolls or clips is not seen there.
      const isHeld = parent.closest('[class*="strip"], [class*="scroll"], .brawl-row, .clash-hand') !== null
      if (!isHeld && (box.left < left - 1 || box.right > right + 1)) wrong.add(about(parent, 'lies under the notch'))
    }
    const tapped = 'button, a[href], select, summary, [role="slider"], [role="spinbutton"], input:not([type="hidden"])'
    for (const one of document.querySelectorAll(tapped)) {
      // A link within a sentence is as high as its line; of cards in a hand a strip shows.
      if (!isShown(one) || one.matches('p a, li a, .card-fan *')) continue
      const target = one.matches('input') ? (one.closest('label, .k-field') ?? one) : one
      const box = target.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      // What reaches for fingers beyond its own edge.
      const reach = getComputedStyle(one, '::after')
      const reached = (side: string): number => (reach.content === 'none' ? 0 : Number.parseFloat(side) || 0)
      const width = Math.max(box.width, reached(reach.width))
      const height = Math.max(box.height, reached(reach.height))
      if (width < 43.5 || height < 43.5) wrong.add(about(one, `${Math.round(width)} × ${Math.round(height)}`))
    }
    // An iPhone looks closer at a field with smaller letters as soon as it is typed in, and stays so near.
    for (const one of document.querySelectorAll(
      'input:not([type]), input[type="text"], input[type="number"], textarea, select',
    )) {
      const letters = Number.parseFloat(getComputedStyle(one).fontSize)
      if (isShown(one) && letters < 16) wrong.add(about(one, `typed in with ${letters} px`))
    }
    return [...wrong]
  })

/** Text that reaches over the edge of the page, or of a box that hides what reaches over its own. */
export const cutOff = (page: Looked): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    // Every text asks its whole line of ancestors, and most of them are the same.
    const boxes = new Map<Element, ReturnType<typeof boxOf>>()
    // In what is drawn smaller by `zoom` WebKit measures in the pixels of that, others in the window's.
    const zoomOf = (at: Element | null): number =>
      at === null || Reflect.has(at, 'currentCSSZoom')
        ? 1
        : Number(getComputedStyle(at).zoom) * zoomOf(at.parentElement)
    function boxIn(at: Element, { x, y, width, height }: DOMRect): DOMRect {
      const zoom = zoomOf(at)
      return new DOMRect(x * zoom, y * zoom, width * zoom, height * zoom)
    }
    function boxOf(at: Element) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at)
      const top = at === document.documentElement
      return {
        ends: clipPath !== 'none' || position === 'fixed' || /auto|scroll/.test(overflowX + overflowY),
        hidesX: top || /hidden|clip/.test(overflowX),
        hidesY: /hidden|clip/.test(overflowY),
        edge: top ? new DOMRect(0, 0, innerWidth, 1e6) : boxIn(at, at.getBoundingClientRect()),
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement!
      const said = node.textContent!.trim()
      if (!/\p{L}{2}/u.test(said) || parent.closest('.only-heard, script, style, [inert]')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = boxIn(parent, range.getBoundingClientRect())
      if (box.width < 2) continue
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const { ends, hidesX, hidesY, edge } = boxes.get(at) ?? boxes.set(at, boxOf(at)).get(at)!
        if (ends) break
        const over = box.left < edge.left - 1 || box.right > edge.right + 1
        const under = hidesY && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
        if (hidesX && (over || under)) {
          found.push(`${said} (${at.tagName.toLowerCase()}.${at.className})`)
          break
        }
      }
    }
    return found
  })

/** Texts that lie over one another on this page, in words. */
export const overText = (page: Looked): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly at: Element
      readonly said: string
      readonly box: DOMRect
    }
    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // Cards lie on cards, a drawn chart has its own measure.
    const cards = '.playing-card, .brawl-card, .clash-card, .k-avatar, svg, .only-heard, script, style, [inert]'
    // Over a page that scrolls a note lies on whatever comes by.
    const pictures = document.documentElement.scrollHeight > innerHeight + 1 ? `${cards}, .k-toasts` : cards
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.parentElement!
      const said = node.textContent!.trim()
      if (said === '' || at.closest(pictures)) continue
      if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (getComputedStyle(at).clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 3 || box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) continue
        // Letters fill the middle of their line. What another thing lies over on purpose, as a sheet does, is not read.
        const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        if (on === null || !(at.contains(on) || on.contains(at))) continue
        const height = box.height * 0.6
        lines.push({ at, said, box: new DOMRect(box.left, box.top + box.height * 0.2, box.width, height) })
      }
    }
    const found = new Set<string>()
    lines.forEach((one, i) => {
      for (const other of lines.slice(i + 1)) {
        if (one.at === other.at) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 2 && high > 2)
          found.add(`“${one.said.slice(0, 30)}” and “${other.said.slice(0, 30)}” lie on each other`)
      }
    })
    return [...found]
  })
