/** What a table is laid out for at least, in CSS pixels: the smallest phones, upright and on their side. */
const least = { width: 320, height: 300 }

/**
 * A phone whose pages are enlarged has a window of half as many pixels: a table is laid out for the least it can be played in
 * and shown as large as that fits; two fingers still zoom. Elsewhere a page keeps to its window, and the frame scrolls.
 * Gives what ends it.
 */
export function keepLeastRoom(): () => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  const view = window.visualViewport
  if (meta === null || view === null) return () => undefined
  const before = meta.content
  let known = 0
  const fit = (): void => {
    // The same whatever the page was laid out for, and however closely it is looked at.
    const [width, height] = [view.width * view.scale, view.height * view.scale]
    // A keyboard takes of the height alone.
    if (Math.abs(width - known) < 2) return
    known = width
    const larger = Math.max(least.width / width, least.height / height)
    meta.content =
      larger > 1 ? before.replace('width=device-width,initial-scale=1', `width=${Math.ceil(width * larger)}`) : before
  }
  fit()
  window.addEventListener('resize', fit)
  return () => {
    window.removeEventListener('resize', fit)
    meta.content = before
  }
}
