import type { Card } from '../../../../src-engine/clash/cards/card.ts'
import { shownColours, tonesOf, type Tones } from './colours.ts'
import { scenes } from './scenes.ts'

const files = import.meta.glob<string>('../../../../resources/icons/clash/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a picture of resources/icons/clash draws, on a grid of 512, in `currentColor`. */
function inside(name: string): string {
  const file = files[`../../../../resources/icons/clash/${name}.svg`] ?? ''
  return file.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}

function figure(name: string, x: number, y: number, size: number, ink: string, more = ''): string {
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" color="${ink}" ${more}>${inside(name)}</g>`
}

type Backdrop = (tones: Tones) => string
const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
const faint = (of: number): string => `opacity="${of}"`

/** Where a figure stands, 320 wide and 240 high. */
const backdrops: { readonly [place: string]: Backdrop } = {
  hills: ({ ground, sky }) =>
    `<circle cx="256" cy="58" r="30" fill="${sky[0]}" ${faint(0.9)}/>` +
    path('M0 172q70-56 150-18t170-30v116H0z', ground, faint(0.55)) +
    path('M0 200q90-40 180-12t140-14v66H0z', ground),
  sky: ({ sky, ground }) =>
    [
      [50, 60, 40],
      [240, 44, 52],
      [280, 150, 44],
      [40, 178, 56],
    ]
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r! * 1.6}" ry="${r! * 0.42}" fill="${sky[0]}" ${faint(0.75)}/>`,
      )
      .join('') + path('M0 222q160-18 320 0v18H0z', ground, faint(0.6)),
  water: ({ ground, sky }) =>
    rect(0, 164, 320, 76, ground) +
    [176, 194, 214]
      .map(
        (y, i) =>
          `<path d="M${-20 + i * 14} ${y}q20-10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0" fill="none" stroke="${sky[0]}" stroke-width="4" ${faint(0.45)}/>`,
      )
      .join(''),
  street: ({ ground }) =>
    path(
      'M0 150V70l34-34 34 34v22l26-30 30 30v-44l32-30 32 30v60l24-26 28 26V60l38-30 42 30v180H0z',
      ground,
      faint(0.5),
    ) + rect(0, 200, 320, 40, ground),
  table: ({ ground, sky }) =>
    rect(0, 176, 320, 64, ground) +
    rect(0, 176, 320, 8, sky[0], faint(0.35)) +
    [60, 150, 250].map(x => path(`M${x} 186h3v54h-3z`, sky[0], faint(0.16))).join('') +
    path('M-10 0h110l60 176H-40z', sky[0], faint(0.3)),
  cellar: ({ ground, sky }) =>
    path('M0 0h320v240H0z', ground, faint(0.75)) +
    path('M50 240V120a110 96 0 0 1 220 0v120z', sky[1]) +
    path('M50 240V120a110 96 0 0 1 220 0v120z', sky[0], faint(0.25)),
  rays: ({ sky, ground }) =>
    Array.from({ length: 12 }, (_, i) => {
      const [a, b] = [(i / 12) * Math.PI * 2, ((i + 0.5) / 12) * Math.PI * 2]
      const at = (angle: number): string =>
        `${(160 + 320 * Math.cos(angle)).toFixed(0)} ${(120 + 320 * Math.sin(angle)).toFixed(0)}`
      return path(`M160 120L${at(a)}L${at(b)}z`, sky[0], faint(0.5))
    }).join('') + path('M0 226q160-16 320 0v14H0z', ground, faint(0.7)),
  road: ({ ground, sky }) =>
    path('M0 160q160-30 320 0v80H0z', ground) + path('M138 152h34l88 88H60z', sky[0], faint(0.6)),
  night: ({ ground, sky }) =>
    rect(0, 0, 320, 240, ground, faint(0.55)) +
    `<circle cx="250" cy="62" r="36" fill="${sky[0]}"/>` +
    [
      [40, 40],
      [96, 78],
      [150, 30],
      [300, 130],
      [24, 120],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${sky[0]}"/>`)
      .join('') +
    path('M0 204q100-26 200-8t120-6v50H0z', ground),
  ruin: ({ ground, sky }) =>
    `<circle cx="160" cy="120" r="88" fill="${sky[0]}" ${faint(0.4)}/>` +
    path('M0 240V96h26v30h22V84h24v70h28v86zM320 240V70h-24v40h-22v-26h-26v64h-30v92z', ground, faint(0.8)) +
    rect(0, 210, 320, 30, ground),
  wood: ({ ground }) =>
    [-10, 46, 112, 214, 262, 306]
      .map((x, i) => path(`M${x} 240l8-240h${16 + (i % 3) * 7}l8 240z`, ground, faint(i % 2 === 0 ? 0.6 : 0.38)))
      .join('') + path('M0 206q80-22 160-4t160-6v44H0z', ground),
}

const made = new Map<string, string>()

/** A card's own picture as an address an `<img>` can show, 320 by 240. */
export function artOf(card: Card): string {
  let url = made.get(card.name)
  if (url === undefined) made.set(card.name, (url = `data:image/svg+xml,${encodeURIComponent(drawn(card))}`))
  return url
}

function drawn(card: Card): string {
  const [main, place = 'rays', behind] = (scenes[card.name] ?? 'round-table rays').split(' ') as [
    string,
    string?,
    string?,
  ]
  const colours = shownColours(card)
  const tones = tonesOf(colours[0])
  const second = colours[1] === undefined ? undefined : tonesOf(colours[1])
  const sky =
    `<defs><linearGradient id="s" x2="${second ? 1 : 0}" y2="1"><stop stop-color="${tones.sky[0]}"/>` +
    (second
      ? `<stop offset=".42" stop-color="${tones.sky[1]}"/><stop offset=".58" stop-color="${second.sky[1]}"/>`
      : '') +
    `<stop offset="1" stop-color="${(second ?? tones).sky[1]}"/></linearGradient></defs>${rect(0, 0, 320, 240, 'url(#s)')}`
  const ink = card.colours.includes('black') && card.colours.length > 1 ? '#1b0f24' : tones.figure
  const edge = ink === '#f1e6ff' ? '#150c1d' : tones.sky[0]
  // A light edge sets the figure off from whatever lies behind it.
  const outline = `stroke="${edge}" stroke-width="16" paint-order="stroke" stroke-linejoin="round"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice">${sky}` +
    (backdrops[place] ?? backdrops['rays']!)(second ? { ...tones, ground: second.ground } : tones) +
    (behind ? figure(behind, 238, 96, 132, ink, faint(0.42)) : '') +
    figure(main, behind ? 138 : 160, 128, 176, ink, outline) +
    '</svg>'
  )
}

/** A sign of a keyword, in the colour of the text. */
export function signOf(name: string): string {
  return `<svg viewBox="0 0 512 512" aria-hidden="true">${inside(name)}</svg>`
}
