import { useSend } from '../use-send.ts'

type Order = Parameters<ReturnType<typeof useSend>['send']>[0]

/** Asks the host about the house itself: whether it did so. Where it didn't, the person is shown why. */
export const askOfHouse = (what: Order): Promise<boolean> =>
  useSend().send(what, ['houseCopy.refusals', 'houseMove.refusals', 'refusals'])
