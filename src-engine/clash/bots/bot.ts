import { usable } from '../state/draft.ts'
import type { ClashAction } from '../actions.ts'
import { bestOf } from '../draft/build.ts'
import { picksOf } from '../draft/choose.ts'
import { withBoard } from '../state/boards.ts'
import { namesOnBattlefield } from '../state/names.ts'
import { ownDraft } from '../view/draft.ts'
import { withIds } from '../view/with-ids.ts'
import { easyChoice } from './easy.ts'
import { heuristicChoice } from './heuristics.ts'
import { searchedChoice } from './problem.ts'
import { questionOf, type ClashAsked } from './question.ts'

/**
 * What a bot of the asked level does. Easy overlooks things, normal plays by `heuristics.ts`, hard and master think ahead
 * (`problem.ts`).
 */
export function bot(asked: ClashAsked): ClashAction {
  const { level, state } = asked
  const drafted = draftChoice(asked)
  if (drafted !== undefined) return drafted
  const stops = wantedStops(asked)
  if (stops !== undefined) return stops
  const question = questionOf(asked)
  const { situation, offers: here, withTurn } = question
  const said =
    level === 'easy'
      ? easyChoice(situation, here, asked.chance)
      : level === 'normal'
        ? heuristicChoice(situation, here)
        : searchedChoice(asked, question)
  const permanents = Object.fromEntries([...namesOnBattlefield(withBoard(state))].map(([id, name]) => [name, { id }]))
  return withTurn(withIds({ permanents }, said))
}

/** From the pack it holds, and of what it has picked. */
function draftChoice({ state: { draft }, seat, offers, level, chance }: ClashAsked): ClashAction | undefined {
  if (draft === undefined) return undefined
  const { pack = [], pool = [] } = ownDraft(draft, seat)
  const open = offers.find(offer => offer.do === 'pick')?.blanks['cards']
  const pair = draft.pairs?.[seat]
  if (open?.pick === 'some')
    return { do: 'pick', cards: picksOf(pack, pool, open.min, level, chance, pair) as string[] }
  return offers.some(offer => offer.do === 'build')
    ? { do: 'build', cards: [...bestOf(usable(pool, pair))] }
    : undefined
}

/** Set once: as it begins to play, or where everything is asked. */
function wantedStops({ state: { format, players }, seat, offers }: ClashAsked): ClashAction | undefined {
  const stops = players[seat]?.stops.for(seat)
  const begins = offers.some(offer => offer.do === 'keep') && stops?.others.length === 0
  if (stops?.everywhere !== true && !begins) return undefined
  // At a full table it stops less often in the others' turns.
  const others = format.seats.length <= 4 ? (['main', 'block'] as const) : (['block'] as const)
  return { do: 'stops', own: ['main', 'block', 'main-2'], others: [...others], aimed: true }
}
