/** A rectangle of the screen, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const margin = 8
const gap = 12
const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Where something of a size lies beside a box and within the window, without covering what is to be kept free: to the
 * right if there is room, else to the left, else wherever of the window's corners it covers nothing.
 */
export function placeBeside(
  box: Box,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  free?: Box,
): { readonly left: number; readonly top: number } {
  const lowest = window.height - size.height - margin
  const middle = Math.max(margin, Math.min(lowest, (box.top + box.bottom - size.height) / 2))
  const sides = [box.right + gap, box.left - gap - size.width]
  const tops = [middle, ...(free === undefined ? [] : [free.top - size.height - margin, free.bottom + margin]), margin]
  const ends = [window.width - size.width - margin, margin]
  const places = [...sides, ...ends].flatMap(left => tops.map(top => ({ left, top })))
  const fits = ({ left, top }: { readonly left: number; readonly top: number }): boolean =>
    left >= margin && left + size.width <= window.width && top >= margin - 0.5 && top <= Math.max(lowest, margin)
  const covers = ({ left, top }: { readonly left: number; readonly top: number }): boolean =>
    free !== undefined && meets({ left, top, right: left + size.width, bottom: top + size.height }, free)
  return (
    places.find(place => fits(place) && !covers(place)) ??
    places.find(fits) ?? { left: Math.max(0, (window.width - size.width) / 2), top: margin }
  )
}
