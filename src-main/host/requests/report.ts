import { existsSync, statSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type { ReportAnswer } from '../../../src-engine/protocol/asks.ts'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import { lastNoted } from '../context/journal.ts'
import { no } from '../context/refusal.ts'
import { appVersion } from '../context/version.ts'
import { answer, type RequestHandler } from './handler.ts'
import { metricsOf } from './metrics.ts'

/** A report for anyone who looks for a fault, to be read before it is sent; for the host's own machine. */
export const report: RequestHandler = (lobby, client) => {
  if (!client.owner) return no('not-owner')
  return answer<ReportAnswer>({ text: reportOf({ data: lobby.context.data, figures: metricsOf(lobby) }) })
}

/** What a report tells besides the machine and the log. */
export interface Reported {
  /** The data folder. */
  readonly data: string
  /** How the host fares now (`metricsOf`), where one runs. */
  readonly figures?: string
}

const lines = 300
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/**
 * “Report a problem”: one text a person can read before they send it. Nothing in it says who plays here, and nothing sends
 * it anywhere.
 */
export function reportOf({ data, figures }: Reported): string {
  const file = join(data, 'knockabout.db')
  const { node, electron, chrome } = process.versions as { readonly [name: string]: string | undefined }
  const about = [
    `Knockabout ${appVersion}, protocol ${protocolVersion}`,
    `${process.platform} ${release()} ${process.arch}, ${cpus().length} cores, ${megabytes(totalmem())}`,
    `Node ${node}${electron === undefined ? '' : `, Electron ${electron}, Chrome ${chrome}`}`,
    `database: ${existsSync(file) ? megabytes(statSync(file).size) : 'none'}`,
    `written ${new Date().toISOString()}`,
  ]
  const noted = lastNoted(join(data, 'logs'), lines)
  return [
    ...about,
    ...(figures === undefined ? [] : ['', '── now', figures.replace(/^#.*\n/gm, '').trimEnd()]),
    '',
    `── the last ${noted.length} lines noted`,
    ...noted,
    '',
  ].join('\n')
}
