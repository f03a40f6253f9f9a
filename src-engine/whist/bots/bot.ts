import { numberOf, pack, suits } from '../../cards/french.ts'
import type { BotInput } from '../../core/game.ts'
import type { JsonObject } from '../../core/json.ts'
import type { WhistAction } from '../actions.ts'
import { quick } from './fast.ts'
import type { Rules } from '../rules.ts'
import { chooseByCount } from './counting.ts'
import { chooseCard, chooseTrump } from './heuristics.ts'
import { thinkAhead } from './tree.ts'
import type { WhistView } from '../view.ts'

/** A table's rules from its house rules: the sheet's way of reading them. */
export type RulesFor = (options: JsonObject) => Rules
/** One play in this many is a random legal one, as beginners make mistakes. */
const randomPlays = { easy: 2, normal: 6 } as const
type Question = BotInput<WhistView, WhistAction['do']>

/** The action a bot of the given level takes. It sees the view of its seat and its offers, nothing else. */
export function bot(rulesFor: RulesFor, asked: Question): WhistAction {
  const { view, seat, offers, chance, level } = asked
  const own = view.seats[seat]!
  const calls = offers.some(offer => offer.do === 'trump')
  const mayTap = offers.some(offer => offer.do === 'pass')
  const legal = own.legal ?? []
  if (level === 'hard' || level === 'master') return searched(rulesFor, asked, calls, mayTap)
  if (calls) {
    if (level === 'easy') return { do: 'trump', suit: suits[chance.below('whim', 4)]! }
    return { do: 'trump', suit: chooseTrump(own.cards ?? []) }
  }
  if (chance.below('whim', randomPlays[level]) === 0) {
    return { do: 'play', card: legal[chance.below('whim', legal.length)]! }
  }
  const card = (level === 'easy' ? chooseCard : chooseByCount)(view, seat, mayTap)
  return card === undefined ? { do: 'pass' } : { do: 'play', card }
}

function searched(rulesFor: RulesFor, asked: Question, calls: boolean, mayTap: boolean): WhistAction {
  const { view, seat, chance, thinking } = asked
  const choices = choicesOf(view, seat, calls, mayTap)
  const random = quick(chance.below('thought', 0x7fffffff))
  const best =
    choices.length === 1 ? choices[0]! : thinkAhead(rulesFor(view.options), view, seat, choices, thinking, random)
  if (calls) return { do: 'trump', suit: suits[best]! }
  return best < 0 ? { do: 'pass' } : { do: 'play', card: pack[best]! }
}

/** All a seat could do now, as the search numbers it: cards, suits, −1 for the tap. */
export function choicesOf(view: WhistView, seat: string, calls: boolean, mayTap: boolean): number[] {
  if (calls) return [0, 1, 2, 3]
  const cards = (view.seats[seat]!.legal ?? []).map(numberOf)
  return mayTap ? [...cards, -1] : cards
}
