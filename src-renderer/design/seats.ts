// Colours for people. The first twelve are chosen by hand; a table of forty gets the rest by rule. A colour never
// stands alone: every seat also has a mark (shape) and a name, for people who can't distinguish the colours.

export const seatMarks = ['disc', 'square', 'triangle', 'diamond', 'cross', 'ring', 'bar', 'star'] as const
export type SeatMark = (typeof seatMarks)[number]

export interface SeatColour {
  readonly fill: string
  /** Text or picture upon the fill: at least 4.5:1. */
  readonly ink: string
  readonly mark: SeatMark
}

const dark = '#120a05'
const light = '#fffaf0'
const chosen = [
  ['amber', '#e69f00', dark],
  ['sky', '#56b4e9', dark],
  ['jade', '#1fa37a', dark],
  ['lemon', '#f0e442', dark],
  ['royal-blue', '#2f6fd0', light],
  ['orange', '#d55e00', dark],
  ['rose', '#e58fc0', dark],
  ['ivory', '#f4ecdd', dark],
  ['violet', '#8f4fc4', light],
  ['wine', '#9a2b3a', light],
  ['lime', '#a8d86e', dark],
  ['bark', '#7a5230', light],
] as const
/** What the colours chosen by hand are called, in their order. */
export const seatColourNames = chosen.map(([name]) => name)

const lightnesses = [68, 36, 80] as const

/** Takes a seat number from 0; gives its colour. Seats past the twelfth step round the circle by the golden angle. */
export function seatColour(seat: number): SeatColour {
  const index = Math.max(0, Math.trunc(seat))
  const mark = seatMarks[index % seatMarks.length] ?? 'disc'
  const hand = chosen[index]
  if (hand) return { fill: hand[1], ink: hand[2], mark }
  const hue = Math.round((index * 137.508) % 360)
  const lightness = lightnesses[index % lightnesses.length] ?? 68
  const fill = hsl(hue, 58, lightness)
  return { fill, ink: readableInk(fill), mark }
}

/** Takes a colour as `#rrggbb`; gives the design's dark or light text colour, whichever has more contrast on it. */
export function readableInk(colour: string): string {
  return contrast(colour, dark) >= contrast(colour, light) ? dark : light
}

/** The WCAG contrast of two colours written as `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hsl(hue: number, saturation: number, lightness: number): string {
  const l = lightness / 100
  const reach = (saturation / 100) * Math.min(l, 1 - l)
  const channel = (n: number): string => {
    const k = (n + hue / 30) % 12
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
