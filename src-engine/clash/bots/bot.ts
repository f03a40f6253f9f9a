import type { BotInput } from '../../core/game.ts'
import { isList, type JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import type { Phase } from '../phases.ts'
import type { ClashView } from '../view/types.ts'
import { withIds } from '../view/with-ids.ts'
import { bestOf } from '../draft/build.ts'
import { picksOf } from '../draft/choose.ts'
import { usable } from '../state/draft.ts'
import { easyChoice } from './easy.ts'
import { at } from './situation.ts'
import { questionOf } from './question.ts'
import { searchedChoice } from './search.ts'
import { heuristicChoice } from './heuristics.ts'

type ClashAsked = BotInput<ClashView, ClashAction['do']>

/**
 * What a bot of the asked level does. It sees the view its seat is sent and its offers, and nothing else, as everything
 * in this folder does. Easy overlooks things, normal plays by `heuristics.ts`, hard and master by `search.ts`.
 */
export function bot(asked: ClashAsked): ClashAction {
  const { level } = asked
  const drafted = draftChoice(asked)
  if (drafted !== undefined) return drafted
  const stops = wantedStops(asked)
  if (stops !== undefined) return stops
  const { situation, offers: here, turn, withTurn } = questionOf(asked)
  const said =
    level === 'easy'
      ? easyChoice(situation, here, asked.chance)
      : level === 'normal'
        ? heuristicChoice(situation, here)
        : searchedChoice(asked, situation, here, turn)
  return withTurn(withIds(asked.view, said))
}

/** From the pack it holds, and of what it has picked. */
function draftChoice({ view, seat, offers, level, chance }: ClashAsked): ClashAction | undefined {
  const own = view.draft?.seats[seat]
  if (own === undefined) return undefined
  const { pack = [], pool = [] } = own
  const open = offers.find(offer => offer.do === 'pick')?.blanks['cards']
  const pair = view.seats[seat]?.colours
  if (open?.pick === 'some')
    return { do: 'pick', cards: picksOf(pack, pool, open.min, level, chance, pair) as string[] }
  return offers.some(offer => offer.do === 'build')
    ? { do: 'build', cards: [...bestOf(usable(pool, pair))] }
    : undefined
}

/** Set once: as it begins to play, or where everything is asked. */
function wantedStops({ view, seat, offers }: ClashAsked): ClashAction | undefined {
  const everywhere = at(view, 'seats', seat, 'stops', 'everywhere') === true
  const others = at(view, 'seats', seat, 'stops', 'others')
  const begins = offers.some(offer => offer.do === 'keep') && isList(others) && others.length === 0
  if (!everywhere && !begins) return undefined
  // At a full table it stops less often in the others' turns.
  const asked = Object.keys((at(view, 'seats') ?? {}) as JsonObject).length <= 4 ? ['main', 'block'] : ['block']
  return { do: 'stops', own: ['main', 'block', 'main-2'], others: asked as Phase[], aimed: true }
}
