import type { Offer } from '../../../src-engine/core/game.ts'
import { isList, type Json } from '../../../src-engine/core/json.ts'
import type { Act } from '../../table/contract.ts'

/** What can be done with a card or permanent, and what must be chosen for it: all taken from the offers. */

type Blank = Offer['blanks'][string]
const holds = (blank: Blank | undefined, value: string): boolean => blank?.pick === 'one' && blank.from.includes(value)

/** All offers that begin with this card of the hand: playing it, or its cycling. */
export function offersForCard(offers: readonly Offer[], card: string): readonly Offer[] {
  return offers.filter(
    ({ do: what, blanks }) =>
      holds(blanks['card'], card) &&
      (what === 'land' ||
        (what === 'cast' && !blanks['from']) ||
        (what === 'activate' && holds(blanks['from'], 'hand'))),
  )
}

/** All offers to cast this card from one's graveyard. */
export function offersForBuried(offers: readonly Offer[], card: string): readonly Offer[] {
  return offers.filter(({ blanks }) => holds(blanks['card'], card) && holds(blanks['from'], 'graveyard'))
}

/** All offers that use this thing on the battlefield. */
export function offersForThing(offers: readonly Offer[], name: string): readonly Offer[] {
  return offers.filter(({ do: what, blanks }) => what === 'activate' && !blanks['from'] && holds(blanks['card'], name))
}

/** A card of the hand by its place there, or of the graveyard with none (−1); or a thing on the battlefield. */
export type TakenUp = { readonly card: string; readonly at: number } | { readonly thing: string }

export function offersFor(offers: readonly Offer[], up: TakenUp): readonly Offer[] {
  if ('thing' in up) return offersForThing(offers, up.thing)
  return up.at < 0 ? offersForBuried(offers, up.card) : offersForCard(offers, up.card)
}

export const offerOf = (offers: readonly Offer[], what: string): Offer | undefined =>
  offers.find(offer => offer.do === what)

/** What may be chosen for each key of an offer's one blank that pairs things: attackers, blockers, creatures. */
export function pairsOf(offer: Offer | undefined): { readonly [key: string]: readonly string[] } {
  const blank = Object.values(offer?.blanks ?? {}).find(one => one.pick === 'each')
  return blank?.pick === 'each' ? (blank.from as { readonly [key: string]: readonly string[] }) : {}
}

/** An action being put together: what is chosen so far, and the blanks that are still open. */
export interface ActionDraft {
  readonly act: Act
  readonly left: readonly (readonly [field: string, blank: Blank])[]
  /** Targets chosen so far, while they are being chosen. */
  readonly targets: readonly string[]
}

const order = ['mode', 'ability', 'x', 'colours', 'sacrifice', 'discard', 'targets']
/** What the player taps, even where there is only one to choose. */
const isChosen = (field: string): boolean => ['targets', 'sacrifice', 'discard'].includes(field)

/** A draft of an offer, with the blanks that leave no choice filled in; targets and payments are always chosen by the player. */
export function startDraft(offer: Offer, fixed: { readonly [field: string]: Json } = {}): ActionDraft {
  let act: Act = { do: offer.do, ...fixed }
  const left: (readonly [string, Blank])[] = []
  for (const [field, blank] of Object.entries(offer.blanks)) {
    if (field in fixed) continue
    if (!isChosen(field) && blank.pick === 'one' && blank.from.length === 1) act = { ...act, [field]: blank.from[0]! }
    else if (blank.pick === 'number' && blank.min === blank.max) act = { ...act, [field]: blank.min }
    else left.push([field, blank])
  }
  return { act, left: left.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)), targets: [] }
}

/** Fills the first open blank. */
export function fillBlank(draft: ActionDraft, value: Json): ActionDraft {
  const [[field], ...left] = draft.left as [ActionDraft['left'][number], ...ActionDraft['left'][number][]]
  return { act: { ...draft.act, [field]: value }, left, targets: [] }
}

/** The possible next targets, or what may be paid with, when that is the first open blank. */
export function possibleTargets({ left, targets }: ActionDraft): readonly string[] {
  const [field, blank] = left[0] ?? []
  if ((field === 'sacrifice' || field === 'discard') && blank?.pick === 'one') return blank.from.map(String)
  if (field !== 'targets' || blank?.pick !== 'one') return []
  const lists = blank.from.filter(isList) as readonly (readonly string[])[]
  const fitting = lists.filter(list => targets.every((aim, i) => list[i] === aim))
  return [...new Set(fitting.flatMap(list => list[targets.length] ?? []))]
}

/** One more target; the last of them fills the blank. */
export function addTarget(draft: ActionDraft, at: string): ActionDraft {
  if (draft.left[0]?.[0] !== 'targets') return fillBlank(draft, at)
  const targets = [...draft.targets, at]
  const next = { ...draft, targets }
  return possibleTargets(next).length > 0 ? next : fillBlank(draft, targets)
}

/** The colours to choose from, when the first open blank is a colour. */
export function colourChoices(draft: ActionDraft | undefined): readonly string[] {
  const [field, blank] = draft?.left[0] ?? []
  return field === 'colours' && blank?.pick === 'one' ? blank.from.map(one => String(isList(one) ? one[0] : one)) : []
}

/** The blank of a number, when that is the first open one. */
export function numberChoice(draft: ActionDraft | undefined): Extract<Blank, { pick: 'number' }> | undefined {
  const [, blank] = draft?.left[0] ?? []
  return blank?.pick === 'number' ? blank : undefined
}

/** In which turn an action is meant, where several go on at once. */
export function threadOf({ blanks }: Offer): { readonly in?: string } {
  const blank = blanks['in']
  return blank?.pick === 'one' ? { in: String(blank.from[0]) } : {}
}
