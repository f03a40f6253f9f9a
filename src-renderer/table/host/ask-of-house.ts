import { useHost } from '../../connection/host.ts'
import { Refused } from '../../connection/requests.ts'
import { useToasts } from '../../design/index.ts'
import { translateCode } from '../../words/index.ts'

/** Asks the host about the house itself: whether it did so. Where it didn't, the person is shown why. */
export async function askOfHouse(what: Parameters<ReturnType<typeof useHost>['request']>[0]): Promise<boolean> {
  try {
    await useHost().request(what)
    return true
  } catch (error) {
    const rooms = ['houseCopy.refusals', 'houseMove.refusals', 'refusals'] as const
    useToasts().notify(error instanceof Refused ? translateCode(error, rooms) : String(error), { kind: 'bad' })
    return false
  }
}
