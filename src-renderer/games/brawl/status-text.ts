import type { Seat } from '../../../src-engine/core/game.ts'
import type { TableState } from '../../../src-engine/protocol/to-client.ts'
import { formatList, t } from '../../words/index.ts'
import type { BrawlView } from '../../../src-engine/brawl/view.ts'
import type { Names } from '../../table/contract.ts'

/** What somebody with an empty hand is told to do next. */
export function promptFor(view: BrawlView, seat: Seat, names: Names, may: (kind: string) => boolean): string {
  const state = view.seats[seat]
  if (state === undefined || view.phase === 'over') return ''
  if (state.out) return t('brawl.line.out')
  if (state.aside) return t('brawl.line.aside')
  if (view.phase === 'knock') return ''
  const judges = view.foul?.judges ?? []
  if (view.phase === 'foul') return t('brawl.line.rules', { who: formatList(judges.map(names)), n: judges.length })
  const training = view.mode === 'training'
  if (training && view.turn !== undefined && view.turn !== seat) return t('brawl.line.turn', { who: names(view.turn) })
  if (state.active === false) return t('brawl.line.waits')
  if (state.done) return t('brawl.line.done')
  if (training) return t(may('take') ? 'brawl.line.training-take' : 'brawl.line.training-draw')
  const discards = state.discard.length > 0
  if (state.deck > 0) return t(discards ? 'brawl.line.draw-take' : 'brawl.line.draw')
  return t(discards ? 'brawl.line.no-deck' : 'brawl.line.no-card')
}

/** What is said of somebody who has left, or of who plays for them; nothing of who is here. */
export function awayText(table: TableState, seat: Seat): string | undefined {
  const sitting = table.places.find(one => one.seat === seat)
  if (sitting?.kind !== 'person' || sitting.here) return undefined
  return t(sitting.sitIn ? 'brawl.seat.bot' : 'parts.away')
}

/** Who has still to say that they are ready while the game stands still, each person once; nobody where one is alone here. */
export function awaitedReady({ places, ready }: TableState): readonly string[] {
  const here = places.filter(one => one.kind === 'person' && one.here)
  // Several at one machine say so together.
  const people = here.filter((one, at) => here.findIndex(other => other.person === one.person) === at)
  if (people.length < 2) return []
  return people.filter(one => !(ready?.includes(one.person ?? '') ?? false)).map(one => one.name)
}

/** Who knocks before this round: all but those who gave up, or were not level with the first. */
export function knockers({ order, seats }: BrawlView): readonly Seat[] {
  return order.filter(seat => !seats[seat]?.aside && !seats[seat]?.out)
}

/** Why there is another round: who was level in the last one, and with what. '' in the first. */
export function roundText({ round, result, wins }: BrawlView, names: Names): string {
  if (wins !== undefined) {
    const [[one = '', a = 0] = [], [other = '', b = 0] = []] = Object.entries(wins)
    const params = { one: names(one), other: names(other), a, b }
    return t(round > 1 && result?.draw ? 'brawl.knock.match-again' : 'brawl.knock.match', params)
  }
  const tied = result?.tied ?? []
  const [first] = tied
  if (first === undefined) return ''
  const bases = t('brawl.bases', { n: result?.bases[first] ?? 0 })
  return t('brawl.knock.round', { round, who: formatList(tied.map(names)), bases })
}
