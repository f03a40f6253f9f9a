import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { chancesOf, type Odds, type WinChance } from '../../../src-engine/core/odds.ts'
import type { Award, GameScreens, Names } from '../../table/contract.ts'
import { useLoaded } from '../../table/use-loaded.ts'
import { formatList, formatPercent, t } from '../../words/index.ts'
import { remarkOn, stillHolds, type Remark } from './commentator.ts'

/** Milliseconds a remark stands, and between two of them. */
const remarkMs = 9000
/** Whoever won with such a chance once, and less than half of an equal share, has come back from far behind. */
const farBehind = 0.12

/**
 * What a commentator says of a table: everybody's chance to win by what has been shown of it so far, a word when it turns,
 * and at the end how far behind the winner was. `view` is the staged one, so nothing is said before it is seen.
 */
export function useChances(
  screens: Ref<GameScreens>,
  view: Ref<JsonObject | undefined>,
  names: Ref<Names>,
  game: () => string,
) {
  const odds = useLoaded(screens, now => now.odds?.() as Promise<Odds<JsonObject>> | undefined)
  const chances = computed<readonly WinChance[]>(() =>
    odds.value === undefined || view.value === undefined ? [] : chancesOf(odds.value, view.value),
  )
  const nameOf = (seats: readonly string[]): string => formatList(seats.map(names.value))
  const said = shallowRef<Remark>()
  const remark = computed(() => {
    if (said.value === undefined) return ''
    const { kind, seats, before, now } = said.value
    const params = { who: nameOf(seats), before: formatPercent(before), now: formatPercent(now) }
    return t(`display.chances.${kind}`, params)
  })
  let spokenOf: readonly WinChance[] = []
  let lowest = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function reset(): void {
    clearTimeout(timer)
    said.value = undefined
    spokenOf = []
    lowest = new Map()
  }
  watch(game, reset)
  watch(chances, now => {
    if (now.length === 0) return void (said.value = undefined)
    const equal = 1 / now.length
    for (const { seats, chance } of now) {
      const least = Math.min(chance / equal >= 0.5 ? 1 : chance, lowest.get(seats[0]!) ?? 1)
      for (const seat of seats) lowest.set(seat, least)
    }
    if (said.value !== undefined) said.value = stillHolds(said.value, now)
    if (said.value !== undefined) return
    clearTimeout(timer)
    const found = remarkOn(spokenOf, now)
    if (spokenOf.length === 0 || found !== undefined) spokenOf = now
    if (found === undefined) return
    said.value = found
    timer = setTimeout(() => (said.value = undefined), remarkMs)
  })
  onScopeDispose(() => clearTimeout(timer))
  /** For the end of the game: who won it from far behind. */
  function comeback(winners: readonly string[]): readonly Award[] {
    const least = Math.min(...winners.map(seat => lowest.get(seat) ?? 1))
    if (least > farBehind) return []
    const line = t('display.chances.comeback-text', {
      who: nameOf(winners),
      least: formatPercent(Math.max(0.01, least)),
    })
    return [{ picture: 'phoenix', title: t('display.chances.comeback'), line }]
  }
  return { chances, remark, comeback }
}
