import type { Chance } from '../../core/chance.ts'
import type { JsonObject } from '../../core/json.ts'
import type { ClashOffer } from '../offers.ts'
import type { Situation } from './situation.ts'
import { survives } from './block.ts'
import { eachIn, optionsFor, obviousChoice, heuristicChoice } from './heuristics.ts'

/** One time in so many it overlooks what an attacker or a blocker could do, or acts at random. */
const often = 2

/** The easy bot: it sees what it could do, but not what follows from it, and overlooks some of it. */
export function easyChoice(situation: Situation, offers: readonly ClashOffer[], chance: Chance): JsonObject {
  const whim = (): boolean => chance.below('whim', often) === 0
  const said = obviousChoice(situation, offers)
  if (said !== undefined) return said
  const sense = heuristicChoice(situation, offers)
  for (const [kind, field] of [
    ['attack', 'attackers'],
    ['block', 'blockers'],
  ] as const) {
    const from = eachIn(offers, kind, field)
    if (from === undefined || sense['do'] !== kind) continue
    const meant = Object.entries(sense[field] as JsonObject)
    // Where knocking somebody out brings points it attacks more.
    const kept = meant.filter(() => !whim() || (kind === 'attack' && situation.fallsCount && !whim()))
    // Where two stand together against one, both or neither.
    const held = kept.filter(([, whom]) => sizeOf(kept, whom) === sizeOf(meant, whom))
    if (kind === 'attack') return { do: kind, [field]: Object.fromEntries(kept) }
    const blockers = Object.fromEntries(held)
    // It never overlooks what would lose it the game.
    return survives(situation, from, blockers) ? { do: kind, blockers } : sense
  }
  if (!whim()) return sense
  const options = [
    { do: 'pass' },
    ...optionsFor(situation, offers)
      .filter(option => option.value > -1)
      .map(option => option.action),
  ]
  return options[chance.below('whim', options.length)]!
}

function sizeOf(pairs: readonly (readonly [string, unknown])[], whom: unknown): number {
  return pairs.filter(([, other]) => other === whom).length
}
