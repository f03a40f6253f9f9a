import type { Colour } from '../../../../src-engine/colours/colours.ts'
import type { Card } from '../../../../src-engine/clash/cards/card.ts'

/** How a colour looks: sky from top to bottom, the ground, the figure upon it, and the frame with its ink. */
export interface Tones {
  readonly sky: readonly [string, string]
  readonly ground: string
  readonly figure: string
  readonly frame: string
  readonly ink: string
}

const tones: { readonly [C in Colour | 'none']: Tones } = {
  white: { sky: ['#fdf3cf', '#f0c96a'], ground: '#b98a36', figure: '#3d2606', frame: '#f3e3b3', ink: '#2b1c07' },
  blue: { sky: ['#bfe6ff', '#3f8fd0'], ground: '#1b4f8a', figure: '#06203f', frame: '#2f78bd', ink: '#ffffff' },
  black: { sky: ['#8c7aa6', '#3b2a4d'], ground: '#1d1328', figure: '#f1e6ff', frame: '#33263f', ink: '#f6eefc' },
  red: { sky: ['#ffc48a', '#d8482a'], ground: '#7d1f12', figure: '#360703', frame: '#b8321f', ink: '#fff4ec' },
  green: { sky: ['#d6efac', '#5aa447'], ground: '#23582b', figure: '#082610', frame: '#2f7a3c', ink: '#f6fff0' },
  none: { sky: ['#d9d4c8', '#948b7a'], ground: '#5a5245', figure: '#211c14', frame: '#7f7666', ink: '#ffffff' },
}

export function tonesOf(colour: Colour | undefined): Tones {
  return tones[colour ?? 'none']
}

/** The colours a card is drawn in: its own, or what a land gives. One, two, or none. */
export function shownColours(card: Card): readonly Colour[] {
  const colours = card.isLand ? (card.mana ?? []) : card.colours
  return colours.length > 2 ? [] : colours
}

/** A shape of its own for each colour, on a grid of 24, so that nobody needs to tell colours apart. */
export const colourShapes: { readonly [C in Colour]: string } = {
  white: 'M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.400-2.600z',
  blue: 'M2 9c3.300-4.500 6.700-4.500 10 0s6.700 4.500 10 0v4c-3.300 4.500-6.700 4.500-10 0s-6.700-4.500-10 0zM2 16c3.300-4.500 6.700-4.500 10 0s6.700 4.500 10 0v4c-3.300 4.500-6.700 4.500-10 0s-6.700-4.500-10 0z',
  black: 'M15.500 2.500a10 10 0 1 0 6 13.600A8 8 0 0 1 15.500 2.500z',
  red: 'M12 2l9.500 10H15v10H9V12H2.500z',
  green: 'M21 3C9 3 3 8 4 17l-1.500 4 2 .800L6.500 18C16 19 21 13 21 3zM6 16C9 11.500 12 9 16 7c-3 3-6 6-8.500 9.500z',
}
