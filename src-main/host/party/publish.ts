import { phaseOf } from '../../../src-engine/night/night.ts'
import { nightState } from '../../../src-engine/night/state.ts'
import type { StoredNight } from '../../store/nights.ts'
import type { Client } from '../context/client.ts'
import type { HostContext } from '../context/context.ts'
import { Encoded } from '../context/encoded.ts'

/** A night nobody ended counts as another evening's so many milliseconds after anything last happened in it. */
const eveningMs = 14 * 60 * 60_000

/** The night of this evening: the one that is on, or whose champion is still to be seen. */
export function nightNow({ store, tuning }: HostContext): StoredNight | undefined {
  const stored = store.nights.latest()
  if (stored === undefined) return undefined
  return phaseOf(stored.night) === 'over' && tuning.now() - stored.at > eveningMs ? undefined : stored
}

/** Whether the night is left from another evening, so that anybody may begin a new one. */
export function isStale({ tuning }: HostContext, { at }: StoredNight): boolean {
  return tuning.now() - at > eveningMs
}

/** To one who has just come. */
export function sendNight(context: HostContext, client: Client): void {
  const message = messageOf(context)
  if (message !== undefined) client.send(message.text)
}

/** To everybody, whenever it has changed and the change is on disk. */
export function publishNights(context: HostContext): void {
  const { store } = context
  const send = (): void => {
    const message = messageOf(context)
    if (message !== undefined) for (const client of context.clients) client.send(message.text)
  }
  // What does not reach the disk is taken back, and that is another change.
  store.nights.onChange(() => void store.log.flushed().then(send, () => undefined))
}

function messageOf(context: HostContext): Encoded | undefined {
  const stored = nightNow(context)
  if (stored === undefined) return undefined
  const night = nightState(stored.night, context.tuning.now())
  const language = context.languages.get(night.host)
  return new Encoded({ say: 'night', night: language === undefined ? night : { ...night, language } })
}
