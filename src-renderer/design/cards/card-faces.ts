// The faces of all cards as SVG text, 250 × 350 each, and the one hidden sheet of symbols that cards on screen refer to:
// a card is then a single <use>, however rich its picture.
import { cardName, pack } from './card-name.ts'
import type { CardName, Rank, Suit } from './card-name.ts'
import { courtHalf } from './card-courts.ts'
import type { Court } from './card-courts.ts'
import { pipPlaces, rankStrokes, suitShapes } from './card-shapes.ts'

const turned = (svg: string): string => `${svg}<g transform="rotate(180 125 175)">${svg}</g>`
const pip = (suit: Suit, x: number, y: number, scale: number, upside = false, kind = `s-${suit}`): string =>
  `<path class="${kind}" d="${suitShapes[suit]}" transform="translate(${x} ${y}) scale(${scale}${upside ? ` ${-scale}` : ''})"/>`

function index({ rank, suit }: CardName): string {
  const squeeze = rank === 'T' ? 0.88 : 0.98
  const letter = `<path class="rank-${suit}" d="${rankStrokes[rank]}" transform="translate(${rank === 'T' ? 12 : 11} 13) scale(${squeeze} 1.02)"/>`
  return letter + pip(suit, 31, 101, suit === 'D' ? 0.46 : 0.42)
}

function pips(rank: Rank, suit: Suit): string {
  return (pipPlaces[rank] ?? []).map(([x, y]) => pip(suit, x, y, suit === 'D' ? 0.5 : 0.46, y > 176)).join('')
}

function ace(suit: Suit): string {
  const proud = suit === 'S'
  const beads = Array.from({ length: 32 }, (_, bead) => {
    const angle = (bead / 32) * Math.PI * 2
    return `<circle class="c-brass" cx="${(125 + Math.sin(angle) * 71).toFixed(1)}" cy="${(175 - Math.cos(angle) * 71).toFixed(1)}" r="${bead % 4 === 0 ? 3.6 : 1.8}"/>`
  }).join('')
  const flourish =
    'M125 90C112 72 88 74 88 60C88 50 102 50 102 60M125 90C138 72 162 74 162 60C162 50 148 50 148 60M125 90V44M117 54L125 42L133 54'
  const inner =
    suit === 'C'
      ? ring(125, 166, 0.4)
      : `<path class="a-carved" d="${suitShapes[suit]}" transform="translate(125 ${proud ? 179 : 177}) scale(${proud ? 0.78 : 0.66})"/>`
  return (
    turned(`<path class="a-flourish" d="${flourish}"/>`) +
    '<circle class="a-ring" cx="125" cy="175" r="63"/><circle class="a-ring" cx="125" cy="175" r="79"/>' +
    beads +
    pip(suit, 125, 175, proud ? 1.18 : 1.02) +
    inner +
    (proud ? ring(125, 172, 0.5) : '')
  )
}

/** The house's sign: a brass door knocker, a ring hung from a boss. */
function ring(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle class="k-ring-under" cy="12" r="28"/><circle class="k-ring" cy="12" r="28"/>` +
    '<circle class="c-brass" cy="-18" r="12"/><circle class="c-brass-deep" cy="-18" r="5.5"/><ellipse class="c-brass" cy="40" rx="13" ry="8"/></g>'
  )
}

function court(rank: Court, suit: Suit): string {
  const half = `<g clip-path="url(#card-half)">${courtHalf(rank, suit)}</g>`
  return (
    '<rect class="c-panel" x="58" y="22" width="134" height="306" rx="5"/>' +
    turned(half) +
    '<path class="c-sash" d="M58 200L192 150"/><path class="c-sash-line" d="M58 200L192 150"/>' +
    `<circle class="c-brass" cx="125" cy="175" r="15"/><circle class="c-medal" cx="125" cy="175" r="11.5"/>${pip(suit, 125, 175, 0.15)}` +
    '<rect class="c-frame" x="58" y="22" width="134" height="306" rx="5"/>'
  )
}

/** Takes a card; gives what is drawn upon its blank: indices, then pips, ace or portrait. */
export function cardFace(card: CardName): string {
  const { rank, suit } = card
  const middle =
    rank === 'A' ? ace(suit) : rank === 'K' || rank === 'Q' || rank === 'J' ? court(rank, suit) : pips(rank, suit)
  return middle + turned(index(card))
}

export function cardBackFace(): string {
  const lines: string[] = []
  for (let offset = -330; offset <= 250; offset += 26)
    lines.push(`M${offset} 0L${offset + 350} 350M${offset + 350} 0L${offset} 350`)
  const petal = 'M0 0C10-14 10-34 0-46C-10-34-10-14 0 0z'
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
    .map(turn => `<path class="b-petal" d="${petal}" transform="rotate(${turn})"/>`)
    .join('')
  const corner =
    '<path class="b-line" d="M28 66C28 44 44 28 66 28M36 66C36 50 50 36 66 36"/><circle class="c-brass" cx="38" cy="38" r="5"/>' +
    '<path class="b-line" d="M222 66C222 44 206 28 184 28M214 66C214 50 200 36 184 36"/><circle class="c-brass" cx="212" cy="38" r="5"/>'
  const knocker = `<path class="b-plate" d="M125 32L182 86L125 140L68 86z"/>${ring(125, 80, 1.05)}`
  return (
    '<rect class="b-ground" x="11" y="11" width="228" height="328" rx="9"/>' +
    `<g clip-path="url(#card-back-clip)"><path class="b-lattice" d="${lines.join('')}"/></g>` +
    turned(corner + knocker) +
    `<circle class="b-boss" cx="125" cy="175" r="38"/><g transform="translate(125 175) scale(0.76)">${petals}</g>` +
    `<circle class="b-seat" cx="125" cy="175" r="17"/>` +
    pip('S', 125, 168, 0.13, false, 'b-sign') +
    pip('S', 125, 182, 0.13, true, 'b-sign') +
    '<rect class="b-edge" x="11" y="11" width="228" height="328" rx="9"/><rect class="b-edge-thin" x="18" y="18" width="214" height="314" rx="6"/>'
  )
}

/** All faces, the back and the suits as symbols `card-AH`, `card-back`, `suit-H`. */
export function cardSheet(): string {
  const symbol = (id: string, body: string, box = '0 0 250 350'): string =>
    `<symbol id="${id}" viewBox="${box}">${body}</symbol>`
  const faces = pack.map(card => {
    const name = cardName(card)
    return name ? symbol(`card-${card}`, cardFace(name)) : ''
  })
  const signs = (['S', 'H', 'D', 'C'] as const).map(suit =>
    symbol(`suit-${suit}`, `<path d="${suitShapes[suit]}"/>`, '-52 -52 104 104'),
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false"><defs>' +
    '<clipPath id="card-half"><path d="M58 22H192V150L58 200z"/></clipPath>' +
    '<clipPath id="card-back-clip"><rect x="11" y="11" width="228" height="328" rx="9"/></clipPath>' +
    `</defs>${faces.join('')}${symbol('card-back', cardBackFace())}${signs.join('')}</svg>`
  )
}

let laid = false
/** Puts the sheet into the page, once. */
export function layCardSheet(): void {
  if (laid || typeof document === 'undefined') return
  laid = true
  const holder = document.createElement('div')
  holder.className = 'card-sheet'
  holder.setAttribute('aria-hidden', 'true')
  holder.innerHTML = cardSheet()
  document.body.append(holder)
}
