import { useHost } from '../connection/host.ts'
import type { Request } from '../connection/requests.ts'
import { orToast } from './use-trying.ts'

type Order = Exclude<Request, { say: 'ask' }>

/**
 * For buttons: a refusal is shown to the person, and the promise gives only whether the host did it. `rooms` have the
 * sentences for refusals of their own kind.
 */
export function useSend() {
  const host = useHost()
  const isDone = async (work: Promise<unknown>, rooms?: readonly string[]): Promise<boolean> =>
    (await orToast(
      work.then(() => true),
      rooms,
    )) === true
  return {
    send: (message: Order, rooms?: readonly string[]): Promise<boolean> => isDone(host.request(message), rooms),
    leave: (table: string): Promise<boolean> => isDone(host.leave(table)),
  }
}
