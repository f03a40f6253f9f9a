import { readFileSync, writeFileSync } from 'node:fs'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowPlace extends Rectangle {
  readonly maximized: boolean
}

/** Where the window was last time, or nothing if that is unknown, damaged, or on a screen no longer there. */
export function readPlace(file: string, screens: readonly Rectangle[]): WindowPlace | undefined {
  try {
    const place: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isPlace(place)) return undefined
    return screens.some(screen => overlap(place, screen) >= 10_000) ? place : undefined
  } catch {
    return undefined
  }
}

/** Keeps the place for next time. If it cannot be written, the next start uses the default place. */
export function keepPlace(file: string, bounds: Rectangle, maximized: boolean): void {
  try {
    writeFileSync(file, JSON.stringify({ ...bounds, maximized }))
  } catch {
    // the next start opens at the default place
  }
}

/** Checked by hand: loading the schema library here would delay the first window. */
function isPlace(value: unknown): value is WindowPlace {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height, maximized } = value as { readonly [key: string]: unknown }
  const sides = [width, height].every(side => Number.isInteger(side) && Number(side) >= 300 && Number(side) <= 20_000)
  return sides && [x, y].every(Number.isInteger) && typeof maximized === 'boolean'
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
