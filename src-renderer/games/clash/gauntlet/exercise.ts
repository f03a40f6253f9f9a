import { challenger, type GauntletRun } from '../../../../src-engine/clash/gauntlet/run.ts'
import { opponents } from '../../../../src-engine/clash/content/opponents.ts'
import { clash } from '../../../../src-engine/clash/game.ts'
import type { ClashState } from '../../../../src-engine/clash/state.ts'
import type { DraftView } from '../../../../src-engine/clash/view/types.ts'
import { anyGame } from '../../../../src-engine/core/game.ts'
import { start } from '../../../../src-engine/core/match.ts'
import { viewFor } from '../../../../src-engine/core/view.ts'
import { exerciseProps } from '../../../table/lesson/exercise-table.ts'
import type { Act } from '../../../table/contract.ts'
import type { ClashProps } from '../props.ts'
import { namesOf } from '../../../table/names.ts'

const seats = [challenger, opponents[0].seat] as const

/** Packs and decks of the gauntlet, on the screens of a draft: no host is asked, and what is done there comes to `act`. */
export function draftProps(
  { beaten }: Pick<GauntletRun, 'beaten'>,
  own: Pick<DraftView['seats'][string], 'pack' | 'pool' | 'deck'>,
  picks: number,
  act: (action: Act) => void,
): ClashProps {
  const made = start(anyGame(clash), { seats, options: { decksFrom: 'sealed' }, given: {}, seed: 1 })
  if (!made.ok) throw new Error(made.code)
  const view = viewFor(clash, made.match.state as ClashState, challenger)
  const mine = { waiting: own.pack === undefined ? 0 : 1, picked: own.pool?.length ?? 0, built: false, ...own }
  const draft: DraftView = { round: beaten, packs: opponents.length - 1, picks, seats: { [challenger]: mine } }
  const names = namesOf({})
  return exerciseProps('clash', seats, names, {
    view: { ...view, phase: own.pack === undefined ? 'building' : 'drafting', draft },
    offers: [],
    events: [],
    act: action => {
      act(action)
      return Promise.resolve(undefined)
    },
  })
}
