import { useHost } from '../connection/host.ts'
import type { Request } from '../connection/requests.ts'
import { orToast } from './use-trying.ts'

type Order = Exclude<Request, { say: 'ask' }>

/** For buttons: a refusal is shown to the person, and the promise gives only whether the host did it. */
export function useSend() {
  const host = useHost()
  const isDone = async (work: Promise<unknown>): Promise<boolean> => (await orToast(work.then(() => true))) === true
  return {
    send: (message: Order): Promise<boolean> => isDone(host.request(message)),
    leave: (table: string): Promise<boolean> => isDone(host.leave(table)),
  }
}
