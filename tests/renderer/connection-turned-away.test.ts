import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHost } from '../../src-renderer/connection/host.ts'
import { loadLanguage } from '../support/all-messages.ts'

// A host that turns somebody away means it: nothing the browser or the network does begins another try by itself.
const page = Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: '' } })
const windowEvents = new EventTarget()
let made: StandIn[] = []

/** A browser's socket, opened and spoken through by the test. */
class StandIn extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readyState = StandIn.CONNECTING
  binaryType = ''
  constructor(readonly url: string) {
    super()
    made.push(this)
  }
  send(): void {}
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = StandIn.OPEN
    this.dispatchEvent(new Event('open'))
  }
  says(message: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
  }
  closes(): void {
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

beforeEach(() => {
  made = []
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('WebSocket', StandIn)
  vi.stubGlobal('window', windowEvents)
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
  setActivePinia(createPinia())
})
afterEach(() => {
  useHost().disconnect()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The sockets made once a host has ended the connection with this goodbye, however the device is woken after it. */
function after(bye: object): { readonly sockets: number; readonly host: ReturnType<typeof useHost> } {
  const host = useHost()
  host.connect('http://192.168.1.20:4680')
  made[0]!.opens()
  made[0]!.says({ say: 'bye', ...bye })
  made[0]!.closes()
  for (let minute = 0; minute < 3; minute++) {
    vi.advanceTimersByTime(60_000)
    windowEvents.dispatchEvent(new Event('online'))
    page.dispatchEvent(new Event('visibilitychange'))
    host.wake()
  }
  return { sockets: made.length, host }
}

const forGood = [
  [{ code: 'protocol', params: { protocol: 4, kind: 'older' } }, /newer Knockabout than yours/],
  [{ code: 'protocol', params: { protocol: 1, kind: 'newer' } }, /older Knockabout than yours/],
  [{ code: 'pin', params: { kind: 'wrong' } }, /That PIN is wrong/],
  [{ code: 'pin-locked', params: { seconds: 60 } }, /wrong too often.*60 seconds/],
  [{ code: 'full' }, /no room/],
  [{ code: 'replaced' }, /another window/],
  [{ code: 'too-many-people', params: { seconds: 9 } }, /9 seconds/],
  [{ code: 'flood' }, /Too many messages/],
  [{ code: 'malformed' }, /could not make sense/],
] as const

test.each(forGood)('%j ends the tries, and the reason is said in plain words', async (bye, words) => {
  await loadLanguage('en')
  const { sockets, host } = after(bye)
  expect(sockets).toBe(1)
  expect(host.status).toBe('turned-away')
  expect(host.byeText).toMatch(words)
})

test('a host that closes may come back, so the tries go on', () => {
  expect(after({ code: 'closing' }).sockets).toBeGreaterThan(3)
})
