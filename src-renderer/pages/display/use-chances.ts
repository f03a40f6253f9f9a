import { computed, onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import { chancesOf, type Odds, type WinChance } from '../../../src-engine/core/odds.ts'
import type { Award, GameScreens, Names } from '../../table/contract.ts'
import { formatList, formatPercent, t } from '../../words/index.ts'
import { remarkOn } from './commentator.ts'

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
  const odds = shallowRef<Odds<JsonObject>>()
  watch(screens, async now => (odds.value = (await now.odds?.()) as Odds<JsonObject> | undefined), { immediate: true })
  const chances = computed<readonly WinChance[]>(() =>
    odds.value === undefined || view.value === undefined ? [] : chancesOf(odds.value, view.value),
  )
  const nameOf = (seats: readonly string[]): string => formatList(seats.map(seat => names.value[seat] ?? seat))
  const remark = ref('')
  let spokenOf: readonly WinChance[] = []
  let lowest = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function reset(): void {
    clearTimeout(timer)
    remark.value = ''
    spokenOf = []
    lowest = new Map()
  }
  watch(game, reset)
  watch(chances, now => {
    if (now.length === 0) return
    const equal = 1 / now.length
    for (const { seats, chance } of now) {
      const least = Math.min(chance / equal >= 0.5 ? 1 : chance, lowest.get(seats[0]!) ?? 1)
      for (const seat of seats) lowest.set(seat, least)
    }
    if (remark.value !== '') return
    const found = remarkOn(spokenOf, now)
    if (spokenOf.length === 0 || found !== undefined) spokenOf = now
    if (found === undefined) return
    const [before, after] = [formatPercent(found.before), formatPercent(found.now)]
    remark.value = t(`display.chances.${found.kind}`, { who: nameOf(found.seats), before, now: after })
    timer = setTimeout(() => (remark.value = ''), remarkMs)
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
