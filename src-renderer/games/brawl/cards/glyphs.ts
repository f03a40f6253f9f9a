import type { Colour } from '../../../../src-engine/brawl/cards.ts'
import { characters } from '../../../../src-engine/brawl/character.ts'

// Card faces are strings of SVG, made once each and shown as pictures: the browser draws a picture once and then only
// moves it, however many cards are in the air.
const files = import.meta.glob<string>('../../../../resources/portraits/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a picture of resources/portraits draws, on a grid of 512. */
export function picture(name: string): string {
  const file = files[`../../../../resources/portraits/${name}.svg`] ?? ''
  return file.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}

/** A picture of `size` with its middle at x, y. */
export function drawn(name: string, x: number, y: number, size: number, ink: string, more = ''): string {
  const scale = size / 512
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" color="${ink}" ${more}>${picture(name)}</g>`
}

export const inks: { readonly [C in Colour]: string } = { red: '#c22a1c', blue: '#1c55b4', green: '#177a43' }
/** The same colours where they lie on ivory beside white. */
export const pales: { readonly [C in Colour]: string } = { red: '#f7d8cf', blue: '#d3e0f7', green: '#d0ecd8' }

/** Each colour has a shape of its own, so that nobody needs to tell colours apart: a star, a diamond, a ring. */
export function mark(colour: Colour, x: number, y: number, r: number, fill: string): string {
  if (colour === 'green') {
    return `<circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="none" stroke="${fill}" stroke-width="${r * 0.46}"/>`
  }
  const points =
    colour === 'blue'
      ? [0, 1, 2, 3].map(i => turn(i / 4, r))
      : Array.from({ length: 12 }, (_, i) => turn(i / 12, i % 2 === 0 ? r * 1.06 : r * 0.56))
  return `<polygon points="${points.map(([dx, dy]) => `${round(x + dx)},${round(y + dy)}`).join(' ')}" fill="${fill}"/>`
}

function turn(part: number, r: number): readonly [number, number] {
  return [Math.sin(part * 2 * Math.PI) * r, -Math.cos(part * 2 * Math.PI) * r]
}
function round(n: number): number {
  return Math.round(n * 10) / 10
}

export function words(text: string, x: number, y: number, size: number, fill: string): string {
  return `<text x="${x}" y="${y}" font-family="Verdana, 'DejaVu Sans', sans-serif" font-weight="800" font-size="${size}" fill="${fill}" text-anchor="middle">${text}</text>`
}

/** The look of a deck's owner; a plain one for a character this app does not know. */
export function looksOf(character: string): {
  readonly main: string
  readonly second: string
  readonly ink: string
  readonly emblem: string
  readonly pattern: string
} {
  return (
    characters.find(one => one.id === character)?.portrait ?? {
      main: '#6b452c',
      second: '#ecdcbd',
      ink: '#241505',
      emblem: 'fist',
      pattern: 'sword-clash',
    }
  )
}

export function asPicture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
