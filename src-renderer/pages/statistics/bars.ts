import type { StatisticsAnswer } from '../../../src-engine/protocol/asks.ts'
import { formatOrdinal, formatPercent, t } from '../../words/index.ts'

interface Bar {
  readonly label: string
  readonly part: number
  readonly figure: string
  readonly more?: string
}

/** One bar for each count; the longest is the most frequent. */
function barsOf(counts: readonly { readonly label: string; readonly times: number }[], games: number): Bar[] {
  const most = Math.max(1, ...counts.map(one => one.times))
  return counts.map(({ label, times }) => ({
    label,
    part: times / most,
    figure: String(times),
    more: formatPercent(times / games),
  }))
}

/** How often first, second, third … */
export function placeBars(places: readonly number[], games: number): readonly Bar[] {
  return barsOf(
    places.map((times, i) => ({ label: formatOrdinal(i + 1), times })),
    games,
  )
}

/**
 * With how many cards a player was knocked out, and how often never. `sizes`: the cards dealt in the first, second …
 * hand. Games that count no hands, as those of old files, are left out.
 */
export function handSizeBars(games: StatisticsAnswer['overTime'], sizes: readonly number[]): readonly Bar[] {
  const counted = games.filter(game => (game.tallies['hands'] ?? 0) > 0)
  if (counted.length === 0) return []
  const counts = sizes.map((cards, at) => ({
    label: t('statistics.hand-sizes.cards', { n: cards }),
    times: counted.filter(game => !game.won && game.tallies['hands'] === at + 1).length,
  }))
  const won = counted.filter(game => game.won).length
  return barsOf([...counts, { label: t('statistics.hand-sizes.won'), times: won }], counted.length)
}

/** Against whom: in which part of the games with each of them the player came out ahead. */
export function rivalBars(rivals: StatisticsAnswer['rivals']): readonly Bar[] {
  return rivals.map(({ name, games, ahead }) => ({
    label: name || t('people.somebody'),
    part: ahead / games,
    figure: t('statistics.rivals.of', { ahead, n: games }),
  }))
}

/** Of the knock-outs between the player and each of them the part in which the other went out; the most of them first. */
export function knockOutBars(rivals: StatisticsAnswer['rivals']): readonly Bar[] {
  return rivals
    .map(({ name, knockedOut, knockedOutBy }) => ({ name, out: knockedOut, all: knockedOut + knockedOutBy }))
    .filter(({ all }) => all > 0)
    .sort((a, b) => b.all - a.all)
    .map(({ name, out, all }) => ({
      label: name || t('people.somebody'),
      part: out / all,
      figure: t('statistics.rivals.of', { ahead: out, n: all }),
    }))
}
