import type { Asked, Seat } from '../../core/game.ts'
import { isList, type JsonObject } from '../../core/json.ts'
import type { ClashAction } from '../actions.ts'
import type { ClashOffer } from '../offers.ts'
import type { Phase } from '../state.ts'
import type { ClashView } from '../view.ts'
import { careless } from './careless.ts'
import { at, lookAt } from './look.ts'
import { searched } from './search.ts'
import { sensible } from './sense.ts'

type ClashAsked = Asked<ClashView, ClashAction['do']>

/**
 * What a bot of the asked level does. It sees the view its seat is sent and its offers, and nothing else, as everything
 * in this folder does. Easy overlooks things, normal plays by plain sense, hard and master think ahead.
 */
export function bot(asked: ClashAsked): ClashAction {
  const { seat, view, offers, level } = asked
  const stops = wantedStops(asked)
  if (stops !== undefined) return stops
  const where = offers.find(offer => offer.blanks['in'] !== undefined)?.blanks['in']
  const turn = where?.pick === 'one' ? String(where.from[0]) : undefined
  const here = turn === undefined ? offers : offers.filter(offer => inTurn(offer, turn))
  const look = lookAt(view, seat, turn)
  const said =
    level === 'easy'
      ? careless(look, here, asked.chance)
      : level === 'normal'
        ? sensible(look, here)
        : searched(asked, look, here, turn)
  const asks = offers.some(offer => offer.do === said['do'] && offer.blanks['in'] !== undefined)
  return (turn === undefined || !asks ? said : { in: turn, ...said }) as unknown as ClashAction
}

/** Set once: as it begins to play, or where everything is asked. */
function wantedStops({ view, seat, offers }: ClashAsked): ClashAction | undefined {
  const everywhere = at(view, 'seats', seat, 'stops', 'everywhere') === true
  const others = at(view, 'seats', seat, 'stops', 'others')
  const begins = offers.some(offer => offer.do === 'keep') && isList(others) && others.length === 0
  if (!everywhere && !begins) return undefined
  // At a full table it does not look at everything that everybody does.
  const asked = Object.keys((at(view, 'seats') ?? {}) as JsonObject).length <= 4 ? ['main', 'block'] : ['block']
  return { do: 'stops', own: ['main', 'block', 'main-2'], others: asked as Phase[], aimed: true }
}

function inTurn(offer: ClashOffer, turn: Seat): boolean {
  const where = offer.blanks['in']
  return where === undefined || (where.pick === 'one' && where.from.includes(turn))
}
