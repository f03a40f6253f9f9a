type Part = 'back' | 'front'

/** What makes a student's figure: hair as a drawing of two layers, the face, where the fists are. */
export interface Figure {
  readonly skin: string
  readonly hair: string
  /** How the brows lie: above 0 stern, below 0 open. */
  readonly brow: number
  readonly mouth: string
  readonly cut: (part: Part, hair: string) => string
  /** Over the hair: a headband, glasses, a beard. */
  readonly front?: string
  /** The jacket, where it is not ivory. */
  readonly gi?: string
  readonly tilt: number
  readonly arms: readonly (readonly [number, number])[]
}

const line = 'stroke="#1a100a" stroke-width="4" stroke-linejoin="round"'
const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}" ${line}/>`
const smile = 'M86 110q14 12 28 0'
const flat = 'M88 112h24'
const grin = 'M84 107q16 20 32 0z'
const smirk = 'M88 112q14 4 26-5'

const short: Figure['cut'] = (part, hair) =>
  part === 'back' ? '' : shape('M62 82c-4-58 80-58 76 0c-8-22-22-28-38-28s-30 6-38 28z', hair)
const bun: Figure['cut'] = (part, hair) =>
  part === 'back'
    ? shape('M100 34m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0', hair)
    : shape('M62 82c-2-54 78-54 76 0c-10-16-20-26-38-28c-18 2-28 12-38 28z', hair)
const braid: Figure['cut'] = (part, hair) =>
  part === 'back'
    ? shape('M128 60c34 4 44 30 36 52c10 10 2 22-6 26c8 12-4 22-14 24c6-20-6-40-16-60z', hair)
    : shape('M62 86c-6-62 84-62 76 0c-6-14-12-22-22-30c-16 8-40 10-54 30z', hair)
const afro: Figure['cut'] = (part, hair) =>
  part === 'back'
    ? shape('M100 12c48 0 66 30 62 62c-2 24-16 34-24 34H62c-8 0-22-10-24-34c-4-32 14-62 62-62z', hair)
    : shape('M64 78c4-24 68-24 72 0c-10-10-62-10-72 0z', hair)
const spikes: Figure['cut'] = (part, hair) =>
  part === 'back'
    ? ''
    : shape('M60 84l-8-26l14 4l-2-26l18 12l8-26l14 20l18-18l4 26l18-8l-6 24l12 0l-10 20c-8-18-66-20-80-2z', hair)
const bob: Figure['cut'] = (part, hair) =>
  part === 'back'
    ? shape('M56 122c-10-84 98-84 88 0z', hair)
    : shape('M60 92c-6-62 86-62 80 0c-4-14-8-20-14-24H74c-6 4-10 10-14 24z', hair)
const tail: Figure['cut'] = (part, hair) =>
  part === 'back' ? shape('M108 30c40-10 60 10 56 44c-4 18-12 26-22 30c6-26-6-40-28-48z', hair) : short(part, hair)
const bald: Figure['cut'] = (part, hair) =>
  part === 'back' ? '' : shape('M63 82c-2-14 2-24 6-30l4 24zM137 82c2-14-2-24-6-30l-4 24z', hair)

const band = (fill: string): string =>
  `<path d="M62 68c12-12 64-12 76 0l1 10c-14-12-64-12-78 0z" fill="${fill}" ${line}/><path d="M138 70l20 14l-6-20l14-6z" fill="${fill}" ${line}/>`
const glasses = `<g fill="none" stroke="#1a100a" stroke-width="4"><circle cx="84" cy="87" r="14"/><circle cx="117" cy="87" r="14"/><path d="M98 86h5M70 84l-8-3M131 84l8-3"/></g>`
const beard = `<path d="M66 96c6 44 62 44 68 0c-6 10-12 8-18 6c-8-6-24-6-32 0c-6 2-12 4-18-6z" fill="#5b3a22" ${line}/><path d="M88 112h24" stroke="#1a100a" stroke-width="4" stroke-linecap="round"/>`

export const plainFigure: Figure = {
  skin: '#d9a47c',
  hair: '#3a2417',
  brow: 1,
  mouth: flat,
  cut: short,
  tilt: 0,
  arms: [
    [60, 172],
    [140, 172],
  ],
}

export const figures: { readonly [id: string]: Figure } = {
  tamsin: {
    skin: '#7b4a2d',
    hair: '#1d120d',
    brow: 0,
    mouth: smirk,
    cut: bun,
    front: band('#c9452f'),
    tilt: 2,
    arms: [
      [48, 156],
      [152, 166],
    ],
  },
  bram: {
    skin: '#e9b894',
    hair: '#8a5a32',
    brow: 4,
    mouth: flat,
    cut: bald,
    front: beard,
    gi: '#d6e1ee',
    tilt: 0,
    arms: [
      [70, 176],
      [132, 176],
    ],
  },
  noor: {
    skin: '#c88b5e',
    hair: '#20140f',
    brow: 5,
    mouth: flat,
    cut: tail,
    tilt: 6,
    arms: [
      [100, 166],
      [158, 158],
    ],
  },
  cato: { skin: '#f1c9a8', hair: '#d9b45c', brow: -2, mouth: smirk, cut: bob, tilt: -6, arms: [[42, 150]] },
  hana: {
    skin: '#f0c9a4',
    hair: '#17110f',
    brow: -1,
    mouth: smile,
    cut: braid,
    tilt: -12,
    arms: [
      [46, 168],
      [150, 150],
    ],
  },
  otis: {
    skin: '#5f3a24',
    hair: '#120c09',
    brow: -3,
    mouth: grin,
    cut: afro,
    tilt: 8,
    gi: '#efe6fa',
    arms: [
      [44, 146],
      [156, 146],
    ],
  },
  maple: {
    skin: '#f3c3a0',
    hair: '#b4471d',
    brow: 4,
    mouth: grin,
    cut: spikes,
    tilt: 4,
    arms: [
      [54, 146],
      [146, 146],
    ],
  },
  sunny: {
    skin: '#dba673',
    hair: '#5a3312',
    brow: -2,
    mouth: smirk,
    cut: short,
    front: glasses,
    gi: '#fff3d6',
    tilt: -4,
    arms: [[112, 142]],
  },
}
