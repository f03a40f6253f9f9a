import { useHost } from '../connection/host.ts'
import type { Request } from '../connection/requests.ts'
import { useToasts } from '../design/index.ts'

type Order = Exclude<Request, { say: 'ask' }>

/** For a press of a button: a refusal is shown to the person, and the promise says only whether it worked. */
export function useTrying() {
  const host = useHost()
  const toasts = useToasts()
  async function trying(done: Promise<unknown>): Promise<boolean> {
    try {
      await done
      return true
    } catch (error) {
      toasts.say((error as Error).message, { kind: 'bad' })
      return false
    }
  }
  return {
    tried: (what: Order): Promise<boolean> => trying(host.request(what)),
    leave: (table: string): Promise<boolean> => trying(host.leave(table)),
  }
}
