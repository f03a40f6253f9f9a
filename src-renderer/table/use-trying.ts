import { ref } from 'vue'
import { Refused } from '../connection/requests.ts'
import { useToasts } from '../design/index.ts'
import { translateCode } from '../words/index.ts'

/**
 * What the work gives; if it fails, the person is shown why, and it is `undefined`. `rooms` have the sentences for refusals
 * of their own kind.
 */
export async function orToast<T>(work: Promise<T>, rooms?: readonly string[]): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    const text = rooms && error instanceof Refused ? translateCode(error, rooms) : (error as Error).message
    useToasts().notify(text, { kind: 'bad' })
    return undefined
  }
}

/** Work that a button begins, one at a time: `busy` while it is under way. Gives what `orToast` gives. */
export function useTrying() {
  const busy = ref(false)
  async function trying<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (busy.value) return undefined
    busy.value = true
    const given = await orToast(work())
    busy.value = false
    return given
  }
  return { busy, trying }
}
