import type { Kind } from '../../../../src-engine/brawl/cards.ts'

export type SignKind = Exclude<Kind, 'base' | 'hit' | 'hit2' | 'block'>

/** The cards without a colour: each its own paper, ink and sign, drawn on a grid of 50. */
export interface Sign {
  readonly fill: string
  readonly ink: string
  readonly big: string
  readonly small?: string
}

const pen = (ink: string, width = 5): string =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const ice = '#0b4a63'
const arm = [0, 60, 120, 180, 240, 300]
  .map(
    turn =>
      `<g transform="rotate(${turn} 25 25)"><path d="M25 25V3M25 10l-6-5M25 10l6-5M25 17l-5-4M25 17l5-4" ${pen(ice, 3.4)}/></g>`,
  )
  .join('')

export const signs: { readonly [K in SignKind]: Sign } = {
  clear: {
    fill: '#ffe7b8',
    ink: '#7a3d00',
    big: `<path d="M30 3L20 22" ${pen('#7a3d00', 5)}/><path d="M13 20l14 8l-4 6c2 4-1 9-6 12L3 38c4-3 5-7 5-11z" fill="#d9791a" stroke="#7a3d00" stroke-width="3" stroke-linejoin="round"/><path d="M30 34h16M28 41h19M26 48h18" ${pen('#7a3d00', 4)}/>`,
  },
  press: {
    fill: '#ffd23e',
    ink: '#2c1d00',
    big: `<path d="M17 2h16v18h10L25 38L7 20h10z" fill="#2c1d00"/><rect x="4" y="41" width="42" height="8" rx="2" fill="#2c1d00"/>`,
  },
  freeze: { fill: '#c9eefb', ink: ice, big: arm },
  dodge: {
    fill: '#e8d4f5',
    ink: '#54217d',
    big: `<circle cx="33" cy="9" r="7" fill="#54217d"/><path d="M31 18C18 21 15 30 21 38c3 4 2 8-3 10" ${pen('#54217d', 7)}/><path d="M4 6c8 4 8 12 4 19M13 3c7 5 8 11 6 16" ${pen('#a468d1', 4)}/>`,
  },
  reverse: {
    fill: '#f4f1ea',
    ink: '#16161a',
    big: `<path d="M15 47V15M4 22L15 5l11 17z" fill="#16161a" stroke="#16161a" stroke-width="6" stroke-linejoin="round"/><path d="M36 3v32M25 28l11 17l11-17z" fill="#fff" stroke="#16161a" stroke-width="4" stroke-linejoin="round"/>`,
  },
  hold: {
    fill: '#dfe3c2',
    ink: '#3b4312',
    big: `<rect x="8" y="22" width="34" height="25" rx="4" fill="#3b4312"/><path d="M14 22v-6a11 11 0 0 1 22 0v6" ${pen('#3b4312', 6)}/><circle cx="25" cy="34" r="5" fill="#dfe3c2"/>`,
  },
  null: {
    fill: '#3a3a42',
    ink: '#f4f1ea',
    big: `<circle cx="25" cy="25" r="19" ${pen('#f4f1ea', 6)}/><path d="M39 8L11 42" ${pen('#ff8a5e', 6)}/>`,
  },
}
