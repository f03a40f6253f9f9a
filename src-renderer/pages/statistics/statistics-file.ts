import { t } from '../../words/index.ts'
import type { StatisticsFile } from '../../../src-engine/protocol/answers.ts'

export type ReadStatistics =
  | { readonly ok: true; readonly file: StatisticsFile }
  | { readonly ok: false; readonly why: string }

/** A first look at a statistics file; the host checks every result in it. */
export function readStatistics(name: string, text: string): ReadStatistics {
  let raw: unknown
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return {
      ok: false,
      why: t('files.statistics-unread', { file: name }),
    }
  }
  const file = raw as Partial<StatisticsFile> | null
  if (file?.format !== 'knockabout-statistics' || !Array.isArray(file.results)) {
    return { ok: false, why: t('files.no-statistics', { file: name }) }
  }
  return { ok: true, file: file as StatisticsFile }
}

/** As many results as fit one message to the host (protocol/version.ts, limits), each slice a file of its own. */
export function slicesOf(file: StatisticsFile, room = 45_000): readonly StatisticsFile[] {
  const slices: StatisticsFile['results'][number][][] = [[]]
  let used = 0
  for (const result of file.results) {
    const size = new TextEncoder().encode(JSON.stringify(result)).length + 1
    if (used + size > room && slices.at(-1)!.length > 0) {
      slices.push([])
      used = 0
    }
    slices.at(-1)!.push(result)
    used += size
  }
  return slices.map(results => ({ ...file, results }))
}
