import { useHost } from '../connection/host.ts'
import type { Request } from '../connection/requests.ts'
import { useToasts } from '../design/index.ts'

type Order = Exclude<Request, { say: 'ask' }>

/** For buttons: a refusal is shown to the person, and the promise gives only whether the host did it. */
export function useSend() {
  const host = useHost()
  const toasts = useToasts()
  async function notifyRefusal(done: Promise<unknown>): Promise<boolean> {
    try {
      await done
      return true
    } catch (error) {
      toasts.notify((error as Error).message, { kind: 'bad' })
      return false
    }
  }
  return {
    send: (message: Order): Promise<boolean> => notifyRefusal(host.request(message)),
    leave: (table: string): Promise<boolean> => notifyRefusal(host.leave(table)),
  }
}
