import type { Offer, Seat } from '../../../../src-engine/core/game.ts'
import type { Row } from './rows.ts'

/** A spot to put a card on: an end of the row, a Base itself, or one side of it. */
export type Spot = { readonly row: string } & (
  | { readonly edge: 'left' | 'right'; readonly id?: undefined; readonly side?: undefined }
  | { readonly edge?: undefined; readonly id: number; readonly side?: Seat | undefined }
)

/** A spot as one word; its parts are told apart by tabs, which no seat's name holds. */
export function spotKey({ row, ...spot }: Spot): string {
  return (spot.edge === undefined ? [row, spot.id, spot.side ?? ''] : [row, spot.edge]).join('\t')
}
export function readSpot(key: string): Spot | undefined {
  const [row, where = '', side] = key.split('\t')
  if (row === undefined) return undefined
  if (where === 'left' || where === 'right') return { row, edge: where }
  if (side === undefined || !/^-?\d+$/.test(where)) return undefined
  return { row, id: Number(where), ...(side === '' ? {} : { side }) }
}

/** Where the offers let the held card go, as keys of spots. */
export function litBy(offers: readonly Offer[], rows: readonly Row[]): ReadonlySet<string> {
  const lit = new Set<string>()
  const from = (offer: Offer, blank: string): readonly unknown[] => {
    const found = offer.blanks[blank]
    return found?.pick === 'one' ? found.from : []
  }
  for (const offer of offers) {
    if (offer.do !== 'play') continue
    const name = from(offer, 'zone')[0] as string | undefined
    const row = name === undefined ? rows[0] : rows.find(one => one.name === name)
    if (row === undefined) continue
    for (const edge of from(offer, 'edge')) lit.add(spotKey({ row: row.name, edge: edge as 'left' | 'right' }))
    const base = row.bases[from(offer, 'base')[0] as number]
    if (base === undefined) continue
    const sides = from(offer, 'side') as readonly Seat[]
    if (sides.length === 0) lit.add(spotKey({ row: row.name, id: base.id }))
    for (const side of sides) lit.add(spotKey({ row: row.name, id: base.id, side }))
  }
  return lit
}
