import type { Card } from '../../../src-engine/brawl/cards.ts'
import type { JudgedChapter, Misplay } from '../../../src-engine/core/judge.ts'
import type { ends } from '../../../src-engine/brawl/learn/judge.ts'
import type { Seat } from '../../../src-engine/core/seat.ts'
import type { JudgeWords, Names } from '../../table/contract.ts'
import { capitalise, formatNumber, t } from '../../words/index.ts'
import { cardName } from './cards/card-text.ts'

const seconds = (ms: number): string => t('brawlJudge.seconds', { time: formatNumber(ms / 1000, 1, 1) })

/** Where a play goes, and between whom, where there are several rows. */
function placeOf({ better, lost }: Misplay, names: Names): string {
  const { edge, base, side } = better as { edge?: 'left' | 'right'; base?: number; side?: Seat }
  const number = (base ?? 0) + 1
  const place =
    edge !== undefined
      ? t(`brawl.row.end.${edge}`)
      : side === undefined
        ? t('brawl.read.on-base', { base: number })
        : t('brawl.read.on-side', { who: names(side), base: number })
  const [one, other] = (lost.params?.['zone'] ?? []) as readonly Seat[]
  if (one === undefined || other === undefined) return place
  return `${t('brawl.row.against', { one: names(one), other: names(other) })}: ${place}`
}

/** How many plays came open, and how long they lay there. */
function total(chapters: readonly JudgedChapter[]): string {
  const waits = chapters.flatMap(({ waitsMs = [] }) => waitsMs).toSorted((a, b) => a - b)
  const middle = waits[waits.length >> 1]
  const longest = waits.at(-1)
  const isAll = chapters.every(({ notKnown }) => notKnown === 0)
  return [
    middle === undefined || longest === undefined
      ? t('brawlJudge.none')
      : t('brawlJudge.total', { n: waits.length, median: seconds(middle), longest: seconds(longest) }),
    ...(isAll ? [] : [t('brawlJudge.not-known')]),
  ].join(' ')
}

export const judgeWords: JudgeWords = {
  misplay(misplay, names) {
    const { code, params } = misplay.lost
    const [card, time] = [cardName(params?.['card'] as Card), seconds(Number(params?.['waitedMs']))]
    const place = capitalise(placeOf(misplay, names))
    return t(`brawlJudge.${code as (typeof ends)[number]}`, { place, card, time })
  },
  total,
}
