import { faceOf, type Card, type Colour } from '../../../../src-engine/brawl/cards.ts'
import { asPicture, drawn, inks, looksOf, mark, pales, words } from './glyphs.ts'
import { signs, type SignKind } from './signs.ts'

const ivory = '#fbf3e2'
const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="200" height="280">`
const made = new Map<string, string>()

/** The face of a card as a picture; a Base wears the look of its owner. */
export function facePicture(card: Card, character = ''): string {
  const key = card === 'base' ? `base ${character}` : card
  let svg = made.get(key)
  if (svg === undefined) {
    svg = asPicture(`${head}${face(card, character)}</svg>`)
    made.set(key, svg)
  }
  return svg
}

export function backPicture(character: string): string {
  const key = `back ${character}`
  let svg = made.get(key)
  if (svg === undefined) {
    svg = asPicture(`${head}${back(character)}</svg>`)
    made.set(key, svg)
  }
  return svg
}

function paper(fill: string, edge: string): string {
  return `<rect x="1.5" y="1.5" width="97" height="137" rx="9" fill="${fill}" stroke="${edge}" stroke-width="3"/>`
}

function face(card: Card, character: string): string {
  if (card === 'base') return baseFace(character)
  if (card === 'wild-block') return blockFace(undefined)
  const { kind, colour } = faceOf(card)
  if (colour === undefined) return signFace(kind as SignKind)
  return kind === 'block' ? blockFace(colour) : hitFace(colour, kind === 'hit2' ? 2 : 1)
}

/** Solid with its colour from edge to edge; what it counts stands in both corners, so that a fanned string adds up by eye. */
function hitFace(colour: Colour, worth: 1 | 2): string {
  const ink = inks[colour]
  const middle =
    worth === 1
      ? `${mark(colour, 50, 71, 33, '#fff')}${fist(colour, 50, 71, 34)}`
      : `${mark(colour, 35, 60, 25, '#fff')}${mark(colour, 65, 84, 25, '#fff')}${fist(colour, 35, 60, 24)}${fist(colour, 65, 84, 24)}`
  const sign = (x: number, y: number): string =>
    mark(colour, x, y, 12, '#fff') + words(String(worth), x + 26, y + 9, 25, '#fff')
  return `${paper(ink, '#fff7e6')}${middle}${sign(19, 20)}${sign(60, 122)}`
}

/** Green's ring is open in the middle, so its fist is white. */
function fist(colour: Colour, x: number, y: number, size: number): string {
  return drawn('fist', x, y, colour === 'green' ? size * 0.82 : size, colour === 'green' ? '#fff' : inks[colour])
}

/** Ivory with a wall of the colour across it: never taken for a Hit, not even without its colour. */
function blockFace(colour: Colour | undefined): string {
  const fill = colour === undefined ? '#5a4a86' : inks[colour]
  const bar = `<rect x="3" y="54" width="94" height="36" fill="${fill}"/><path d="M3 66H97M3 78H97M26 54V66M52 54V66M78 54V66M14 66V78M40 66V78M66 66V78M90 66V78M26 78V90M52 78V90M78 78V90" stroke="${ivory}" stroke-width="1.6" fill="none"/>`
  const shield = `<path d="M50 42c9 6 17 8 25 8c0 25-6 42-25 52c-19-10-25-27-25-52c8 0 16-2 25-8z" fill="${fill}" stroke="${ivory}" stroke-width="4"/>`
  const inner =
    colour === undefined
      ? mark('red', 50, 59, 8, '#fff') + mark('blue', 42, 76, 8, '#fff') + mark('green', 59, 76, 8, '#fff')
      : mark(colour, 50, 71, 15, '#fff')
  const paint = colour === undefined ? '#e9e2f7' : pales[colour]
  const small = (x: number, y: number): string => {
    const shape = colour === undefined ? words('?', x, y + 8, 22, fill) : mark(colour, x, y, 11, fill)
    return `${shape}<path d="M${x + 15} ${y - 10}h22v8c0 8-4 12-11 15c-7-3-11-7-11-15z" fill="${fill}"/>`
  }
  return `${paper(paint, fill)}${bar}${shield}${inner}${small(19, 21)}${small(56, 120)}`
}

function signFace(kind: SignKind): string {
  const { fill, ink, big, small } = signs[kind]
  const label = words(kind.toUpperCase(), 50, 126, kind.length > 6 ? 17 : 20, ink)
  return `${paper(fill, ink)}<g transform="translate(8 6) scale(0.62)" >${small ?? big}</g><g transform="translate(50 72) scale(1.25) translate(-25 -25)">${big}</g>${label}`
}

function baseFace(character: string): string {
  const { main, second, ink, emblem } = looksOf(character)
  return `${paper(ink, main)}<rect x="7" y="7" width="86" height="126" rx="6" fill="none" stroke="${second}" stroke-width="1.5" opacity=".6"/>
<circle cx="50" cy="62" r="35" fill="${main}" stroke="${second}" stroke-width="3"/>${drawn(emblem, 50, 62, 50, second)}
<rect x="10" y="104" width="80" height="25" rx="5" fill="${main}"/>${words('BASE', 50, 124, 21, '#fff')}`
}

function back(character: string): string {
  const { main, second, ink, emblem, pattern } = looksOf(character)
  const at = [
    [22, 24],
    [78, 24],
    [22, 116],
    [78, 116],
  ] as const
  return `${paper(main, second)}<rect x="8" y="8" width="84" height="124" rx="6" fill="${ink}" opacity=".35"/>
${at.map(([x, y]) => drawn(pattern, x, y, 24, second, 'opacity=".55"')).join('')}
<circle cx="50" cy="70" r="30" fill="${second}"/><circle cx="50" cy="70" r="26" fill="${main}"/>${drawn(emblem, 50, 70, 36, second)}`
}
