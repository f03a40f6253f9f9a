import type { Game, Seat } from '../core/game.ts'
import { formatMembers, lifeOf } from '../formats/index.ts'
import { clashAction, clashGiven, type ClashAction, type ClashGiven } from './actions.ts'
import { applyClash } from './apply.ts'
import { bot } from './bots/bot.ts'
import { pickTimers } from './draft/clock.ts'
import { preparation } from './draft/preparation.ts'
import { coach } from './bots/coach.ts'
import type { ClashEvent } from './events.ts'
import { odds } from './odds.ts'
import { offersOf } from './offers.ts'
import { clashOptions, type ClashOptions } from './options.ts'
import type { ClashCode } from './refusals.ts'
import { seeClash } from './digested-view.ts'
import { content, redactedClash } from './redacted.ts'
import { setUpClash } from './setup.ts'
import { toAct } from './to-act.ts'
import type { ClashState } from './state.ts'
import type { ClashView } from './view/types.ts'
import { clashJudge } from './learn/judge.ts'
import { openView, ownView } from './view.ts'

/** Clash: a creature duel of this house's own cards, in every format of the booklet (RULES CLA, FMT). */
export const clash: Game<ClashState, ClashAction, ClashEvent, ClashView, ClashCode, ClashOptions, ClashGiven> = {
  id: 'clash',
  rulesVersion: 11,
  seats: { min: 2, max: 40, best: 2 },
  options: clashOptions,
  actions: { schema: clashAction },
  time: { pace: 'turns', timers: pickTimers },
  setup: setUpClash,
  toAct,
  offers: offersOf,
  apply: applyClash,
  open: openView,
  own: ownView,
  digestedView: seeClash,
  ...formatMembers,
  redacted: redactedClash,
  content,
  bot,
  coach,
  judge: clashJudge,
  odds,
  preparation,
  duplicate: { options: { format: 'free-for-all', decksFrom: 'lot' }, counted: 'life', made: lifeWon },
  scenario: { given: clashGiven, chapter: state => String(state.turnsEnded) },
}

/** The life the last one left has, at least 1; as much less than nothing for everybody else, and nothing in a draw. */
function lifeWon({ format }: ClashState, seat: Seat): number {
  const winner = format.ended?.winners[0]
  if (winner === undefined) return 0
  const left = Math.max(1, lifeOf(format, winner))
  return seat === winner ? left : -left
}
