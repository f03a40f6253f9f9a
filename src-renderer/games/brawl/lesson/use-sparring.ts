import { refusalText, t } from '../../../words/index.ts'
import { exerciseTable } from '../../../table/exercise-table.ts'
import { computed, shallowRef, watch } from 'vue'
import { anyGame, type Offer, type Seat } from '../../../../src-engine/core/game.ts'
import type { JsonObject } from '../../../../src-engine/core/json.ts'
import { play, start, type Match } from '../../../../src-engine/core/match.ts'
import type { BrawlCode } from '../../../../src-engine/brawl/actions.ts'
import type { Exercise } from '../../../../src-engine/brawl/exercises.ts'
import { brawl } from '../../../../src-engine/brawl/game.ts'
import type { State } from '../../../../src-engine/brawl/state.ts'
import type { BrawlEvent } from '../../../../src-engine/brawl/events.ts'
import type { BrawlView } from '../../../../src-engine/brawl/view.ts'
import type { BrawlProps } from '../props.ts'
import { viewFor } from '../../../../src-engine/core/view.ts'
import type { Names } from '../../../table/contract.ts'

const game = anyGame(brawl)

interface Sparring {
  /** Counts the times this exercise has been dealt. */
  readonly deal: number
  readonly match: Match
  readonly view: BrawlView
  readonly offers: readonly Offer[]
  readonly events: BrawlProps['events']
}

function dealt(exercise: Exercise, deal: number): Sparring {
  const { seats, options, given, before } = exercise
  const started = start(game, { seats, options, given: given as JsonObject, seed: 1 })
  if (!started.ok) throw new Error(`the exercise ${exercise.id} can’t be set up: ${started.code}`)
  let now = shown(started.match, deal, [], seats[0])
  for (const { by, ...action } of before) {
    const next = acted(now, by, action, seats[0])
    if (typeof next !== 'string') now = next
  }
  return now
}

function shown(match: Match, deal: number, events: BrawlProps['events'], seat: Seat): Sparring {
  const view = viewFor(brawl, match.state as State, seat)
  return { deal, match, view, offers: game.offers(match.state, seat), events }
}

function acted(now: Sparring, by: Seat, action: JsonObject, seat: Seat): Sparring | BrawlCode {
  const played = play(now.match, by, action)
  if (!played.ok) return played.refused as BrawlCode
  let n = now.events.at(-1)?.n ?? 0
  const newEvents = played.events.map(({ event }) => ({ n: ++n, event: event as BrawlEvent }))
  return shown(played.match, now.deal, [...now.events, ...newEvents].slice(-100), seat)
}

/** A table of its own for one exercise: the real rules, partners who do nothing, and nobody to wait for. */
export function useSparring(exercise: () => Exercise, learner: () => string) {
  const table = shallowRef(dealt(exercise(), 0))
  const again = (): void => void (table.value = dealt(exercise(), table.value.deal + 1))
  watch(exercise, again)

  const act: BrawlProps['act'] = (action, seat = exercise().seats[0]) => {
    const next = acted(table.value, seat, action, exercise().seats[0])
    if (typeof next === 'string') return Promise.resolve({ code: next, text: refusalText({ code: next }, 'brawl') })
    table.value = next
    return Promise.resolve(undefined)
  }
  const props = computed<BrawlProps>(() => {
    const { seats } = exercise()
    const { view, offers, events } = table.value
    return {
      table: exerciseTable(game.id, seats, namesOf(seats, learner()), view.phase === 'over'),
      view,
      offers,
      offersOf: seat => (seat === seats[0] ? offers : []),
      viewer: seats[0],
      yours: [seats[0]],
      names: namesOf(seats, learner()),
      events,
      act,
      ask: () => Promise.reject(new Error('not-in-an-exercise')),
    }
  })
  return { table, again, props }
}

/** The learner, and the partners who do nothing, in the order of their seats. */
function namesOf(seats: Exercise['seats'], learner: string): Names {
  const names = [learner, t('brawlLesson.partner'), t('brawlLesson.mate'), t('brawlLesson.other')]
  return Object.fromEntries(seats.map((seat, at) => [seat, names[at] ?? seat]))
}
