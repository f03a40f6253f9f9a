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

/** A person who was knocked out or did it: how often each, and as a part of the most there was. */
interface KnockOutRow {
  readonly player: string
  readonly name: string
  readonly by: number
  readonly out: number
  readonly byPart: number
  readonly outPart: number
}

/** Those with whom there were knock-outs, the most of them first. */
export function knockOutRows(rivals: StatisticsAnswer['rivals']): readonly KnockOutRow[] {
  const found = rivals.filter(one => one.knockedOut + one.knockedOutBy > 0)
  const most = Math.max(1, ...found.flatMap(one => [one.knockedOut, one.knockedOutBy]))
  return found
    .sort((a, b) => b.knockedOut + b.knockedOutBy - a.knockedOut - a.knockedOutBy)
    .map(({ player, name, knockedOut: out, knockedOutBy: by }) => ({
      player,
      name: name || t('people.somebody'),
      by,
      out,
      byPart: by / most,
      outPart: out / most,
    }))
}
