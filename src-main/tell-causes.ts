import type { Diagnosis } from '../src-engine/protocol/join-doctor.ts'
import { filled } from './terminal.ts'

/** Why nobody comes, in English for a terminal; windows and phones translate the same causes. */
const sentences: { readonly [Cause in Diagnosis<'host'>['cause']]?: string } = {
  'no-network': 'This computer is on no network.',
  'other-address': 'A guest came in by {works}; the address {shown} leads nowhere from there. Show them the other one.',
  firewall: 'Others see this host but cannot come in: a firewall here has to let port {port} through.',
  vpn: 'This computer sends everything through a VPN, so the others in the room cannot reach it.',
  'firewall-on': 'Nobody has got through so far, and {firewall} is on: it has to let Knockabout in.',
  isolation: 'No other device can be seen from here: this network keeps its devices apart.',
}

/** Milliseconds between two looks, from the start until somebody has come in. */
const everyMs = 20_000

/** Says what stands in the way of guests, each cause once in a row, and stops once the first has come in. */
export function tellCauses(
  check: () => Promise<Diagnosis<'host'>>,
  say: (line: string) => void,
  every = everyMs,
): () => void {
  let before = ''
  const timer = setInterval(() => {
    void check().then(({ cause, params, well }) => {
      if (cause === 'welcome') clearInterval(timer)
      const sentence = well ? undefined : sentences[cause]
      const line = sentence === undefined ? '' : filled(sentence, params)
      if (line !== '' && line !== before) {
        say(line)
        if (typeof params['command'] === 'string') say(`  ${params['command']}`)
      }
      before = line
    })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
