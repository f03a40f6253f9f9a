import type { ReportAnswer } from '../../../src-engine/protocol/asks.ts'
import { reportOf } from '../context/report.ts'
import { no } from '../context/refusal.ts'
import { metricsOf } from '../context/metrics.ts'
import { answer, type RequestHandler } from './handler.ts'

/** A report for anyone who looks for a fault, to be read before it is sent; for the host's own machine. */
export const report: RequestHandler = (lobby, client) => {
  if (!client.owner) return no('not-owner')
  return answer<ReportAnswer>({ text: reportOf({ data: lobby.context.data, figures: metricsOf(lobby) }) })
}
