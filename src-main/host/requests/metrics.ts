import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks'
import { protocolVersion } from '../../../src-engine/protocol/version.ts'
import type { HostContext } from '../context/context.ts'
import { appVersion } from '../context/version.ts'

/** What is measured: a host and its tables. */
interface Measured {
  readonly context: HostContext
  readonly tables: ReadonlyMap<
    string,
    { readonly table: { readonly game: { readonly id: string }; readonly phase: { readonly at: string } } }
  >
}

/** A metric: its type, its help text, and its values by label. */
type Figure = readonly [kind: 'gauge' | 'counter', help: string, values: readonly (readonly [string, number])[]]

/** Milliseconds between two samples; the measured values include them. */
const resolutionMs = 20
/** Measured only from the first request for metrics on, so that a host nobody monitors does no work for it. */
let delay: IntervalHistogram | undefined

/** The host's metrics in the Prometheus text format; no names of anybody. */
export function metricsOf({ context, tables }: Measured): string {
  const seated = new Map<string, number>()
  for (const { table } of tables.values()) {
    const labels = `{game="${table.game.id}",phase="${table.phase.at}"}`
    seated.set(labels, (seated.get(labels) ?? 0) + 1)
  }
  const { counts } = context.journal
  const cpu = process.cpuUsage()
  const figures: { readonly [name: string]: Figure } = {
    knockabout_info: [
      'gauge',
      'The version that runs.',
      [[`{version="${appVersion}",protocol="${protocolVersion}"}`, 1]],
    ],
    knockabout_clients: [
      'gauge',
      'Connections that have said hello, displays among them.',
      [['', context.clients.size]],
    ],
    knockabout_tables: ['gauge', 'Tables by game and phase.', [...seated]],
    knockabout_plays_total: ['counter', 'Plays taken and kept since the start.', [['', counts.plays]]],
    knockabout_messages_total: ['counter', 'Messages heard since the start.', [['', counts.messages]]],
    knockabout_failures_total: ['counter', 'Things that broke since the start.', [['', counts.failures]]],
    knockabout_event_loop_delay_seconds: ['gauge', 'How long anything waited for its turn, since last asked.', waits()],
    process_cpu_seconds_total: ['counter', 'Processor time used.', [['', (cpu.user + cpu.system) / 1e6]]],
    process_resident_memory_bytes: ['gauge', 'Memory held.', [['', process.memoryUsage.rss()]]],
    process_start_time_seconds: ['gauge', 'When it was started.', [['', Math.round(performance.timeOrigin) / 1000]]],
  }
  return Object.entries(figures)
    .map(([name, [kind, help, values]]) => {
      const lines = values.map(([labels, value]) => `${name}${labels} ${value}\n`)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`
    })
    .join('')
}

function waits(): [string, number][] {
  if (delay === undefined) {
    delay = monitorEventLoopDelay({ resolution: resolutionMs })
    delay.enable()
    return []
  }
  const at = (percentile: number): number =>
    Math.max(0, (delay?.percentile(percentile) ?? 0) / 1e9 - resolutionMs / 1e3)
  const said: [string, number][] = [
    ['{quantile="0.5"}', at(50)],
    ['{quantile="0.99"}', at(99)],
  ]
  delay.reset()
  return said
}
